import type { Conditions, Quoted } from '#domain/promotion/condition.ts'
import type { ExtractedPromotion } from '#domain/promotion/promotion.ts'
import { REVIEWED_FIELDS, type Review, type ReviewedField, type ReviewedPromotion, type ReviewedValues } from '#domain/promotion/review.ts'
import type { CardAsRead } from './settle.ts'
import { bound, linesUp, SLOTTED_FIELDS, type Slotted, slotted } from './slots.ts'

/** A suggested promotion. `from` is the index of the card's own promotion; null: none. */
export type Suggested = { from: number | null; values: ReviewedValues }
type Cards = { from: Slotted; to: Slotted }

/**
 * Suggests, from a review of a similar card, the promotions of another card: accepted fields as the program reads
 * them, corrected ones from the review, figures from their places. A figure without a place stays as read, or is left
 * out.
 */
export function suggestedBy({ card: reviewed, promotions }: Review, { card, promotions: read }: CardAsRead): Suggested[] {
  const cards = { from: slotted(reviewed), to: slotted(card) }
  return promotions.map((promotion) => {
    const own = promotion.from === null ? undefined : read[promotion.from]
    const fields = own === undefined ? REVIEWED_FIELDS : promotion.corrected
    const values = fields.map((field) => suggestedValue(field, promotion, own ?? null, cards))
    return { from: own === undefined ? null : promotion.from, values: Object.assign({}, own ?? promotion.values, ...values) }
  })
}

function suggestedValue(
  field: ReviewedField,
  { values, evidence }: ReviewedPromotion,
  own: ReviewedValues | null,
  { from, to }: Cards,
): Partial<ReviewedValues> {
  if (field === 'conditions') return { conditions: conditionsOn(to, values.conditions) }
  const slot = SLOTTED_FIELDS.find(({ name }) => name === field)
  const figure = slot?.of(values) ?? null
  if (slot === undefined || figure === null) return { [field]: values[field] }
  const found = linesUp(from, to) ? bound(figure, slot.kind, evidence[field as keyof typeof evidence] ?? [], from, to) : null
  const put = (value: typeof figure | null) => slot.put(values as ExtractedPromotion, value)[field]
  if (found !== null) return { [field]: put(found.value) }
  return { [field]: own?.[field] ?? (field === 'discount' ? put(0) : put(null)) }
}

/** Drops a condition's words unless they occur exactly once on the card; the form then asks for them. */
function conditionsOn({ card: { text } }: Slotted, conditions: Conditions): Conditions {
  const quoted = <T extends Quoted>(one: T): T => {
    const start = text.indexOf(one.quote)
    const isOnce = start >= 0 && text.indexOf(one.quote, start + 1) < 0
    return { ...one, ...(isOnce ? { start, end: start + one.quote.length } : { start: 0, end: 0 }) }
  }
  return { ...conditions, who: conditions.who.map(quoted), evidence: {} }
}
