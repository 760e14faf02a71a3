import { describe, expect, it } from 'vitest'
import { PAYMENT_METHODS } from '#domain/catalogue/paymentMethod.ts'
import { countMethods, methodsByUse } from '#features/wallet/methodOrder.ts'

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

  it('has every method of its kinds once, for any counts', () => {
    const slugs = methodsByUse(['bank', 'wallet', 'card', 'generic'], { modo: 3 }).map(({ slug }) => slug)
    expect(new Set(slugs)).toEqual(new Set(PAYMENT_METHODS.filter(({ parent }) => parent === null).map(({ slug }) => slug)))
    expect(slugs[0]).toBe('modo')
  })
})
