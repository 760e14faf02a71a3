import { useEffect } from 'react'
import { createStore, useStore } from '#ui/store.ts'
import { loadPromotionSource } from './detail.functions.ts'
import type { PromotionSource } from './detailData.ts'

/** Caches loaded sources, because a promotion is often opened twice. null: it could not be loaded, or no longer exists. */
export const sources = createStore<ReadonlyMap<string, PromotionSource | null>>(new Map())
const coming = new Map<string, Promise<PromotionSource | null>>()

/** Loads the source once for any number of callers, and again after a failure; null when there is none. */
export function fetchPromotionSource(id: string): Promise<PromotionSource | null> {
  const there = sources.read().get(id)
  if (there) return Promise.resolve(there)
  const underway = coming.get(id)
  if (underway) return underway
  const fetched = loadPromotionSource({ data: id })
    .catch(() => null)
    .then((source) => {
      coming.delete(id)
      sources.write(new Map(sources.read()).set(id, source))
      return source
    })
  coming.set(id, fetched)
  return fetched
}

/**
 * Loads a source and follows it: `waiting` until an answer comes. A row starts loading what its detail shows, so the
 * answer may arrive during the detail's first render.
 */
export function usePromotionSource(id: string): PromotionSource | 'waiting' | null {
  useEffect(() => void fetchPromotionSource(id), [id])
  return useStore(sources, 'waiting', (all) => {
    const source = all.get(id)
    return source === undefined ? 'waiting' : source
  })
}

/** Returns a promotion's own words as one text, with the address of its official page; null when they could not be loaded. */
export async function loadPromotionText({ id }: { id: string }): Promise<{ words: string; url: string } | null> {
  const source = await fetchPromotionSource(id)
  if (!source?.words) return null
  const lines = source.words.blocks.flatMap(({ parts, called }) => (called === undefined ? [parts.map(({ text }) => text).join('')] : []))
  return { words: lines.join('\n').trim(), url: source.url }
}
