import { loadPromotionSource } from './detail.functions.ts'
import type { PromotionSource } from './detailData.ts'

/** Caches loaded sources, because a promotion is often opened twice. null: it could not be loaded, or no longer exists. */
const known = new Map<string, PromotionSource | null>()
const coming = new Map<string, Promise<PromotionSource | null>>()
const listeners = new Set<() => void>()

/**
 * Subscribes to loaded sources, for `useSyncExternalStore`. A row starts loading what its detail shows, so an answer
 * may arrive during the detail's first render.
 */
export function subscribeToSources(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the cached source: `waiting` until an answer comes, null when it failed. */
export function cachedPromotionSource(id: string): PromotionSource | 'waiting' | null {
  const source = known.get(id)
  return source === undefined ? 'waiting' : source
}

/** Loads the source once for any number of callers, and again after a failure; null when there is none. */
export function fetchPromotionSource(id: string): Promise<PromotionSource | null> {
  const there = known.get(id)
  if (there) return Promise.resolve(there)
  const underway = coming.get(id)
  if (underway) return underway
  const fetched = loadPromotionSource({ data: id })
    .catch(() => null)
    .then((source) => {
      coming.delete(id)
      known.set(id, source)
      for (const listener of listeners) listener()
      return source
    })
  coming.set(id, fetched)
  return fetched
}
