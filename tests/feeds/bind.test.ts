import { expect, test } from 'vitest'
import { CardWordsBuilder } from '#chains/forms/cardWordsBuilder.ts'
import { chainWordsOf } from '#chains/readCard.ts'
import { extractCard } from '#extraction/extractCard.ts'
import { bindStated } from '#feeds/bind.ts'
import { RecordBuilder } from '#feeds/record.ts'
import { TODAY } from './feed.ts'

const PRINT =
  'Válido los lunes en sucursales Carrefour con tarjeta de crédito Visa. 20% de descuento con tope de $5.000 por mes. No válido en Carrefour Express ni en Carrefour Maxi.'

const record = (print = PRINT) => new RecordBuilder('carrefour', 'https://banco.example/promo').add('value', '20 %').add('legal', print)

function bound(builder: RecordBuilder) {
  const { chain, url, blocks, stated } = builder.build()
  const words = new CardWordsBuilder({ id: 'x', source: 'banco-galicia', capturedAt: TODAY, raw: null })
  for (const [role, text] of blocks) words.add(role, text)
  const card = words.build({ chain, url })
  const { promotions, refused } = bindStated(extractCard(card, chainWordsOf(chain)), stated)
  return {
    promotion: promotions[0],
    refused,
    quoted: (field: 'paymentMethods' | 'where' | 'validFrom' | 'validUntil') =>
      promotions[0]?.evidence[field]?.map(({ start, end }) => card.text.slice(start, end)),
  }
}

test('who pays is the fields’, with the cards that they list, and the line that states it is the evidence', () => {
  const { promotion, quoted } = bound(
    record().state('paymentMethods', [['Banco Galicia', 'Tarjeta de débito VISA']], 'Banco Galicia: Tarjeta Galicia Débito'),
  )
  expect(promotion?.paymentMethods).toEqual([['Banco Galicia', 'Tarjeta de débito VISA']])
  expect(quoted('paymentMethods')).toEqual(['Banco Galicia: Tarjeta Galicia Débito'])
})

test('where a feed states no cards, those of the words count', () => {
  const { promotion } = bound(record().state('issuer', ['Banco Galicia'], 'Banco Galicia'))
  expect(promotion?.paymentMethods).toEqual([['Banco Galicia', 'Tarjeta de crédito VISA']])
})

test('days, cap and formats stay the words’, within the channel that is stated', () => {
  const { promotion } = bound(record().state('where', ['Carrefour', 'Market', 'Express', 'Maxi'], 'Compra en sucursales'))
  expect(promotion).toMatchObject({ weekdays: ['Lunes'], limits: { maxDiscount: 5_000, period: 'mes' }, where: ['Carrefour', 'Market'] })
})

test('a channel that the words do not admit is the fields’', () => {
  const { promotion, quoted } = bound(record().state('where', ['Online'], 'Compra online'))
  expect(promotion?.where).toEqual(['Online'])
  expect(quoted('where')).toEqual(['Compra online'])
})

test('days that nobody says are doubted: they would count as every day', () => {
  const { promotion } = bound(record(PRINT.replace('los lunes ', '')))
  expect(promotion).toMatchObject({ weekdays: null, doubt: { about: 'weekdays', reason: 'supposed' } })
})

test('a date is taken only where the words have none', () => {
  const state = (builder: RecordBuilder) =>
    builder.state('validFrom', '2026-10-05', 'Desde el 05/10/2026').state('validUntil', '2026-12-31', 'Hasta el 31/12/2026')
  expect(bound(state(record())).promotion).toMatchObject({ validFrom: '2026-10-05', validUntil: '2026-12-31' })
  const dated = bound(state(record(`${PRINT} Vigente del 01/11/2026 al 30/11/2026.`)))
  expect(dated.promotion).toMatchObject({ validFrom: '2026-11-01', validUntil: '2026-11-30' })
})

test('a stated start alone has no end, and each date is quoted from its own line', () => {
  const undated = record('20% de descuento los lunes con tope de $5.000 por mes.').state('validFrom', '2026-08-15', 'Desde el 15/08/2026')
  const open = bound(undated)
  expect(open.promotion).toMatchObject({ validFrom: '2026-08-15', validUntil: null })
  expect(open.promotion?.evidence.validUntil).toBeUndefined()
  const { promotion, quoted } = bound(undated.state('validUntil', '2026-12-31', 'Hasta el 31/12/2026'))
  expect(promotion).toMatchObject({ validFrom: '2026-08-15', validUntil: '2026-12-31' })
  expect([quoted('validFrom'), quoted('validUntil')]).toEqual([['Desde el 15/08/2026'], ['Hasta el 31/12/2026']])
})

test('a condition on the person is added once, and all tiers together are none', () => {
  const of = (builder: RecordBuilder) => bound(builder).promotion?.conditions.who.map(({ kind, value }) => `${kind} ${value}`)
  expect(of(record().stateWho('salary', null, 'Cobrando tu sueldo'))).toEqual(['salary null'])
  const twice = record(`${PRINT} Exclusivo para clientes plan sueldo.`).stateWho('salary', null, 'Cobrando tu sueldo')
  expect(of(twice)).toEqual(['salary null'])
  const members = record(`${PRINT} Exclusivo socios Premium y Black de Club La Nación.`)
  expect(of(members.stateEveryTier(['Premium', 'Black']))).toEqual(['member Club La Nacion'])
})

test('what cannot be is refused with a reason', () => {
  const { promotion, refused } = bound(record().state('where', ['Jumbo'], 'Jumbo'))
  expect(promotion).toBeUndefined()
  expect(refused).toEqual([{ reason: expect.stringContaining('dónde vale') }])
})
