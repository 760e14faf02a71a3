import type { CivilDate } from '#domain/calendar/calendar.ts'
import { firstOfMonth, lastOfMonth } from '#domain/calendar/calendar.ts'
import { withTightest } from '#domain/promotion/caps.ts'
import type { CardWords } from '#domain/promotion/capture.ts'
import type { ExtractedPromotion, Span } from '#domain/promotion/promotion.ts'
import { type CardFigure, findCardFigures } from '#extraction/cardFigures.ts'

export type SlottedCard = { card: CardWords; figures: readonly CardFigure[] }

export function makeSlottedCard(card: CardWords): SlottedCard {
  return { card, figures: findCardFigures(card) }
}

export function hasSameSlots(one: SlottedCard, other: SlottedCard): boolean {
  const places = ({ figures }: SlottedCard) => figures.map(({ kind, form }) => `${kind} ${form}`).join()
  return places(one) === places(other)
}

type Value = number | CivilDate | null
type SlottedName = 'discount' | 'limits' | 'minPurchase' | 'validFrom' | 'validUntil'

export type SlottedField = {
  name: SlottedName
  kind: CardFigure['kind']
  of(promotion: Pick<ExtractedPromotion, SlottedName>): Value
  with(promotion: ExtractedPromotion, value: Value): unknown
}

const plainSlot = (name: 'minPurchase' | 'validFrom' | 'validUntil', kind: CardFigure['kind']): SlottedField => ({
  name,
  kind,
  of: (promotion) => promotion[name],
  with: (_, value) => value,
})

export const SLOTTED_FIELDS: readonly SlottedField[] = [
  {
    name: 'discount',
    kind: 'percent',
    // Numbers of instalments are not masked.
    of: ({ discount }) => (discount.type === 'porcentaje' ? discount.value : null),
    with: ({ discount }, value) => ({ ...discount, value }),
  },
  {
    name: 'limits',
    kind: 'money',
    of: ({ limits }) => limits.maxDiscount,
    with: ({ limits }, value) => withTightest(limits, typeof value === 'number' ? value : null),
  },
  plainSlot('minPurchase', 'money'),
  plainSlot('validFrom', 'date'),
  plainSlot('validUntil', 'date'),
]

/** A value on the later card, with the places that say it. */
export type BoundValue = { value: Value; spans: Span[] }

/**
 * Finds a value's counterpart on another card of the template: the figure in the same place. If the words for its
 * place are known, only that place counts. null: it has no place, or its places disagree.
 */
export function findBoundValue(
  value: Value,
  kind: CardFigure['kind'],
  words: readonly Span[],
  from: SlottedCard,
  to: SlottedCard,
): BoundValue | null {
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
export function isSameWithoutSlot(one: Value, other: Value, from: SlottedCard, to: SlottedCard): boolean {
  if (one === other) return true
  return [firstOfMonth, lastOfMonth].some((day) => one === day(from.card.capturedAt) && other === day(to.card.capturedAt))
}

export function occursOnCard(value: Value, kind: CardFigure['kind'], { figures }: SlottedCard): boolean {
  return value !== null && figures.some((figure) => figure.kind === kind && figure.values.some((one) => one === value))
}
