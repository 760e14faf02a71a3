import type { CivilDate } from '../calendar/calendar.ts'
import type { FeedSlug } from '../catalogue/source.ts'
import type { EvidenceField } from './promotion.ts'
import type { PublishedPromotion } from './snapshot.ts'

/** An issuer's list on a chain's promotion. `adds`: more than the chain says; `notFound`: read to its end, twice, without it. */
export const WITNESS_VERDICTS = ['confirmed', 'adds', 'contradicted', 'notFound'] as const
export type WitnessVerdict = (typeof WITNESS_VERDICTS)[number]

export type Witness = {
  feed: FeedSlug
  verdict: WitnessVerdict
  readOn: CivilDate
  /** The issuer's own, whose words are the quotes; null where it was not found. */
  promotionId: string | null
  adds: EvidenceField[]
  differs: EvidenceField[]
}

/** `ours` as the chain's page has it; `theirs`: the issuer's own. */
export type Testimony = { witness: Witness; ours: PublishedPromotion; theirs: PublishedPromotion | null }

/** From it an issuer's silence can be judged. */
export type FeedCoverage = {
  feed: FeedSlug
  capturedAt: CivilDate
  /** Read to its own count. */
  isComplete: boolean
  /** Of an earlier day; null when there was none. */
  before: { capturedAt: CivilDate; isComplete: boolean; promotions: PublishedPromotion[] } | null
}
