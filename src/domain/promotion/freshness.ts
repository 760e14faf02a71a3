import type { CivilDate } from '../calendar/calendar.ts'
import { type SourceSlug, sourceOf } from '../catalogue/source.ts'
import type { ListedPromotion } from './promotion.ts'

/** Without a good capture. */
export const STALE_AFTER_HOURS = 48

export type Freshness = {
  source: SourceSlug
  capturedAt: CivilDate
  /** Calendar days since the capture. */
  ageDays: number
  isStale: boolean
  /** That its page offers and Yapa does not show; absent without any. */
  longInstalments?: readonly number[]
}

/** Of the page or the feed that a promotion was read from. */
export function freshnessOf(
  promotion: Pick<ListedPromotion, 'supermarket' | 'feed'>,
  captures: readonly Freshness[],
): Freshness | undefined {
  const own = sourceOf(promotion)
  return captures.find(({ source }) => source === own)
}

/** If nothing new was captured. */
export function freshnessDaysLater(freshness: Freshness, days: number): Freshness {
  const ageDays = freshness.ageDays + days
  return { ...freshness, ageDays, isStale: freshness.isStale || ageDays * 24 > STALE_AFTER_HOURS }
}
