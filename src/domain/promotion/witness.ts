import type { CivilDate } from '../calendar/calendar.ts'
import type { FeedSlug } from '../catalogue/source.ts'
import type { EvidenceField } from './promotion.ts'
import type { PublishedPromotion } from './snapshot.ts'

/**
 * What an issuer's own list says of a chain's promotion. `confirmed`: the same; `adds`: the same, and something that the chain does
 * not say; `contradicted`: they differ; `notFound`: the issuer's list was read to its end, twice, without it.
 */
export const WITNESS_VERDICTS = ['confirmed', 'adds', 'contradicted', 'notFound'] as const
export type WitnessVerdict = (typeof WITNESS_VERDICTS)[number]

/** One issuer's word on a chain's promotion. */
export type Witness = {
  feed: FeedSlug
  verdict: WitnessVerdict
  /** The civil date of the reading of the issuer's list. */
  readOn: CivilDate
  /** The issuer's own promotion, whose words are the quotes; null where it was not found. */
  promotionId: string | null
  /** Fields that the issuer says and the chain does not. */
  adds: EvidenceField[]
  /** Fields in which they differ. */
  differs: EvidenceField[]
}

/** What an issuer says of a promotion, with the promotion as the chain's page has it, and the issuer's own. */
export type Testimony = { witness: Witness; ours: PublishedPromotion; theirs: PublishedPromotion | null }

/** The latest readings of an issuer's list, from which its silence can be judged. */
export type FeedReading = {
  feed: FeedSlug
  capturedAt: CivilDate
  /** Whether the list was read to its own count. */
  isComplete: boolean
  /** The reading of an earlier day; null when there was none. */
  before: { capturedAt: CivilDate; isComplete: boolean; promotions: PublishedPromotion[] } | null
}
