import type { ConditionFacts } from './condition.ts'
import type { ExtractedPromotion, ListedPromotion } from './promotion.ts'
import { isUnconfirmed } from './readings.ts'

/** Percent a month of money that waits (remunerated accounts, 2025/26); a high rate would oversell instalments. */
export const MONTHLY_RATE = 2

/** Pesos, for comparing promotions until a shopper names an amount. */
export const TYPICAL_AMOUNT = 60_000

type Saver = Pick<ExtractedPromotion, 'discount' | 'limits' | 'minPurchase'>

/** Pesos, centavos rounded down; 0 under the minimum. Instalments save against their present value; callers mention an unknown cap. */
export function savingOnAmount({ discount, limits, minPurchase }: Saver, amount: number): number {
  if (!(amount > 0) || amount < (minPurchase ?? 0)) return 0
  const whole = discount.type === 'porcentaje' ? (amount * discount.value) / 100 : amount - presentValue(amount, discount.value)
  // A hair before rounding down, so that 0.2 × 33.33 is 6.66 and not 6.65; limits come last, so that they hold exactly.
  const centavos = Math.floor(whole * 100 + 1e-6) / 100
  return Math.max(0, Math.min(centavos, limits.maxDiscount ?? Number.POSITIVE_INFINITY, amount))
}

/** Pesos of equal monthly instalments, the first after a month. One is a payment. */
function presentValue(amount: number, instalments: number): number {
  if (instalments <= 1) return amount
  const rate = MONTHLY_RATE / 100
  return ((amount / instalments) * (1 - (1 + rate) ** -instalments)) / rate
}

/** The source does not say how much can come back. */
export function isCapUnknown({ limits }: Pick<ExtractedPromotion, 'limits'>): boolean {
  return limits.maxDiscount === null && !limits.explicitlyHasNoLimit
}

export type SavingFacts = Pick<ListedPromotion, 'limits' | 'discount' | 'onlyForProducts' | 'excludesProducts' | 'readings'> & {
  conditions: ConditionFacts
}

/** Checks whether goods, the cap, the tier or a second reading may reduce the saving. Screens then say «hasta». */
export function isSavingUncertain(promotion: SavingFacts): boolean {
  const isTiered = promotion.conditions.who.filter(({ kind }) => kind === 'segment').length > 1
  return mayExcludePart(promotion) || isTiered || isCapUnknown(promotion) || isUnconfirmed(promotion.readings)
}

/** Checks whether a part of a purchase may not count: the offer is for some products only, or excludes some. */
export function mayExcludePart({
  onlyForProducts,
  excludesProducts,
  conditions,
}: Omit<SavingFacts, 'limits' | 'discount' | 'readings'>): boolean {
  const isPartial = onlyForProducts !== null || conditions.onlyFor !== null
  return isPartial || excludesProducts !== null || conditions.excludes.length > 0 || conditions.excludesBrands
}

/** Pesos; null without a cap or a percentage. */
export function amountThatUsesCap({ discount, limits }: Pick<ExtractedPromotion, 'discount' | 'limits'>): number | null {
  if (discount.type !== 'porcentaje' || discount.value === 0 || limits.maxDiscount === null) return null
  return Math.ceil((limits.maxDiscount * 100) / discount.value)
}
