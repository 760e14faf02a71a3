import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PAYMENT_METHODS } from '#domain/paymentMethod.ts'
import { EMPTY_WALLET } from '#domain/wallet.ts'
import { countMethods, methodsByUse } from '#features/wallet/methodOrder.ts'
import { findMethods } from '#features/wallet/methodSearch.ts'
import { answersAt, QUESTIONS, stepAfter, stepBefore, WIZARD_STEPS } from '#features/wallet/wizardSteps.ts'

const first = (query: string) => findMethods(query)[0]?.slug

describe('the search for a method', () => {
  it.each([
    ['NACION', 'banco-nacion'],
    ['nación', 'banco-nacion'],
    ['bna', 'banco-nacion'],
    ['mercadopago', 'mercado-pago'],
    ['mercado pago', 'mercado-pago'],
    ['ualá', 'uala'],
    ['tarjeta naranja', 'naranjax'],
    ['frances', 'banco-bbva'],
    ['santander río', 'banco-santander'],
    ['cordoba', 'banco-bancor'],
    ['amex', 'american-express'],
    ['nivel 2', 'personal-pay-nivel-2'],
    ['cuentadni', 'cuenta-dni'],
    ['eminent', 'banco-galicia-eminent'],
  ])('%s finds %s', (query, slug) => {
    expect(findMethods(query).map((method) => method.slug)).toContain(slug)
  })

  it('puts what begins like the question first', () => {
    expect(first('gal')).toBe('banco-galicia')
    expect(first('ciudad')).toBe('banco-ciudad')
  })

  it('finds every method by its own name, and nothing for nothing', () => {
    for (const { slug, name } of PAYMENT_METHODS)
      expect(
        findMethods(name).map((method) => method.slug),
        name,
      ).toContain(slug)
    expect(findMethods('  ')).toEqual([])
  })

  it('answers any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(findMethods(text).length).toBeLessThanOrEqual(PAYMENT_METHODS.length)
      }),
    )
  })
})

describe('the order of the questions', () => {
  it('has first what most promotions name, a variant counting for its institution once', () => {
    const counts = countMethods([
      { paymentMethods: [['Banco Comafi'], ['Banco Comafi', 'MODO']] },
      { paymentMethods: [['Banco Galicia - Eminent'], ['Banco Galicia']] },
      { paymentMethods: [['Banco Comafi']] },
      { paymentMethods: null },
    ])
    expect(counts).toEqual({ 'banco-comafi': 2, 'banco-galicia': 1, modo: 1 })
    expect(
      methodsByUse(['bank'], counts)
        .slice(0, 3)
        .map(({ slug }) => slug),
    ).toEqual(['banco-comafi', 'banco-galicia', 'banco-galicia-mas'])
  })

  it('has every method of its kinds once, whatever the counts', () => {
    const slugs = methodsByUse(['bank', 'wallet', 'card', 'generic'], { modo: 3 }).map(({ slug }) => slug)
    expect(new Set(slugs)).toEqual(new Set(PAYMENT_METHODS.filter(({ parent }) => parent === null).map(({ slug }) => slug)))
    expect(slugs[0]).toBe('modo')
  })
})

describe('the steps', () => {
  it('lead from the first to the summary and back', () => {
    expect(QUESTIONS.map(stepAfter)).toEqual(WIZARD_STEPS.slice(1))
    expect(WIZARD_STEPS.map(stepBefore)).toEqual([null, ...QUESTIONS])
  })

  it('count what is said there, a plan not beside its bank', () => {
    for (const step of QUESTIONS) expect(answersAt(step, EMPTY_WALLET)).toBe(0)
    const wallet = {
      ...EMPTY_WALLET,
      instruments: [
        { method: 'banco-galicia' as const, cards: ['visa-credito' as const] },
        { method: 'banco-galicia-eminent' as const, cards: null },
        { method: 'modo' as const, cards: null },
      ],
      phoneContactless: false,
    }
    expect(QUESTIONS.map((step) => answersAt(step, wallet))).toEqual([2, 1, 1, 2, 0, 0])
  })
})
