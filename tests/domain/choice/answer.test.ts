import { describe, expect, test } from 'vitest'
import { answerForDay, type DayHeadline, headlineForMostPeople, takesCommonMethods } from '#domain/choice/answer.ts'
import { type Headline, type Listable, NO_FILTER, promotionList } from '#domain/choice/promotionList.ts'
import { makeSingleShopper, type Ranked, rankForShopper } from '#domain/choice/ranking.ts'
import { NO_CONDITIONS } from '#domain/promotion/condition.ts'
import { EMPTY_WALLET } from '#domain/wallet/wallet.ts'
import { plainPromotion } from '../arbitraries.ts'

const FRIDAY = '2026-03-27'
const percent = (value: number) => ({ discount: { type: 'porcentaje' as const, value } })
const instalments = (value: number) => ({ discount: { type: 'cuotas sin intereses' as const, value } })
const offer = (change: Partial<Listable>): Ranked<Listable> =>
  rankForShopper({ ...plainPromotion, id: 'a', ...change }, makeSingleShopper(EMPTY_WALLET, 10_000))
const only = (sure: Ranked<Listable> | null): Headline<Listable> => ({ sure, ifAsked: null })
const on = (date: string, change: Partial<Listable> | null): DayHeadline<Listable> => ({
  date,
  best: only(change && offer({ id: date, ...change })),
})

/** What is answered on Friday. */
const answered = (days: DayHeadline<Listable>[], others: Headline<Listable> | null = null) => answerForDay(FRIDAY, days, others)
const laterOf = (...days: DayHeadline<Listable>[]) => answered(days).later?.date ?? null

describe('the answer for a day', () => {
  test('is the headline of that day', () => {
    const [sure, ifAsked] = [offer({ id: 'sure' }), offer({ id: 'perhaps', ...percent(40) })]
    expect(answered([on('2026-03-26', percent(1)), { date: FRIDAY, best: { sure, ifAsked } }])).toEqual({
      ...{ sure, ifAsked, later: null, elsewhere: null },
    })
  })

  test('is nothing where that day is not among them', () => {
    expect(answered([])).toEqual({ sure: null, ifAsked: null, later: null, elsewhere: null })
  })

  test('names the other day with what is surely best, of equals the nearest', () => {
    const today = on(FRIDAY, percent(20))
    expect(laterOf(today, on('2026-03-31', percent(30)), on('2026-03-29', percent(25)), on('2026-03-30', percent(90)))).toBe('2026-03-30')
    expect(laterOf(today, on('2026-03-31', percent(30)), on('2026-03-29', percent(30)))).toBe('2026-03-29')
    expect(laterOf(on(FRIDAY, null), on('2026-03-28', instalments(12)), on('2026-03-31', percent(10)))).toBe('2026-03-31')
    expect(laterOf(today, on('2026-03-29', percent(20)), on('2026-03-30', percent(10)))).toBeNull()
    expect(laterOf(today, on('2026-03-29', null))).toBeNull()
    expect(laterOf(today)).toBeNull()
  })

  test('names a day that is gone by where it is nearer, and of two as near the one to come', () => {
    const today = on(FRIDAY, percent(20))
    const [before, after] = [on('2026-03-26', percent(30)), on('2026-03-28', percent(30))]
    expect(laterOf(on('2026-03-25', percent(30)), today, on('2026-03-31', percent(30)))).toBe('2026-03-25')
    expect(laterOf(before, today, after)).toBe('2026-03-28')
    expect(laterOf(after, today, before)).toBe('2026-03-28')
  })

  test('names nothing that is only perhaps better', () => {
    const perhaps = { date: '2026-03-28', best: { sure: null, ifAsked: offer(percent(90)) } }
    expect(laterOf(on(FRIDAY, percent(20)), perhaps)).toBeNull()
  })

  test('names another chain where it is surely better', () => {
    const day = [on(FRIDAY, percent(20))]
    const elsewhere = (change: Partial<Listable>) => answered(day, only(offer({ id: 'there', ...change }))).elsewhere?.promotion.id ?? null
    expect(elsewhere(percent(25))).toBe('there')
    expect(elsewhere(percent(20))).toBeNull()
    expect(elsewhere(percent(15))).toBeNull()
    expect(answered(day, only(null)).elsewhere).toBeNull()
    expect(answered(day, null).elsewhere).toBeNull()
    expect(answered([on(FRIDAY, null)], only(offer(percent(1)))).elsewhere).not.toBeNull()
  })
})

describe('better', () => {
  const WINE = { onlyForProducts: 'Vinos' }
  const CATEGORY = { conditions: { ...NO_CONDITIONS, onlyFor: ['vinos' as const] } }
  test.each<[string, Partial<Listable>, Partial<Listable> | null, boolean]>([
    ['anything than nothing, also instalments', { ...instalments(3), ...WINE }, null, true],
    ['more money back', percent(25), percent(20), true],
    ['as much money back is not', percent(20), percent(20), false],
    ['money back than instalments', percent(1), instalments(12), true],
    ['instalments are not, whatever they save', instalments(12), percent(1), false],
    ['more instalments are not', instalments(12), instalments(3), false],
    ['on the whole purchase than on some products, whatever the figures', percent(5), { ...percent(80), ...WINE }, true],
    ['on the whole purchase than on a category', percent(5), { ...percent(80), ...CATEGORY }, true],
    ['on some products is not, whatever the figures', { ...percent(80), ...WINE }, percent(5), false],
    ['on some products is not than instalments on everything', { ...percent(80), ...WINE }, instalments(3), false],
    ['more of two on some products', { ...percent(30), ...WINE }, { ...percent(20), ...CATEGORY }, true],
    ['less of two on some products is not', { ...percent(20), ...WINE }, { ...percent(30), ...CATEGORY }, false],
    ['money back on some products than instalments on some', { ...percent(5), ...WINE }, { ...instalments(12), ...CATEGORY }, true],
  ])('is %s', (_, there, here, isBetter) => {
    expect(answered([on(FRIDAY, here)], only(offer(there))).elsewhere !== null).toBe(isBetter)
  })
})

describe('most people can use', () => {
  test.each<[Listable['paymentMethods'], boolean]>([
    [null, true],
    [[['MODO']], true],
    [[['Mercado Pago']], true],
    [[['Tarjeta de crédito VISA']], true],
    [[['Tarjeta de crédito VISA', 'MODO']], true],
    [[['Banco Galicia']], false],
    [[['Banco Galicia', 'MODO']], false],
    [[['Uala']], false],
    [[['Banco Galicia'], ['MODO']], true],
    [[['Banco Galicia'], ['Banco Nación', 'Tarjeta de crédito VISA']], false],
  ])('%j: %s', (paymentMethods, isMost) => {
    expect(takesCommonMethods({ paymentMethods })).toBe(isMost)
  })

  test('is the headline for who has not said how they pay, or else the best there is', () => {
    const bank = { ...plainPromotion, id: 'bank', ...percent(50), paymentMethods: [['Banco Galicia' as const]] }
    const modo = { ...plainPromotion, id: 'modo', ...percent(10), paymentMethods: [['MODO' as const]] }
    const headline = (...all: Listable[]) =>
      headlineForMostPeople(promotionList(all, NO_FILTER, makeSingleShopper(EMPTY_WALLET))).sure?.promotion.id
    expect(headline(bank, modo)).toBe('modo')
    expect(headline(bank)).toBe('bank')
    expect(headline()).toBeUndefined()
  })
})
