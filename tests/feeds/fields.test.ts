import { expect, test } from 'vitest'
import { readWords } from '#chains/readCard.ts'
import { cardOf } from '#feeds/readRecord.ts'
import { channelsOf, type Fields } from '#feeds/record.ts'
import { TODAY } from './feed.ts'

const PRINT =
  'Válido los lunes en sucursales Carrefour con tarjeta de crédito Visa. 20% de descuento con tope de $5.000 por mes. No válido en Carrefour Express ni en Carrefour Maxi.'

function read(fields: Fields, words = PRINT) {
  const captured = { id: 'x', source: 'banco-galicia', capturedAt: TODAY, raw: null } as const
  const about = { chain: 'carrefour', url: 'https://banco.example/promo' } as const
  const { print, withFields } = cardOf(captured, {
    ...about,
    print: [
      ['value', '20%'],
      ['legal', words],
    ],
    fields,
  })
  const { card, promotions, refused } = withFields(readWords(print))
  const [promotion] = promotions
  return {
    promotion,
    refused,
    quoted: (field: keyof NonNullable<typeof promotion>['evidence']) =>
      promotion?.evidence[field]?.map(({ start, end }) => card.text.slice(start, end)),
  }
}

test('who pays is the fields’, with the cards that they list, and the line that states it is the evidence', () => {
  const words = 'Banco Galicia: Tarjeta Galicia Débito'
  const { promotion, quoted } = read({ paymentMethods: { value: [['Banco Galicia', 'Tarjeta de débito VISA']], words } })
  expect(promotion?.paymentMethods).toEqual([['Banco Galicia', 'Tarjeta de débito VISA']])
  expect(quoted('paymentMethods')).toEqual([words])
})

test('where a feed states no cards, those of the print count', () => {
  const { promotion } = read({ issuer: { value: 'Banco Galicia', words: 'Banco Galicia' } })
  expect(promotion?.paymentMethods).toEqual([['Banco Galicia', 'Tarjeta de crédito VISA']])
})

test('days, cap, minimum and formats stay the print’s, within the channel that is stated', () => {
  const where = channelsOf({ chain: 'carrefour' }, { shop: true, online: false })
  const { promotion } = read({ where, weekdays: ['Martes'], cap: { amount: 9_000, period: null } })
  expect(promotion).toMatchObject({ weekdays: ['Lunes'], limits: { maxDiscount: 5_000, period: 'mes' }, where: ['Carrefour', 'Market'] })
})

test('what the print does not say of days, cap and minimum is the fields’, each with its line', () => {
  const fields: Fields = { weekdays: ['Martes'], cap: { amount: 9_000, period: 'semana' }, minimum: 20_000 }
  const { promotion, quoted } = read(fields, '20% de descuento en sucursales Carrefour.')
  expect(promotion).toMatchObject({ weekdays: ['Martes'], limits: { maxDiscount: 9_000, period: 'semana' }, minPurchase: 20_000 })
  expect([quoted('weekdays'), quoted('limits'), quoted('minPurchase')]).toEqual([
    ['Los martes'],
    [expect.stringMatching(/^Tope \$.9\.000 por semana$/)],
    [expect.stringMatching(/^Compra mínima: \$.20\.000$/)],
  ])
  expect(read({ cap: 'none' }, '20% de descuento los martes.').promotion?.limits.explicitlyHasNoLimit).toBe(true)
})

test('of a tier the fields’ cap counts, of which the print speaks for all', () => {
  expect(read({ cap: { amount: 9_000, period: 'mes' }, isOfTier: true }).promotion?.limits.maxDiscount).toBe(9_000)
})

test('a channel that the print does not admit is the fields’', () => {
  const { promotion, quoted } = read({ where: channelsOf({ chain: 'carrefour' }, { shop: false, online: true }) })
  expect(promotion?.where).toEqual(['Online'])
  expect(quoted('where')).toEqual(['Compra online'])
})

test('no line of a field is read as words', () => {
  const words = 'Banco Galicia: 50% los martes hasta el 31/12/2026 con tope de $1'
  const { promotion } = read({ paymentMethods: { value: [['Banco Galicia']], words } })
  expect(promotion).toMatchObject({ discount: { value: 20 }, weekdays: ['Lunes'], limits: { maxDiscount: 5_000 }, validUntil: null })
})

test('days that nobody says are doubted: they would count as every day', () => {
  const { promotion } = read({}, PRINT.replace('los lunes ', ''))
  expect(promotion).toMatchObject({ weekdays: null, doubt: { about: 'weekdays', reason: 'supposed' } })
})

test('a date is taken only where the print has none, each with its line, and a start alone has no end', () => {
  const stated: Fields = { validFrom: '2026-10-05', validUntil: '2026-12-31' }
  const { promotion, quoted } = read(stated)
  expect(promotion).toMatchObject(stated)
  expect([quoted('validFrom'), quoted('validUntil')]).toEqual([['Desde el 05/10/2026'], ['Hasta el 31/12/2026']])
  expect(promotion?.qualifiers).not.toContain('unsaidEnd')
  const dated = read(stated, `${PRINT} Vigente del 01/11/2026 al 30/11/2026.`)
  expect(dated.promotion).toMatchObject({ validFrom: '2026-11-01', validUntil: '2026-11-30' })
  const open = read({ validFrom: '2026-08-15' })
  expect(open.promotion).toMatchObject({ validFrom: '2026-08-15', validUntil: null })
  expect(open.quoted('validUntil')).toBeUndefined()
})

test('a condition on the person is added once, and all tiers together are none', () => {
  const of = (fields: Fields, words = PRINT) => read(fields, words).promotion?.conditions.who.map(({ kind, value }) => `${kind} ${value}`)
  const who: Fields['who'] = [{ value: { kind: 'salary', value: null, alternatives: null }, words: 'Cobrando tu sueldo' }]
  expect(of({ who })).toEqual(['salary null'])
  expect(of({ who }, `${PRINT} Exclusivo para clientes plan sueldo.`)).toEqual(['salary null'])
  const members = `${PRINT} Exclusivo socios Premium y Black de Club La Nación.`
  expect(of({ everyTier: ['Premium', 'Black'] }, members)).toEqual(['member Club La Nacion'])
})

test('what cannot be is refused with a reason', () => {
  const { promotion, refused } = read({ where: { value: ['Jumbo'], words: 'Jumbo' } })
  expect(promotion).toBeUndefined()
  expect(refused).toEqual([{ reason: expect.stringContaining('dónde vale') }])
})
