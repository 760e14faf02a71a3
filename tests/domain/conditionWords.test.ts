import { describe, expect, it } from 'vitest'
import { NO_CONDITIONS } from '#domain/condition.ts'
import { notesOf } from '#domain/conditionWords.ts'

describe('notes', () => {
  it('say nothing of a promotion that takes nothing', () => {
    expect(notesOf(NO_CONDITIONS)).toEqual([])
  })

  it('say what no question settles, most telling first', () => {
    const one = (kind: 'enrolment' | 'firstPurchase' | 'salary') => ({ kind, value: null, alternatives: null })
    expect(
      notesOf({
        ...NO_CONDITIONS,
        who: [one('enrolment'), one('firstPurchase'), one('salary')],
        how: { rails: ['qr', 'nfc'], app: ['MODO'], funds: 'balance', singlePayment: true },
        uses: { times: 1, period: 'semana' },
        onlyFor: ['vinos'],
        excludes: ['carne', 'lacteos'],
        excludesBrands: true,
        region: { provinces: ['Chaco'], onlyBranches: [], exceptBranches: ['Abasto'], some: true },
      }).map(({ words }) => words),
    ).toEqual([
      'Antes hay que inscribirse',
      'Cuenta solo la primera compra del período',
      'Pagando con QR o acercando el celular',
      'Pagando desde MODO',
      'Con dinero en cuenta',
      'En un pago',
      'Un uso por semana',
      'Solo en vinos',
      'No entran: carne, lácteos y algunas marcas',
      'Solo en Chaco',
      'No vale en Abasto',
      'Solo en sucursales adheridas',
    ])
  })
})
