import { describe, expect, it } from 'vitest'
import { type Funds, NO_CONDITIONS, type RefundCondition } from '#domain/condition.ts'
import { moneyBackWords, refundWords } from '#domain/conditionWords.ts'
import { requirementWords, unaskedWords, unnamedWords, wholeWords } from '#domain/detailWords.ts'
import { plainPromotion } from './arbitraries.ts'

const refund = (change: Partial<RefundCondition>): RefundCondition => ({ kind: null, days: null, business: false, where: null, ...change })

describe('when and where the money comes', () => {
  it.each<[RefundCondition | null, string | null]>([
    [null, null],
    [refund({}), null],
    [refund({ kind: 'till' }), 'te lo descuentan al pagar'],
    [refund({ kind: 'refund', where: 'account', days: 30 }), 'vuelve a tu cuenta en 30 días'],
    [refund({ kind: 'refund', where: 'statement' }), 'vuelve en el resumen de tu tarjeta'],
    [refund({ kind: 'refund', where: 'wallet', days: 1 }), 'vuelve a tu billetera en 1 día'],
    [refund({ kind: 'refund', days: 10, business: true }), 'te lo devuelven en 10 días hábiles'],
    [refund({ kind: 'refund' }), 'te lo devuelven después'],
  ])('of %j is «%s»', (given, words) => {
    expect(refundWords(given)).toBe(words)
  })

  it('is not said of all cards where the source says it of some', () => {
    const conditions = { ...NO_CONDITIONS, refund: refund({ kind: 'refund', where: 'account', days: 30 }) }
    expect(moneyBackWords({ conditions, qualifiers: ['refundByCard'] })).toBe('te lo devuelven después, según la tarjeta')
    expect(moneyBackWords({ conditions, qualifiers: [] })).toBe('vuelve a tu cuenta en 30 días')
  })

  it.each<[Funds | null, string]>([
    ['credit', 'vuelve en el resumen de tu tarjeta'],
    ['debit', 'vuelve a tu tarjeta'],
    ['card', 'vuelve a tu tarjeta'],
    [null, 'vuelve a tu tarjeta'],
  ])('is on a statement only of a card that may have one: %s', (funds, words) => {
    const conditions = { ...NO_CONDITIONS, how: { ...NO_CONDITIONS.how, funds }, refund: refund({ kind: 'refund', where: 'statement' }) }
    expect(moneyBackWords({ conditions, qualifiers: [] })).toBe(words)
  })
})

describe('who it is for', () => {
  it('lists alternatives, without what clubs and audiences already say', () => {
    const who = (kind: 'salary' | 'segment' | 'member' | 'military', value: string | null, alternatives: number | null) => {
      return { kind, value, alternatives, quote: kind, start: 0, end: 1 }
    }
    const promotion = {
      ...plainPromotion,
      membership: ['MasClub' as const],
      paymentMethods: [['Banco Patagonia' as const]],
      conditions: {
        ...NO_CONDITIONS,
        who: [who('salary', null, 1), who('segment', 'Singular', 1), who('member', 'MasClub', null), who('military', null, null)],
      },
    }
    expect(requirementWords(promotion)).toEqual([
      'Hace falta cobrar tu sueldo en Patagonia o tener Singular de Patagonia',
      'Hace falta ser de las fuerzas armadas o de seguridad, o familiar',
    ])
  })
})

describe('the whole purchase', () => {
  it('is said where the card says so, with what it leaves out all the same', () => {
    expect(wholeWords({ qualifiers: [], excludesProducts: null })).toEqual([])
    expect(wholeWords({ qualifiers: ['wholePurchase'], excludesProducts: null })).toEqual(['En toda la compra'])
    expect(wholeWords({ qualifiers: ['wholePurchase'], excludesProducts: 'Vinos' })).toEqual(['En toda la compra, menos lo que no entra'])
  })
})

describe('what the card does not say', () => {
  it('how one pays, and of which network the cards are', () => {
    expect(unaskedWords({ qualifiers: [] })).toBe('')
    expect(unaskedWords({ qualifiers: ['unsaidMethods'] })).toBe(': la promo no pide ninguno')
    expect(unnamedWords({ qualifiers: [], unknownPaymentMethods: [] })).toBeNull()
    expect(unnamedWords({ qualifiers: ['unsaidPlans'], unknownPaymentMethods: [] })).toBe('No nombra los planes: ponemos los que conocemos')
    expect(unnamedWords({ qualifiers: [], unknownPaymentMethods: ['Tarjeta de débito Maestro'] })).toMatch(/^Donde dice Maestro/)
    expect(unnamedWords({ qualifiers: ['unsaidNetworks'], unknownPaymentMethods: [] })).toBe(
      'No nombra las marcas: ponemos las más comunes',
    )
  })
})
