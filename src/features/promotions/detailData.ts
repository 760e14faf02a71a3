import type { CivilDate } from '#domain/calendar/calendar.ts'
import type { AskedQuestion } from '#domain/choice/askedQuestion.ts'
import type { Conflict } from '#domain/phrases/card.ts'
import type { ChangeDay } from '#domain/phrases/changes.ts'
import type { Freshness } from '#domain/promotion/freshness.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import type { MarkedBlock, MarkName } from './evidenceMarks.ts'

/** Where a promotion comes from: the words it was read from and its history. */
export type PromotionSource = {
  /** The official page. */
  url: string
  firstSeen: CivilDate
  /** When a person verified it, or a card of the same words; null: nobody has. */
  reviewed: { at: CivilDate } | null
  /** null when storage could not be reached. */
  words: OriginalWords | null
  /** What happened to it since it was first seen, the latest first; empty also when storage could not be reached. */
  changes: ChangeDay[]
  /** All questions it can ask of a shopper. */
  questions: AskedQuestion[]
}

/** The words of a card with what was read from them, ready to be shown. */
export type OriginalWords = {
  blocks: MarkedBlock[]
  /** The fields that have their own words, in the usual order, with their names. */
  fields: { name: MarkName; label: string }[]
  /** What was read, and what the card says otherwise: its own words. */
  conflicts: Conflict[]
  /** What does not enter, whole: the list of a page counts the names of wineries. */
  excludesProducts: string | null
  /** Those that name something which no field says. */
  notUnderstood: string[]
}

/** The page of a promotion. */
export type PromotionPageData = {
  kind: 'example' | 'real'
  /** Of the snapshot. */
  version: number
  today: CivilDate
  /** Milliseconds until the next day begins in Argentina. */
  untilTomorrow: number
  siteUrl: string
  /** Of the page, in words that are made on the server: only search engines and link previews read them. */
  title: string
  description: string
  /** The value of its cookie. */
  wallet: string
  promotion: ListedPromotion
  /** All offers of its page, itself included. */
  offers: ListedPromotion[]
  capture: Freshness | null
  /** null where only the week of the home page is known, without a connection. */
  source: PromotionSource | null
}
