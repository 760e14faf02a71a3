import type { CivilDate } from '../calendar/calendar.ts'
import type { ChainSlug } from '../catalogue/chain.ts'

/** Hours without a good capture after which a source is stale. */
export const STALE_AFTER_HOURS = 48

/** How old what is published of a chain is. */
export type Freshness = {
  chain: ChainSlug
  capturedAt: CivilDate
  /** Days since the capture, by the calendar. */
  ageDays: number
  isStale: boolean
}

/** The same some days later, without having been read anew. */
export function daysLater(freshness: Freshness, days: number): Freshness {
  const ageDays = freshness.ageDays + days
  return { ...freshness, ageDays, isStale: freshness.isStale || ageDays * 24 > STALE_AFTER_HOURS }
}
