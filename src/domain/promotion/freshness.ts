import type { CivilDate } from '../calendar/calendar.ts'
import type { ChainSlug } from '../catalogue/chain.ts'

/** A source is stale after this many hours without a good capture. */
export const STALE_AFTER_HOURS = 48

export type Freshness = {
  chain: ChainSlug
  capturedAt: CivilDate
  /** Calendar days since the capture. */
  ageDays: number
  isStale: boolean
  /** Numbers of instalments that its page offers and Yapa does not show (`longInstalments.ts`); absent without any. */
  longInstalments?: readonly number[]
}

/** Returns the freshness some days later, if nothing new was captured. */
export function freshnessDaysLater(freshness: Freshness, days: number): Freshness {
  const ageDays = freshness.ageDays + days
  return { ...freshness, ageDays, isStale: freshness.isStale || ageDays * 24 > STALE_AFTER_HOURS }
}
