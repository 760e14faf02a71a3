import { loadPromotionSource } from './detail.functions.ts'
import type { PromotionSource } from './detailData.ts'

/** Fetched sources are kept: a promotion is often opened twice. */
const known = new Map<string, PromotionSource>()
const coming = new Map<string, Promise<PromotionSource | null>>()

export function knownSource(id: string): PromotionSource | undefined {
  return known.get(id)
}

/** The words behind a promotion, fetched once for any number of callers; null when they could not be fetched or no longer exist. */
export function fetchSource(id: string): Promise<PromotionSource | null> {
  const there = known.get(id)
  if (there) return Promise.resolve(there)
  const underway = coming.get(id)
  if (underway) return underway
  const fetched = loadPromotionSource({ data: id })
    .then((source) => {
      if (source) known.set(id, source)
      return source
    })
    .catch(() => null)
    .finally(() => coming.delete(id))
  coming.set(id, fetched)
  return fetched
}
