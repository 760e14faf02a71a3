import type { CivilDate } from '../calendar/calendar.ts'
import type { FeedSlug, SourceSlug } from '../catalogue/source.ts'
import type { Promotion } from './promotion.ts'
import type { FeedCoverage } from './witness.ts'

/** The last good capture of every source; never changed. `example`: our own cards, marked until a real one is published. */
export type Snapshot = {
  /** Versions repeat across databases, and a restored database may replace another. */
  name: string
  version: number
  /** ISO instant. */
  publishedAt: string
  kind: 'example' | 'real'
  sources: SourceEdition[]
  /** In the order of the sources: the chains' own pages, then issuers' feeds. */
  promotions: PublishedPromotion[]
  feeds: FeedCoverage[]
}

export type PublishedPromotion = Promotion & {
  /** Within its capture; `Storage` returns its words. */
  cardId: string
  /** Absent when it is from the chain's own page. */
  feed?: FeedSlug
}

export type SourceEdition = {
  source: SourceSlug
  capturedAt: CivilDate
  cards: number
  promotions: number
  refused: RefusedCount[]
}

/** `reason` in Spanish, as the status page shows it. */
export type RefusedCount = { reason: string; count: number }

/** Offers of more are refused, and told at their chain. */
export const MAX_INSTALMENTS = 12

export function longInstalmentsReason(instalments: number): string {
  return `${instalments} cuotas (mostramos hasta ${MAX_INSTALMENTS})`
}

/** Of refused offers, in ascending order. */
export function listLongInstalments(refused: readonly RefusedCount[]): number[] {
  const numbers = refused.flatMap(({ reason }) => {
    const instalments = Number.parseInt(reason, 10)
    return reason === longInstalmentsReason(instalments) ? [instalments] : []
  })
  return numbers.sort((a, b) => a - b)
}
