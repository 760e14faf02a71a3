import { expect, test } from 'vitest'
import type { MethodName } from '#domain/catalogue/paymentMethod.ts'
import { claimPlaceWords, complaintText, dueWords, savedWords, usedWords } from '#domain/phrases/uses.ts'
import { listOpenRefunds } from '#domain/uses/refund.ts'
import { type ExpectedRefund, findPayer } from '#domain/uses/use.ts'
import { householdOf } from '#domain/wallet/household.ts'
import { EMPTY_WALLET } from '#domain/wallet/wallet.ts'
import { use } from '../uses.ts'

const AT_HOME = [...householdOf(EMPTY_WALLET), { id: 'b', name: 'Ana', wallet: EMPTY_WALLET }] as const

const refund: ExpectedRefund = { days: 30, business: false, where: 'account', arrival: 'awaited' }

test.each<[string, string]>([
  ['', 'A más tardar el 26 de abril, en tu cuenta'],
  ['b', 'A más tardar el 26 de abril, en la cuenta de Ana'],
  ['someone who left', 'A más tardar el 26 de abril, en tu cuenta'],
])('a refund is due on its day, in the account of who paid: %j', (whose, words) => {
  const paid = { ...use, date: '2026-03-27', whose, refund }
  const [open] = listOpenRefunds([paid], '2026-03-27')
  expect(open && dueWords(open, findPayer(paid, AT_HOME))).toBe(words)
})

test.each<[string, string]>([
  ['', 'Coto, ayer'],
  ['b', 'Coto, ayer, con la de Ana'],
  ['someone who left', 'Coto, ayer'],
])('a use names who paid only where that was another, who has a name: %j', (whose, words) => {
  const paid = { ...use, supermarket: 'coto' as const, date: '2026-03-27', whose }
  expect(usedWords(paid, '2026-03-28', findPayer(paid, AT_HOME))).toBe(words)
})

test.each<[MethodName[], string]>([
  [['NaranjaX'], 'por la app de Naranja X'],
  [['Banco Galicia'], 'por su app o por donde atienda reclamos'],
  [[], 'por su app o por donde atienda reclamos'],
])('who paid with %j complains %s', (paidWith, words) => {
  expect(claimPlaceWords({ ...use, paidWith })).toBe(words)
})

test('a complaint has all that the issuer needs to look it up', () => {
  const paid = { ...use, date: '2026-03-27', supermarket: 'coto' as const, amount: 60_000, saved: 12_000, cap: 'Tope $ 12.000 por mes' }
  const words = complaintText({ ...paid, title: '20% de descuento en Coto con Galicia', words: '20% los viernes', refund }, refund)
  for (const said of [
    '27 de marzo de 2026',
    '60.000',
    '12.000',
    '20% de descuento en Coto',
    'Tope $',
    '26 de abril',
    '20% los viernes',
    use.url,
  ])
    expect(words).toContain(said)
})

test.each([
  [null, 'ahorraste $ 3.000'],
  ['awaited', 'ahorraste $ 3.000'],
  ['arrived', 'ahorraste $ 3.000'],
  ['missing', 'no llegaron $ 3.000'],
] as const)('a refund that is %s is told so beside its use', (arrival, words) => {
  expect(savedWords({ saved: 3_000, refund: arrival && { ...refund, arrival } })).toBe(words)
})
