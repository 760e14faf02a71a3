import type { ConditionFacts } from './condition.ts'
import type { ExtractedPromotion, ListedPromotion } from './promotion.ts'

/**
 * The monthly rate, in percent, at which a shopper's money is taken to grow while instalments fall due, unless their settings say
 * otherwise. A low, round figure on purpose: too high a rate would sell instalments as a better deal than they are. It is about what
 * remunerated accounts in pesos paid a month in 2025/26; `docs/decisions/` has the reasoning.
 */
export const DEFAULT_MONTHLY_RATE = 2

/** The purchase, in pesos, that promotions are compared by when a shopper has not said what they will spend. */
export const TYPICAL_AMOUNT = 60_000

type Saver = Pick<ExtractedPromotion, 'discount' | 'limits' | 'minPurchase'>

/**
 * What a purchase of `amount` pesos saves, in pesos with centavos rounded down: never more than the cap or the amount, and nothing under
 * the minimum purchase. Instalments save the difference to their present value at `monthlyRate` percent. Where the source names no cap
 * the figure takes none into account: say so wherever it is shown (`capIsUnknown`).
 */
export function savingOn({ discount, limits, minPurchase }: Saver, amount: number, monthlyRate = DEFAULT_MONTHLY_RATE): number {
  if (!(amount > 0) || amount < (minPurchase ?? 0)) return 0
  const whole =
    discount.type === 'porcentaje' ? (amount * discount.value) / 100 : amount - presentValue(amount, discount.value, monthlyRate)
  // A hair before rounding down, so that 0.2 × 33.33 is 6.66 and not 6.65; the bounds come last, so that they hold to the letter.
  const centavos = Math.floor(whole * 100 + 1e-6) / 100
  return Math.max(0, Math.min(centavos, limits.maxDiscount ?? Number.POSITIVE_INFINITY, amount))
}

/** Present value of `amount` pesos paid in n equal monthly instalments, the first after one month. Up to one instalment is a plain payment. */
function presentValue(amount: number, instalments: number, monthlyRate: number): number {
  const rate = monthlyRate / 100
  if (instalments <= 1 || rate <= 0) return amount
  // 1 − (1 + rate)⁻ⁿ, written so that it stays exact for the smallest rates.
  const annuity = -Math.expm1(-instalments * Math.log1p(rate)) / rate
  return (amount / instalments) * annuity
}

/** Whether the source leaves open how much can come back. */
export function capIsUnknown({ limits }: Pick<ExtractedPromotion, 'limits'>): boolean {
  return limits.maxDiscount === null && !limits.explicitlyHasNoLimit
}

export type UpTo = Pick<ListedPromotion, 'limits' | 'discount' | 'onlyForProducts' | 'excludesProducts'> & { conditions: ConditionFacts }

/**
 * Whether the saving is only the most there can be: part of the purchase may not count (it is on some products, or some are left out), the
 * cap is not said, or depends on which of several tiers one has. A figure in pesos is then shown with «hasta».
 */
export function isUpTo(promotion: UpTo): boolean {
  const isTiered = promotion.conditions.who.filter(({ kind }) => kind === 'segment').length > 1
  return leavesOut(promotion) || isTiered || capIsUnknown(promotion)
}

/** Whether part of the purchase may not count: it is on some products, or some are left out. */
export function leavesOut({ onlyForProducts, excludesProducts, conditions }: Omit<UpTo, 'limits' | 'discount'>): boolean {
  const isPartial = onlyForProducts !== null || conditions.onlyFor !== null
  return isPartial || excludesProducts !== null || conditions.excludes.length > 0 || conditions.excludesBrands
}

/** The purchase in pesos that uses the whole cap, or null where there is no cap or the discount is not a percentage. */
export function amountThatUsesCap({ discount, limits }: Pick<ExtractedPromotion, 'discount' | 'limits'>): number | null {
  if (discount.type !== 'porcentaje' || discount.value === 0 || limits.maxDiscount === null) return null
  return Math.ceil((limits.maxDiscount * 100) / discount.value)
}
