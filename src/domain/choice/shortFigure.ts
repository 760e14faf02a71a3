import type { Discount } from '../promotion/promotion.ts'
import { discountFigure } from '../promotion/promotionWords.ts'

/** Formats a discount as briefly as possible: «30%», «6 cuotas». */
export function shortFigure(discount: Discount): string {
  const { figure } = discountFigure(discount)
  return discount.type === 'porcentaje' ? figure : `${figure} ${discount.value === 1 ? 'cuota' : 'cuotas'}`
}
