import type { CivilDate } from '../calendar/calendar.ts'
import type { FeedSlug, SourceSlug } from '../catalogue/source.ts'
import type { Promotion } from './promotion.ts'
import type { FeedReading } from './witness.ts'

/**
 * The published state: the last good capture of every source. Immutable; a new publication gets the next version.
 * `example` snapshots hold our own example cards and are marked as such until a real one is published.
 */
export type Snapshot = {
  /** Identifies this content: versions repeat across databases, and a restored database may replace another. */
  name: string
  version: number
  /** An ISO instant. */
  publishedAt: string
  kind: 'example' | 'real'
  sources: SourceEdition[]
  /** In the order of the sources: those of the chains' own pages, then those of issuers' feeds. */
  promotions: PublishedPromotion[]
  /** The latest readings of the issuers' lists. */
  feeds: FeedReading[]
}

export type PublishedPromotion = Promotion & {
  /** The card's id within its capture; `Storage` returns its words. */
  cardId: string
  /** The issuer's feed that it was read from; absent when it is from the chain's own page. */
  feed?: FeedSlug
}

/** One source's part of a snapshot. */
export type SourceEdition = {
  source: SourceSlug
  /** Civil date of the capture that the promotions were read from. */
  capturedAt: CivilDate
  cards: number
  promotions: number
  refused: RefusedCount[]
}

/** The number of refused readings for one reason (in Spanish, as the status page shows it). */
export type RefusedCount = { reason: string; count: number }
