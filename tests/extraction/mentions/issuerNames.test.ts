import { describe, expect, test } from 'vitest'
import type { ChainSlug } from '#domain/catalogue/chain.ts'
import { foldCardText } from '#extraction/findings.ts'
import { findNameMentions } from '#extraction/mentions/findMentions.ts'

/** The institutions that words name, in order, each once. */
function named(text: string, { chain = 'coto', role = 'legal' }: { chain?: ChainSlug; role?: 'legal' | 'image' } = {}): string[] {
  const found = findNameMentions({ text, chain, blocks: [{ start: 0, end: text.length, role }] }, foldCardText(text))
  return [...new Set(found.flatMap((one) => (one.kind === 'institution' ? [one.value] : [])))]
}

describe('issuers as people call them', () => {
  test.each([
    ['Con la Visa del Nación', 'Banco Nación'],
    ['si cobrás en el Ciudad', 'Banco Ciudad'],
    ['clientes del Provincia', 'Banco Provincia'],
    ['con tu débito del Patagonia', 'Banco Patagonia'],
    ['promo del Galicia', 'Banco Galicia'],
    ['Banco de la Nación Argentina', 'Banco Nación'],
    ['Bco. Chaco', 'Banco Chaco'],
    ['Bco Macro', 'Banco Macro'],
    ['Débito del BPN', 'Banco Neuquén'],
    ['Banco Provincia del Neuquén', 'Banco Neuquén'],
    ['tarjetas de crédito de Santa Fe', 'Banco Santa Fe'],
    ['tarjeta del Banco de Corrientes', 'BanCo (Banco de Corrientes)'],
    ['15% con Lemon', 'Lemon'],
    ['tarjeta de crédito de Carrefour', 'Tarjeta Carrefour Crédito'],
    ['con la Nativa', 'Banco Nación - Tarjeta Nativa'],
    ['clientes Roela', 'Banco Roela'],
  ])('%s', (text, name) => {
    expect(named(text)).toEqual([name])
  })

  test.each([
    'sucursales de la provincia de Santa Fe',
    'en la ciudad de Rosario',
    'solo en San Juan y Entre Ríos',
    'naranja, limón y pomelo',
    'Club La Nación',
    'tarjetas de la ciudad',
    'en toda la nación',
    'gaseosas con limón o lemon',
    'desde el 9 de julio',
  ])('no bank: %s', (text) => {
    expect(named(text)).toEqual([])
  })
})

describe('everyday words in a list of banks', () => {
  test.each([
    ['Galicia, Nación y Ciudad', ['Banco Galicia', 'Banco Nación', 'Banco Ciudad']],
    ['Provincia, Santa Fe o Santander', ['Banco Provincia', 'Banco Santa Fe', 'Banco Santander']],
    ['Banco Macro / Patagonia / Columbia', ['Banco Macro', 'Banco Patagonia', 'Banco Columbia']],
  ])('%s', (text, names) => {
    expect(named(text)).toEqual(names)
  })

  test.each([
    ['Banco Galicia. Ciudad y Provincia', ['Banco Galicia']],
    ['Banco Santander, Ciudad Autónoma de Buenos Aires', ['Banco Santander']],
    ['MODO, Ciudad', ['MODO']],
  ])('is no list: %s', (text, names) => {
    expect(named(text)).toEqual(names)
  })
})

describe('nicknames', () => {
  test('count beside another name of the issuer, or at its chain', () => {
    expect(named('Cuenta Digital', { chain: 'carrefour' })).toEqual(['Carrefour Cuenta Digital'])
    expect(named('Banco Municipal, o sea el Banco Municipal de Rosario')).toEqual(['Banco Municipal de Rosario'])
    expect(named('Bancor. Con la Cordobesa')).toEqual(['Banco Bancor'])
    expect(named('cuenta_digital.png', { chain: 'carrefour', role: 'image' })).toEqual(['Carrefour Cuenta Digital'])
  })

  test('count nowhere else', () => {
    expect(named('con tu cuenta digital')).toEqual([])
    expect(named('cuenta_digital.png', { role: 'image' })).toEqual([])
    expect(named('la naranja y la noche cordobesa')).toEqual([])
    expect(named('Banco Municipal de La Plata')).toEqual([])
  })
})
