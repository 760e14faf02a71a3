import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { addDays } from '#domain/calendar/calendar.ts'
import { makeSingleShopper } from '#domain/choice/ranking.ts'
import { NO_CONDITIONS } from '#domain/promotion/condition.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import { remainingCap } from '#domain/uses/remainingCap.ts'
import { guessDayOfUse, MAX_WORDS, readUse, type Use } from '#domain/uses/use.ts'
import { EMPTY_WALLET, type Wallet } from '#domain/wallet/wallet.ts'
import { makeUse } from '#features/uses/RecordUse.tsx'
import { makeAfterUses } from '#features/uses/savingAfterUses.ts'
import { listedPromotions, wallets } from '../../domain/arbitraries.ts'
import { capped, FRIDAY, use } from '../../domain/uses.ts'

const MERCADO_PAGO: Wallet = { ...EMPTY_WALLET, instruments: [{ method: 'mercado-pago', cards: null }] }
const said = {
  id: 'u9',
  date: FRIDAY,
  amount: 45_000,
  promotions: ['p1'],
  title: 'x',
  url: 'https://www.coto.com.ar',
  words: 'Veinte por ciento.',
}
const forever = { id: 'p1', validFrom: null, validUntil: null, weekdays: null }
const withMercadoPago: ListedPromotion = { ...capped, paymentMethods: [['Mercado Pago']] }

describe('what is recorded of a use', () => {
  test('has what it saved, what one paid with, and the terms of that day', () => {
    const refund = { kind: 'refund' as const, days: 30, business: false, where: 'account' as const }
    const promotion = { ...withMercadoPago, conditions: { ...NO_CONDITIONS, refund } }
    expect(makeUse(promotion, makeSingleShopper(MERCADO_PAGO), said)).toEqual({
      ...said,
      whose: '',
      supermarket: 'coto',
      saved: 9_000,
      paidWith: ['Mercado Pago'],
      cap: 'Tope $\u00a012.000 por mes',
      refund: { days: 30, business: false, where: 'account', arrival: 'awaited' },
    })
  })

  test('saves only what earlier uses left', () => {
    expect(makeUse(withMercadoPago, makeSingleShopper(MERCADO_PAGO, null, { afterUses: makeAfterUses([use]) }), said).saved).toBe(4_000)
  })

  test('of instalments brings no money back', () => {
    const instalments = { ...capped, discount: { type: 'cuotas sin intereses' as const, value: 6 } }
    expect(makeUse(instalments, makeSingleShopper(MERCADO_PAGO), said).saved).toBe(0)
  })

  it('can be read again, and all uses together never save more than the cap', () => {
    const lasting = fc.constantFrom('dia' as const, 'semana' as const, 'mes' as const, 'promocion' as const)
    const limits = fc.record({ maxDiscount: fc.integer({ min: 1, max: 40_000 }), period: lasting })
    const listed = fc.tuple(listedPromotions, limits).map(
      ([promotion, limit]): ListedPromotion => ({
        ...promotion,
        ...forever,
        limits: { ...limit, explicitlyHasNoLimit: false, per: null, caps: [] },
      }),
    )
    const purchases = fc.array(fc.integer({ min: 1, max: 300_000 }), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(listed, wallets, purchases, (promotion, wallet, amounts) => {
        const all: Use[] = []
        for (const [at, amount] of amounts.entries()) {
          const shopper = makeSingleShopper(wallet, null, { afterUses: makeAfterUses(all) })
          all.push(makeUse(promotion, shopper, { ...said, id: `u${at}`, amount, words: 'x'.repeat(MAX_WORDS * 2) }))
        }
        expect(all.map((one) => readUse(JSON.parse(JSON.stringify(one))))).toEqual(all)
        expect(all.reduce((sum, { saved }) => sum + saved, 0)).toBeLessThanOrEqual((promotion.limits.maxDiscount as number) + 0.01)
        expect(remainingCap(promotion, [], all, FRIDAY)?.most ?? 0).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

describe('the day one has in mind', () => {
  test.each<[Partial<ListedPromotion>, string | null]>([
    [{}, FRIDAY],
    [{ weekdays: ['Viernes'] }, FRIDAY],
    [{ weekdays: ['Jueves', 'Sabado'] }, '2026-03-26'],
    [{ weekdays: ['Sabado'] }, '2026-03-21'],
    [{ validFrom: '2026-03-28' }, null],
    [{ validUntil: '2026-03-20' }, '2026-03-20'],
  ])('of %o is %s', (change, day) => {
    expect(guessDayOfUse({ ...capped, ...change }, FRIDAY)).toBe(day)
  })

  test('is none that is long gone', () => {
    expect(guessDayOfUse({ ...capped, validUntil: addDays(FRIDAY, -40) }, FRIDAY)).toBeNull()
  })
})
