import type { CivilDate } from '#domain/calendar.ts'
import type { PublishedPromotion } from '#domain/snapshot.ts'
import type { Wallet } from '#domain/wallet.ts'

/** What the list needs of a promotion: without evidence and history, so that a week of them is small on the wire. */
export type ListedPromotion = Omit<
  PublishedPromotion,
  'evidence' | 'firstSeen' | 'lastSeen' | 'cardId' | 'url' | 'excludesProducts' | 'stackable'
>

/** Everything the home page is made of; null in place of it while nothing is published. */
export type HomeData = {
  kind: 'example' | 'real'
  today: CivilDate
  /** Milliseconds until the next day begins in Argentina. */
  untilTomorrow: number
  /** The oldest capture that the list stands on. */
  oldestCapture: CivilDate
  wallet: Wallet
  /** The promotions that hold on at least one of the seven days from today on. */
  promotions: ListedPromotion[]
}
