import type { CivilDate } from '../calendar/calendar.ts'
import type { MethodName } from '../catalogue/paymentMethod.ts'
import type { Dated } from '../promotion/occurrence.ts'
import type { ListedPromotion } from '../promotion/promotion.ts'
import { DEFAULT_MONTHLY_RATE, isUpTo, savingOn, TYPICAL_AMOUNT, type UpTo } from '../promotion/saving.ts'
import type { Left } from '../uses/left.ts'
import { alone, type Household, type Person, sayNoMethod } from '../wallet/household.ts'
import type { Wallet } from '../wallet/wallet.ts'
import { compareStatus, type Eligibility, type Eligible, eligibilityOf, eligibilityOfAnybody } from './eligibility.ts'
import { ownMethods } from './ownMethods.ts'
import { atOnce, type Pieces } from './pieces.ts'

/**
 * The shopper to rank for: the people whose methods can pay. `isAnybody`: nobody said how they pay, so any method is assumed. `amount` is
 * in pesos, null for a typical purchase. `afterUses` tells what earlier uses leave (`afterUses.ts`).
 */
export type Shopper = { people: Household; isAnybody: boolean; amount: number | null; afterUses?: AfterUses | undefined }

/** The people of a stored household; where none of them names a method it is anybody's. */
export function shopperOf(people: Household, amount: number | null = null, afterUses?: AfterUses): Shopper {
  return { people, isAnybody: sayNoMethod(people), amount, afterUses }
}

/** The holder of one wallet. */
export function shopperWith(wallet: Wallet, amount: number | null = null, afterUses?: AfterUses): Shopper {
  return shopperOf(alone(wallet), amount, afterUses)
}

export type Rankable = Eligible & UpTo & Pick<ListedPromotion, 'id' | 'minPurchase'>

/**
 * A promotion with what it means for one shopper. `saving`: the most that the purchase saves, in pesos; `atLeast`: what it saves for sure,
 * the same or nothing (`isUpTo`). `whose`: who has what it takes, where that is not the first of the people. `own`: where no method is named, those
 * of that person's that pay it, each group by itself. `left`: what earlier uses left of it that day, and that in words; absent where nothing was used.
 */
export type Ranked<P> = {
  promotion: P
  eligibility: Eligibility
  saving: number
  atLeast: number
  whose?: Person
  own?: readonly MethodName[][]
  left?: Left & { words: string }
}

export type Limited = Rankable & Dated

/** A promotion as earlier uses leave it on a day; the same object where nothing was used of it. */
export type AfterUses = <P extends Limited>(one: Ranked<P>, shopper: Shopper, date: CivilDate) => Ranked<P>

/** The saving of a person's purchase in pesos, as if nothing had been used before. */
export function savingFor(promotion: Rankable, { wallet }: Person, { amount }: Shopper): number {
  return savingOn(promotion, amount ?? TYPICAL_AMOUNT, wallet.monthlyRate ?? DEFAULT_MONTHLY_RATE)
}

/** Ranks a promotion for one person, by their own methods and answers. */
export function rankedFor<P extends Rankable>(promotion: P, person: Person, shopper: Shopper): Ranked<P> {
  const saving = savingFor(promotion, person, shopper)
  const own = ownMethods(promotion, person.wallet)
  return {
    ...{ promotion, eligibility: eligibilityFor(promotion, person, shopper), saving, atLeast: isUpTo(promotion) ? 0 : saving },
    ...(own.length > 0 && { own }),
  }
}

/** For whom each promotion was judged last: with each digit of an amount the same is asked for the same wallet. */
const judged = new WeakMap<Rankable, { wallet: Wallet; isAnybody: boolean; eligibility: Eligibility }>()

function eligibilityFor(promotion: Rankable, { wallet }: Person, { isAnybody }: Shopper): Eligibility {
  const last = judged.get(promotion)
  if (last?.wallet === wallet && last.isAnybody === isAnybody) return last.eligibility
  const eligibility = (isAnybody ? eligibilityOfAnybody : eligibilityOf)(promotion, wallet)
  judged.set(promotion, { wallet, isAnybody, eligibility })
  return eligibility
}

/** The best that one of the people can make of a promotion; of equals that of the first. */
export function bestOf<P extends Rankable>([first, ...others]: Household, of: (person: Person) => Ranked<P>): Ranked<P> {
  return others.reduce((best, person) => {
    const other = { ...of(person), whose: person }
    return compareRanked(other, best) < 0 ? other : best
  }, of(first))
}

export function ranked<P extends Rankable>(promotion: P, shopper: Shopper): Ranked<P> {
  return bestOf(shopper.people, (person) => rankedFor(promotion, person, shopper))
}

/** Ranks a promotion for a day, by what earlier uses leave of it. */
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
  return atOnce(rankInPieces(promotions, shopper))
}

/** The same, with a pause after each promotion. */
export function* rankInPieces<P extends Rankable>(promotions: readonly P[], shopper: Shopper): Pieces<Ranked<P>[]> {
  const all: Ranked<P>[] = []
  for (const promotion of promotions) {
    all.push(ranked(promotion, shopper))
    yield
  }
  return all.sort(compareRanked)
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
