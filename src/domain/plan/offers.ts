import { addDays, type CivilDate } from '../calendar/calendar.ts'
import { CHANNELS, type ChainSlug, type Channel, holdsOnChannel, isInWholesaleOnly } from '../catalogue/chain.ts'
import type { MethodName } from '../catalogue/paymentMethod.ts'
import { isSureOnDate, takesCommonMethods } from '../choice/answer.ts'
import { isOnWholePurchase } from '../choice/promotionList.ts'
import { type Ranked, rankForPerson, type Shopper } from '../choice/ranking.ts'
import { isAddedTo } from '../choice/till.ts'
import type { Week } from '../choice/week.ts'
import { allCaps, worthOfCap } from '../promotion/caps.ts'
import type { ListedPromotion } from '../promotion/promotion.ts'
import { readingsOf } from '../promotion/readings.ts'
import { groupIssuer } from '../questions/requirement.ts'
import { getMostTimes, getUsePeriod, isSameHolder } from '../uses/remainingCap.ts'
import { capSharers, type Use } from '../uses/use.ts'
import { isWithin } from '../uses/usePeriod.ts'
import { areWithoutMethods, type Person } from '../wallet/household.ts'

/** A limit that several purchases share, and what the recorded uses leave of it: pesos that may come back, or times. */
export type SharedLimit = { key: string; of: 'pesos' | 'times'; left: number }

/**
 * An offer for one person and one way to pay, in its strictest reading: `rate` of the purchase comes back (0–1), at most `cap` pesos
 * of one purchase, from `minimum` pesos on. `sharers`: the ids of promotions with the same cap. `ways`: all that share its limits, `via` first. `root`: purchases with different roots share no limit. `days`: a bit for each day of the plan
 * on which it holds, the first is bit 0.
 */
export type PlanOffer = {
  ranked: Ranked<ListedPromotion>
  whose: string
  via: readonly MethodName[]
  ways: readonly (readonly MethodName[])[]
  sharers: readonly string[]
  rate: number
  cap: number
  minimum: number
  root: string
  days: number
  isPossible: boolean
  isStale: boolean
  /** Returns its limits on a day of the plan, counted from 0. */
  limitsOn: (day: number) => readonly SharedLimit[]
}

/** `seen`: the day on which each promotion was first published; without it all are known since ever. */
export type PlanData = Pick<Week, 'today' | 'promotions' | 'groups' | 'people' | 'captures'> & { seen?: readonly CivilDate[] }

/** The days of four calendar weeks, in which the wishes of a month are planned. They are kept as bits of one integer. */
export const PLAN_DAYS = 28

/** Lists the days of four weeks, by the bits that are set. */
export function listDays(days: number): number[] {
  const all: number[] = []
  for (let day = 0; day < PLAN_DAYS; day++) if (days & (1 << day)) all.push(day)
  return all
}

/** A promotion that a plan may use, whoever pays, with those that share its cap. `days`: a bit for each day of the plan on which it holds. */
export type Plannable = { promotion: ListedPromotion; seen: CivilDate; days: number; sharers: readonly ListedPromotion[] }

/** Caches what all plans of one publication have in common. */
const plannable = new WeakMap<readonly ListedPromotion[], Map<string, readonly Plannable[]>>()

/**
 * Lists the promotions that a plan may use: money back on the whole purchase, borne out by every reading. Those of wholesale shops alone
 * are left out, as few people go there.
 * @param first The first of the four weeks' days.
 */
export function plannableIn({ promotions, groups, seen }: PlanData, first: CivilDate, channel: Channel | null): readonly Plannable[] {
  const known = plannable.get(promotions) ?? new Map<string, readonly Plannable[]>()
  plannable.set(promotions, known)
  const key = `${first} ${channel}`
  const found = known.get(key)
  if (found !== undefined) return found
  const members = Map.groupBy(promotions, (_, at) => groups[at])
  const dates = Array.from({ length: PLAN_DAYS }, (_, day) => addDays(first, day))
  const all = promotions.flatMap((promotion, at) => {
    const days = isPlannable(promotion, channel) ? daysOf(promotion, dates) : 0
    return days === 0 ? [] : [{ promotion, seen: seen?.[at] ?? '', days, sharers: sharersOf(promotion, members.get(groups[at]) ?? []) }]
  })
  known.set(key, all)
  return all
}

/** Who a plan is for; `rank` asks once for each person and promotion, however often the weeks are planned. */
export type Planner = { isAnybody: boolean; rank: (promotion: ListedPromotion, person: Person) => Ranked<ListedPromotion> }

/** Makes the planner; without any method, those of most people count. */
export function plannerOf({ people, captures }: PlanData): Planner {
  const shopper: Shopper = { people, isAnybody: areWithoutMethods(people), amount: null, captures }
  const known = new Map<Person, Map<ListedPromotion, Ranked<ListedPromotion>>>()
  return {
    isAnybody: shopper.isAnybody,
    rank(promotion, person) {
      const ofPerson = known.get(person) ?? new Map<ListedPromotion, Ranked<ListedPromotion>>()
      known.set(person, ofPerson)
      const ranked = ofPerson.get(promotion) ?? rankForPerson(promotion, person, shopper)
      ofPerson.set(promotion, ranked)
      return ranked
    },
  }
}

/** The most offers of one person that a plan looks at: more than anybody has in a month. */
export const MOST_OFFERS = 400
/** Of so many offers, and so many promotions, a plan is made also when the time is up. */
export const OFFERS_DESPITE_DEADLINE = 24
const LEAST_ASKED = 1_000

type Asked = {
  /** The first of the four weeks' days. */
  first: CivilDate
  /** The household's; only the person's own count. */
  uses: readonly Use[]
  /** Also what depends on an open question. */
  isWithPossible: boolean
  /** Milliseconds on the clock of `performance.now()` after which the rest is left out. */
  deadline: number
}

/** Puts first that of which most comes back of one purchase. @param largest Pesos of it. */
export function sortByGain(plannable: readonly Plannable[], largest: number): Plannable[] {
  const gains = new Map(plannable.map((one) => [one, gainOfOffer(strictest(one.promotion), largest)]))
  return plannable.toSorted((a, b) => (gains.get(b) as number) - (gains.get(a) as number))
}

const gainOfOffer = ({ rate, cap, minimum }: Pick<PlanOffer, 'rate' | 'cap' | 'minimum'>, amount: number) =>
  amount < minimum ? 0 : Math.min(cap, rate * amount)

/** Lists what a person can surely plan with, the first `MOST_OFFERS` of them. */
export function listOffers(
  person: Person,
  plannable: readonly Plannable[],
  planner: Planner,
  { first, uses, isWithPossible, deadline }: Asked,
): PlanOffer[] {
  const own = uses.filter(({ whose }) => whose === person.id)
  let count = 0
  return plannable.flatMap(({ promotion, days, sharers }, at) => {
    if (count >= MOST_OFFERS || ((count >= OFFERS_DESPITE_DEADLINE || at >= LEAST_ASKED) && performance.now() > deadline)) return []
    if (planner.isAnybody && !takesCommonMethods(promotion)) return []
    const ranked = planner.rank(promotion, person)
    const { status } = ranked.eligibility
    if (status !== 'yes' && !(isWithPossible && status === 'maybe')) return []
    count++
    return distinctWays(ranked, sharers).map(([way = [], ...others], _, groups): PlanOffer => {
      const holderOf = (per: Per) =>
        per === null || per === 'persona' ? 0 : groups.findIndex(([other = []]) => isSameHolder(per, other, way))
      const root = `${person.id} ${sharers.map(({ id }) => id).sort()[0]}`
      const limits = new Map<number, SharedLimit[]>()
      return {
        ranked: { ...ranked, eligibility: { ...ranked.eligibility, via: [...way] } },
        ...{ whose: person.id, via: way.length > 0 ? way : (ranked.own?.[0] ?? []), root, days },
        ways: [way, ...others],
        sharers: sharers.map(({ id }) => id),
        ...strictest(promotion),
        ...{ isPossible: status === 'maybe', isStale: ranked.stale !== undefined },
        limitsOn(day) {
          const known = limits.get(day) ?? limitsOf(sharers, { root, way, holderOf, uses: own }, addDays(first, day))
          limits.set(day, known)
          return known
        },
      }
    })
  })
}

function isPlannable(promotion: ListedPromotion, channel: Channel | null): boolean {
  return (
    isOnWholePurchase(promotion) &&
    !isInWholesaleOnly(promotion) &&
    readingsOf(promotion).every(
      ({ discount, where }) => discount.type === 'porcentaje' && discount.value > 0 && (channel === null || holdsOnChannel(where, channel)),
    )
  )
}

function daysOf(promotion: ListedPromotion, dates: readonly CivilDate[]): number {
  const last = promotion.validUntil ?? ''
  return dates.reduce((days, date, day) => (date <= last && isSureOnDate(promotion, date) ? days | (1 << day) : days), 0)
}

function sharersOf(promotion: ListedPromotion, group: readonly ListedPromotion[]): ListedPromotion[] {
  const ids = capSharers(promotion, group)
  return group.filter(({ id }) => ids.includes(id))
}

/** What every reading bears out: the least comes back, of the largest minimum purchase. */
function strictest(promotion: ListedPromotion): Pick<PlanOffer, 'rate' | 'cap' | 'minimum'> {
  const all = readingsOf(promotion)
  return {
    rate: Math.min(...all.map(({ discount }) => discount.value / 100)),
    cap: Math.min(...all.map(({ limits }) => limits.maxDiscount ?? Number.POSITIVE_INFINITY)),
    minimum: Math.max(...all.map(({ minPurchase }) => minPurchase ?? 0)),
  }
}

type Per = ListedPromotion['limits']['per']

/** Groups the ways to pay that share all limits; known issuers come before unknown ones. */
function distinctWays({ eligibility, promotion }: Ranked<ListedPromotion>, sharers: readonly ListedPromotion[]): MethodName[][][] {
  const { via, also = [] } = eligibility
  // In the other reading only the first way is sure to pay.
  const ways = promotion.readings?.open.paymentMethods === undefined ? [via, ...also] : [via]
  const pers = [...new Set(sharers.flatMap(readingsOf).flatMap(({ limits }) => [limits.per, ...allCaps(limits).map(({ per }) => per)]))]
  const isKnown = (way: readonly MethodName[]) => Number(groupIssuer(way) !== null)
  const groups: MethodName[][][] = []
  for (const way of ways.toSorted((a, b) => isKnown(b) - isKnown(a) || b.length - a.length)) {
    const group = groups.find(([other = []]) => pers.every((per) => isSameHolder(per, other, way)))
    if (group === undefined) groups.push([way])
    else group.push(way)
  }
  return groups
}

type Holder = { root: string; way: readonly MethodName[]; holderOf: (per: Per) => number; uses: readonly Use[] }

/** Lists the limits that a purchase on a day counts towards: those of every offer with the same cap, in each reading. */
function limitsOf(sharers: readonly ListedPromotion[], { root, way, holderOf, uses }: Holder, date: CivilDate): SharedLimit[] {
  const limits = new Map<string, SharedLimit>()
  for (const promotion of sharers.flatMap(readingsOf)) {
    const add = (of: SharedLimit['of'], whole: number, period: Parameters<typeof getUsePeriod>[1], per: Per) => {
      const days = getUsePeriod(promotion, period, date)
      if (days === null) return
      const counted = uses.filter(
        (use) => use.promotions.includes(promotion.id) && isSameHolder(per, way, use.paidWith) && isWithin(days, use.date),
      )
      const used = of === 'times' ? counted.length : counted.reduce((sum, { saved }) => sum + saved, 0)
      // A plan has one purchase a day.
      if (days.first === days.last && used === 0) return
      const key = `${of} ${root} ${holderOf(per)} ${days.first}…${days.last} ${whole}`
      const left = Math.min(limits.get(key)?.left ?? Number.POSITIVE_INFINITY, Math.max(0, whole - used))
      limits.set(key, { key, of, left })
    }
    for (const cap of allCaps(promotion.limits)) add('pesos', worthOfCap(cap, promotion.discount), cap.period, cap.per)
    const rule = getMostTimes(promotion)
    if (rule !== null) add('times', rule.times, rule.period, promotion.limits.per)
  }
  return [...limits.values()]
}

/** The most offers in one payment, those that are tried together, and the payments of one person in one chain. */
const MOST_TOGETHER = 3
const MOST_ADDING = 12
const MOST_PAYMENTS = 200

/** Payments, each with its main offer first. `isCut`: there are more, of which less comes back. */
export type Payments = { payments: readonly (readonly PlanOffer[])[]; isCut: boolean }

/**
 * Lists the payments that offers allow: each offer alone, and with those that its card, and theirs, say add up. Of offers that share a cap,
 * which are of one card, one counts. Every subset may add up, so the list is bounded: the payments of which most comes back stay.
 * @param largest Pesos of the largest purchase.
 * @param isWithPossible Also where only one of the cards says so.
 */
export function listPayments(offers: readonly PlanOffer[], largest: number, isWithPossible: boolean): Payments {
  const groups = [...Map.groupBy(offers, placeAndPayer).values()].map((all) => paymentsOfPayer(all, largest, isWithPossible))
  return { payments: groups.flatMap(({ payments }) => payments), isCut: groups.some(({ isCut }) => isCut) }
}

/** @param offers Of one person in one chain. */
function paymentsOfPayer(offers: readonly PlanOffer[], largest: number, isWithPossible: boolean): Payments {
  const byGain = (a: PlanOffer, b: PlanOffer) => gainOfOffer(b, largest) - gainOfOffer(a, largest)
  const saysSo = ({ ranked }: PlanOffer) => ranked.promotion.stackable === true
  const alone = offers.length > MOST_PAYMENTS ? offers.toSorted(byGain).slice(0, MOST_PAYMENTS) : offers
  const adding = alone.filter((offer) => saysSo(offer) || alone.some((other) => other !== offer && saysSo(other)))
  const tried = new Set(adding.length > MOST_ADDING ? adding.toSorted(byGain).slice(0, MOST_ADDING) : adding)
  let isDeep = false
  const together = (payment: readonly PlanOffer[], others: readonly PlanOffer[]): PlanOffer[][] =>
    others.flatMap((offer, at) => {
      const more = addedTo(payment, offer, isWithPossible)
      if (more === null) return []
      if (payment.length < MOST_TOGETHER) return [[...payment, more], ...together([...payment, more], others.slice(at + 1))]
      isDeep = true
      return []
    })
  const seen = new Set<string>()
  const all = alone.flatMap((main) => {
    const others = tried.has(main)
      ? alone.filter(
          (other) => tried.has(other) && (saysSo(main) || saysSo(other)) && other.root !== main.root && isSameChannel(other, main),
        )
      : []
    return [[main], ...together([main], others)].filter((payment) => {
      const key = payment
        .map(({ via, ranked }) => `${ranked.promotion.id} ${via.join('+')}`)
        .sort()
        .join()
      return payment.length === 1 || (!seen.has(key) && seen.add(key))
    })
  })
  const sumOf = (payment: readonly PlanOffer[]) => payment.reduce((sum, offer) => sum + gainOfOffer(offer, largest), 0)
  const payments = all.length > MOST_PAYMENTS ? all.toSorted((a, b) => sumOf(b) - sumOf(a)).slice(0, MOST_PAYMENTS) : all
  return { payments, isCut: isDeep || payments.length < all.length || tried.size < adding.length || alone.length < offers.length }
}

/** Returns the offer as a payment takes it in; null where they do not add up. */
function addedTo(payment: readonly PlanOffer[], offer: PlanOffer, isWithPossible: boolean): PlanOffer | null {
  if (payment.some(({ root, days }) => root === offer.root || !(days & offer.days))) return null
  for (const way of offer.ways) {
    const paid = withWay(offer, way)
    const said = payment.map((one) => isAddedTo(paid.ranked, one.ranked))
    const isSaid = !said.includes(false)
    if (!said.includes(null) && (isSaid || isWithPossible)) return { ...paid, isPossible: paid.isPossible || !isSaid }
  }
  return null
}

function withWay(offer: PlanOffer, via: readonly MethodName[]): PlanOffer {
  const { ranked } = offer
  return { ...offer, via: via.length > 0 ? via : offer.via, ranked: { ...ranked, eligibility: { ...ranked.eligibility, via: [...via] } } }
}

const placeAndPayer = ({ ranked, whose }: PlanOffer): string => `${ranked.promotion.supermarket} ${whose}`

function isSameChannel(one: PlanOffer, other: PlanOffer): boolean {
  const all = [one, other].flatMap(({ ranked }) => readingsOf(ranked.promotion))
  return CHANNELS.some((channel) => all.every(({ where }) => holdsOnChannel(where, channel)))
}

export const chainOf = ([main]: readonly PlanOffer[]): ChainSlug => (main as PlanOffer).ranked.promotion.supermarket
