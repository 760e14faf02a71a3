import type { CivilDate } from './calendar.ts'
import { compareStatus, type Eligibility, type Eligible, eligibilityOf, eligibilityOfAnybody } from './eligibility.ts'
import type { Left } from './left.ts'
import type { ListedPromotion } from './promotion.ts'
import { DEFAULT_MONTHLY_RATE, isUpTo, savingOn, TYPICAL_AMOUNT, type UpTo } from './saving.ts'
import { saysNoMethod, type Wallet } from './wallet.ts'

/**
 * The shopper to rank for. `isAnybody`: nothing is known of how they pay, so any method is assumed. `amount` in pesos, null for a
 * typical purchase. `afterUses`: what the shopper has used already, where they have (`afterUses.ts`).
 */
export type Shopper = { wallet: Wallet; isAnybody: boolean; amount: number | null; afterUses?: AfterUses | undefined }

/** The holder of a stored wallet; one that names no method is anybody's. */
export function shopperWith(wallet: Wallet, amount: number | null = null, afterUses?: AfterUses): Shopper {
  return { wallet, isAnybody: saysNoMethod(wallet), amount, afterUses }
}

export type Rankable = Eligible & UpTo & Pick<ListedPromotion, 'id' | 'minPurchase'>

/**
 * A promotion with what it means for one shopper. `saving`: the most that the purchase saves, in pesos; `atLeast`: what it saves for sure,
 * the same or nothing (`isUpTo`). `left`: what earlier uses left of it that day, and that in words; absent where nothing was used.
 */
export type Ranked<P> = { promotion: P; eligibility: Eligibility; saving: number; atLeast: number; left?: Left & { words: string } }

export type Limited = Rankable & Pick<ListedPromotion, 'validFrom' | 'validUntil' | 'weekdays'>

/** A promotion as earlier uses leave it on a day; the same object where nothing was used of it. */
export type AfterUses = <P extends Limited>(one: Ranked<P>, shopper: Shopper, date: CivilDate) => Ranked<P>

/** What the shopper's purchase saves, in pesos, were it their first. */
export function savingFor(promotion: Rankable, { wallet, amount }: Shopper): number {
  return savingOn(promotion, amount ?? TYPICAL_AMOUNT, wallet.monthlyRate ?? DEFAULT_MONTHLY_RATE)
}

export function ranked<P extends Rankable>(promotion: P, shopper: Shopper): Ranked<P> {
  const { wallet, isAnybody } = shopper
  const saving = savingFor(promotion, shopper)
  const eligibility = isAnybody ? eligibilityOfAnybody(promotion, wallet) : eligibilityOf(promotion, wallet)
  return { promotion, eligibility, saving, atLeast: isUpTo(promotion) ? 0 : saving }
}

/** The same on a day, as earlier uses leave it. */
export function rankedOn<P extends Limited>(promotion: P, shopper: Shopper, date: CivilDate): Ranked<P> {
  const one = ranked(promotion, shopper)
  return shopper.afterUses?.(one, shopper, date) ?? one
}

/**
 * The promotions in the order in which a shopper should see them: usable before possible before not, money back before instalments, then by
 * saving in pesos (what is sure before what is at most), by percentage or instalments, and by cap. The id settles what is left, so the
 * order is total.
 */
export function rank<P extends Rankable>(promotions: readonly P[], shopper: Shopper): Ranked<P>[] {
  return promotions.map((promotion) => ranked(promotion, shopper)).sort(compareRanked)
}

export function compareRanked(a: Ranked<Rankable>, b: Ranked<Rankable>): number {
  return (
    compareStatus(a.eligibility.status, b.eligibility.status) ||
    Number(isInstalments(a.promotion)) - Number(isInstalments(b.promotion)) ||
    b.saving - a.saving ||
    b.atLeast - a.atLeast ||
    b.promotion.discount.value - a.promotion.discount.value ||
    compareNumbers(capOf(b.promotion), capOf(a.promotion)) ||
    (a.promotion.id < b.promotion.id ? -1 : a.promotion.id > b.promotion.id ? 1 : 0)
  )
}

export function isInstalments({ discount }: Pick<Rankable, 'discount'>): boolean {
  return discount.type === 'cuotas sin intereses'
}

/** A cap in pesos for comparing: none is more than any, and one that the source leaves open is less than any. */
function capOf({ limits }: Rankable): number {
  return limits.maxDiscount ?? (limits.explicitlyHasNoLimit ? Number.POSITIVE_INFINITY : 0)
}

/** Difference that also copes with two infinities. */
function compareNumbers(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1
}
