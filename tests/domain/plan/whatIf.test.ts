import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { DEFAULT_WISHES, planTrips } from '#domain/plan/plan.ts'
import { askWhatIf, type WhatIfs, withAddition } from '#domain/plan/whatIf.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import { type Household, householdOf } from '#domain/wallet/household.ts'
import { EMPTY_WALLET, type Wallet } from '#domain/wallet/wallet.ts'
import { bigWeek } from '../../../bench/bigWeek.ts'
import { capped } from '../uses.ts'
import { type Instance, instances, MONDAY } from './planInstances.ts'

const NARANJA: Wallet = { ...EMPTY_WALLET, instruments: [{ method: 'naranjax', cards: [] }] }

const ask = ({ week, uses, wishes }: Pick<Instance, 'week' | 'uses' | 'wishes'>, milliseconds = 60_000): Promise<WhatIfs> =>
  askWhatIf(week, uses, wishes, milliseconds)

const ofSalary = { ...capped.conditions, who: [{ kind: 'salary' as const, value: null, alternatives: null }] }
const percent = (value: number) => ({ discount: { type: 'porcentaje' as const, value }, limits: { ...capped.limits, maxDiscount: null } })
const OFFERS: Partial<ListedPromotion>[] = [
  { ...percent(10), paymentMethods: [['NaranjaX']] },
  { ...percent(20), paymentMethods: [['Mercado Pago']] },
  { ...percent(15), paymentMethods: [['Mercado Pago']], weekdays: ['Lunes'] },
  { ...percent(30), paymentMethods: [['Banco Galicia', 'Tarjeta de crédito VISA']], conditions: ofSalary },
  { ...percent(25), paymentMethods: [['NaranjaX']], membership: ['Comunidad Coto'] },
  { ...percent(5), paymentMethods: [['Cuenta DNI']] },
  { ...percent(15), paymentMethods: [['Banco Macro', 'MODO']] },
]

function weekFor(wallet: Wallet): Pick<Instance, 'week' | 'uses' | 'wishes'> {
  const promotions = OFFERS.map((one, at): ListedPromotion => ({ ...capped, id: `p${at}`, ...one }))
  const groups = promotions.map((_, at) => at)
  return { week: { today: '2026-07-20', promotions, groups, people: householdOf(wallet), captures: [] }, uses: [], wishes: DEFAULT_WISHES }
}

test('ranks what one lacks, what is free first, by what the plan gains, with what it takes and what it opens', async () => {
  const { best, isWhole } = await ask(weekFor(NARANJA))
  expect(
    best.map(({ addition: { instrument, answer }, takes, gain, opens }) => [instrument?.method ?? null, answer, takes, gain, opens]),
  ).toEqual([
    [null, 'member:comunidad-coto', 'free', 36_000, ['p4']],
    ['banco-galicia', 'salary:banco-galicia', 'salary', 48_000, ['p3']],
    ['mercado-pago', null, 'account', 24_000, ['p1', 'p2']],
  ])
  expect(isWhole).toBe(true)
})

test('says that the time was up, and nothing without any method', async () => {
  expect(await ask(weekFor(NARANJA), -1)).toEqual({ best: [], isWhole: false })
  expect(await ask(weekFor(EMPTY_WALLET))).toEqual({ best: [], isWhole: true })
})

test('is bounded with 43 times a week’s promotions', async () => {
  const week = bigWeek('2026-07-20', 6_500, 1)
  const start = process.cpuUsage()
  await ask({ week: { ...week, people: householdOf(NARANJA) }, uses: [], wishes: DEFAULT_WISHES }, 250)
  const { user, system } = process.cpuUsage(start)
  expect((user + system) / 1_000).toBeLessThan(2_500)
})

it('gains what the plan with it saves more, and no method gains more than is said', async () => {
  await fc.assert(
    fc.asyncProperty(instances, async ({ week: of, uses: all, wishes }) => {
      // On the Monday on which the weeks of a plan begin it is asked about the same ones.
      const [week, uses] = [{ ...of, today: MONDAY }, all.filter(({ date }) => date < MONDAY)]
      const [first, ...others] = week.people
      const gainWith = (wallet: Wallet) => {
        const people: Household = [{ ...first, wallet }, ...others]
        return Math.floor(planTrips({ ...week, people }, uses, wishes, 60_000).saving - planTrips(week, uses, wishes, 60_000).atMost)
      }
      const { best } = await ask({ week, uses, wishes })
      for (const { addition, gain } of best) expect(gain).toBe(gainWith(withAddition(first.wallet, addition)))
      for (const method of ['mercado-pago', 'banco-galicia', 'banco-nacion'] as const) {
        const instrument = { method, cards: method === 'mercado-pago' ? [] : ['visa-credito' as const] }
        const said = best.find(({ addition }) => addition.instrument?.method === method)?.gain ?? 0
        if (!first.wallet.instruments.some((held) => held.method === method))
          expect(gainWith(withAddition(first.wallet, { instrument, answer: null }))).toBeLessThanOrEqual(said)
      }
    }),
  )
})
