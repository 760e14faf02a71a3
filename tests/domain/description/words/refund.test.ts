import { describe, expect, it } from 'vitest'
import { capSentence, moneyBackWords, moneyPlaceWords } from '#domain/description/words/cap.ts'
import { type Funds, NO_CONDITIONS, type RefundCondition } from '#domain/promotion/condition.ts'
import type { CapPeriod, Limits } from '#domain/promotion/promotion.ts'

const ANA = { name: 'Ana' }
const refund = (change: Partial<RefundCondition>): RefundCondition => ({ kind: null, days: null, business: false, where: null, ...change })
const back = (where: RefundCondition['where'], days: number, business = false) => refund({ kind: 'refund', where, days, business })
const paid = (given: RefundCondition | null, funds: Funds | null = null) => ({
  conditions: { ...NO_CONDITIONS, refund: given, how: { ...NO_CONDITIONS.how, funds } },
  qualifiers: [],
})

describe('when and where the money comes', () => {
  it.each<[RefundCondition | null, string | null, string | null]>([
    [null, null, null],
    [refund({}), null, null],
    [refund({ kind: 'till' }), 'te lo descuentan al pagar', 'se lo descuentan al pagar'],
    [back('account', 30), 'vuelve a tu cuenta dentro de los 30 días', 'vuelve a la cuenta de Ana dentro de los 30 días'],
    [back('wallet', 1), 'vuelve a tu billetera dentro de las 24 horas', 'vuelve a la billetera de Ana dentro de las 24 horas'],
    [back(null, 10, true), 'te lo devuelven dentro de los 10 días hábiles', 'se lo devuelven dentro de los 10 días hábiles'],
    [back(null, 1, true), 'te lo devuelven dentro del día hábil siguiente', 'se lo devuelven dentro del día hábil siguiente'],
    [refund({ kind: 'refund' }), 'te lo devuelven después', 'se lo devuelven después'],
  ])('of %j is «%s», of another «%s»', (given, own, others) => {
    expect(moneyBackWords(paid(given))).toBe(own)
    expect(moneyBackWords(paid(given), ANA)).toBe(others)
  })

  it('is not said of all cards where the source says it of some', () => {
    const given = paid(refund({ kind: 'refund', where: 'account', days: 30 }))
    expect(moneyBackWords({ ...given, qualifiers: ['refundByCard'] })).toBe('te lo devuelven después, según la tarjeta')
    const atTill = paid(refund({ kind: 'till' }))
    expect(moneyBackWords({ ...atTill, qualifiers: ['refundByCard'] })).toBe('te lo descuentan al pagar')
  })

  it.each<[Funds | null, string]>([
    ['credit', 'vuelve en el resumen de tu tarjeta'],
    ['debit', 'vuelve a tu tarjeta'],
    ['card', 'vuelve a tu tarjeta'],
    [null, 'vuelve a tu tarjeta'],
  ])('is on a statement only of a card that may have one: %s', (funds, words) => {
    expect(moneyBackWords(paid(refund({ kind: 'refund', where: 'statement' }), funds))).toBe(words)
  })

  it('is looked for in a place of its own', () => {
    expect([moneyPlaceWords('account'), moneyPlaceWords('statement', ANA)]).toEqual(['en tu cuenta', 'en el resumen de la tarjeta de Ana'])
  })
})

describe('the cap', () => {
  const capped = (
    maxDiscount: number | null,
    kind: RefundCondition['kind'],
    period: CapPeriod | null = 'mes',
    explicitlyHasNoLimit = false,
  ) => ({
    limits: { maxDiscount, explicitlyHasNoLimit, period, per: null, caps: [] },
    discount: { type: 'porcentaje' as const, value: 35 },
    conditions: { refund: refund({ kind }) },
    readings: null,
  })

  it('is one sentence with what one has to buy', () => {
    expect(capSentence(capped(20_000, 'refund'), true)).toBe(
      'Te devuelven hasta $\u00a020.000 por mes (los alcanzás comprando $\u00a057.143)',
    )
    expect(capSentence(capped(20_000, 'till', 'compra'), false)).toBe('Te descuentan hasta $\u00a020.000 por compra')
    expect(capSentence(capped(20_000, null), false)).toBe('Ahorrás hasta $\u00a020.000 por mes')
    expect(capSentence(capped(20_000, 'refund'), false, ANA)).toBe('A Ana le devuelven hasta $\u00a020.000 por mes')
  })

  it('names every cap of the card, the tightest for one purchase first', () => {
    const several = (...caps: Limits['caps']) => {
      const one = capped(12_000, 'refund', 'compra')
      return capSentence({ ...one, limits: { ...one.limits, caps } }, false)
    }
    const cap = { per: null, kind: 'back' as const }
    expect(several({ ...cap, amount: 12_000, period: 'compra' }, { ...cap, amount: 50_000, period: 'mes' })).toBe(
      'Te devuelven hasta $\u00a012.000 por compra y $\u00a050.000 por mes',
    )
    expect(several({ amount: 34_286, period: 'mes', per: 'cuenta', kind: 'purchase' })).toBe(
      'Te devuelven hasta $\u00a012.000 (compras de hasta $\u00a034.286 por mes y por cuenta)',
    )
  })

  it('is none, or not said, or nobody misses it', () => {
    expect(capSentence(capped(null, null, null, true), true)).toBe('Sin tope')
    expect(capSentence(capped(null, null, null), true)).toBe('No dice si hay tope')
    const other = { from: 'programa' as const, other: capped(20_000, null).limits }
    const readings = { by: 'ambos' as const, open: { limits: other } }
    expect(capSentence({ ...capped(null, null, null), readings }, true)).toBe('Tope según una de dos lecturas')
    expect(capSentence({ ...capped(null, null, null), discount: { type: 'cuotas sin intereses', value: 3 } }, true)).toBeNull()
  })
})
