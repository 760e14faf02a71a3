import { existsSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { addDays, type CivilDate } from '#domain/calendar/calendar.ts'
import type { PlanData } from '#domain/plan/offers.ts'
import { DEFAULT_WISHES, mondayOf, monthOfPlan, type Plan, type PlanWishes, planTrips } from '#domain/plan/plan.ts'
import type { Use } from '#domain/uses/use.ts'
import { PARAMETERS } from '#domain/wallet/codec/parameters.ts'
import { walletOfParts } from '#domain/wallet/codec/walletText.ts'
import { householdOf } from '#domain/wallet/household.ts'
import { EMPTY_WALLET } from '#domain/wallet/wallet.ts'
import { archivedMonth } from '../../../bench/archivedWeek.ts'
import { bigWeek } from '../../../bench/bigWeek.ts'
import { REAL_CARDS } from '../../../scripts/environment.mjs'
import { atLeastOne } from '../../atLeastOne.ts'
import { IS_WHOLE } from '../../seed.ts'
import { capped, use } from '../uses.ts'
import { instances, MONDAY } from './planInstances.ts'

const LONG = 60_000

/** The plans of a shopper who looks each day. @param bought What they have recorded by the end of a day, given the day's plan. */
function look(
  week: PlanData,
  wishes: PlanWishes,
  first: CivilDate,
  bought: (plan: Plan, date: CivilDate) => Use[] = () => [],
): { date: CivilDate; plan: Plan; isSame: boolean }[] {
  const uses: Use[] = []
  let isSame = true
  return Array.from({ length: 28 }, (_, day) => {
    const date = addDays(first, day)
    const plan = planTrips({ ...week, today: date }, uses, { ...wishes, since: first }, LONG)
    const added = bought(plan, date)
    const looked = { date, plan, isSame }
    uses.push(...added)
    isSame = added.length === 0
    return looked
  })
}

const ahead = ({ trips }: Plan, from: CivilDate, last: CivilDate) =>
  trips.filter(({ date }) => date >= from && date <= last).map(({ date, chain, amount, saving }) => [date, chain, amount, saving])

/** Each day's plan is that of the day before, of the days that both have ahead, as long as nothing was recorded between them. */
function expectToStay(days: ReturnType<typeof look>): void {
  for (const [at, { date, plan, isSame }] of days.entries()) {
    const before = days[at - 1]?.plan
    if (before === undefined || !isSame || monthOfPlan(date) === date) continue
    expect(ahead(plan, date, before.last)).toEqual(ahead(before, date, before.last))
    // What is over this week stays where it was planned.
    if (mondayOf(date) !== date) expect(plan.trips.filter((one) => one.date < date)).toEqual(before.trips.filter((one) => one.date < date))
  }
}

it('stays, however long one looks at it, recorded or not', () => {
  fc.assert(
    fc.property(instances, fc.nat(2), ({ week, wishes }, every) => {
      const open = { ...wishes, skips: [] }
      expectToStay(look(week, open, MONDAY))
      let seen = 0
      const records = ({ trips }: Plan, date: CivilDate): Use[] =>
        trips.flatMap((trip) =>
          trip.date !== date || seen++ % 3 !== every
            ? []
            : [
                {
                  ...use,
                  id: date,
                  whose: trip.whose,
                  promotions: [trip.offers[0]?.id ?? ''],
                  date,
                  amount: trip.amount,
                  saved: trip.saving,
                  paidWith: trip.via,
                },
              ],
        )
      expectToStay(look(week, open, MONDAY, records))
    }),
  )
}, 600_000)

const ARCHIVE = path.join(REAL_CARDS, 'archive-2026')
const METHODS = [
  'mercado-pago',
  'modo',
  'cuenta-dni',
  'naranjax',
  'uala',
  'personal-pay',
  'banco-galicia:visa-credito',
  'banco-nacion:visa-credito',
]
/** Each method alone, and pairs and threes of them; a usual run takes half of each. */
const WALLETS = Array.from({ length: 20 }, (_, at) =>
  [0, at >= 8 ? 3 : 0, at >= 14 ? 5 : 0].map((step) => METHODS[(at + step) % METHODS.length] as string),
)

test.skipIf(!existsSync(ARCHIVE))(
  'stays over 28 days for the wallets of the archive',
  async () => {
    const week = await archivedMonth(ARCHIVE, '2026-07-06')
    const first = monthOfPlan('2026-07-06')
    for (const names of atLeastOne(WALLETS.filter((_, at) => IS_WHOLE || at % 2 === 0))) {
      const people = householdOf(walletOfParts([PARAMETERS.wallet.read([...new Set(names)].join())]))
      expectToStay(look({ ...week, people }, DEFAULT_WISHES, first))
    }
  },
  600_000,
)
if (!existsSync(ARCHIVE)) console.error(`SKIPPED: the plan's days on the archive, since there is no ${ARCHIVE}`)

const galicia = householdOf({ ...EMPTY_WALLET, instruments: [{ method: 'banco-galicia', cards: ['visa-credito'] }] })
const weekOf = (today: CivilDate, ...promotions: Partial<typeof capped>[]): PlanData => ({
  ...{ today, people: galicia, captures: [], groups: promotions.map((_, at) => at) },
  promotions: promotions.map((one, at) => ({ ...capped, id: `p${at + 1}`, ...one })),
})
const UNCAPPED = { ...capped.limits, maxDiscount: null, period: null, explicitlyHasNoLimit: true }

test('a Friday’s purchase, by whichever offer, takes that of its week: Saturday plans the next week’s', () => {
  const week = weekOf('2026-07-25', { limits: UNCAPPED }, { supermarket: 'dia', where: ['Dia'] })
  const bought = { ...use, date: '2026-07-24', promotions: ['p2'], amount: 60_000, saved: 5_000 }
  const wishes = { ...DEFAULT_WISHES, since: '2026-07-24' }
  expect(planTrips({ ...week, today: '2026-07-24' }, [], wishes, LONG).trips.map(({ date }) => date)[0]).toBe('2026-07-24')
  const dates = planTrips(week, [bought], wishes, LONG).trips.map(({ date }) => date)
  expect(dates).toEqual(['2026-07-27', '2026-08-03', '2026-08-10'])
})

test('what is over and was not recorded stays, and what appears since Monday changes what lies ahead alone', () => {
  const better = { discount: { type: 'porcentaje' as const, value: 40 }, weekdays: ['Sabado' as const], limits: UNCAPPED }
  const week = weekOf('2026-07-23', { weekdays: ['Martes'], limits: UNCAPPED }, better)
  const wishes = { ...DEFAULT_WISHES, since: MONDAY }
  const plan = (today: CivilDate) =>
    planTrips({ ...week, today, seen: ['2026-07-01', '2026-07-22'] }, [], wishes, LONG).trips.map(({ id, date, offers: [main] }) => [
      id,
      date,
      main?.id,
    ])
  expect(plan('2026-07-23').slice(0, 2)).toEqual([
    ['2026-07-20-1', '2026-07-21', 'p1'],
    ['2026-07-27-1', '2026-08-01', 'p2'],
  ])
  // It was not planned for Tuesday by who comes first on Thursday.
  expect(planTrips({ ...week, today: '2026-07-23' }, [], DEFAULT_WISHES, LONG).trips[0]).toMatchObject({
    id: '2026-07-20-1',
    date: '2026-07-25',
  })
})

test('the weeks of the next month of a plan are planned with what this one leaves of the caps', () => {
  const week = weekOf('2026-08-12', { limits: { ...capped.limits, period: 'mes' }, validUntil: '2026-09-30' })
  const { first, last, trips } = planTrips(week, [], DEFAULT_WISHES, LONG)
  expect([first, last]).toEqual(['2026-08-10', '2026-09-06'])
  expect(trips.map(({ date, saving }) => [date, saving])).toEqual([
    ['2026-08-12', 12_000],
    ['2026-09-01', 12_000],
  ])
})

test.each([
  [
    'twelve offers that all add up',
    (): PlanData =>
      weekOf(
        '2026-07-20',
        ...Array.from({ length: 12 }, () => ({ stackable: true, limits: UNCAPPED, discount: { type: 'porcentaje' as const, value: 5 } })),
      ),
  ],
  ['43 times a week’s promotions', (): PlanData => bigWeek('2026-07-20', 6_500, 1)],
])('is bounded with %s, and says that there may be a better one', (_, make) => {
  const week = make()
  const start = process.cpuUsage()
  const { trips, saving, atMost } = planTrips(week, [], DEFAULT_WISHES, 150)
  const { user, system } = process.cpuUsage(start)
  expect(trips).toHaveLength(4)
  expect(atMost).toBeGreaterThan(saving)
  // Milliseconds of processor, on a machine where nothing is compiled yet.
  expect((user + system) / 1_000).toBeLessThan(1_500)
})
