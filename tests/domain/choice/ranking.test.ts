import { describe, expect, test } from 'vitest'
import { makeSingleShopper, type Rankable, rankForShopper, rankPromotions } from '#domain/choice/ranking.ts'
import { NO_CONDITIONS } from '#domain/promotion/condition.ts'
import { EMPTY_WALLET, type Wallet } from '#domain/wallet/wallet.ts'
import { plainPromotion } from '../arbitraries.ts'

const GALICIA: Wallet = { ...EMPTY_WALLET, instruments: [{ method: 'banco-galicia', cards: null }] }
const cap = (maxDiscount: number | null, explicitlyHasNoLimit = false) => ({
  limits: { maxDiscount, explicitlyHasNoLimit, period: null, per: null, caps: [] },
})
const percent = (value: number) => ({ discount: { type: 'porcentaje' as const, value } })
const instalments = (value: number) => ({ discount: { type: 'cuotas sin intereses' as const, value } })
const COUPON = { conditions: { ...NO_CONDITIONS, who: [{ kind: 'enrolment' as const, value: null, alternatives: null }] } }
const offer = (id: string, change: Partial<Rankable> = {}): Rankable => ({ ...plainPromotion, ...cap(100_000), id, ...change })

/** The ids as ranked, from any order of the two. */
function orders(first: Rankable, second: Rankable, wallet = GALICIA, amount: number | null = 10_000): string[] {
  const orderOf = (all: Rankable[]) => rankPromotions(all, makeSingleShopper(wallet, amount)).map(({ promotion }) => promotion.id)
  return [orderOf([first, second]), orderOf([second, first])].map((order) => order.join())
}

describe('before the other comes', () => {
  test.each<[string, Partial<Rankable>, Partial<Rankable>]>([
    ['what the shopper has, whatever the figures', percent(5), { ...percent(90), paymentMethods: [['Banco Nación']] }],
    [
      'what the shopper may have before what they have not',
      { ...percent(5), paymentMethods: [['Banco Galicia', 'Tarjeta de crédito VISA']] },
      { ...percent(90), paymentMethods: [['Banco Nación']] },
    ],
    ['money back before instalments', percent(1), instalments(12)],
    ['what says until when before what may be over', percent(5), { ...percent(90), validUntil: null }],
    ['more pesos', percent(30), percent(20)],
    ['of as many pesos those that are sure', percent(20), { ...percent(20), onlyForProducts: 'Vinos' }],
    ['of as many pesos the higher percentage', { ...percent(30), ...cap(1_000) }, { ...percent(20), ...cap(1_000) }],
    ['more instalments', instalments(12), instalments(6)],
    ['the higher cap', { ...percent(20), ...cap(90_000) }, { ...percent(20), ...cap(50_000) }],
    ['no cap before any', { ...percent(20), ...cap(null, true) }, { ...percent(20), ...cap(90_000) }],
    ['a free club before one that costs', { membership: ['Mi Carrefour'] }, { membership: ['Clarin 365'] }],
    ['at the till before a coupon, though it is less sure', { ...percent(20), onlyForProducts: 'Vinos' }, { ...percent(20), ...COUPON }],
    ['every shop before the web only', {}, { where: ['Online'] }],
    ['every shop before wholesale only', { supermarket: 'carrefour', where: ['Express'] }, { supermarket: 'carrefour', where: ['Maxi'] }],
    ['of equals the one of the lower id', {}, {}],
    ['of equals without a cap the one of the lower id', cap(null, true), cap(null, true)],
  ])('%s', (_, first, second) => {
    expect(orders(offer('a', first), offer('b', second))).toEqual(['a,b', 'a,b'])
  })

  test('what was read in time before old data, whatever the figures', () => {
    const captures = [{ source: 'dia' as const, capturedAt: '2026-03-02', ageDays: 25, isStale: true }]
    const all = [offer('old', { ...percent(90), supermarket: 'dia' }), offer('new', instalments(3))]
    const order = rankPromotions(all, makeSingleShopper(GALICIA, 10_000, { captures })).map(({ promotion, stale }) => [
      promotion.id,
      stale?.ageDays,
    ])
    expect(order).toEqual([
      ['new', undefined],
      ['old', 25],
    ])
  })

  test('a known cap before one that is left open, where nothing is saved either way', () => {
    const dear = { minPurchase: 1_000_000 }
    const open = { ...dear, ...cap(null), onlyForProducts: 'Vinos' }
    const known = { ...dear, ...cap(5_000), onlyForProducts: 'Vinos' }
    expect(orders(offer('b', known), offer('a', open))).toEqual(['b,a', 'b,a'])
  })
})

test('the same promotion twice stands in no order of its own', () => {
  expect(orders(offer('a'), offer('a'))).toEqual(['a,a', 'a,a'])
})

test('without an amount a typical purchase is meant, and what is only at the most saves nothing for sure', () => {
  const [sure, upTo] = [offer('a', percent(10)), offer('b', { ...percent(10), onlyForProducts: 'Vinos' })]
  expect(rankForShopper(sure, makeSingleShopper(GALICIA))).toMatchObject({ saving: 6_000, atLeast: 6_000 })
  expect(rankForShopper(upTo, makeSingleShopper(GALICIA))).toMatchObject({ saving: 6_000, atLeast: 0 })
  expect(rankForShopper(sure, makeSingleShopper(GALICIA, 20_000)).saving).toBe(2_000)
})

test('who names no method is anybody', () => {
  const shopper = makeSingleShopper({ ...EMPTY_WALLET, answers: { 'province:chaco': true } })
  expect(shopper).toMatchObject({ isAnybody: true, amount: null })
  expect(rankForShopper(offer('a', { paymentMethods: [['Banco Nación']] }), shopper).eligibility.status).toBe('yes')
  expect(makeSingleShopper(GALICIA).isAnybody).toBe(false)
})

test('another wallet, or none, is another answer for the same promotion', () => {
  const promotion = offer('a', { paymentMethods: [['Banco Galicia']] })
  const statusFor = (wallet: Wallet) => rankForShopper(promotion, makeSingleShopper(wallet)).eligibility.status
  const nacion: Wallet = { ...EMPTY_WALLET, instruments: [{ method: 'banco-nacion', cards: null }] }
  expect([GALICIA, nacion, GALICIA, EMPTY_WALLET].map(statusFor)).toEqual(['yes', 'no', 'yes', 'yes'])
})

test('of several methods that would do the one leads that every reading of the card accepts', () => {
  const wallet: Wallet = {
    ...EMPTY_WALLET,
    instruments: (['modo', 'mercado-pago', 'uala'] as const).map((method) => ({ method, cards: null })),
  }
  const methods = [['MODO' as const], ['Mercado Pago' as const], ['Uala' as const]]
  const twice = { readings: { by: 'ambos' as const, open: { paymentMethods: { from: 'modelo' as const, other: methods.slice(1) } } } }
  const way = (change: Partial<Rankable>) => rankForShopper(offer('a', { ...percent(10), ...change }), makeSingleShopper(wallet))
  const { via, also } = way({ paymentMethods: methods }).eligibility
  expect([via, also]).toEqual([['MODO'], [['Mercado Pago'], ['Uala']]])
  expect(way({ paymentMethods: methods, ...twice }).eligibility.via).toEqual(['Mercado Pago'])
  expect(way({ paymentMethods: null, ...twice }).own).toEqual([['Mercado Pago'], ['MODO'], ['Uala']])
})
