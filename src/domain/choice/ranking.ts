import type { CivilDate } from '../calendar/calendar.ts'
import { isOutOfTheWay } from '../catalogue/chain.ts'
import { clubNamed } from '../catalogue/club.ts'
import type { MethodName } from '../catalogue/paymentMethod.ts'
import { type Freshness, freshnessOf } from '../promotion/freshness.ts'
import type { PromotionDates } from '../promotion/occurrence.ts'
import type { ListedPromotion } from '../promotion/promotion.ts'
import { readingsOf } from '../promotion/readings.ts'
import { isSavingUncertain, type SavingFacts, savingOnAmount, TYPICAL_AMOUNT } from '../promotion/saving.ts'
import type { RemainingCap } from '../uses/remainingCap.ts'
import { areWithoutMethods, type Household, householdOf, type Person } from '../wallet/household.ts'
import type { Wallet } from '../wallet/wallet.ts'
import { answerTo } from '../wallet/walletAnswer.ts'
import { compareStatuses, type Eligibility, type EligibilityFields, eligibilityOf, eligibilityOfAnybody } from './eligibility.ts'
import { findOwnMethods } from './ownMethods.ts'

/** `isAnybody`: no method given, so any is assumed. `amount`: pesos, null: typical. `captures`: ages of the data; without them current. */
export type Shopper = {
  people: Household
  isAnybody: boolean
  amount: number | null
  afterUses?: AfterUses | undefined
  captures?: readonly Freshness[] | undefined
}

export function makeShopper(
  people: Household,
  amount: number | null = null,
  { afterUses, captures }: Pick<Shopper, 'afterUses' | 'captures'> = {},
): Shopper {
  return { people, isAnybody: areWithoutMethods(people), amount, afterUses, captures }
}

export function makeSingleShopper(
  wallet: Wallet,
  amount: number | null = null,
  more: Pick<Shopper, 'afterUses' | 'captures'> = {},
): Shopper {
  return makeShopper(householdOf(wallet), amount, more)
}

export type Rankable = EligibilityFields & SavingFacts & Pick<ListedPromotion, 'id' | 'minPurchase' | 'readings' | 'validUntil' | 'where'>

/** `saving`: the most, `atLeast`: sure (pesos). `whose` pays, unless the first person. `own`: methods, safest first. */
export type Ranked<P> = {
  promotion: P
  eligibility: Eligibility
  saving: number
  atLeast: number
  whose?: Person
  own?: readonly MethodName[][]
  hasNoPhone?: true
  left?: RemainingCap
  stale?: Freshness
}

export type RankableOnDay = Rankable & PromotionDates

export type AfterUses = <P extends RankableOnDay>(one: Ranked<P>, shopper: Shopper, date: CivilDate) => Ranked<P>

/** Pesos, before earlier uses: the least of the card's readings. */
export function savingForShopper(promotion: Rankable, { amount }: Shopper): number {
  return Math.min(...readingsOf(promotion).map((one) => savingOnAmount(one, amount ?? TYPICAL_AMOUNT)))
}

export function rankForPerson<P extends Rankable>(promotion: P, person: Person, shopper: Shopper): Ranked<P> {
  const saving = savingForShopper(promotion, shopper)
  const own = safestFirst(
    findOwnMethods(promotion, person.wallet),
    readingsOf(promotion).map((one) => one.paymentMethods ?? findOwnMethods(one, person.wallet)),
  )
  const read = freshnessOf(promotion, shopper.captures ?? [])
  const stale = read?.isStale ? read : undefined
  return {
    ...{ promotion, eligibility: eligibilityFor(promotion, person, shopper), saving, atLeast: isSavingUncertain(promotion) ? 0 : saving },
    ...(own.length > 0 && { own }),
    ...(answerTo(person.wallet, 'qr') === false && answerTo(person.wallet, 'phone') === false && { hasNoPhone: true as const }),
    ...(stale && { stale }),
  }
}

function safestFirst<Way extends readonly MethodName[]>(
  ways: Way[],
  accepted: readonly (readonly (readonly MethodName[])[] | null)[],
): Way[] {
  const isSafe = (way: Way) => accepted.every((groups) => groups?.some((group) => group.every((name) => way.includes(name))) ?? true)
  const safe = ways.find(isSafe)
  return safe === undefined || safe === ways[0] ? ways : [safe, ...ways.filter((way) => way !== safe)]
}

/** Caches the judgements for the last people, because each typed digit of an amount asks for the same ones. */
const judged = {
  anybody: new WeakMap<Wallet, WeakMap<Rankable, Eligibility>>(),
  holder: new WeakMap<Wallet, WeakMap<Rankable, Eligibility>>(),
}

function eligibilityFor(promotion: Rankable, { wallet }: Person, { isAnybody }: Shopper): Eligibility {
  const known = judged[isAnybody ? 'anybody' : 'holder']
  const ofWallet = known.get(wallet) ?? new WeakMap<Rankable, Eligibility>()
  known.set(wallet, ofWallet)
  const before = ofWallet.get(promotion)
  if (before) return before
  const judge = isAnybody ? eligibilityOfAnybody : eligibilityOf
  const [published, other = published] = readingsOf(promotion).map((one) => judge(one, wallet)) as [Eligibility, Eligibility?]
  // The stricter reading decides whether it is a yes; one pays as the published one says, and as the other accepts.
  const strict = compareStatuses(published.status, other.status) >= 0 ? published : other
  const { via, also = [] } = published
  const [first = via, ...rest] = safestFirst(
    [via, ...also],
    readingsOf(promotion).map(({ paymentMethods }) => paymentMethods),
  )
  const eligibility = { ...strict, via: first, also: rest }
  ofWallet.set(promotion, eligibility)
  return eligibility
}

export function bestInHousehold<P extends Rankable>([first, ...others]: Household, of: (person: Person) => Ranked<P>): Ranked<P> {
  return others.reduce((best, person) => {
    const other = { ...of(person), whose: person }
    return compareRanked(other, best) < 0 ? other : best
  }, of(first))
}

export function rankForShopper<P extends Rankable>(promotion: P, shopper: Shopper): Ranked<P> {
  return bestInHousehold(shopper.people, (person) => rankForPerson(promotion, person, shopper))
}

export function rankForDay<P extends RankableOnDay>(promotion: P, shopper: Shopper, date: CivilDate): Ranked<P> {
  const one = rankForShopper(promotion, shopper)
  return shopper.afterUses?.(one, shopper, date) ?? one
}

/** Usable, possible, not; may be over and old data last; money before instalments; saving, effort, sureness, cap. The id makes it total. */
export function rankPromotions<P extends Rankable>(promotions: readonly P[], shopper: Shopper): Ranked<P>[] {
  return promotions.map((promotion) => rankForShopper(promotion, shopper)).sort(compareRanked)
}

export function compareRanked(a: Ranked<Rankable>, b: Ranked<Rankable>): number {
  return (
    compareStatuses(a.eligibility.status, b.eligibility.status) ||
    Number(a.promotion.validUntil === null) - Number(b.promotion.validUntil === null) ||
    Number(a.stale !== undefined) - Number(b.stale !== undefined) ||
    Number(givesInstalments(a.promotion)) - Number(givesInstalments(b.promotion)) ||
    b.saving - a.saving ||
    compareEffort(a.promotion, b.promotion) ||
    b.atLeast - a.atLeast ||
    b.promotion.discount.value - a.promotion.discount.value ||
    compareNumbers(capOf(b.promotion), capOf(a.promotion)) ||
    (a.promotion.id < b.promotion.id ? -1 : a.promotion.id > b.promotion.id ? 1 : 0)
  )
}

/** The hardest first: a club that costs, a step before the purchase, the web shop, one kind of shop. */
const EFFORTS: readonly ((promotion: Rankable) => boolean)[] = [
  ({ membership }) => membership.length > 0 && membership.every((name) => clubNamed(name).chain === null),
  ({ conditions }) => conditions.who.some(({ kind }) => kind === 'enrolment'),
  ({ where }) => where.length > 0 && where.every((format) => format === 'Online'),
  isOutOfTheWay,
]

function compareEffort(a: Rankable, b: Rankable): number {
  return EFFORTS.reduce((order, takes) => order || Number(takes(a)) - Number(takes(b)), 0)
}

export function givesInstalments({ discount }: Pick<Rankable, 'discount'>): boolean {
  return discount.type === 'cuotas sin intereses'
}

function capOf({ limits }: Rankable): number {
  return limits.maxDiscount ?? (limits.explicitlyHasNoLimit ? Number.POSITIVE_INFINITY : 0)
}

function compareNumbers(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1
}
