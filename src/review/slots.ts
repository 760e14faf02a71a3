import type { CivilDate } from '#domain/calendar/calendar.ts'
import { firstOfMonth, lastOfMonth } from '#domain/calendar/month.ts'
import type { CardWords } from '#domain/promotion/capture.ts'
import type { EvidenceField, ExtractedPromotion, Span } from '#domain/promotion/promotion.ts'
import { type CardFigure, findCardFigures } from '#extraction/cardFigures.ts'

/** A card with the figures in its masked places. */
export type Slotted = { card: CardWords; figures: readonly CardFigure[] }

export function slotted(card: CardWords): Slotted {
  return { card, figures: findCardFigures(card) }
}

/** Checks whether each figure of one card has its place on the other. */
export function linesUp(one: Slotted, other: Slotted): boolean {
  const places = ({ figures }: Slotted) => figures.map(({ kind, form }) => `${kind} ${form}`).join()
  return places(one) === places(other)
}

/** A field whose value is in a masked place of the card. `evidence` is the field whose words show the place. */
export type SlottedField = {
  name: string
  evidence: EvidenceField
  kind: CardFigure['kind']
  of(promotion: SlottedValues): Value
  put(promotion: ExtractedPromotion, value: Value): ExtractedPromotion
}
type SlottedValues = Pick<ExtractedPromotion, 'discount' | 'limits' | 'minPurchase' | 'validFrom' | 'validUntil'>
type Value = number | CivilDate | null

export const SLOTTED_FIELDS: readonly SlottedField[] = [
  {
    name: 'discount',
    evidence: 'discount',
    kind: 'percent',
    // Numbers of instalments are not masked.
    of: ({ discount }) => (discount.type === 'porcentaje' ? discount.value : null),
    put: (promotion, value) => (value === null ? promotion : { ...promotion, discount: { ...promotion.discount, value: value as number } }),
  },
  {
    name: 'limits',
    evidence: 'limits',
    kind: 'money',
    of: ({ limits }) => limits.maxDiscount,
    put: (promotion, value) => ({ ...promotion, limits: { ...promotion.limits, maxDiscount: value as number | null } }),
  },
  {
    name: 'minPurchase',
    evidence: 'minPurchase',
    kind: 'money',
    of: ({ minPurchase }) => minPurchase,
    put: (promotion, value) => ({ ...promotion, minPurchase: value as number | null }),
  },
  {
    name: 'validFrom',
    evidence: 'validFrom',
    kind: 'date',
    of: ({ validFrom }) => validFrom,
    put: (promotion, value) => ({ ...promotion, validFrom: value as CivilDate | null }),
  },
  {
    name: 'validUntil',
    evidence: 'validUntil',
    kind: 'date',
    of: ({ validUntil }) => validUntil,
    put: (promotion, value) => ({ ...promotion, validUntil: value as CivilDate | null }),
  },
]

/** A value on the later card, with the places that say it. */
export type BoundValue = { value: Value; spans: Span[] }

/**
 * Finds a value's counterpart on another card of the template: the figure in the same place. If the words for its
 * place are known, only that place counts. null: it has no place, or its places disagree.
 */
export function bound(value: Value, kind: CardFigure['kind'], words: readonly Span[], from: Slotted, to: Slotted): BoundValue | null {
  const places = from.figures.flatMap((figure, at) =>
    figure.kind === kind
      ? figure.values.flatMap((one, part) => (one !== null && one === value ? [{ at, part, isTold: isWithinAny(figure, words) }] : []))
      : [],
  )
  const told = places.filter(({ isTold }) => isTold)
  const later = (told.length > 0 ? told : places).map(({ at, part }) => ({
    value: to.figures[at]?.values[part] ?? null,
    span: { start: to.figures[at]?.start ?? 0, end: to.figures[at]?.end ?? 0 },
  }))
  const [first] = later
  if (first === undefined || later.some((one) => one.value !== first.value) || first.value === null) return null
  return { value: first.value, spans: later.map(({ span }) => span) }
}

const isWithinAny = ({ start, end }: Span, words: readonly Span[]) => words.some((span) => span.start < end && start < span.end)

/** Compares two values without a place on their cards: equal, or both the first or last day of their card's month. */
export function followsAlike(one: Value, other: Value, from: Slotted, to: Slotted): boolean {
  if (one === other) return true
  return [firstOfMonth, lastOfMonth].some((day) => one === day(from.card.capturedAt) && other === day(to.card.capturedAt))
}

/** Checks whether a value occurs on the card. */
export function stands(value: Value, kind: CardFigure['kind'], { figures }: Slotted): boolean {
  return value !== null && figures.some((figure) => figure.kind === kind && figure.values.some((one) => one === value))
}
