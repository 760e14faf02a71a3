import { compareStatus, type Eligibility, type Eligible, eligibilityOf } from './eligibility.ts'
import type { ListedPromotion } from './promotion.ts'
import { DEFAULT_MONTHLY_RATE, savingOn, TYPICAL_AMOUNT } from './saving.ts'
import type { Wallet } from './wallet.ts'

export type Rankable = Eligible &
  Pick<ListedPromotion, 'id' | 'discount' | 'limits' | 'minPurchase' | 'onlyForProducts' | 'excludesProducts'>

/** A promotion with what it means for one shopper; `saving` in pesos on the amount that the ranking was made for. */
export type Ranked<P> = { promotion: P; eligibility: Eligibility; saving: number }

/**
 * The promotions in the order in which a shopper should see them: usable before possible before not, then by saving in pesos on `amount`
 * (a typical one when not given), then by percentage, instalments and cap. The id settles what is left, so the order is total.
 */
export function rank<P extends Rankable>(promotions: readonly P[], wallet: Wallet, amount: number = TYPICAL_AMOUNT): Ranked<P>[] {
  const monthlyRate = wallet.monthlyRate ?? DEFAULT_MONTHLY_RATE
  return promotions
    .map((promotion) => ({
      promotion,
      eligibility: eligibilityOf(promotion, wallet),
      saving: savingOn(promotion, amount, monthlyRate),
    }))
    .sort(compareRanked)
}

export function compareRanked(a: Ranked<Rankable>, b: Ranked<Rankable>): number {
  return (
    compareStatus(a.eligibility.status, b.eligibility.status) ||
    b.saving - a.saving ||
    percentOf(b.promotion) - percentOf(a.promotion) ||
    b.promotion.discount.value - a.promotion.discount.value ||
    compareNumbers(capOf(b.promotion), capOf(a.promotion)) ||
    (a.promotion.id < b.promotion.id ? -1 : a.promotion.id > b.promotion.id ? 1 : 0)
  )
}

function percentOf({ discount }: Rankable): number {
  return discount.type === 'porcentaje' ? discount.value : 0
}

/** A cap in pesos for comparing: none is more than any, and one that the source leaves open is less than any. */
function capOf({ limits }: Rankable): number {
  return limits.maxDiscount ?? (limits.explicitlyHasNoLimit ? Number.POSITIVE_INFINITY : 0)
}

/** Difference that also copes with two infinities. */
function compareNumbers(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1
}
