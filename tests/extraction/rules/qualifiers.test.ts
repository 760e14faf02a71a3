import { describe, expect, test } from 'vitest'
import { readCard } from '#chains/readCard.ts'
import { QUALIFIERS } from '#domain/promotion/qualifier.ts'
import { captured } from '../cards.ts'
import { promotionOfCase, words } from './conditionsOfCase.ts'
import { QUALIFIERS_CORPUS } from './qualifiers.corpus.ts'

describe.each(QUALIFIERS)('%s', (qualifier) => {
  test.each(QUALIFIERS_CORPUS[qualifier].map((one) => [words(one), one] as const))('%s', (_, one) => {
    const { qualifiers, evidence } = promotionOfCase(one)
    expect(qualifiers.includes(qualifier)).toBe(one.yields)
    // Each has its place in the card, but for what the card does not say.
    expect(evidence.qualifiers !== undefined).toBe(qualifiers.some((one) => !one.startsWith('unsaid')))
  })
})

test('of a chain whose offers hold in its shops, shops that the card names and a card that names no place are told apart', () => {
  const qualifiers = (more: string) =>
    readCard(
      captured('makro', { makroHtml: `<div><h4>Todo MAYO</h4><p>20% de descuento con tarjeta Cencopay. ${more}</p></div>` }),
    ).promotions.flatMap((promotion) => promotion.qualifiers)
  expect(qualifiers('Aplica para todas las tiendas.')).toEqual(['unsaidWeb'])
  expect(qualifiers('3 cuotas sin interés en todos los Makro del país.')).toContain('unsaidWeb')
  expect(qualifiers('Válido en cualquier Makro.')).toEqual(['unsaidWeb'])
  expect(qualifiers('Vendidos por Mayorista Makro.')).toEqual(['unsaidPlace'])
  expect(qualifiers('Sin tope de reintegro.')).toEqual(['unsaidPlace'])
  expect(qualifiers('Comprando de forma presencial en las tiendas.')).toEqual([])
})
