import { addDays, type CivilDate } from '../calendar/calendar.ts'
import { CHANNELS, type ChainSlug, type Channel, holdsOnChannel, isInWholesaleOnly } from '../catalogue/chain.ts'
import type { MethodName } from '../catalogue/paymentMethod.ts'
import { isBorneOut, takesCommonMethods } from '../choice/answer.ts'
import { isOnWholePurchase } from '../choice/promotionList.ts'
import { type Ranked, rankForPerson, type Shopper } from '../choice/ranking.ts'
import { isAddedTo } from '../choice/till.ts'
import type { Week } from '../choice/week.ts'
import { allCaps, worthOfCap } from '../promotion/caps.ts'
import { holdsOnDate } from '../promotion/occurrence.ts'
import type { ListedPromotion } from '../promotion/promotion.ts'
import { readingsOf } from '../promotion/readings.ts'
import { groupIssuer } from '../questions/requirement.ts'
import { isSameHolder, periodOf, timesOf } from '../uses/remainingCap.ts'
import { capSharers, type Use } from '../uses/use.ts'
import { isWithin } from '../uses/usePeriod.ts'
import { type Person, sayNoMethod } from '../wallet/household.ts'

/** A limit that several purchases share, and what the recorded uses leave of it: pesos that may come back, or times. */
export type SharedLimit = { key: string; of: 'pesos' | 'times'; left: number }

/**
 * An offer for one person and one way to pay, in its strictest reading: `rate` of the purchase comes back (0–1), at most `cap` pesos
 * of one purchase, from `minimum` pesos on. `ways`: all that share its limits, `via` first. `root`: purchases with different roots share no limit. `days`: a bit for each day of the plan
 * on which it holds, the first is bit 0.
 */
export type Offer = {
  ranked: Ranked<ListedPromotion>
  whose: string
  via: readonly MethodName[]
  ways: readonly (readonly MethodName[])[]
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

export type PlanData = Pick<Week, 'today' | 'promotions' | 'groups' | 'people' | 'captures'>

/** The number of days of a plan. Days are kept as bits of one integer. */
export const PLAN_DAYS = 28

/** Lists the days of a plan, by the bits that are set. */
export function listDays(days: number): number[] {
  const all: number[] = []
  for (let day = 0; day < PLAN_DAYS; day++) if (days & (1 << day)) all.push(day)
  return all
}

/** A promotion that a plan may use, whoever pays, with those that share its cap. `days`: a bit for each day of the plan on which it holds. */
export type Plannable = { promotion: ListedPromotion; days: number; sharers: readonly ListedPromotion[] }

/**
 * Lists the promotions that a plan may use: money back on the whole purchase, borne out by every reading. Those of wholesale shops alone
 * are left out, as few people go there.
 */
export function plannableIn({ promotions, groups, today }: PlanData, channel: Channel | null): Plannable[] {
  const members = Map.groupBy(promotions, (_, at) => groups[at])
  return promotions.flatMap((promotion, at) => {
    const days = isPlannable(promotion, channel) ? daysOf(promotion, today) : 0
    return days === 0 ? [] : [{ promotion, days, sharers: sharersOf(promotion, members.get(groups[at]) ?? []) }]
  })
}

/** Makes the shopper that a plan is for; without any method, those of most people count. */
export function plannerOf({ people, captures }: PlanData): Shopper {
  return { people, isAnybody: sayNoMethod(people), amount: null, captures }
}

/**
 * Lists what a person can surely plan with.
 * @param today The first day of the plan.
 * @param uses The household's; only the person's own count.
 * @param isWithPossible Also what depends on an open question.
 */
export function offersFor(
  person: Person,
  plannable: readonly Plannable[],
  shopper: Shopper,
  { today, uses, isWithPossible }: { today: CivilDate; uses: readonly Use[]; isWithPossible: boolean },
): Offer[] {
  const own = uses.filter(({ whose }) => whose === person.id)
  return plannable.flatMap(({ promotion, days, sharers }) => {
    if (shopper.isAnybody && !takesCommonMethods(promotion)) return []
    const ranked = rankForPerson(promotion, person, shopper)
    const { status } = ranked.eligibility
    if (status !== 'yes' && !(isWithPossible && status === 'maybe')) return []
    return distinctWays(ranked, sharers).map(([way = [], ...others], _, groups): Offer => {
      const holderOf = (per: Per) =>
        per === null || per === 'persona' ? 0 : groups.findIndex(([other = []]) => isSameHolder(per, other, way))
      const root = `${person.id} ${sharers.map(({ id }) => id).sort()[0]}`
      const limits = new Map<number, SharedLimit[]>()
      return {
        ranked: { ...ranked, eligibility: { ...ranked.eligibility, via: [...way] } },
        ...{ whose: person.id, via: way.length > 0 ? way : (ranked.own?.[0] ?? []), root, days },
        ways: [way, ...others],
        ...strictest(promotion),
        ...{ isPossible: status === 'maybe', isStale: ranked.stale !== undefined },
        limitsOn(day) {
          const known = limits.get(day) ?? limitsOf(sharers, { root, way, holderOf, uses: own }, addDays(today, day))
          limits.set(day, known)
          return known
        },
      }
    })
  })
}

/** Lists what the people of a week can plan with. */
export function usableOffers(week: PlanData, uses: readonly Use[], channel: Channel | null, isWithPossible: boolean): Offer[] {
  const plannable = plannableIn(week, channel)
  const { people, today } = week
  return people.flatMap((person) => offersFor(person, plannable, plannerOf(week), { today, uses, isWithPossible }))
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

function daysOf(promotion: ListedPromotion, today: CivilDate): number {
  let days = 0
  for (let day = 0; day < PLAN_DAYS; day++) {
    const date = addDays(today, day)
    if (holdsOnDate(promotion, date) && isBorneOut(promotion, date)) days |= 1 << day
  }
  return days
}

function sharersOf(promotion: ListedPromotion, group: readonly ListedPromotion[]): ListedPromotion[] {
  const ids = capSharers(promotion, group)
  return group.filter(({ id }) => ids.includes(id))
}

/** What every reading bears out: the least comes back, of the largest minimum purchase. */
function strictest(promotion: ListedPromotion): Pick<Offer, 'rate' | 'cap' | 'minimum'> {
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
    const add = (of: SharedLimit['of'], whole: number, period: Parameters<typeof periodOf>[1], per: Per) => {
      const days = periodOf(promotion, period, date)
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
    const rule = timesOf(promotion)
    if (rule !== null) add('times', rule.times, rule.period, promotion.limits.per)
  }
  return [...limits.values()]
}

/**
 * Lists the offers of one payment, the main one first: each offer alone, and with those that its card, and theirs, say add up. Of offers
 * that share a cap, which are of one card, one counts.
 * @param isWithPossible Also where only one of the cards says so.
 */
export function paymentsOf(offers: readonly Offer[], isWithPossible: boolean): Offer[][] {
  const added = (offer: Offer, payment: readonly Offer[]): Offer | null => {
    if (payment.some(({ root, days }) => root === offer.root || !(days & offer.days))) return null
    for (const way of offer.ways) {
      const paid = withWay(offer, way)
      const said = payment.map((one) => isAddedTo(paid.ranked, one.ranked))
      const isSaid = !said.includes(false)
      if (!said.includes(null) && (isSaid || isWithPossible)) return { ...paid, isPossible: paid.isPossible || !isSaid }
    }
    return null
  }
  const withMore = (payment: Offer[], others: readonly Offer[]): Offer[][] => [
    payment,
    ...others.flatMap((offer, at) => {
      const more = added(offer, payment)
      return more === null ? [] : withMore([...payment, more], others.slice(at + 1))
    }),
  ]
  const byPayer = Map.groupBy(offers, placeAndPayer)
  const saysSo = ({ ranked }: Offer) => ranked.promotion.stackable === true
  const seen = new Set<string>()
  return offers.flatMap((main) => {
    const others = (byPayer.get(placeAndPayer(main)) ?? []).filter(
      (other) => (saysSo(main) || saysSo(other)) && other.root !== main.root && isSameChannel(other, main),
    )
    return withMore([main], others).filter((payment) => {
      const key = `${main.whose} ${payment.map(({ via, ranked }) => `${ranked.promotion.id} ${via.join('+')}`).sort()}`
      return payment.length === 1 || (!seen.has(key) && seen.add(key))
    })
  })
}

function withWay(offer: Offer, via: readonly MethodName[]): Offer {
  const { ranked } = offer
  return { ...offer, via: via.length > 0 ? via : offer.via, ranked: { ...ranked, eligibility: { ...ranked.eligibility, via: [...via] } } }
}

const placeAndPayer = ({ ranked, whose }: Offer): string => `${ranked.promotion.supermarket} ${whose}`

function isSameChannel(one: Offer, other: Offer): boolean {
  const all = [one, other].flatMap(({ ranked }) => readingsOf(ranked.promotion))
  return CHANNELS.some((channel) => all.every(({ where }) => holdsOnChannel(where, channel)))
}

export const chainOf = ([main]: readonly Offer[]): ChainSlug => (main as Offer).ranked.promotion.supermarket
