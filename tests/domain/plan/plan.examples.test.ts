import { describe, expect, test } from 'vitest'
import type { PlanData } from '#domain/plan/offers.ts'
import { DEFAULT_WISHES, type PlanWishes, planTrips } from '#domain/plan/plan.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import type { Use } from '#domain/uses/use.ts'
import { type Household, householdOf } from '#domain/wallet/household.ts'
import { EMPTY_WALLET, type Wallet } from '#domain/wallet/wallet.ts'
import { bigWeek } from '../../../bench/bigWeek.ts'
import { capped, use } from '../uses.ts'

/** The Monday on which four weeks of a plan begin; they end on a Sunday of August. */
const TODAY = '2026-07-20'
const GALICIA: Wallet = { ...EMPTY_WALLET, instruments: [{ method: 'banco-galicia', cards: ['visa-credito'] }] }

function plan(
  promotions: readonly Partial<ListedPromotion>[],
  { people = householdOf(GALICIA), captures = [], uses = [], ...wishes }: Partial<PlanWishes & PlanData> & { uses?: Use[] } = {},
) {
  const all = promotions.map((one, at): ListedPromotion => ({ ...capped, id: `p${at + 1}`, ...one }))
  const week = { today: TODAY, promotions: all, groups: all.map((_, at) => at), people, captures }
  return planTrips(week, uses, { ...DEFAULT_WISHES, ...wishes }, 10_000)
}

const UNCAPPED = { ...capped.limits, maxDiscount: null, period: null, explicitlyHasNoLimit: true }

describe('the plan', () => {
  test('uses a cap of the month once in each month, on the earliest days', () => {
    const { trips, saving, spent, atMost, first, last } = plan([{}])
    expect(trips.map(({ date, amount, saving, left }) => [date, amount, saving, left])).toEqual([
      ['2026-07-20', 60_000, 12_000, 0],
      ['2026-08-01', 60_000, 12_000, 0],
    ])
    expect([first, last, saving, spent, atMost]).toEqual([TODAY, '2026-08-16', 24_000, 120_000, 24_000])
  })

  test('counts what the recorded uses took of a cap', () => {
    const uses: Use[] = [{ ...use, date: '2026-07-02', saved: 8_000 }]
    expect(plan([{}], { uses }).trips.map(({ amount, saving }) => [amount, saving])).toEqual([
      [20_000, 4_000],
      [60_000, 12_000],
    ])
    expect(plan([{}], { uses: uses.map((one) => ({ ...one, whose: 'ana' })) }).saving).toBe(24_000)
  })

  test('spreads what no limit counts together over the purchases that one makes', () => {
    const { trips } = plan([{ limits: UNCAPPED, weekdays: ['Viernes'] }])
    expect(trips.map(({ date, amount }) => [date, amount])).toEqual(
      ['2026-07-24', '2026-07-31', '2026-08-07', '2026-08-14'].map((date) => [date, 60_000]),
    )
  })

  test('is in whole thousands where that costs nothing: a little more than what uses the cap, as people pay', () => {
    const amounts = (monthly: number, more: Partial<ListedPromotion> = {}) =>
      plan([{ limits: UNCAPPED, weekdays: ['Viernes'], validUntil: '2026-08-07', ...more }], { monthly }).trips.map(({ amount }) => amount)
    expect(amounts(140_000)).toEqual([46_000, 47_000, 47_000])
    expect(amounts(140_010)).toEqual([46_000, 47_000, 47_010])
    const limits = { ...capped.limits, maxDiscount: 10_000, period: 'semana' as const }
    expect(amounts(240_000, { limits, discount: { type: 'porcentaje', value: 30 } })).toEqual([34_000, 34_000, 34_000])
  })

  test('says of a cap that several purchases share what is left after each', () => {
    const { trips } = plan([{ limits: { ...capped.limits, maxDiscount: 20_000 }, validUntil: '2026-07-31' }])
    expect(trips).toHaveLength(2)
    expect(trips.map(({ left }) => left)).toEqual([20_000 - (trips[0]?.saving ?? 0), 0])
  })

  test('adds up offers where both cards say so, and where one does only among what is possible', () => {
    const add = { stackable: true, limits: UNCAPPED, discount: { type: 'porcentaje' as const, value: 10 } }
    expect(plan([{ ...add, stackable: true }, add]).trips[0]?.offers.map(({ id }) => id)).toEqual(['p1', 'p2'])
    const silent = [{ ...add, stackable: null }, add]
    expect(plan(silent).trips[0]?.offers).toHaveLength(1)
    const [trip] = plan(silent, { isWithPossible: true }).trips
    expect(trip).toMatchObject({ isPossible: true, saving: 12_000 })
  })

  test('has each person pay with their own cap', () => {
    const people: Household = [...householdOf(GALICIA), { id: 'ana', name: 'Ana', wallet: GALICIA }]
    const { trips } = plan([{ validUntil: '2026-07-31' }], { people })
    expect(trips.map(({ whose, saving }) => [whose, saving]).sort()).toEqual([
      ['', 12_000],
      ['ana', 12_000],
    ])
  })

  test.each<[string, Partial<ListedPromotion>]>([
    ['instalments', { discount: { type: 'cuotas sin intereses', value: 6 } }],
    ['what may be over', { validUntil: null }],
    ['what a model alone has read', { readings: { by: 'modelo', open: {} } }],
    ['some products only', { onlyForProducts: 'vinos' }],
    ['wholesale shops', { supermarket: 'carrefour', where: ['Maxi'] }],
    ['a method that the shopper lacks', { paymentMethods: [['Mercado Pago']] }],
    ['an offer of the other channel', { where: ['Online'] }],
  ])('leaves out %s', (_, promotion) => {
    expect(plan([promotion], { channel: 'presencial' })).toMatchObject({ trips: [], saving: 0, atMost: 0 })
  })

  test('takes in what depends on a question where that is wished', () => {
    const salary = { ...capped.conditions, who: [{ kind: 'salary' as const, value: null, alternatives: null }] }
    const promotion = { conditions: salary, paymentMethods: [['Banco Galicia' as const]] }
    expect(plan([promotion]).trips).toEqual([])
    expect(plan([promotion], { isWithPossible: true }).trips[0]).toMatchObject({ isPossible: true, via: ['Banco Galicia'] })
  })

  test('plans without any method with what most people can pay, and marks old data', () => {
    const captures = [{ source: 'coto' as const, capturedAt: '2026-07-01', ageDays: 15, isStale: true }]
    const offers: Partial<ListedPromotion>[] = [{ paymentMethods: [['Banco Galicia']] }, { paymentMethods: [['Mercado Pago']] }]
    const { trips } = plan(offers, { people: householdOf(EMPTY_WALLET), captures })
    expect(new Set(trips.map(({ offers: [main], isStale }) => `${main?.id} ${isStale}`))).toEqual(new Set(['p2 true']))
  })

  test('keeps away from days and chains that do not suit', () => {
    expect(plan([{}], { skips: [TODAY, '2026-07-21'] }).trips[0]?.date).toBe('2026-07-22')
    expect(plan([{}], { chains: ['dia'] }).trips).toEqual([])
  })

  test('keeps what is fixed, with the rest of the money for the others', () => {
    const fixed = [
      { date: '2026-07-24', chain: 'coto' as const, amount: 200_000 },
      { date: '2026-07-25', chain: 'dia' as const, amount: 50_000 },
    ]
    const { trips } = plan([{}, { limits: UNCAPPED, discount: { type: 'porcentaje', value: 10 } }], { fixed })
    expect(trips.map(({ date, amount, offers: [main] }) => [date, amount, main?.id])).toEqual([
      ['2026-07-24', 200_000, 'p2'],
      ['2026-07-27', 40_000, 'p1'],
    ])
  })

  test('has a bound and a plan when the time is up', () => {
    const week = bigWeek(TODAY, 300, 3)
    const wishes = { ...DEFAULT_WISHES, trips: 8, monthly: 720_000, largest: 180_000 }
    const { saving, atMost, trips, spent } = planTrips(week, [], wishes, 0)
    expect(trips.length).toBeGreaterThan(2)
    expect(spent).toBeLessThanOrEqual(720_000)
    expect(saving).toBeGreaterThan(100_000)
    expect(atMost).toBeGreaterThan(saving)
  })
})
