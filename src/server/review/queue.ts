import { isUnconfirmed } from '#domain/promotion/readings.ts'
import { REVIEW_REASONS, type ReviewReason } from '#domain/promotion/review.ts'
import type { StoredReport } from '#storage/reports.ts'
import type { ShownCard } from '#storage/snapshots.ts'
import type { Instant } from '#storage/tables.ts'

export type KeyedCard = ShownCard & { key: string }

export type WaitingCard = KeyedCard & {
  /** Other cards that a review of this one settles at once. */
  same: number
  reports: StoredReport[]
  /** When a person last reviewed its template; null: never. */
  reviewedAt: Instant | null
  why: ReviewReason
}

type Known = {
  /** When each template was last reviewed. */
  reviewed: ReadonlyMap<string, Instant>
  /** The templates whose last review says that there is no promotion. */
  withoutPromotions: ReadonlySet<string>
  reports: readonly StoredReport[]
  /** The templates that the reviewer put off. They come last. */
  later: ReadonlySet<string>
}

const DOUBTFUL = 0.6

/**
 * Lists the published cards that no review covers, the most urgent first; among equals those that more methods can use, then those of more
 * pesos.
 */
export function makeReviewQueue(cards: readonly KeyedCard[], known: Known): WaitingCard[] {
  const { reviewed, reports, later } = known
  const open = cards.filter((card) => !isCovered(card, known))
  const waiting = [...Map.groupBy(open, ({ key }) => key)].map(([key, same]): WaitingCard => {
    const [first] = same as [KeyedCard]
    const own = reports.filter((report) => isAbout(report, same))
    return { ...first, same: same.length - 1, reports: own, reviewedAt: reviewed.get(key) ?? null, why: whyOf(first, own) }
  })
  return waiting.sort(
    (a, b) =>
      Number(later.has(a.key)) - Number(later.has(b.key)) ||
      REVIEW_REASONS.indexOf(a.why) - REVIEW_REASONS.indexOf(b.why) ||
      methodsOf(b) - methodsOf(a) ||
      pesosOf(b) - pesosOf(a),
  )
}

/** Whether a review settles the card. One newer than its publication is still to be applied; a report brings the card back. */
function isCovered(card: KeyedCard, { reviewed, withoutPromotions, reports }: Known): boolean {
  if (reports.some((report) => isAbout(report, [card]))) return false
  const at = reviewed.get(card.key)
  if (at === undefined) return false
  if (at > card.publishedAt) return true
  return card.promotions.length === 0 ? withoutPromotions.has(card.key) : isReviewed(card)
}

export function isReviewed({ promotions }: ShownCard): boolean {
  return promotions.length > 0 && promotions.every(({ reviewed }) => reviewed !== null)
}

function isAbout({ promotionId }: StoredReport, cards: readonly ShownCard[]): boolean {
  return cards.some(({ promotions }) => promotions.some(({ id }) => id === promotionId))
}

function whyOf({ promotions }: ShownCard, reports: readonly StoredReport[]): ReviewReason {
  if (reports.length > 0) return 'reported'
  if (promotions.some(({ readings }) => isUnconfirmed(readings))) return 'twoReadings'
  if (promotions.some(({ conflicts }) => Object.keys(conflicts).length > 0)) return 'contradicting'
  if (promotions.length === 0) return 'unread'
  if (promotions.some(({ confidence }) => confidence < DOUBTFUL)) return 'doubtful'
  return promotions.some(({ unknownPaymentMethods }) => unknownPaymentMethods.length > 0) ? 'unknownIssuer' : 'new'
}

/** Counts the methods that can use it. «Any method» counts more than any list. */
const methodsOf = ({ promotions }: ShownCard) =>
  Math.max(0, ...promotions.map(({ paymentMethods }) => paymentMethods?.length ?? Number.POSITIVE_INFINITY))
const pesosOf = ({ promotions }: ShownCard) => Math.max(0, ...promotions.map(({ limits }) => limits.maxDiscount ?? 0))
