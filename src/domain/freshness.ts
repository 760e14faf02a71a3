import type { CivilDate } from './calendar.ts'
import type { ChainSlug } from './chain.ts'

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
