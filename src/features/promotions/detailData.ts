import type { CivilDate } from '#domain/calendar/calendar.ts'
import type { WitnessView } from '#domain/description/shownWitness.ts'
import type { DayOfChanges } from '#domain/phrases/changes.ts'
import type { FieldConflict } from '#domain/promotion/doubt.ts'
import type { Freshness } from '#domain/promotion/freshness.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import type { MarkedBlock, MarkName } from './evidenceMarks.ts'

/** The origin of a promotion: the words it was read from and its history. */
export type PromotionSource = {
  url: string
  firstSeen: CivilDate
  /** The day on which a person verified the card or one of its template; null: no person has. */
  reviewed: { at: CivilDate } | null
  /** null when storage was unreachable. */
  words: OriginalWords | null
  /** Its changes since it was first seen, the latest first; also empty when storage was unreachable. */
  changes: DayOfChanges[]
  /** What issuers publish of it. */
  witnesses: WitnessView[]
}

/** A card's words with the marks of what was read from them, ready to show. */
export type OriginalWords = {
  blocks: MarkedBlock[]
  /** The fields with words of their own, in the usual order, with their titles. */
  fields: { name: MarkName; label: string }[]
  /** The values read, next to the contradicting words of the card. */
  conflicts: FieldConflict[]
  /** The full list of exclusions; the page's list counts the names of wineries. */
  excludesProducts: string | null
  /** The clauses that no field covers. */
  notUnderstood: string[]
}

/** The data of a promotion's page. */
export type PromotionPageData = {
  kind: 'example' | 'real'
  /** The snapshot's version. */
  version: number
  today: CivilDate
  /** Milliseconds until the next day begins in Argentina. */
  untilTomorrow: number
  siteUrl: string
  /** The page's title and description, composed on the server: only search engines and link previews read them. */
  title: string
  description: string
  /** The value of the wallet's cookie. */
  wallet: string
  promotion: ListedPromotion
  /** All offers of its page, including itself. */
  offers: ListedPromotion[]
  capture: Freshness | null
  /** null when only the home page's week is available, offline. */
  source: PromotionSource | null
}
