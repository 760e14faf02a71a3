import type { CivilDate } from '../calendar/calendar.ts'
import type { ChainSlug } from '../catalogue/chain.ts'
import type { Promotion } from './promotion.ts'

/**
 * What is published at one moment: for every chain the last good capture. Immutable; a new publication gets the next version.
 * `example` snapshots hold the cards that we wrote ourselves, and are shown as such until a real one is published.
 */
export type Snapshot = {
  /** Of this content alone: another database has the same numbers for other snapshots, and one may be restored in place of another. */
  name: string
  /** 1, 2, 3 … */
  version: number
  /** ISO instant. */
  publishedAt: string
  kind: 'example' | 'real'
  sources: SourceEdition[]
  promotions: PublishedPromotion[]
}

/** A promotion together with the card that it was read from. */
export type PublishedPromotion = Promotion & {
  /** Id of the card within its capture; `Storage` answers its words. */
  cardId: string
}

/** One chain's part of a snapshot. */
export type SourceEdition = {
  source: ChainSlug
  /** Civil date of the capture that the promotions were read from. */
  capturedAt: CivilDate
  cards: number
  promotions: number
  refused: RefusedCount[]
}

/** How often readers or schema refused something for a reason (in Spanish, as shown on the status page). */
export type RefusedCount = { reason: string; count: number }
