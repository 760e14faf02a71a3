import { describe, expect, it } from 'vitest'
import { findCards } from '#extraction/mentions/cards.ts'
import { buildPlainClauses } from '#extraction/scope/clause.ts'
import { foldKeepingOffsets } from '#extraction/text/fold.ts'

function cards(text: string): string[] {
  const folded = foldKeepingOffsets(text)
  return findCards(folded, buildPlainClauses(folded, [{ start: 0, end: folded.length, role: 'headline' }], '2026-01-01')).map(
    ({ kind, network, institution }) => [institution, kind, network].filter((part) => part !== null).join(' '),
  )
}

describe('an enumeration of cards', () => {
  it.each([
    ['con tarjetas de crédito Visa y Mastercard', ['credit visa', 'credit mastercard']],
    ['Visa débito y Visa crédito', ['debit visa', 'credit visa']],
    ['tarjetas de débito Visa y de crédito Visa o Mastercard', ['debit visa', 'credit visa', 'credit mastercard']],
    ['Tarjetas Visa débito y crédito Visa y Mastercard', ['debit visa', 'credit visa', 'credit mastercard']],
    ['tarjetas de crédito Visa y Mastercard, Visa débito', ['credit visa', 'credit mastercard', 'debit visa']],
    ['tarjetas de crédito y débito Visa', ['credit visa', 'debit visa']],
    ['VISA crédito y débito', ['credit visa', 'debit visa']],
    ['débito, prepaga y crédito Mastercard', ['debit mastercard', 'prepaid mastercard', 'credit mastercard']],
    ['tarjeta de crédito o débitoCabal', ['credit cabal', 'debit cabal']],
    ['Visa, Mastercard y American Express', ['visa', 'mastercard', 'amex']],
    ['con tarjetas de débito', ['debit']],
    ['tarjetas de crédito Visa o Matercard', ['credit visa', 'credit mastercard']],
  ])('%s', (text, expected) => {
    expect(cards(text).sort()).toEqual([...expected].sort())
  })

  it('binds cards to the bank before them when banks alternate with cards', () => {
    expect(cards('emitidas por Banco Galicia Visa/Mastercard y American Express, Banco Santander Visa')).toEqual([
      'Banco Galicia visa',
      'Banco Galicia mastercard',
      'Banco Galicia amex',
      'Banco Santander visa',
    ])
  })

  it('takes the words of an issuer’s own card as its name', () => {
    expect(cards('Tarjeta Mi Carrefour crédito')).toEqual([])
  })
})
