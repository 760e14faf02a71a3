import type { CivilDate } from '#domain/calendar.ts'
import type { RawCard } from '#domain/capture.ts'
import type { Freshness } from '#domain/freshness.ts'
import type { Evidence, ListedPromotion, Span } from '#domain/promotion.ts'
import type { PromotionChange } from '#domain/promotionChange.ts'
import type { Wallet } from '#domain/wallet.ts'

/** Where a promotion comes from: the words it was read from and its history. `words` is null when storage could not be asked just now. */
export type PromotionSource = {
  /** The official page. */
  url: string
  firstSeen: CivilDate
  lastSeen: CivilDate
  evidence: Evidence
  /** Stretches of the words that name something which no field tells. */
  notUnderstood: Span[]
  words: Pick<RawCard, 'text' | 'blocks'> | null
  /** What happened to it since it was first seen, the latest first; empty also when storage could not be asked. */
  changes: PromotionChange[]
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
  wallet: Wallet
  promotion: ListedPromotion
  capture: Freshness | null
  source: PromotionSource
}
