import { describe, expect, it } from 'vitest'
import { NO_CONDITIONS } from '#domain/condition.ts'
import { briefExclusions, briefGoods, notesOf, wayNames } from '#domain/conditionWords.ts'

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

describe('lists of goods', () => {
  it('begin with food and drink', () => {
    const [note] = notesOf({ ...NO_CONDITIONS, excludes: ['electro', 'bebidas', 'motos-bicicletas', 'carne'] })
    expect(note?.words).toBe('No entran: carne, bebidas, electro y motos y bicicletas')
  })

  it('name two in passing, and count the rest', () => {
    expect(briefGoods(['vinos'], 'y')).toBe('vinos')
    expect(briefGoods(['electro', 'vinos', 'carne'], 'y')).toBe('carne, vinos y electro')
    expect(briefGoods(['electro', 'vinos', 'carne', 'lacteos', 'bebidas'], 'ni')).toBe('carne, lácteos ni otros 3 rubros')
  })

  it('say what is left out, and whether it is eaten', () => {
    const out = (excludes: ('carne' | 'bebidas' | 'electro')[], excludesBrands = false) => briefExclusions({ excludes, excludesBrands })
    expect(out([])).toBeNull()
    expect(out(['carne'])).toEqual({ words: 'no entra carne', isFood: true })
    expect(out(['bebidas', 'carne'])).toEqual({ words: 'no entran carne ni bebidas', isFood: true })
    expect(out(['electro'])).toEqual({ words: 'no entra electro', isFood: false })
    expect(out([], true)).toEqual({ words: 'no entran algunas marcas', isFood: false })
  })
})

it('ways to pay and funds have short names', () => {
  expect(wayNames(['qr'], 'balance')).toEqual(['QR', 'dinero en cuenta'])
  expect(wayNames(['contactless', 'nfc'], null)).toEqual(['tarjeta sin contacto o celular sin contacto'])
  expect(wayNames([], null)).toEqual([])
})
