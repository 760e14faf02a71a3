import { expect, test } from 'vitest'
import { EMPTY_WALLET } from '#domain/wallet.ts'
import { moneyOf, whoseWords, withWhose } from '#domain/whoseWords.ts'

const ANA = { id: 'ana', name: 'Ana', wallet: EMPTY_WALLET }
const yes = { status: 'yes' as const, missing: [] }

test('another’s method is said to be theirs, one’s own is not', () => {
  const hers = { whose: ANA, eligibility: { ...yes, via: ['Banco Galicia' as const] } }
  expect(whoseWords(hers)).toBe('la de Ana')
  expect(withWhose('con Galicia', hers)).toBe('con Galicia, la de Ana')
  expect(withWhose('con cualquier medio', { whose: ANA, eligibility: { ...yes, via: [] } })).toBe('con cualquier medio, que pague Ana')
  const own = { eligibility: { ...yes, via: ['Banco Galicia' as const] } }
  expect([whoseWords(own), withWhose('con Galicia', own)]).toEqual(['', 'con Galicia'])
})

test.each([
  ['vuelve a tu cuenta en 30 días', 'vuelve a la cuenta de Ana en 30 días'],
  ['Vuelve en el resumen de tu tarjeta', 'Vuelve en el resumen de la tarjeta de Ana'],
  ['te lo devuelven después', 'se lo devuelven después'],
  ['vuelve a tu billetera', 'vuelve a la billetera de Ana'],
])('of hers «%s» is «%s»', (own, hers) => {
  expect([moneyOf(own, { whose: ANA }), moneyOf(own, {})]).toEqual([hers, own])
})
