import type { CardWords } from '#domain/promotion/capture.ts'
import type { ExtractedPromotion } from '#domain/promotion/promotion.ts'
import type { Readings } from '#domain/promotion/readings.ts'
import { fold } from '#domain/text/fold.ts'

type Read = { words: CardWords; promotions: readonly ExtractedPromotion[]; isReviewed: boolean }

/** Below the least confidence of a sure promotion. */
const UNSURE = 0.79

/**
 * Marks percentages that two cards say in the same words but for the figures, such as 35 % and 30 % with the same cards on the same days: a
 * source that forgot the old card. Each has the other's figures as a further value, so that the smaller counts. Persons' reviews stand.
 */
export function markTwins<C extends Read>(cards: readonly C[]): C[] {
  const alike = Map.groupBy(cards, ({ words }) => wordsWithoutFigures(words))
  return cards.map((card) => {
    const others = (alike.get(wordsWithoutFigures(card.words)) ?? []).filter((other) => other !== card)
    return card.isReviewed || others.length === 0 ? card : { ...card, promotions: marked(card, others) }
  })
}

const wordsWithoutFigures = ({ chain, text }: CardWords) => [chain, ...new Set(fold(text).match(/[a-zñ]+/g))].toSorted().join(' ')

function marked(card: Read, others: readonly Read[]): ExtractedPromotion[] {
  return card.promotions.map((promotion) => {
    const twins = others.flatMap(({ promotions }) => promotions).filter((other) => isTwin(promotion, other))
    const [twin] = twins.toSorted((a, b) => a.discount.value - b.discount.value)
    if (twin === undefined) return promotion
    const open: Readings['open'] = {
      discount: { from: 'tarjeta', other: twin.discount },
      ...(twin.limits.maxDiscount === promotion.limits.maxDiscount ? {} : { limits: { from: 'tarjeta', other: twin.limits } }),
    }
    return { ...promotion, readings: { by: 'ambos', open }, confidence: Math.min(UNSURE, promotion.confidence), doubt: null }
  })
}

/** Returns true for another percentage that the same payment would get on the same day. */
function isTwin(one: ExtractedPromotion, other: ExtractedPromotion): boolean {
  const areMoney = one.discount.type === 'porcentaje' && other.discount.type === 'porcentaje'
  const areTogether = (one.validFrom ?? '') <= (other.validUntil ?? LAST) && (other.validFrom ?? '') <= (one.validUntil ?? LAST)
  return areMoney && areTogether && one.discount.value !== other.discount.value && keyOf(one) === keyOf(other)
}
const LAST = '9999-12-31'

const keyOf = ({ weekdays, where, paymentMethods, membership, appliesOnlyTo, onlyForProducts, conditions: { who } }: ExtractedPromotion) =>
  JSON.stringify([weekdays, where, paymentMethods, membership, appliesOnlyTo, onlyForProducts, who.map(({ kind, value }) => [kind, value])])
