import { givesInstalments } from '../choice/ranking.ts'
import type { ListedPromotion } from '../promotion/promotion.ts'
import { capitalize, joinWithAnd, joinWithOr, percent, pesos } from '../text/words.ts'

type Named = Pick<ListedPromotion, 'discount' | 'limits' | 'conditions' | 'onlyForProducts'>

/** Describes several offers as one: «Según tu plan: 20%, 25% o 35%», «3, 6 y 12 cuotas sin interés, según el producto». */
export function offersWords(promotions: readonly Named[]): string {
  const values = distinct(promotions.map(({ discount }) => discount.value))
  if (promotions.some(givesInstalments) && !promotions.every(givesInstalments)) return `Más ofertas de esta promo: ${promotions.length - 1}`
  if (promotions.some(givesInstalments)) {
    const isByProduct = new Set(promotions.map(({ onlyForProducts }) => onlyForProducts)).size > 1
    return `${joinWithAnd(values.map(String))} cuotas sin interés${isByProduct ? ', según el producto' : ''}`
  }
  return `${capitalize(whyWords(promotions))}: ${values.length > 1 ? `${joinWithOr(values.map((value) => `${percent(value)}%`))}` : capsWords(promotions)}`
}

/** Says how the caps differ, when all percentages are equal. */
function capsWords(promotions: readonly Named[]): string {
  const caps = distinct(promotions.flatMap(({ limits: { maxDiscount } }) => maxDiscount ?? []))
  return caps.length > 1 ? `tope ${joinWithOr(caps.map(pesos))}` : `${promotions.length} opciones`
}

/** Says what decides which of the offers a shopper gets. */
function whyWords(promotions: readonly Named[]): string {
  const who = promotions.map(({ conditions }) => conditions.who)
  if (who.flat().some(({ kind }) => kind === 'segment' || kind === 'salary')) return 'según tu plan'
  return new Set(who.map((all) => all.map(({ kind, value }) => `${kind} ${value}`).join())).size > 1
    ? 'según quién seas'
    : 'según cómo pagues'
}

function distinct(numbers: readonly number[]): number[] {
  return [...new Set(numbers)].sort((a, b) => a - b)
}
