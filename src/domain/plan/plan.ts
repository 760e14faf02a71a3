import { addDays, type CivilDate, daysBetween, WEEKDAYS, type Weekday, weekdayOf } from '../calendar/calendar.ts'
import { type ChainSlug, type Channel, isReadChain } from '../catalogue/chain.ts'
import type { MethodName } from '../catalogue/paymentMethod.ts'
import { TYPICAL_AMOUNT } from '../promotion/saving.ts'
import type { Use } from '../uses/use.ts'
import { BLOCKS, type Candidate, candidatesOf, daysOfBlock, type Frame, gainOf, withoutDominated } from './candidates.ts'
import { type FixedTrip, type Problem, type Solved, solveExactly } from './model.ts'
import { chainOf, listDays, type Offer, PLAN_DAYS, type PlanData, paymentsOf, usableOffers } from './offers.ts'
import { type Settled, settle, sumSavings } from './settle.ts'

/** What the shopper wants of a plan. Amounts are in pesos. */
export type PlanWishes = {
  /** In supermarkets in a month, for which the four weeks of a plan stand, as its purchases do. */
  monthly: number
  /** The most purchases in the plan, and at most a quarter of them, rounded up, in each seven days. One purchase a day. */
  trips: number
  /** The largest single purchase. */
  largest: number
  /** Empty for all chains whose pages are read; a chain that only issuers name must be chosen. */
  chains: readonly ChainSlug[]
  channel: Channel | null
  /** Also offers that depend on an open question, and that add up if a card that says nothing of it does not object. */
  isWithPossible: boolean
  /** Days, or chains on a day, that do not suit; without a chain the whole day. */
  skips: readonly { date: CivilDate; chain: ChainSlug | null }[]
  /**
   * Purchases that have to be in the plan if an offer holds there: one a day, the first counts. They come first; what they cost is taken
   * from the money and the purchases of the others, and may exceed either.
   */
  fixed: readonly { date: CivilDate; chain: ChainSlug; amount: number }[]
}

/** `saving` is in pesos, to the centavo; `id` is that of a promotion of the week. */
export type PlannedOffer = { id: string; saving: number }

/**
 * A purchase of the plan. `via` is empty where any method pays. `offers`: the main one, then those that add up to it. `left`: pesos left
 * of the main offer's cap in its period after the plan and the uses; null when each purchase has its own cap, or none is known.
 */
export type PlannedTrip = {
  date: CivilDate
  chain: ChainSlug
  /** The id of the person who pays. */
  whose: string
  via: readonly MethodName[]
  amount: number
  saving: number
  offers: readonly PlannedOffer[]
  isPossible: boolean
  isStale: boolean
  left: number | null
}

/**
 * A plan of 28 days. `atMost`: no plan saves more; it is `saving` when that is proven, to the peso that whole pesos cost. `fixedDay`: the
 * best that always the same day of the week could save with as much money, one purchase a week; null when
 * nothing can be planned, or the time was up before it was known.
 */
export type Plan = {
  first: CivilDate
  last: CivilDate
  trips: readonly PlannedTrip[]
  saving: number
  spent: number
  atMost: number
  fixedDay: { weekday: Weekday; saving: number } | null
}

/** The most purchases of a plan: one a day. */
export const MAX_TRIPS = PLAN_DAYS

/** Returns the largest purchase, in pesos, for who has not said: an equal part of the money, as one does not buy for weeks at once. */
export function usualLargest(monthly: number, trips: number): number {
  return Math.ceil(monthly / trips)
}

/** One purchase of a typical amount a week. */
export const DEFAULT_WISHES: PlanWishes = {
  monthly: 4 * TYPICAL_AMOUNT,
  trips: 4,
  largest: usualLargest(4 * TYPICAL_AMOUNT, 4),
  chains: [],
  channel: null,
  isWithPossible: false,
  skips: [],
  fixed: [],
}

/** The share of the time for the plan itself; the rest is for comparing it with fixed days. */
const OWN_SHARE = 0.7

/**
 * Plans the purchases of 28 days from today that save most: only money back, by offers that hold on the whole purchase, with what the
 * recorded uses leave of their caps. Only offers of the week are known, so one that begins later is not in the plan.
 * @param milliseconds The time after which the best plan found by then is returned, with a bound.
 */
export function planTrips(week: PlanData, uses: readonly Use[], wishes: PlanWishes, milliseconds: number): Plan {
  const start = performance.now()
  const offers = usableOffers(week, uses, wishes.channel, wishes.isWithPossible)
  const { trips, saving, atMost, candidates } = bestPurchases(offers, week.today, wishes, start + OWN_SHARE * milliseconds)
  const first = week.today
  return {
    ...{ first, last: addDays(first, PLAN_DAYS - 1) },
    trips: trips.map((trip) => plannedTrip(trip, first)),
    spent: trips.reduce((sum, { amount }) => sum + amount, 0),
    ...{ saving, atMost, fixedDay: bestFixedDay(candidates, first, wishes, start + milliseconds) },
  }
}

/** Whether the plan may go to the chain. */
export function isChainWanted({ chains }: Pick<PlanWishes, 'chains'>, chain: ChainSlug): boolean {
  return chains.length === 0 ? isReadChain(chain) : chains.includes(chain)
}

/** The best purchases with some offers; `saving` and `atMost` as in a plan. */
export type BestPurchases = { trips: readonly Settled[]; saving: number; atMost: number; candidates: readonly Candidate[] }

/** Finds the best purchases with the offers. @param deadline Milliseconds on the clock of `performance.now()`. */
export function bestPurchases(offers: readonly Offer[], today: CivilDate, wishes: PlanWishes, deadline: number): BestPurchases {
  const payments = paymentsOf(offers, wishes.isWithPossible)
  const largest = Math.min(wishes.largest, wishes.monthly)
  const candidates = payments.flatMap((payment) => {
    const chain = chainOf(payment)
    return isChainWanted(wishes, chain) ? candidatesOf(payment, openDays(~0, chain, today, wishes), largest) : []
  })
  const { solved, trips } = planPurchases(candidates, fixedTrips(payments, today, wishes), wishes, deadline)
  const saving = sumSavings(trips)
  const isExact = solved.isProven && solved.bound - saving < 1 + trips.length
  return { trips, saving, atMost: isExact ? saving : Math.max(saving, Math.ceil(solved.bound)), candidates }
}

function plannedTrip({ payment, day, amount, savings, left }: Settled, first: CivilDate): PlannedTrip {
  const [main] = payment as [Offer]
  return {
    date: addDays(first, day),
    chain: chainOf(payment),
    whose: main.whose,
    via: main.via,
    amount,
    saving: Math.round(savings.reduce((sum, one) => sum + one, 0) * 100) / 100,
    offers: payment.map(({ ranked }, at) => ({ id: ranked.promotion.id, saving: savings[at] as number })),
    isPossible: payment.some(({ isPossible }) => isPossible),
    isStale: payment.some(({ isStale }) => isStale),
    left,
  }
}

type Result = { solved: Solved; trips: Settled[] }

/** Finds the best purchases besides the fixed ones, on other days. */
function planPurchases(candidates: readonly Candidate[], fixed: readonly FixedTrip[], wishes: PlanWishes, deadline: number): Result {
  const ofTrip = fixed.map(({ ways: [way] }) => way as Candidate)
  const taken = ofTrip.reduce((days, way) => days | way.days, 0)
  const perBlock = Array.from({ length: BLOCKS }, (_, block) => {
    return Math.max(0, Math.ceil(wishes.trips / BLOCKS) - listDays(taken & daysOfBlock(block)).length)
  })
  const frame: Frame = { days: ~taken, largest: wishes.largest, trips: Math.max(0, wishes.trips - fixed.length), perBlock }
  const spent = ofTrip.reduce((sum, { minimum }) => sum + minimum, 0)
  return solveIn(frame, { candidates, fixed, budget: Math.max(0, wishes.monthly - spent) }, deadline)
}

function solveIn(frame: Frame, { candidates, fixed, budget }: Omit<Problem, 'frame'>, deadline: number): Result {
  const open = candidates.map((one) => ({ ...one, days: one.days & frame.days })).filter(({ days }) => days !== 0)
  const solved = solveExactly({ candidates: withoutDominated(open, frame, fixed.length), fixed, frame, budget }, deadline)
  const trips = settle(solved.purchases, frame.largest, budget)
  return { solved, trips: trips.filter(({ isFixed, savings }) => isFixed || savings.some((saving) => saving > 0)) }
}

/** Removes the days on which the shopper does not go to a chain. */
function openDays(days: number, chain: ChainSlug, today: CivilDate, { skips }: PlanWishes): number {
  const skipped = skips.filter((skip) => skip.chain === null || skip.chain === chain).map(({ date }) => bitOf(date, today))
  return skipped.reduce((open, bit) => open & ~bit, days)
}

/** Returns the bit of a date; 0 outside the plan. */
function bitOf(date: CivilDate, today: CivilDate): number {
  const day = daysBetween(today, date)
  return day >= 0 && day < PLAN_DAYS ? 1 << day : 0
}

function fixedTrips(payments: readonly (readonly Offer[])[], today: CivilDate, wishes: PlanWishes): FixedTrip[] {
  const ofDay = new Map(wishes.fixed.toReversed().map((one) => [one.date, one]))
  return [...ofDay.values()].flatMap(({ date, chain, amount }) => {
    const days = openDays(bitOf(date, today), chain, today, wishes)
    const ways = payments
      .filter((payment) => chainOf(payment) === chain)
      .flatMap((payment) => candidatesOf(payment, days, amount))
      .map((way) => ({ ...way, minimum: amount, most: amount }))
      .filter((way) => gainOf(way, amount) > 0)
    return ways.length === 0 ? [] : [{ ways }]
  })
}

function bestFixedDay(candidates: readonly Candidate[], today: CivilDate, wishes: PlanWishes, deadline: number): Plan['fixedDay'] {
  const [largest, trips, perBlock] = [wishes.largest, wishes.trips, Array.from({ length: BLOCKS }, () => 1)]
  const found = WEEKDAYS.map((weekday) => {
    if (performance.now() > deadline) return null
    const days = listDays(~0).filter((day) => weekdayOf(addDays(today, day)) === weekday)
    const frame: Frame = { days: days.reduce((all, day) => all | (1 << day), 0), largest, trips, perBlock }
    const { trips: best } = solveIn(frame, { candidates, fixed: [], budget: wishes.monthly }, deadline)
    return { weekday, saving: sumSavings(best) }
  })
  const best = found.reduce((a, b) => (a === null || b === null ? null : b.saving > a.saving ? b : a))
  return best?.saving === 0 ? null : best
}
