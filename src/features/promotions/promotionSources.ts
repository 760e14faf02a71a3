import { loadPromotionSource } from './detail.functions.ts'
import type { PromotionSource } from './detailData.ts'

/** Fetched sources are kept: a promotion is often opened twice. Null: it could not be fetched, or no longer exists. */
const known = new Map<string, PromotionSource | null>()
const coming = new Map<string, Promise<PromotionSource | null>>()
const listeners = new Set<() => void>()

/** For `useSyncExternalStore`: a row fetches what its detail shows, so that an answer may come at any moment of the detail's first drawing. */
export function listenToSources(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The words behind a promotion as far as they are here: `waiting` until an answer comes, null where it brought nothing. */
export function sourceNow(id: string): PromotionSource | 'waiting' | null {
  const source = known.get(id)
  return source === undefined ? 'waiting' : source
}

/** The words behind a promotion, fetched once for any number of callers, and again where that failed; null when there are none. */
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
