import type { ChainSlug } from '#domain/catalogue/chain.ts'
import { REVIEW_REASONS, type Review, type ReviewReason } from '#domain/promotion/review.ts'
import { likeness, type Template, templateOf } from '#review/template.ts'
import type { KeptReport } from '#storage/reports.ts'
import type { ShownCard } from '#storage/snapshots.ts'
import type { Instant } from '#storage/tables.ts'

/** A card that waits for a person. */
export type Waiting = ShownCard & {
  /** The key of its template. */
  key: string
  /** Other cards that a review of this one settles at once. */
  same: number
  /** Reports of shoppers about it. */
  reports: KeptReport[]
  /** When its template was reviewed last; null: never. */
  reviewedAt: Instant | null
  /** The review that its promotions show; null: they are as the program reads them. */
  earlier: Review | null
  /** The review of the text that is most like it, where one is very much so; null: there is none, or it shows its own. */
  near: Review | null
  /** Why it comes when it comes. */
  why: ReviewReason
}
/** Less sure readings are doubtful. */
const DOUBTFUL = 0.6
/** Alike enough for a reviewer to see at once what differs. */
const NEAR = 0.9

/**
 * The cards on screen that no review covers, the most urgent first; among equals those that more methods can use, then those of more pesos.
 * @param later Keys of templates that the reviewer put off: they come last.
 */
export function queueOf(
  shown: readonly ShownCard[],
  { reviews, reports, later }: { reviews: readonly Review[]; reports: readonly KeptReport[]; later: ReadonlySet<string> },
): Waiting[] {
  const known = reviews.map((review) => ({ template: templateOf(review.card), review }))
  const latest = new Map(known.map(({ template, review }) => [template.key, review]))
  const all = shown.map((one) => ({ ...one, template: templateOf(one.card) }))
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

/** A review that came after the card was published will be applied; a report brings the card back. */
function isCovered(shown: ShownCard, review: Review | undefined, reports: readonly KeptReport[]): boolean {
  if (review === undefined || reports.some((report) => isAbout(report, [shown]))) return false
  return review.at > shown.publishedAt || isAsReviewed(shown, review)
}

/** Whether the card shows what the review says. */
function isAsReviewed({ promotions }: ShownCard, review: Review): boolean {
  return promotions.length === 0 ? review.promotions.length === 0 : promotions.every(({ reviewed }) => reviewed !== null)
}

function isAbout({ promotionId }: KeptReport, cards: readonly ShownCard[]): boolean {
  return cards.some(({ promotions }) => promotions.some(({ id }) => id === promotionId))
}

function whyOf({ promotions }: ShownCard, { own, isNear: near }: { own: readonly KeptReport[]; isNear: boolean }): ReviewReason {
  if (own.length > 0) return 'reported'
  if (promotions.some(({ conflicts }) => Object.keys(conflicts).length > 0)) return 'contradicting'
  if (promotions.length === 0) return 'unread'
  if (promotions.some(({ confidence }) => confidence < DOUBTFUL)) return 'doubtful'
  if (promotions.some(({ unknownPaymentMethods }) => unknownPaymentMethods.length > 0)) return 'unknownIssuer'
  return near ? 'near' : 'new'
}

type Known = { template: Template; review: Review }

/** The review of the same chain whose text is most like it: of the same template before any other. */
function nearest(source: ChainSlug, { tokens, key }: Template, known: readonly Known[]): Review | null {
  const alike = known
    .filter(({ review }) => review.card.source === source)
    .map(({ template, review }) => ({ review, score: template.key === key ? Number.POSITIVE_INFINITY : likeness(template.tokens, tokens) }))
    .filter(({ score }) => score >= NEAR)
  return alike.sort((a, b) => b.score - a.score)[0]?.review ?? null
}

/** How many alternatives can use it: any method is more than any list. */
const methodsOf = ({ promotions }: ShownCard) =>
  Math.max(0, ...promotions.map(({ paymentMethods }) => paymentMethods?.length ?? Number.POSITIVE_INFINITY))
const pesosOf = ({ promotions }: ShownCard) => Math.max(0, ...promotions.map(({ limits }) => limits.maxDiscount ?? 0))
