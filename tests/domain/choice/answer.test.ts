import { describe, expect, test } from 'vitest'
import {
  type AnsweredDay,
  answerByDay,
  answerForDay,
  type Headline,
  isBetter,
  isLeadSure,
  leadOf,
  takesCommonMethods,
} from '#domain/choice/answer.ts'
import { type Listable, NO_FILTER } from '#domain/choice/promotionList.ts'
import { makeSingleShopper, type Ranked, rankForShopper } from '#domain/choice/ranking.ts'
import { NO_CONDITIONS } from '#domain/promotion/condition.ts'
import { EMPTY_WALLET, type Wallet } from '#domain/wallet/wallet.ts'
import { plainPromotion } from '../arbitraries.ts'

const FRIDAY = '2026-03-27'
const percent = (value: number) => ({ discount: { type: 'porcentaje' as const, value } })
const instalments = (value: number) => ({ discount: { type: 'cuotas sin intereses' as const, value } })
const offer = (change: Partial<Listable>): Ranked<Listable> =>
  rankForShopper({ ...plainPromotion, id: 'a', ...change }, makeSingleShopper(EMPTY_WALLET, 10_000))
const only = (sure: Ranked<Listable> | null): Headline<Listable> => ({ sure, ifAsked: null })
const day = (date: string, best: Headline<Listable>): AnsweredDay<Listable> => ({ date, ranked: [], best })
const on = (date: string, change: Partial<Listable> | null) => day(date, only(change && offer({ id: date, ...change })))

/** What is answered on Friday. */
const answered = (days: AnsweredDay<Listable>[], others: Headline<Listable> | null = null) =>
  answerForDay(FRIDAY, days, others && day(FRIDAY, others))
const laterOf = (...days: AnsweredDay<Listable>[]) => answered(days).later?.date ?? null

describe('the answer for a day', () => {
  test('is the headline of that day', () => {
    const [sure, ifAsked] = [offer({ id: 'sure' }), offer({ id: 'perhaps', ...percent(40) })]
    expect(answered([on('2026-03-26', percent(1)), day(FRIDAY, { sure, ifAsked })])).toEqual({
      ...{ sure, ifAsked, later: null, elsewhere: null },
    })
  })

  test('is nothing of which nobody knows whether it is over', () => {
    const shopper = makeSingleShopper(EMPTY_WALLET, 10_000)
    const best = (...all: Listable[]) => answerByDay(all, NO_FILTER, shopper, [FRIDAY])[0]?.best.sure?.promotion.id ?? null
    const [perhapsOver, sure] = [
      { ...plainPromotion, id: 'over', ...percent(90), paymentMethods: null, validUntil: null },
      { ...plainPromotion, id: 'sure', paymentMethods: null },
    ]
    expect(best(perhapsOver, sure)).toBe('sure')
    expect(best(perhapsOver)).toBeNull()
  })

  test('of one chain that gives more to few has its «si», for who has told nothing', () => {
    const [few, most]: Listable[] = [
      { ...plainPromotion, id: 'few', supermarket: 'jumbo', ...percent(40), paymentMethods: [['Banco Bancor']] },
      { ...plainPromotion, id: 'most', supermarket: 'coto', ...percent(20), paymentMethods: [['Mercado Pago']] },
    ]
    const shopper = makeSingleShopper(EMPTY_WALLET, 10_000)
    const lead = (chains: ('coto' | 'jumbo')[] | null) => {
      const [friday] = answerByDay([few, most] as Listable[], { ...NO_FILTER, chains }, shopper, [FRIDAY])
      const best = friday?.best ?? only(null)
      return [leadOf(best)?.promotion.id, isLeadSure(best)]
    }
    expect([lead(null), lead(['jumbo']), lead(['coto'])]).toEqual([
      ['most', true],
      ['few', false],
      ['most', true],
    ])
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
    const perhaps = day('2026-03-28', { sure: null, ifAsked: offer(percent(90)) })
    expect(laterOf(on(FRIDAY, percent(20)), perhaps)).toBeNull()
  })

  test('names another chain where it is surely better', () => {
    const friday = [on(FRIDAY, percent(20))]
    const elsewhere = (change: Partial<Listable>) =>
      answered(friday, only(offer({ id: 'there', ...change }))).elsewhere?.promotion.id ?? null
    expect(elsewhere(percent(25))).toBe('there')
    expect(elsewhere(percent(20))).toBeNull()
    expect(elsewhere(percent(15))).toBeNull()
    expect(answered(friday, only(null)).elsewhere).toBeNull()
    expect(answered(friday, null).elsewhere).toBeNull()
    expect(answered([on(FRIDAY, null)], only(offer(percent(1)))).elsewhere).not.toBeNull()
  })
})

describe('better', () => {
  const WINE = { onlyForProducts: 'Vinos' }
  const WHOLESALE = { supermarket: 'carrefour' as const, where: ['Maxi' as const] }
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
    ['instalments on everything than money back on some products', instalments(3), { ...percent(80), ...WINE }, true],
    ['more of two on some products', { ...percent(30), ...WINE }, { ...percent(20), ...CATEGORY }, true],
    ['less of two on some products is not', { ...percent(20), ...WINE }, { ...percent(30), ...CATEGORY }, false],
    ['money back on some products than instalments on some', { ...percent(5), ...WINE }, { ...instalments(12), ...CATEGORY }, true],
    ['in every shop than only wholesale, whatever the figures', percent(5), { ...percent(80), ...WHOLESALE }, true],
  ])('is %s', (_, there, here, expected) => {
    expect(isBetter(offer(there), here && offer(here))).toBe(expected)
  })

  test('is current data than old, whatever the figures', () => {
    const stale = { source: 'coto' as const, capturedAt: '2026-03-02', ageDays: 25, isStale: true }
    const old = { ...offer(percent(80)), stale }
    expect([isBetter(offer(percent(5)), old), isBetter(old, offer(percent(5)))]).toEqual([true, false])
  })

  test('is only named beside the answer where it gives more', () => {
    const elsewhere = (there: Partial<Listable>, here: Partial<Listable>) =>
      answered([on(FRIDAY, here)], only(offer(there))).elsewhere !== null
    expect(elsewhere(percent(5), { ...percent(80), ...WINE })).toBe(false)
    expect(elsewhere(percent(30), { ...percent(20), ...WINE })).toBe(true)
    expect(elsewhere(percent(5), instalments(12))).toBe(true)
  })
})

test('money with its «si» leads before instalments and before old data, and is no lead before sure money', () => {
  const stale = { source: 'coto' as const, capturedAt: '2026-03-02', ageDays: 25, isStale: true }
  const [ifAsked, money, three] = [offer(percent(30)), offer(percent(10)), offer(instalments(3))]
  const leads = (sure: Ranked<Listable>, other = ifAsked) => leadOf({ sure, ifAsked: other }) === other
  expect([leads(three), leads({ ...money, stale }), leads(money), leads(three, offer(instalments(6)))]).toEqual([true, true, false, false])
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

  test('is what is sure for who has not said how they pay; what few have is named with its condition', () => {
    const bank = { ...plainPromotion, id: 'bank', ...percent(50), paymentMethods: [['Banco Galicia' as const]] }
    const modo = { ...plainPromotion, id: 'modo', ...percent(10), paymentMethods: [['MODO' as const]] }
    const headline = (...all: Listable[]) => {
      const best = answerByDay(all, NO_FILTER, makeSingleShopper(EMPTY_WALLET), [FRIDAY])[0]?.best
      return [best?.sure?.promotion.id, best?.ifAsked?.promotion.id]
    }
    expect(headline(bank, modo)).toEqual(['modo', undefined])
    expect(headline(bank)).toEqual([undefined, 'bank'])
    // Money for few people is named beside instalments for most.
    const twelve = { ...modo, id: 'twelve', discount: { type: 'cuotas sin intereses' as const, value: 12 } }
    expect(headline(bank, twelve)).toEqual(['twelve', 'bank'])
    expect(headline(modo, twelve)).toEqual(['modo', undefined])
    expect(headline()).toEqual([undefined, undefined])
  })
})

describe('a headline', () => {
  const GALICIA: Wallet = { ...EMPTY_WALLET, instruments: [{ method: 'banco-galicia', cards: null }] }
  const named = (id: string, changes: Partial<Listable>): Listable => ({ ...plainPromotion, id, ...changes })
  const SURE = { paymentMethods: null }
  /** Only holders of a card that the wallet does not say. */
  const PERHAPS = { paymentMethods: [['Banco Galicia', 'Tarjeta de crédito VISA']] } satisfies Partial<Listable>

  function headline(...promotions: Listable[]): Record<keyof Headline<unknown>, string | null> {
    const [day] = answerByDay(promotions, NO_FILTER, makeSingleShopper(GALICIA, 100_000), [FRIDAY])
    return { sure: day?.best.sure?.promotion.id ?? null, ifAsked: day?.best.ifAsked?.promotion.id ?? null }
  }

  test('is empty where nothing saves anything', () => {
    expect(headline()).toEqual({ sure: null, ifAsked: null })
    expect(headline(named('other', { paymentMethods: [['Banco Nación']] }))).toEqual({ sure: null, ifAsked: null })
    expect(headline(named('too dear', { ...SURE, ...percent(20), minPurchase: 200_000 }))).toEqual({ sure: null, ifAsked: null })
  })

  test('is what is sure; a maybe is told only where it is better', () => {
    const sure = named('sure', { ...SURE, ...percent(20) })
    expect(headline(sure)).toEqual({ sure: 'sure', ifAsked: null })
    expect(headline(sure, named('more', { ...PERHAPS, ...percent(30) }))).toEqual({ sure: 'sure', ifAsked: 'more' })
    expect(headline(sure, named('as much', { ...PERHAPS, ...percent(20) }))).toEqual({ sure: 'sure', ifAsked: null })
    expect(headline(sure, named('less', { ...PERHAPS, ...percent(10) }))).toEqual({ sure: 'sure', ifAsked: null })
    expect(headline(named('alone', { ...PERHAPS, ...percent(10) }))).toEqual({ sure: null, ifAsked: 'alone' })
  })

  test('is rather on the whole purchase than on some products', () => {
    const wine = named('wine', { ...SURE, ...percent(70), onlyForProducts: 'Vinos' })
    const all = named('all', { ...SURE, ...percent(10) })
    const perhapsAll = named('perhaps all', { ...PERHAPS, ...percent(5) })
    const perhapsWine = named('perhaps wine', { ...PERHAPS, ...percent(80), onlyForProducts: 'Vinos' })
    expect(headline(wine)).toEqual({ sure: 'wine', ifAsked: null })
    expect(headline(wine, all)).toEqual({ sure: 'all', ifAsked: null })
    expect(headline(wine, perhapsAll)).toEqual({ sure: 'wine', ifAsked: 'perhaps all' })
    expect(headline(all, perhapsWine)).toEqual({ sure: 'all', ifAsked: null })
    expect(headline(wine, perhapsWine)).toEqual({ sure: 'wine', ifAsked: 'perhaps wine' })
  })
})
