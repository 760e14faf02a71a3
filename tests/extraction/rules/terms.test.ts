import { describe, expect, test } from 'vitest'
import { promotionOfCase, words, wordsAt } from './conditionsOfCase.ts'
import { GOODS_WORDS_CORPUS, MINIMUM_CORPUS, RESTRICTIONS_CORPUS, STACKING_CORPUS } from './terms.corpus.ts'

describe('whether a promotion adds to others', () => {
  test.each(STACKING_CORPUS.map((one) => [words(one), one] as const))('%s', (_, one) => {
    expect(promotionOfCase(one).stackable).toBe(one.yields)
  })
})

describe('the least that must be spent', () => {
  test.each(MINIMUM_CORPUS.map((one) => [words(one), one] as const))('%s', (_, one) => {
    expect(promotionOfCase(one).minPurchase).toBe(one.yields)
  })

  test('is contradicted by what is asked until the period before', () => {
    const one = {
      headline: 'Compra mínima $ 20.000',
      legal:
        '20% de descuento hasta el 8 de marzo de 2026. Compra mínima: $ 20.000. 20% de descuento del 9 al 31 de marzo de 2026. Compra mínima: $ 25.000.',
    }
    const { minPurchase, conflicts } = promotionOfCase(one)
    expect(minPurchase).toBe(25_000)
    expect(wordsAt(one, conflicts.minPurchase)).toEqual(['Compra mínima $ 20.000', 'Compra mínima: $ 20.000'])
  })
})

describe("the source's own clauses", () => {
  test.each(RESTRICTIONS_CORPUS.map((one) => [words(one), one] as const))('%s', (_, one) => {
    const { restrictions, evidence } = promotionOfCase(one)
    expect(restrictions).toEqual(one.yields)
    // Each clause has its place in the card.
    expect(evidence.restrictions ?? []).toHaveLength(restrictions.length)
  })
})

describe("the source's own words about goods", () => {
  test.each(GOODS_WORDS_CORPUS.map((one) => [words(one), one] as const))('%s', (_, one) => {
    const { excludesProducts, onlyForProducts } = promotionOfCase(one)
    expect([excludesProducts, onlyForProducts]).toEqual([one.yields.excludes ?? null, one.yields.only ?? null])
  })
})
