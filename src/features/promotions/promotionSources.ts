import { useEffect } from 'react'
import { createStore, useStore } from '#ui/store.ts'
import { loadPromotionSource } from './detail.functions.ts'
import type { PromotionSource } from './detailData.ts'

/** Fetched sources are kept: a promotion is often opened twice. Null: it could not be fetched, or no longer exists. */
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

/** The same, fetched and live: `waiting` until an answer comes. A row fetches what its detail shows, so the answer may come while that is being drawn. */
export function usePromotionSource(id: string): PromotionSource | 'waiting' | null {
  useEffect(() => void fetchPromotionSource(id), [id])
  return useStore(sources, 'waiting', (all) => {
    const source = all.get(id)
    return source === undefined ? 'waiting' : source
  })
}
