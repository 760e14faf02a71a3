import type { ChainSlug } from '#domain/catalogue/chain.ts'
import { REVIEW_REASONS, type Review, type ReviewReason } from '#domain/promotion/review.ts'
import { makeTemplate, measureLikeness, type Template } from '#review/template.ts'
import type { StoredReport } from '#storage/reports.ts'
import type { ShownCard } from '#storage/snapshots.ts'
import type { Instant } from '#storage/tables.ts'

/** A card that waits for a person. */
export type Waiting = ShownCard & {
  /** The key of its template. */
  key: string
  /** Other cards that a review of this one settles at once. */
  same: number
  /** The reports of shoppers about it. */
  reports: StoredReport[]
  /** When a person last reviewed its template; null: never. */
  reviewedAt: Instant | null
  /** The review that its promotions show; null: they show the program's own reading. */
  earlier: Review | null
  /** The review of the most similar text, if it is very similar; null: there is none, or the card shows a review already. */
  near: Review | null
  /** The reasons for its place in the queue. */
  why: ReviewReason
}
/** A reading with less confidence is doubtful. */
const DOUBTFUL = 0.6
/** Texts of this similarity let a reviewer see at once what differs. */
const NEAR = 0.9

/**
 * Lists the published cards that no review covers, the most urgent first; among equals those that more methods can use, then those of more
 * pesos.
 * @param later Keys of the templates that the reviewer put off. They come last.
 */
export function queueOf(
  shown: readonly ShownCard[],
  { reviews, reports, later }: { reviews: readonly Review[]; reports: readonly StoredReport[]; later: ReadonlySet<string> },
): Waiting[] {
  const known = reviews.map((review) => ({ template: makeTemplate(review.card), review }))
  const latest = new Map(known.map(({ template, review }) => [template.key, review]))
  const all = shown.map((one) => ({ ...one, template: makeTemplate(one.card) }))
  const open = all.filter((one) => !isCovered(one, latest.get(one.template.key), reports))
  const waiting = [...Map.groupBy(open, ({ template }) => template.key)].map(([key, cards]): Waiting => {
    const [{ template, ...first }] = cards as [(typeof cards)[number]]
    const own = reports.filter((report) => isAbout(report, cards))
    const review = latest.get(key)
    const earlier = review !== undefined && isAsReviewed(first, review) ? review : null
    const near = earlier === null ? nearest(first.card.source, template, known) : null
    const why = whyOf(first, { own, isNear: near !== null })
    return { ...first, key, same: cards.length - 1, reports: own, reviewedAt: review?.at ?? null, earlier, near, why }
  })
  return waiting.sort(
    (a, b) =>
      Number(later.has(a.key)) - Number(later.has(b.key)) ||
      REVIEW_REASONS.indexOf(a.why) - REVIEW_REASONS.indexOf(b.why) ||
      methodsOf(b) - methodsOf(a) ||
      pesosOf(b) - pesosOf(a),
  )
}

/** Whether the card waits for a person. A review newer than the card's publication is still to be applied; a report brings the card back. */
function isCovered(shown: ShownCard, review: Review | undefined, reports: readonly StoredReport[]): boolean {
  if (review === undefined || reports.some((report) => isAbout(report, [shown]))) return false
  return review.at > shown.publishedAt || isAsReviewed(shown, review)
}

/** Whether the card shows what the review says. */
function isAsReviewed({ promotions }: ShownCard, review: Review): boolean {
  return promotions.length === 0 ? review.promotions.length === 0 : promotions.every(({ reviewed }) => reviewed !== null)
}

function isAbout({ promotionId }: StoredReport, cards: readonly ShownCard[]): boolean {
  return cards.some(({ promotions }) => promotions.some(({ id }) => id === promotionId))
}

function whyOf({ promotions }: ShownCard, { own, isNear: near }: { own: readonly StoredReport[]; isNear: boolean }): ReviewReason {
  if (own.length > 0) return 'reported'
  if (promotions.some(({ conflicts }) => Object.keys(conflicts).length > 0)) return 'contradicting'
  if (promotions.length === 0) return 'unread'
  if (promotions.some(({ confidence }) => confidence < DOUBTFUL)) return 'doubtful'
  if (promotions.some(({ unknownPaymentMethods }) => unknownPaymentMethods.length > 0)) return 'unknownIssuer'
  return near ? 'near' : 'new'
}

type Known = { template: Template; review: Review }

/** Finds the chain's review with the most similar text. One of the same template comes before any other. */
function nearest(source: ChainSlug, { tokens, key }: Template, known: readonly Known[]): Review | null {
  const alike = known
    .filter(({ review }) => review.card.source === source)
    .map(({ template, review }) => ({
      review,
      score: template.key === key ? Number.POSITIVE_INFINITY : measureLikeness(template.tokens, tokens),
    }))
    .filter(({ score }) => score >= NEAR)
  return alike.sort((a, b) => b.score - a.score)[0]?.review ?? null
}

/** Counts the methods that can use it. «Any method» counts more than any list. */
const methodsOf = ({ promotions }: ShownCard) =>
  Math.max(0, ...promotions.map(({ paymentMethods }) => paymentMethods?.length ?? Number.POSITIVE_INFINITY))
const pesosOf = ({ promotions }: ShownCard) => Math.max(0, ...promotions.map(({ limits }) => limits.maxDiscount ?? 0))
