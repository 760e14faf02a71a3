import { addDays, type CivilDate, daysBetween, WEEKDAYS, weekdayOf } from '../calendar/calendar.ts'
import { type ChainSlug, type Channel, isReadChain } from '../catalogue/chain.ts'
import type { MethodName } from '../catalogue/paymentMethod.ts'
import { TYPICAL_AMOUNT } from '../promotion/saving.ts'
import type { Use } from '../uses/use.ts'
import { encodeHousehold } from '../wallet/codec/cookie.ts'
import { computeGain, daysOfBlock, dropDominated, makeCandidates, PLAN_BLOCKS, type PlanLimits } from './candidates.ts'
import { type FixedTrip, solveExactly } from './model.ts'
import {
  chainOf,
  listOffers,
  listPayments,
  MOST_OFFERS,
  OFFERS_DESPITE_DEADLINE,
  PLAN_DAYS,
  type PlanData,
  type Plannable,
  type Planner,
  type PlanOffer,
  plannableIn,
  plannerOf,
  sortByGain,
} from './offers.ts'
import { type RoundedPurchase, roundAmounts, sumSavings } from './roundAmounts.ts'

/** What the shopper wants of a plan. Amounts are in pesos. */
export type PlanWishes = {
  /** In supermarkets in a month, for which four calendar weeks stand, as its purchases do. */
  monthly: number
  /** The most purchases in four weeks, and at most a quarter of them, rounded up, in each. One purchase a day. */
  trips: number
  /** The largest single purchase. */
  largest: number
  /** Empty for all chains whose pages are read; a chain that only issuers name must be chosen. */
  chains: readonly ChainSlug[]
  channel: Channel | null
  /** Also offers that depend on an open question, and that add up if a card that says nothing of it does not object. */
  isWithPossible: boolean
  /** The first day that is planned; null for today. It stays from the first visit on, so that a plan does not begin anew each day. */
  since: CivilDate | null
  /** Days that do not suit. */
  skips: readonly CivilDate[]
  /**
   * Purchases that have to be in the plan if an offer holds there: one a day, the first counts. They come first; what they cost is taken
   * from the money and the purchases of the others, and may exceed either.
   */
  fixed: readonly { date: CivilDate; chain: ChainSlug; amount: number }[]
}

/** `saving` is in pesos, to the centavo; `id` is that of a promotion of the week. */
export type PlannedOffer = { id: string; saving: number }

/**
 * A purchase of the plan. `id`: its week and its number there, so that a purchase that moves to another day keeps it. `via` is empty where
 * any method pays. `offers`: the main one, then those that add up to it. `left`: pesos left of the main offer's cap in its period after
 * this purchase; null when each purchase has its own cap, or none is known.
 */
export type PlannedTrip = {
  id: string
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
 * A plan of this calendar week and the three that follow, from Monday on: also the purchases of this week whose day is over and which
 * nobody has recorded. `atMost`: no plan saves more; it is `saving` when that is proven, to the peso that whole pesos cost.
 */
export type Plan = { first: CivilDate; last: CivilDate; trips: readonly PlannedTrip[]; saving: number; spent: number; atMost: number }

/** Everything that decides a plan but the recorded uses, as text: plans of one key are the same. @param version That of the snapshot. */
export function planKey({ today, people, captures }: Omit<PlanData, 'promotions' | 'groups'>, version: number, wishes: PlanWishes): string {
  const stale = captures.map(({ isStale }) => isStale)
  return JSON.stringify([today, version, stale, encodeHousehold(people), wishes])
}

/** Returns the largest purchase, in pesos, for who has not said: an equal part of the money, as one does not buy for weeks at once. */
export function suggestLargest(monthly: number, trips: number): number {
  return Math.ceil(monthly / trips)
}

/** One purchase of a typical amount a week. */
export const DEFAULT_WISHES: PlanWishes = {
  monthly: 4 * TYPICAL_AMOUNT,
  trips: 4,
  largest: suggestLargest(4 * TYPICAL_AMOUNT, 4),
  chains: [],
  channel: null,
  isWithPossible: false,
  since: null,
  skips: [],
  fixed: [],
}

export function mondayOf(date: CivilDate): CivilDate {
  return addDays(date, -WEEKDAYS.indexOf(weekdayOf(date)))
}

/** A Monday from which the months of plans are counted. */
const ANCHOR = '2026-01-05'

/** Returns the first Monday of the four weeks that a day's wishes are for: they do not begin anew each week. */
export function monthOfPlan(date: CivilDate): CivilDate {
  return addDays(ANCHOR, Math.floor(daysBetween(ANCHOR, date) / PLAN_DAYS) * PLAN_DAYS)
}

/**
 * Plans the purchases of this week and the next three that save most: only money back, by offers that hold on the whole purchase. The plan
 * of four weeks was made at their beginning, or at `since`, so that the same data give the same plan each day; recorded purchases, whichever
 * offer they used, and promotions that appeared since Monday change what lies ahead of today alone.
 * @param uses The recorded purchases: each takes one of its week, its pesos, and what it used of a cap.
 * @param milliseconds The time after which the best plan found by then is returned, with a bound.
 */
export function planTrips(week: PlanData, uses: readonly Use[], wishes: PlanWishes, milliseconds: number): Plan {
  const { today } = week
  const start = performance.now()
  const planner = plannerOf(week)
  const [monday, month] = [mondayOf(today), monthOfPlan(today)]
  const since = [month, wishes.since ?? today].sort()[1] as CivilDate
  const [earlier, own] = [uses.filter(({ date }) => date < month), uses.filter(({ date }) => date >= month && date <= today)]
  const events = eventsOf(week, planner, own, since, wishes)
  const isInMonth = monday === month
  const shares = 1 + events.length + Number(!isInMonth)
  const deadline = (solves: number) => start + (milliseconds * solves) / shares

  let made = bestPurchases(week, planner, { first: month, from: since, seenBy: monday, uses: earlier, taken: [] }, wishes, deadline(1))
  for (const [at, from] of events.entries()) {
    const known = own.filter(({ date }) => date <= from)
    const open = unrecorded(made.trips, known).filter(({ date }) => date < from)
    const horizon = { first: month, from, seenBy: from, uses: [...earlier, ...known, ...asUses(open)], taken: [...known, ...open] }
    const ahead = bestPurchases(week, planner, horizon, wishes, deadline(at + 2))
    made = { ...ahead, trips: [...open, ...ahead.trips] }
  }
  const following = { first: addDays(month, PLAN_DAYS), from: today, uses: [...uses, ...asUses(made.trips)], taken: [] }
  const next = isInMonth ? null : bestPurchases(week, planner, following, wishes, deadline(shares))

  const last = addDays(monday, PLAN_DAYS - 1)
  const shown = [...made.trips, ...(next?.trips ?? [])].filter(({ date }) => date >= monday && date <= last)
  const trips = [...Map.groupBy(shown, ({ date }) => mondayOf(date))].flatMap(([of, ofWeek]) =>
    ofWeek.map(({ settled: _, ...trip }, at): PlannedTrip => ({ id: `${of}-${at + 1}`, ...trip })),
  )
  const saving = toCentavos(trips.reduce((sum, one) => sum + one.saving, 0))
  const lacking = made.atMost - made.saving + (next === null ? 0 : next.atMost - next.saving)
  return {
    first: monday,
    last,
    trips,
    saving,
    spent: trips.reduce((sum, { amount }) => sum + amount, 0),
    atMost: toCentavos(saving + lacking),
  }
}

/** Lists the days until today from which on the plan may be another: of recorded purchases, and of new promotions that somebody can use. */
function eventsOf(
  week: PlanData,
  planner: Planner,
  own: readonly Use[],
  since: CivilDate,
  { channel, isWithPossible }: PlanWishes,
): CivilDate[] {
  const { today, people } = week
  const [monday, month] = [mondayOf(today), monthOfPlan(today)]
  const isUsable = (one: Plannable) => people.some((person) => listOffers(person, [one], planner, { ...asked, first: month }).length > 0)
  const asked = { uses: [], isWithPossible, deadline: Number.POSITIVE_INFINITY }
  const days = new Set(own.map(({ date }) => date))
  for (const one of plannableIn(week, month, channel))
    if (one.seen > monday && one.seen <= today && !days.has(one.seen) && isUsable(one)) days.add(one.seen)
  return [...new Set([...days].map((date) => [date, since].sort()[1] as CivilDate))].sort()
}

export function isChainWanted({ chains }: Pick<PlanWishes, 'chains'>, chain: ChainSlug): boolean {
  return chains.length === 0 ? isReadChain(chain) : chains.includes(chain)
}

type Trip = Omit<PlannedTrip, 'id'> & { settled: RoundedPurchase }

/** Leaves out the planned purchases that recorded ones stand for: of the same day, or else of the same week. */
function unrecorded(planned: readonly Trip[], uses: readonly Use[]): Trip[] {
  const left = [...uses]
  const take = (isSame: (use: Use) => boolean) => {
    const at = left.findIndex(isSame)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  }
  const ofOtherDays = planned.filter(({ date }) => !take((use) => use.date === date))
  return ofOtherDays.filter(({ date }) => !take((use) => mondayOf(use.date) === mondayOf(date)))
}

/** Returns what planned purchases take of caps, as if they had been recorded. */
function asUses(trips: readonly Trip[]): Use[] {
  return trips.flatMap(({ date, chain, amount, settled: { payment, savings } }) =>
    payment.map(
      ({ whose, via, sharers, ranked }, at): Use => ({
        ...{ id: `${date}-${at}`, whose, promotions: [ranked.promotion.id, ...sharers], supermarket: chain, date, amount },
        ...{ saved: savings[at] as number, paidWith: via, title: '', url: '', cap: '', refund: null, words: '' },
      }),
    ),
  )
}

/**
 * Which four weeks are planned, from which day on. `seenBy`: only what was published until that day. `uses`: what counts towards the caps;
 * `taken`: the purchases that take money, days, and the room of their weeks.
 */
export type Horizon = {
  first: CivilDate
  from: CivilDate
  seenBy?: CivilDate
  uses: readonly Use[]
  taken: readonly { date: CivilDate; amount: number }[]
}

/** The best purchases of four weeks; `saving` and `atMost` as in a plan. */
export type BestPurchases = { trips: readonly Trip[]; saving: number; atMost: number }

/** Finds the best purchases of four weeks. @param deadline Milliseconds on the clock of `performance.now()`. */
function bestPurchases(week: PlanData, planner: Planner, horizon: Horizon, wishes: PlanWishes, deadline: number): BestPurchases {
  const { first, uses, seenBy } = horizon
  const known = plannableIn(week, first, wishes.channel).filter(
    ({ seen, promotion }) => (seenBy === undefined || seen <= seenBy) && isChainWanted(wishes, promotion.supermarket),
  )
  const plannable = sortByGain(known, largestOf(wishes))
  const asked = { first, uses, isWithPossible: wishes.isWithPossible, deadline }
  const offers = week.people.flatMap((person) => listOffers(person, plannable, planner, asked))
  return findBestPurchases(offers, horizon, wishes, deadline)
}

/** Returns the pesos of the largest purchase that may be in a plan. */
function largestOf({ largest, monthly, fixed }: PlanWishes): number {
  return Math.max(Math.min(largest, monthly), ...fixed.map(({ amount }) => amount))
}

/** Finds the best purchases with some offers. @param deadline Milliseconds on the clock of `performance.now()`. */
export function findBestPurchases(
  offers: readonly PlanOffer[],
  { first, from, taken: all }: Pick<Horizon, 'first' | 'from' | 'taken'>,
  wishes: PlanWishes,
  deadline: number,
): BestPurchases {
  const taken = all.filter(({ date }) => bitOf(date, first) !== 0)
  const largest = Math.min(wishes.largest, wishes.monthly)
  const { payments, isCut: isListCut } = listPayments(offers, largestOf(wishes), wishes.isWithPossible)
  const open = openDays({ first, from, taken }, wishes)
  const fixed = fixedTrips(payments, first, open, wishes)
  const fixedDays = fixed.reduce((days, { ways: [way] }) => days | (way?.days ?? 0), 0)
  const spent = [...taken.map(({ amount }) => amount), ...fixed.map(({ ways: [way] }) => way?.minimum ?? 0)].reduce(
    (sum, one) => sum + one,
    0,
  )
  const takenDays = taken.map(({ date }) => daysBetween(first, date))
  const countOn = (block: number) =>
    takenDays.filter((day) => Math.floor(day / 7) === block).length + countBits(fixedDays & daysOfBlock(block))
  const frame: PlanLimits = {
    days: open & ~fixedDays,
    largest,
    trips: Math.max(0, wishes.trips - takenDays.length - fixed.length),
    perBlock: Array.from({ length: PLAN_BLOCKS }, (_, block) => Math.max(0, Math.ceil(wishes.trips / PLAN_BLOCKS) - countOn(block))),
  }
  const budget = Math.max(0, wishes.monthly - spent)
  const candidates = payments.flatMap((payment, at) =>
    at >= OFFERS_DESPITE_DEADLINE && performance.now() > deadline ? [] : makeCandidates(payment, frame.days, largest),
  )
  const { kept, isCut } = dropDominated(candidates, frame, fixed.length, (performance.now() + deadline) / 2)
  const { purchases, bound, isProven } = solveExactly({ candidates: kept, fixed, frame, budget }, deadline)
  const settled = roundAmounts(purchases, largest, budget).filter(({ isFixed, savings }) => isFixed || savings.some((saving) => saving > 0))
  const saving = sumSavings(settled)
  const isWhole = !isCut && !isListCut && offers.length < MOST_OFFERS && performance.now() < deadline
  const isExact = isProven && isWhole && bound - saving < 1 + settled.length
  const most = isWhole ? bound : spent + budget
  return { trips: settled.map((one) => tripOf(one, first)), saving, atMost: isExact ? saving : Math.max(saving, Math.ceil(most)) }
}

function tripOf(settled: RoundedPurchase, first: CivilDate): Trip {
  const { payment, day, amount, savings, left } = settled
  const [main] = payment as [PlanOffer]
  return {
    date: addDays(first, day),
    chain: chainOf(payment),
    whose: main.whose,
    via: main.via,
    amount,
    saving: toCentavos(savings.reduce((sum, one) => sum + one, 0)),
    offers: payment.map(({ ranked }, at) => ({ id: ranked.promotion.id, saving: savings[at] as number })),
    isPossible: payment.some(({ isPossible }) => isPossible),
    isStale: payment.some(({ isStale }) => isStale),
    left,
    settled,
  }
}

/** Returns the days, as bits, from `from` on that suit and have no purchase yet. */
function openDays({ first, from, taken }: Pick<Horizon, 'first' | 'from' | 'taken'>, { skips }: PlanWishes): number {
  const before = Math.min(PLAN_DAYS, Math.max(0, daysBetween(first, from)))
  const closed = [...skips, ...taken.map(({ date }) => date)]
  return closed.reduce((open, date) => open & ~bitOf(date, first), ((1 << PLAN_DAYS) - 1) & ~((1 << before) - 1))
}

/** Returns the bit of a date; 0 outside the four weeks. */
function bitOf(date: CivilDate, first: CivilDate): number {
  const day = daysBetween(first, date)
  return day >= 0 && day < PLAN_DAYS ? 1 << day : 0
}

function countBits(days: number): number {
  let count = 0
  for (let left = days; left !== 0; left &= left - 1) count++
  return count
}

function fixedTrips(payments: readonly (readonly PlanOffer[])[], first: CivilDate, open: number, wishes: PlanWishes): FixedTrip[] {
  const ofDay = new Map(wishes.fixed.toReversed().map((one) => [one.date, one]))
  return [...ofDay.values()].flatMap(({ date, chain, amount }) => {
    const ways = payments
      .filter((payment) => chainOf(payment) === chain)
      .flatMap((payment) => makeCandidates(payment, open & bitOf(date, first), amount))
      .map((way) => ({ ...way, minimum: amount, most: amount }))
      .filter((way) => computeGain(way, amount) > 0)
    return ways.length === 0 ? [] : [{ ways }]
  })
}

function toCentavos(pesos: number): number {
  return Math.round(pesos * 100) / 100
}
