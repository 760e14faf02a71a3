import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { DEFAULT_WISHES, planTrips } from '#domain/plan/plan.ts'
import { askWhatIf, type WhatIfs, withAddition } from '#domain/plan/whatIf.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import { alone, type Household } from '#domain/wallet/household.ts'
import { EMPTY_WALLET, type Wallet } from '#domain/wallet/wallet.ts'
import { capped } from '../uses.ts'
import { type Instance, instances } from './planInstances.ts'

const NARANJA: Wallet = { ...EMPTY_WALLET, instruments: [{ method: 'naranjax', cards: [] }] }

/** Asks to the end. */
function ask({ week, uses, wishes }: Pick<Instance, 'week' | 'uses' | 'wishes'>, milliseconds = 60_000): WhatIfs & { steps: number } {
  const asking = askWhatIf(week, uses, wishes, milliseconds)
  for (let steps = 0; ; steps++) {
    const step = asking.next()
    if (step.done) return { ...step.value, steps }
    expect(step.value.done).toBe(steps)
    expect(step.value.of).toBeGreaterThan(steps)
  }
}

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
  return { week: { today: '2026-07-16', promotions, groups, people: alone(wallet), captures: [] }, uses: [], wishes: DEFAULT_WISHES }
}

test('ranks what one lacks by what the plan gains, with what it takes and what it opens', () => {
  const { best, isWhole, steps } = ask(weekFor(NARANJA))
  expect(
    best.map(({ addition: { instrument, answer }, takes, gain, opens }) => [instrument?.method ?? null, answer, takes, gain, opens]),
  ).toEqual([
    ['banco-galicia', 'salary:banco-galicia', 'salary', 48_000, ['p3']],
    [null, 'member:comunidad-coto', 'free', 36_000, ['p4']],
    ['mercado-pago', null, 'account', 24_000, ['p1', 'p2']],
  ])
  expect([isWhole, steps]).toEqual([true, expect.any(Number)])
  expect(steps).toBeGreaterThan(2)
})

test('says that the time was up, and nothing without any method', () => {
  expect(ask(weekFor(NARANJA), 0)).toEqual({ best: [], isWhole: false, steps: 0 })
  expect(ask(weekFor(EMPTY_WALLET))).toEqual({ best: [], isWhole: true, steps: 0 })
})

it('gains what the plan with it saves more, and no method gains more than is said', () => {
  fc.assert(
    fc.property(instances, ({ week, uses, wishes }) => {
      const [first, ...others] = week.people
      const gainWith = (wallet: Wallet) => {
        const people: Household = [{ ...first, wallet }, ...others]
        return Math.floor(planTrips({ ...week, people }, uses, wishes, 60_000).saving - planTrips(week, uses, wishes, 60_000).atMost)
      }
      const { best } = ask({ week, uses, wishes })
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
