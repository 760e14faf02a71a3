import type { Discount, Span } from '#domain/promotion/promotion.ts'
import type { Mention } from '../mentions/mention.ts'
import { isAddition } from '../mentions/percent.ts'
import type { CardText } from '../text/cardText.ts'
import type { Stretch } from '../text/spans.ts'
import { isAffirmed } from './clause.ts'

/** `isBonus`: paid on top of another one. `isApart`: some people get it instead of another one. */
export type DiscountFigure = Span & { discount: Discount; isBonus: boolean; isApart?: true }

/** Finds the affirmed percentages and instalments, in text order. */
export function findDiscountFigures(text: CardText, stretches: readonly Stretch[]): readonly DiscountFigure[] {
  const ofText = known.get(text) ?? new Map<string, DiscountFigure[]>()
  known.set(text, ofText)
  const key = stretches.map(({ start, end, role }) => `${start} ${end} ${role}`).join()
  const before = ofText.get(key)
  if (before !== undefined) return before
  const found = figuresFound(text, stretches)
  ofText.set(key, found)
  return found
}

/** Each offer of a card asks for the figures of the same stretches. */
const known = new WeakMap<CardText, Map<string, DiscountFigure[]>>()

function figuresFound({ clauses, folded }: CardText, stretches: readonly Stretch[]): DiscountFigure[] {
  const mentions = clauses.filter(isAffirmed).flatMap((clause) => clause.mentions)
  const figures = stretches.flatMap((stretch) =>
    mentions.flatMap((mention): DiscountFigure[] => {
      const { start, end } = mention
      const discount = start >= stretch.start && end <= stretch.end ? toDiscount(mention) : null
      return discount === null ? [] : [{ start, end, discount, isBonus: discount.type === 'porcentaje' && isAddition(folded, mention) }]
    }),
  )
  return figures.sort((a, b) => a.start - b.start)
}

export function toDiscount({ kind, value }: Mention): Discount | null {
  if (kind === 'percent') return { type: 'porcentaje', value }
  return kind === 'interestFree' ? { type: 'cuotas sin intereses', value } : null
}
