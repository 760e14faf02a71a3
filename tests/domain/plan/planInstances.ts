import fc from 'fast-check'
import { addDays, type CivilDate, daysBetween } from '#domain/calendar/calendar.ts'
import { holdsOnChannel } from '#domain/catalogue/chain.ts'
import type { MethodName } from '#domain/catalogue/paymentMethod.ts'
import { isSureOnDate } from '#domain/choice/answer.ts'
import { type Ranked, rankForPerson } from '#domain/choice/ranking.ts'
import { isAddedTo } from '#domain/choice/till.ts'
import type { PlanData } from '#domain/plan/offers.ts'
import { DEFAULT_WISHES, type PlanWishes } from '#domain/plan/plan.ts'
import { allCaps, withTightest } from '#domain/promotion/caps.ts'
import { holdsOnDate } from '#domain/promotion/occurrence.ts'
import { CAP_HOLDERS, CAP_PERIODS, type ListedPromotion } from '#domain/promotion/promotion.ts'
import { readingsOf } from '#domain/promotion/readings.ts'
import { savingOnAmount } from '#domain/promotion/saving.ts'
import { remainingCap } from '#domain/uses/remainingCap.ts'
import { capSharers, type Use } from '#domain/uses/use.ts'
import type { Household, Person } from '#domain/wallet/household.ts'
import { EMPTY_WALLET, type Instrument, type Wallet } from '#domain/wallet/wallet.ts'
import { plainPromotion } from '../arbitraries.ts'
import { use } from '../uses.ts'

/** The Monday on which four weeks of a plan begin; a month ends within them. */
export const MONDAY = '2026-07-20'

const GROUPS: (MethodName[][] | null)[] = [
  null,
  [['Mercado Pago']],
  [['Banco Galicia', 'Tarjeta de crédito VISA']],
  [
    ['Banco Galicia', 'Tarjeta de crédito VISA'],
    ['Banco Nación', 'Tarjeta de crédito VISA'],
  ],
]
const INSTRUMENTS: Instrument[] = [
  { method: 'mercado-pago', cards: null },
  { method: 'banco-galicia', cards: ['visa-credito'] },
  { method: 'banco-nacion', cards: ['visa-credito'] },
]

const thousands = (least: number, most: number) => fc.integer({ min: least, max: most }).map((figure) => figure * 1000)

const limits = fc
  .record({
    maxDiscount: fc.option(thousands(2, 15), { freq: 5 }),
    period: fc.option(fc.constantFrom(...CAP_PERIODS), { freq: 5 }),
    per: fc.option(fc.constantFrom(...CAP_HOLDERS)),
    second: fc.option(fc.record({ more: thousands(1, 20), period: fc.constantFrom('mes', 'promocion'), per: fc.constant(null) })),
  })
  .map(({ maxDiscount, period, per, second }): ListedPromotion['limits'] => {
    const first = { maxDiscount, period, per, explicitlyHasNoLimit: maxDiscount === null, caps: [] }
    if (maxDiscount === null || second === null) return first
    const { more, ...scope } = second
    const caps = [
      { amount: maxDiscount, period, per, kind: 'back' as const },
      { amount: maxDiscount + more, ...scope, kind: 'back' as const },
    ]
    return { ...first, caps } as ListedPromotion['limits']
  })

const offer = fc
  .record({
    supermarket: fc.constantFrom('coto', 'dia'),
    rate: fc.constantFrom(10, 15, 20, 30, 50),
    limits,
    minPurchase: fc.option(thousands(5, 40)),
    paymentMethods: fc.constantFrom(...GROUPS),
    times: fc.option(fc.record({ times: fc.integer({ min: 1, max: 2 }), period: fc.constantFrom('semana', 'mes', 'promocion', null) })),
    stackable: fc.option(fc.boolean(), { freq: 4 }),
    where: fc.constantFrom('both', 'shop', 'web'),
    other: fc.option(fc.constantFrom<'less' | 'lower'>('less', 'lower'), { freq: 2 }),
    length: fc.option(fc.integer({ min: 3, max: 30 }), { freq: 3 }),
    withTwin: fc.boolean(),
  })
  .map(({ rate, times, where, other, length, supermarket, withTwin, ...fields }): ListedPromotion[] => {
    const shop = supermarket === 'coto' ? 'Coto' : 'Dia'
    const one = {
      ...plainPromotion,
      ...fields,
      supermarket,
      where: where === 'both' ? [shop, 'Online'] : [where === 'web' ? 'Online' : shop],
      ...{ id: '', discount: { type: 'porcentaje', value: rate }, validFrom: '2026-07-01' },
      validUntil: length === null ? '2026-12-31' : addDays(MONDAY, length),
      conditions: { ...plainPromotion.conditions, uses: times },
      readings:
        other === null
          ? null
          : {
              by: 'ambos',
              open:
                other === 'less'
                  ? { discount: { from: 'modelo', other: { type: 'porcentaje', value: 10 } } }
                  : { minPurchase: { from: 'modelo', other: 20_000 } },
            },
    } as ListedPromotion
    return withTwin ? [one, { ...one, discount: { type: 'porcentaje', value: 25 } }] : [one]
  })

export type Instance = { week: PlanData; uses: Use[]; wishes: PlanWishes; open: CivilDate[] }

/** Weeks with few offers, people and open days, which can be enumerated. */
export const instances: fc.Arbitrary<Instance> = fc
  .record({
    offers: fc.array(offer, { minLength: 1, maxLength: 3 }),
    wallets: fc.array(fc.subarray(INSTRUMENTS, { minLength: 1 }), { minLength: 1, maxLength: 2 }),
    open: fc.uniqueArray(fc.integer({ min: 0, max: 27 }), { minLength: 1, maxLength: 3 }),
    past: fc.integer({ min: 0, max: 20 }),
    used: fc.array(fc.record({ of: fc.nat(5), saved: thousands(1, 9), before: fc.integer({ min: 0, max: 30 }), whose: fc.nat(1) }), {
      maxLength: 2,
    }),
    wishes: fc.record({ monthly: thousands(20, 200), trips: fc.integer({ min: 1, max: 9 }), largest: thousands(20, 120) }),
    channel: fc.constantFrom(null, null, 'presencial' as const, 'online' as const),
    fixed: fc.option(fc.record({ day: fc.nat(2), chain: fc.constantFrom('coto' as const, 'dia' as const), amount: thousands(5, 60) }), {
      freq: 2,
    }),
  })
  .map(({ offers, wallets, open, past, used, wishes, channel, fixed }) => {
    const promotions = offers.flat().map((one, at) => ({ ...one, id: `p${at}` }))
    const groups = offers.flatMap((twins, at) => twins.map(() => at))
    const people = wallets.map(
      (instruments, at): Person => ({ id: at === 0 ? '' : 'ana', name: '', wallet: { ...EMPTY_WALLET, instruments } as Wallet }),
    ) as unknown as Household
    // Today is one of the first days that suit, so that some of the four weeks may be over.
    const days = open.toSorted((a, b) => a - b)
    const today = addDays(MONDAY, Math.min(past, days[0] as number))
    const dates = days.map((day) => addDays(MONDAY, day))
    const skips = Array.from({ length: 56 }, (_, day) => addDays(MONDAY, day)).filter((date) => !dates.includes(date))
    const uses = used.map(({ of, saved, before, whose }, at): Use => {
      const promotion = promotions[of % promotions.length] as ListedPromotion
      const group = promotions.filter((_, other) => groups[other] === groups[of % promotions.length])
      return {
        ...use,
        id: `u${at}`,
        whose: whose === 0 ? '' : 'ana',
        promotions: capSharers(promotion, group),
        date: addDays(today, -before),
        saved,
        paidWith: [],
      }
    })
    const date = fixed && dates[fixed.day % dates.length]
    return {
      week: { today, promotions, groups, people, captures: [] },
      uses,
      wishes: {
        ...DEFAULT_WISHES,
        ...wishes,
        channel,
        skips,
        fixed: fixed && date ? [{ date, chain: fixed.chain, amount: fixed.amount }] : [],
      },
      open: dates,
    }
  })

/** A purchase to be judged; `offers`: the main one first. */
export type Visit = {
  date: CivilDate
  whose: string
  offers: readonly { promotion: ListedPromotion; via: readonly MethodName[] }[]
  amount: number
}

/**
 * Makes the purchases one after the other, each recorded as a use for the next. Returns what comes back by each offer, and null when an
 * offer gives nothing there any more: its uses are used up, the purchase is below its minimum, or it does not hold that day.
 */
export function buy(visits: readonly Visit[], { week, uses }: Pick<Instance, 'week' | 'uses'>): number[][] | null {
  const book = [...uses]
  const savings: number[][] = []
  for (const { date, whose, offers, amount } of visits.toSorted((a, b) => (a.date < b.date ? -1 : 1))) {
    const gains: number[] = []
    for (const { promotion, via } of offers) {
      if (!holdsOnDate(promotion, date) || !isSureOnDate(promotion, date)) return null
      const own = book.filter((one) => one.whose === whose && one.promotions.includes(promotion.id))
      const [least, isOut] = readingsOf(promotion).reduce(
        ([least, isOut], reading): [number, boolean] => {
          const left = remainingCap(reading, via, own, date)
          const limits = left === null ? reading.limits : withTightest(reading.limits, left.least)
          const isUsedUp = remainingCap({ ...reading, limits: { ...limits, maxDiscount: null, caps: [] } }, via, own, date)?.least === 0
          return [Math.min(least, savingOnAmount({ ...reading, limits }, amount)), isOut || isUsedUp || amount < (reading.minPurchase ?? 0)]
        },
        [Number.POSITIVE_INFINITY, false] as [number, boolean],
      )
      if (isOut) return null
      gains.push(least)
      book.push({ ...use, whose, promotions: capSharers(promotion, groupOf(promotion, week)), date, amount, saved: least, paidWith: via })
    }
    savings.push(gains)
  }
  return savings
}

function groupOf(promotion: ListedPromotion, { promotions, groups }: PlanData): ListedPromotion[] {
  return promotions.filter((_, at) => groups[at] === groups[promotions.indexOf(promotion)])
}

/** Lists what one person can pay on a day, alone and together, by every way. */
function paymentsOn(date: CivilDate, { week, wishes }: Instance): Omit<Visit, 'amount'>[] {
  return week.people.flatMap((person) => {
    const shopper = { people: week.people, isAnybody: false, amount: null }
    const usable = week.promotions.flatMap((promotion): Ranked<ListedPromotion>[] => {
      const ranked = rankForPerson(promotion, person, shopper)
      const { status, via, also = [] } = ranked.eligibility
      if (status !== 'yes' || !holdsOnDate(promotion, date)) return []
      return [via, ...also].map((way) => ({ ...ranked, eligibility: { ...ranked.eligibility, via: way } }))
    })
    const together = (all: readonly Ranked<ListedPromotion>[]) =>
      ([wishes.channel ?? 'presencial', wishes.channel ?? 'online'] as const).some((channel) =>
        all.every(({ promotion }) => holdsOnChannel(promotion.where, channel)),
      )
    return usable
      .flatMap((main) => [
        [main],
        ...usable
          .filter(
            (other) =>
              !capSharers(main.promotion, groupOf(main.promotion, week)).includes(other.promotion.id) &&
              other.promotion.supermarket === main.promotion.supermarket &&
              isAddedTo(other, main) === true,
          )
          .map((other) => [main, other]),
      ])
      .filter(together)
      .map((all) => ({ date, whose: person.id, offers: all.map(({ promotion, eligibility }) => ({ promotion, via: eligibility.via })) }))
  })
}

/** The most that a purchase may bring: uses only tighten the limits that its offers have by themselves. */
const mostOf = ({ offers, amount }: Visit): number =>
  offers.reduce((sum, { promotion }) => sum + Math.min(...readingsOf(promotion).map((reading) => savingOnAmount(reading, amount))), 0)

/** Returns the amounts at which what comes back of a purchase bends, up to the largest. */
function bendsOf({ offers }: Omit<Visit, 'amount'>, largest: number): number[] {
  const all = offers.flatMap(({ promotion }) =>
    readingsOf(promotion).flatMap(({ minPurchase, limits, discount }) => [
      minPurchase ?? 1,
      ...allCaps(limits).map(({ amount }) => (amount * 100) / discount.value),
    ]),
  )
  return [...new Set([...all, largest].map((amount) => Math.ceil(Math.min(amount, largest))))]
}

type Choice = Omit<Visit, 'amount'>

/** The recorded purchases of these four weeks: each takes its day, its money and the room of its week. */
const takenOf = ({ uses }: Instance) => uses.filter(({ date }) => date >= MONDAY)

/** Returns the fixed purchases that an offer holds for; the others are in no plan. */
export function neededOf(instance: Instance): PlanWishes['fixed'] {
  const gives = (one: Choice, amount: number) => (buy([{ ...one, amount }], instance)?.flat() ?? []).some((saving) => saving > 0)
  const taken = takenOf(instance).map(({ date }) => date)
  return instance.wishes.fixed.filter(
    ({ date, chain, amount }) => !taken.includes(date) && paymentsOn(date, instance).some((one) => isAt(one, chain) && gives(one, amount)),
  )
}

const isAt = ({ offers: [main] }: Choice, chain: string) => main?.promotion.supermarket === chain

export const moneyOf = (instance: Instance) => takenOf(instance).reduce((left, { amount }) => left - amount, instance.wishes.monthly)

/** Finds the most that a plan saves: by all purchases on all open days, with amounts at the bends, and one of them with the rest of the money. */
export function bestByEnumeration(instance: Instance): number {
  const { wishes } = instance
  const taken = new Set(takenOf(instance).map(({ date }) => date))
  const open = instance.open.filter((date) => !taken.has(date))
  const needed = neededOf(instance)
  const money = Math.max(0, moneyOf(instance) - needed.reduce((sum, { amount }) => sum + amount, 0))
  const options = new Map(open.map((date) => [date, paymentsOn(date, instance)]))
  const fixedOn = (date: CivilDate) => needed.find((one) => one.date === date)
  let best = 0
  const spend = ([one, ...others]: readonly Choice[], rest: number, done: readonly Visit[], most: number): void => {
    if (one === undefined) {
      if (most <= best) return
      const saved = buy(done, instance)?.flat() ?? []
      best = Math.max(
        best,
        saved.reduce((sum, saving) => sum + saving, 0),
      )
      return
    }
    const largest = Math.min(wishes.largest, wishes.monthly, rest)
    for (const amount of others.length === 0 ? [largest] : bendsOf(one, largest))
      if (amount > 0) spend(others, rest - amount, [...done, { ...one, amount }], most + mostOf({ ...one, amount }))
  }
  const choose = (day: number, visits: readonly Choice[]): void => {
    const date = open[day]
    if (date !== undefined) {
      const fixed = fixedOn(date)
      if (fixed === undefined) choose(day + 1, visits)
      for (const one of options.get(date) ?? []) if (fixed === undefined || isAt(one, fixed.chain)) choose(day + 1, [...visits, one])
      return
    }
    const free = visits.filter((one) => fixedOn(one.date) === undefined)
    if (!isWithin(free, instance, needed)) return
    const fixed = visits.flatMap((one) => {
      const amount = fixedOn(one.date)?.amount
      return amount === undefined ? [] : [{ ...one, amount }]
    })
    const most = fixed.reduce((sum, one) => sum + mostOf(one), 0)
    if (free.length === 0) spend([], 0, fixed, most)
    for (const last of free) spend([...free.filter((one) => one !== last), last], money, fixed, most)
  }
  choose(0, [])
  return best
}

/** Checks the number of purchases, in all and in each seven days. */
export function isWithin(free: readonly { date: CivilDate }[], instance: Instance, needed: PlanWishes['fixed']): boolean {
  const { trips } = instance.wishes
  const others = [...needed, ...takenOf(instance)]
  const inBlock = (all: readonly { date: CivilDate }[], block: number) =>
    all.filter(({ date }) => Math.floor(daysBetween(MONDAY, date) / 7) === block).length
  return (
    free.length <= Math.max(0, trips - others.length) &&
    [0, 1, 2, 3].every((block) => inBlock(free, block) <= Math.max(0, Math.ceil(trips / 4) - inBlock(others, block)))
  )
}
