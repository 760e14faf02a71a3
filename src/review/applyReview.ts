import { civilDateAt } from '#domain/calendar/clock.ts'
import { CHAINS } from '#domain/catalogue/chain.ts'
import type { CardWords } from '#domain/promotion/capture.ts'
import { type Conditions, dropQuotes, type QuotedWords } from '#domain/promotion/condition.ts'
import type { ExtractedPromotion, Span } from '#domain/promotion/promotion.ts'
import { EMPTY_FIELDS } from '#domain/promotion/promotionFields.ts'
import { extractedPromotionSchema } from '#domain/promotion/promotionSchema.ts'
import { qualifiersOnceSaid } from '#domain/promotion/qualifier.ts'
import { REVIEWED_FIELDS, type Review, type ReviewedField, type ReviewedPromotion, type ReviewedValues } from '#domain/promotion/review.ts'
import { canonicalText } from '#domain/text/canonicalText.ts'
import {
  findBoundValue,
  hasSameSlots,
  isSameWithoutSlot,
  makeSlottedCard,
  occursOnCard,
  SLOTTED_FIELDS,
  type SlottedCard,
  type SlottedField,
} from './slots.ts'
import { findSameWords, hasSameFigures, makeTemplate, maskFigures, type Template } from './template.ts'

/** A card as today's program reads it. */
export type CardAsRead = { card: CardWords; promotions: readonly ExtractedPromotion[] }

/** A review with its card's template, figures and today's reading. */
export type KnownReview = { review: Review; template: Template; slots: SlottedCard; promotions: readonly ExtractedPromotion[] }

/** The reason why a review is not applied to a card, which then goes to the queue. */
export class ReviewNotApplied extends Error {
  override name = 'ReviewNotApplied'
}

/**
 * Computes a later card's promotions from a review of its template. Any doubt ends it: a figure without
 * its place, a different reading of either card or of an accepted field, an impossible promotion.
 * @throws ReviewNotApplied
 */
export function applyReviewToCard({ card, promotions }: CardAsRead, template: Template, known: KnownReview): ExtractedPromotion[] {
  const { review } = known
  const later: Later = { slots: makeSlottedCard(card), template, promotions }
  if (!hasSameSlots(known.slots, later.slots)) throw new ReviewNotApplied('figures')
  if (promotions.length !== known.promotions.length) throw new ReviewNotApplied('promotions')
  for (const [at, promotion] of known.promotions.entries()) expectAlike(promotion, promotions[at] as ExtractedPromotion, known, later)
  const taken = placesOf(review.promotions, known.promotions)
  return review.promotions.map((reviewed, at) => settled(reviewed, taken[at] as number | null, known, later))
}

type Later = { slots: SlottedCard; template: Template; promotions: readonly ExtractedPromotion[] }

/** Checks that the program reads both cards in the same way, apart from the masked figures. @throws ReviewNotApplied */
function expectAlike(one: ExtractedPromotion, other: ExtractedPromotion, from: KnownReview, to: Later): void {
  if (kindOf(one) !== kindOf(other)) throw new ReviewNotApplied('kind')
  if (Object.keys(other.conflicts).some((field) => !Object.hasOwn(one.conflicts, field))) throw new ReviewNotApplied('conflicts')
  for (const field of SLOTTED_FIELDS) {
    const [was, now] = [field.of(one), field.of(other)]
    const words = one.evidence[field.name] ?? []
    const isAlike = occursOnCard(was, field.kind, from.slots)
      ? findBoundValue(was, field.kind, words, from.slots, to.slots)?.value === now
      : isSameWithoutSlot(was, now, from.slots, to.slots)
    if (!isAlike) throw new ReviewNotApplied(field.name)
  }
}

/** Serializes every reviewed field of a promotion, without its figures. */
function kindOf(promotion: ExtractedPromotion): string {
  const { discount, limits, conditions, validFrom, validUntil, minPurchase } = promotion
  const isSaid = (value: unknown) => value !== null
  return maskFigures(
    canonicalText({
      ...Object.fromEntries(REVIEWED_FIELDS.map((field) => [field, promotion[field]])),
      discount: discount.type === 'porcentaje' ? discount.type : discount,
      limits: { ...limits, maxDiscount: isSaid(limits.maxDiscount), caps: limits.caps.length },
      ...{ validFrom: isSaid(validFrom), validUntil: isSaid(validUntil), minPurchase: isSaid(minPurchase) },
      conditions: dropQuotes(conditions),
    }),
  )
}

/** Finds the program's promotion for each reviewed one, by its accepted fields. @throws ReviewNotApplied when one is no longer read. */
function placesOf(reviewed: readonly ReviewedPromotion[], read: readonly ExtractedPromotion[]): (number | null)[] {
  return reviewed.map(({ from, values, corrected }) => {
    if (from === null) return null
    const accepted = REVIEWED_FIELDS.filter((field) => !corrected.includes(field))
    const isAccepted = (promotion: ExtractedPromotion) => accepted.every((field) => isSameFieldValue(field, values, promotion))
    const own = read[from]
    if (own !== undefined && isAccepted(own)) return from
    const others = read.flatMap((promotion, at) => (isAccepted(promotion) ? [at] : []))
    if (others.length !== 1) throw new ReviewNotApplied('accepted')
    return others[0] as number
  })
}

/** Checks whether a field has the same value, as far as a person judges it. */
export function isSameFieldValue(field: ReviewedField, one: ReviewedValues, other: ReviewedValues): boolean {
  // A review of before cards could have several caps says nothing of the others.
  if (field === 'limits' && one.limits.caps.length === 0) return canonicalText(one.limits) === canonicalText({ ...other.limits, caps: [] })
  if (field !== 'conditions') return canonicalText(one[field]) === canonicalText(other[field])
  return canonicalText(dropQuotes(one.conditions)) === canonicalText(dropQuotes(other.conditions))
}

function settled(reviewed: ReviewedPromotion, place: number | null, known: KnownReview, later: Later): ExtractedPromotion {
  const { card } = later.slots
  const base: ExtractedPromotion =
    place === null
      ? { ...EMPTY_FIELDS, ...reviewed.values, supermarket: card.chain, url: urlOf(card), evidence: {}, conflicts: {}, confidence: 1 }
      : (later.promotions[place] as ExtractedPromotion)
  const fields = place === null ? REVIEWED_FIELDS : reviewed.corrected
  const put = fields.reduce((promotion, field) => corrected(promotion, field, reviewed, known, later), base)
  const result = { ...put, confidence: 1, reviewed: { at: civilDateAt(new Date(known.review.at)) } }
  if (!extractedPromotionSchema.safeParse(result).success) throw new ReviewNotApplied('invalid')
  return result
}

const urlOf = ({ url, chain }: CardWords) => url || CHAINS[chain].url || ''

/** Replaces the program's value by the person's, with the words marked for it. @throws ReviewNotApplied */
function corrected(
  promotion: ExtractedPromotion,
  field: ReviewedField,
  { values, evidence: marked }: ReviewedPromotion,
  known: KnownReview,
  later: Later,
): ExtractedPromotion {
  if (field === 'conditions') return { ...promotion, conditions: conditionsOf(values.conditions, known, later) }
  const marks = marked[field] ?? []
  let spans = marks.map((span) => carried(span, known, later))
  let put: ExtractedPromotion = { ...promotion, [field]: values[field], qualifiers: qualifiersOnceSaid(promotion.qualifiers, field) }
  for (const slot of SLOTTED_FIELDS.filter(({ name }) => name === field)) {
    const own = slot.of(values)
    if (own === null) continue
    const found = boundValue(own, slot, marks, known, later)
    put = { ...put, [field]: slot.with(put, found.value) }
    if (spans.length === 0) spans = found.spans
  }
  const { [field]: _evidence, ...evidence } = put.evidence
  const { [field]: _conflicts, ...conflicts } = put.conflicts
  return { ...put, evidence: spans.length === 0 ? evidence : { ...evidence, [field]: spans }, conflicts }
}

/**
 * Returns the value on the later card. A value without a place on the reviewed card holds only if the program reads the same
 * again.
 * @throws ReviewNotApplied
 */
function boundValue(own: Slot, slot: SlottedField, marks: readonly Span[], known: KnownReview, later: Later) {
  const found = findBoundValue(own, slot.kind, marks, known.slots, later.slots)
  if (found !== null) return found
  if (!occursOnCard(own, slot.kind, known.slots) && hasSameFigures(known.template, later.template)) return { value: own, spans: [] }
  throw new ReviewNotApplied(slot.name)
}
type Slot = ReturnType<SlottedField['of']>

function carried(span: Span, known: KnownReview, later: Later): Span {
  const found = findSameWords(span, known.template, later.template)
  if (found === null) throw new ReviewNotApplied('words')
  return found
}

/** Returns the same conditions with the later card's own words. @throws ReviewNotApplied */
function conditionsOf(conditions: Conditions, known: KnownReview, later: Later): Conditions {
  const quoted = (words: QuotedWords): QuotedWords => {
    const span = carried(words, known, later)
    return { ...span, quote: later.slots.card.text.slice(span.start, span.end) }
  }
  return {
    ...conditions,
    who: conditions.who.map((who) => ({ ...who, ...quoted(who) })),
    evidence: Object.fromEntries(Object.entries(conditions.evidence).map(([part, all]) => [part, all.map(quoted)])),
  }
}

/** Prepares a review for being applied. @param read Reads the words of a card with today's program. */
export function prepareReview(review: Review, read: (card: CardWords) => CardAsRead): KnownReview {
  return { review, template: makeTemplate(review.card), slots: makeSlottedCard(review.card), promotions: read(review.card).promotions }
}
