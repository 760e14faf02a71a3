import { describe, expect, it, test } from 'vitest'
import { promotionOfCase, words } from './conditionsOfCase.ts'
import { GOODS_WORDS_CORPUS, MINIMUM_CORPUS, RESTRICTIONS_CORPUS, STACKING_CORPUS } from './terms.corpus.ts'

describe('whether a promotion adds to others', () => {
  test.each(STACKING_CORPUS.map((one) => [words(one), one] as const))('%s', (_, one) => {
    expect(promotionOfCase(one).stackable).toBe(one.yields)
  })
})

it('to add up to some and not to those of one issuer is no contradiction, to add up and not to add up is', () => {
  const conflictsOf = (legal: string) =>
    promotionOfCase({ headline: 'Acumulable con otras promociones que ofrezca la tienda', legal }).conflicts.stackable ?? []
  expect(conflictsOf('No acumulable con otras promociones vigentes aplicables por Banco X.')).toEqual([])
  const plain = promotionOfCase({ headline: 'Acumulable con otras promociones', legal: 'No acumulable con otras promociones.' })
  expect(plain.conflicts.stackable).toHaveLength(1)
})

describe('the least that must be spent', () => {
  test.each(MINIMUM_CORPUS.map((one) => [words(one), one] as const))('%s', (_, one) => {
    expect(promotionOfCase(one).minPurchase).toBe(one.yields)
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
