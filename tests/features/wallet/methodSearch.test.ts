import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { methodNamed, PAYMENT_METHODS } from '#domain/catalogue/paymentMethod.ts'
import { findMethods } from '#features/wallet/methodSearch.ts'

const first = (query: string) => findMethods(query)[0]?.method

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
    ['nivel 2', 'personal-pay'],
    ['cuentadni', 'cuenta-dni'],
    ['eminent', 'banco-galicia'],
    ['nativa', 'banco-nacion'],
  ])('%s finds %s', (query, slug) => {
    expect(findMethods(query).map(({ method }) => method)).toContain(slug)
  })

  it.each([
    ['galicia visa', 'banco-galicia', ['visa-credito', 'visa-debito']],
    ['visa débito galicia', 'banco-galicia', ['visa-debito']],
    ['nacion mastercard', 'banco-nacion', ['mastercard-credito', 'mastercard-debito', 'mastercard-prepaga']],
    ['macro amex', 'banco-macro', ['american-express']],
  ])('%s finds the cards of a bank', (query, method, cards) => {
    expect(findMethods(query)).toContainEqual({ method, cards })
  })

  it('puts what begins like the question first', () => {
    expect(first('gal')).toBe('banco-galicia')
    expect(first('ciudad')).toBe('banco-ciudad')
  })

  it('finds every method by its own name, a plan as its institution, and nothing for nothing', () => {
    for (const { slug, name, parent } of PAYMENT_METHODS)
      expect(
        findMethods(name).map(({ method }) => method),
        name,
      ).toContain(parent === null ? slug : methodNamed(parent).slug)
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
