import type { ConditionFacts } from './condition.ts'
import type { ExtractedPromotion, ListedPromotion } from './promotion.ts'
import { isUnconfirmed } from './readings.ts'

/**
 * The assumed monthly return of a shopper's money, in percent, while instalments fall due. It is deliberately low
 * (remunerated accounts in pesos, 2025/26), because a high rate would oversell instalments.
 */
export const MONTHLY_RATE = 2

/** The purchase in pesos for comparing promotions, until a shopper names an amount. */
export const TYPICAL_AMOUNT = 60_000

type Saver = Pick<ExtractedPromotion, 'discount' | 'limits' | 'minPurchase'>

/**
 * Computes the saving on `amount` pesos, in pesos with centavos rounded down; at most the cap or the amount, and 0
 * under the minimum purchase. Instalments save the difference to their present value at `MONTHLY_RATE`. An
 * unknown cap is ignored, so callers must mention it (`isCapUnknown`).
 */
export function savingOnAmount({ discount, limits, minPurchase }: Saver, amount: number): number {
  if (!(amount > 0) || amount < (minPurchase ?? 0)) return 0
  const whole = discount.type === 'porcentaje' ? (amount * discount.value) / 100 : amount - presentValue(amount, discount.value)
  // Adds a hair before rounding down, so that 0.2 × 33.33 is 6.66 and not 6.65; the limits are applied last, so that
  // they hold exactly.
  const centavos = Math.floor(whole * 100 + 1e-6) / 100
  return Math.max(0, Math.min(centavos, limits.maxDiscount ?? Number.POSITIVE_INFINITY, amount))
}

/** Computes the present value of `amount` pesos in equal monthly instalments, the first after a month. One is a payment. */
function presentValue(amount: number, instalments: number): number {
  if (instalments <= 1) return amount
  const rate = MONTHLY_RATE / 100
  return ((amount / instalments) * (1 - (1 + rate) ** -instalments)) / rate
}

/** Checks whether the source does not say how much can come back. */
export function isCapUnknown({ limits }: Pick<ExtractedPromotion, 'limits'>): boolean {
  return limits.maxDiscount === null && !limits.explicitlyHasNoLimit
}

export type SavingFacts = Pick<ListedPromotion, 'limits' | 'discount' | 'onlyForProducts' | 'excludesProducts' | 'readings'> & {
  conditions: ConditionFacts
}

/** Checks whether the saving is an upper bound: goods, the cap, the tier or a second reading may take from it. Screens then say «hasta». */
export function isSavingUncertain(promotion: SavingFacts): boolean {
  const isTiered = promotion.conditions.who.filter(({ kind }) => kind === 'segment').length > 1
  return mayExcludePart(promotion) || isTiered || isCapUnknown(promotion) || isUnconfirmed(promotion.readings)
}

/** Checks whether part of the purchase may not count: only some products do, or some are excluded. */
export function mayExcludePart({
  onlyForProducts,
  excludesProducts,
  conditions,
}: Omit<SavingFacts, 'limits' | 'discount' | 'readings'>): boolean {
  const isPartial = onlyForProducts !== null || conditions.onlyFor !== null
  return isPartial || excludesProducts !== null || conditions.excludes.length > 0 || conditions.excludesBrands
}

/** Returns the purchase in pesos that uses the whole cap; null without a cap or a percentage. */
export function amountThatUsesCap({ discount, limits }: Pick<ExtractedPromotion, 'discount' | 'limits'>): number | null {
  if (discount.type !== 'porcentaje' || discount.value === 0 || limits.maxDiscount === null) return null
  return Math.ceil((limits.maxDiscount * 100) / discount.value)
}
