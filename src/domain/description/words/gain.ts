import { givesInstalments, type Ranked } from '../../choice/ranking.ts'
import type { Discount, ListedPromotion } from '../../promotion/promotion.ts'
import { discountFigure } from '../../promotion/promotionWords.ts'
import { mayExcludePart } from '../../promotion/saving.ts'
import { pesos } from '../../text/words.ts'

/**
 * Says the saving on the amount: «ahorrás $ 12.000», «ahorrás hasta …» when it is uncertain. For instalments it says
 * the worth of paying later, which is not money back: «equivale a unos $ 3.096».
 */
export function savingWords(offer: Ranked<ListedPromotion>, amount: number): string | null {
  const { promotion, saving } = offer
  if (promotion.minPurchase !== null && amount < promotion.minPurchase) return `no llegás al mínimo de ${pesos(promotion.minPurchase)}`
  if (saving <= 0) return null
  if (!givesInstalments(promotion)) return `ahorrás ${upToPrefix(offer)}${pesos(saving)}`
  return `${mayExcludePart(promotion) ? 'equivale como mucho a unos' : 'equivale a unos'} ${pesos(saving)}`
}

/** Returns «hasta » when a figure in pesos is uncertain: part of the purchase may not count, or the card leaves something open. */
export function upToPrefix({ saving, atLeast, eligibility }: Ranked<ListedPromotion>): '' | 'hasta ' {
  return eligibility.status === 'yes' && atLeast === saving ? '' : 'hasta '
}

/** Formats a discount as briefly as possible: «30%», «6 cuotas». */
export function shortFigure(discount: Discount): string {
  const { figure } = discountFigure(discount)
  return discount.type === 'porcentaje' ? figure : `${figure} ${discount.value === 1 ? 'cuota' : 'cuotas'}`
}

/** Names the discount inside a sentence: «30%», «5% más» where it comes on top of another offer, «3 cuotas sin interés». */
export function figureWords({ discount, qualifiers }: Pick<ListedPromotion, 'discount' | 'qualifiers'>): string {
  const { figure, unit } = discountFigure(discount)
  if (givesInstalments({ discount })) return `${figure} ${unit}`
  return qualifiers.includes('addition') ? `${figure} más` : figure
}

/** Says what it is worth to the shopper: «hasta $ 12.000», «3 cuotas». An uncertain worth always has «hasta». */
export function worthWords(offer: Ranked<ListedPromotion>): string {
  const { promotion, saving } = offer
  return givesInstalments(promotion) ? shortFigure(promotion.discount) : `${upToPrefix(offer)}${pesos(saving)}`
}
