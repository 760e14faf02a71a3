import { describe, expect, it } from 'vitest'
import { NO_CONDITIONS, type Rail } from '#domain/condition.ts'
import { notesOf } from '#domain/conditionNotes.ts'
import { briefExclusions, briefGoods, wayNames } from '#domain/conditionWords.ts'
import type { Qualifier } from '#domain/qualifier.ts'

describe('notes', () => {
  it('say nothing of a promotion that takes nothing', () => {
    expect(notesOf(NO_CONDITIONS)).toEqual([])
  })

  it('say what comes first: to register, or a coupon', () => {
    const who = [{ kind: 'enrolment' as const, value: null, alternatives: null }]
    const words = (qualifiers: Qualifier[]) => notesOf({ ...NO_CONDITIONS, who }, qualifiers).map((note) => note.words)
    expect([words([]), words(['coupon'])]).toEqual([['Antes hay que inscribirse'], ['Antes hay que conseguir un cupón']])
  })

  it('say that one buys on the web, and pays by QR', () => {
    const words = (...rails: Rail[]) => notesOf({ ...NO_CONDITIONS, how: { ...NO_CONDITIONS.how, rails } }).map((note) => note.words)
    expect([words('web'), words('qr'), words('qr', 'web')]).toEqual([['Comprando online'], ['Pagando con QR'], ['Pagando con QR o online']])
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
      'Cuenta solo la primera compra de cada semana',
      'Pagando con QR o acercando el celular',
      'Pagando desde MODO',
      'Con dinero en cuenta',
      'En un pago',
      'Un uso por semana',
      'Solo en vinos',
      'No entran: carne, lácteos y algunas marcas',
      'Solo en Chaco',
      'No vale en Abasto',
      'De las sucursales, solo las adheridas',
    ])
  })
})

describe('lists of goods', () => {
  it('names branches that are numbers as branches', () => {
    const region = { provinces: ['CABA'], onlyBranches: ['2', '6', '7'], exceptBranches: ['9'], some: false }
    const words = (change: Partial<typeof region>) =>
      notesOf({ ...NO_CONDITIONS, region: { ...region, ...change } }).map((note) => note.words)
    expect(words({})).toEqual(['Solo en CABA', 'Solo en sucursales 2, 6 y 7', 'No vale en sucursal 9'])
    expect(words({ onlyBranches: ['Abasto'], exceptBranches: [] })).toEqual(['Solo en CABA y Abasto'])
    const franchises = words({ provinces: [], onlyBranches: [], exceptBranches: ['franquicias', 'San Martín 399', 'Calle 7 n° 12'] })
    expect(franchises).toEqual(['No vale en las franquicias de San Martín 399 y Calle 7 n° 12'])
  })

  it('begin with food and drink', () => {
    const [note] = notesOf({ ...NO_CONDITIONS, excludes: ['electro', 'bebidas', 'motos-bicicletas', 'carne'] })
    expect(note?.words).toBe('No entran: carne, bebidas, electro y motos y bicicletas')
  })

  it('name two in passing, and count the rest', () => {
    expect(briefGoods(['vinos'])).toBe('vinos')
    expect(briefGoods(['electro', 'vinos', 'carne'])).toBe('carne, vinos y electro')
    expect(briefGoods(['electro', 'vinos', 'carne', 'lacteos', 'bebidas'])).toBe('carne, lácteos y otros 3 rubros')
  })

  it('say what is left out, and whether it is eaten', () => {
    type Some = ('carne' | 'bebidas' | 'electro' | 'vinos' | 'panaderia')[]
    const out = (excludes: Some, excludesBrands = false, excludesSome: Some = []) =>
      briefExclusions({ excludes, excludesSome, excludesBrands })
    expect(out([])).toBeNull()
    expect(out(['carne'])).toEqual({ words: 'no entra carne', isFood: true })
    expect(out(['bebidas', 'carne'])).toEqual({ words: 'no entran carne ni bebidas', isFood: true })
    expect(out(['electro'])).toEqual({ words: 'no entra electro', isFood: false })
    expect(out([], true)).toEqual({ words: 'no entran algunas marcas', isFood: false })
    expect(out(['vinos'], true, ['vinos'])).toEqual({ words: 'no entran algunos vinos', isFood: true })
    expect(out(['bebidas', 'electro'], true, ['bebidas'])).toEqual({ words: 'no entran electro ni algunas bebidas', isFood: true })
    expect(out(['panaderia'], false, ['panaderia'])).toEqual({ words: 'no entra parte de panadería', isFood: true })
  })
})

it('ways to pay and funds have short names', () => {
  expect(wayNames(['qr'], 'balance')).toEqual(['QR', 'dinero en cuenta'])
  expect(wayNames(['contactless', 'nfc'], null)).toEqual(['tarjeta sin contacto o celular sin contacto'])
  expect(wayNames([], null)).toEqual([])
})
