import { describe, expect, test } from 'vitest'
import { conditionsOfCase, promotionOfCase, words } from './conditionsOfCase.ts'
import { GOODS_CORPUS } from './goods.corpus.ts'

describe('goods that a discount leaves out or holds for alone', () => {
  test.each(GOODS_CORPUS.map((one) => [words(one), one] as const))('%s', (_, one) => {
    const { excludes, excludesSome, excludesBrands, onlyFor } = conditionsOfCase(one)
    expect({
      excludes: [...excludes].sort(),
      some: [...excludesSome].sort(),
      brands: excludesBrands,
      onlyFor: onlyFor === null ? null : [...onlyFor].sort(),
    }).toEqual({
      excludes: [...(one.yields.excludes ?? [])].sort(),
      some: [...(one.yields.some ?? [])].sort(),
      brands: one.yields.brands ?? false,
      onlyFor: one.yields.onlyFor === undefined ? null : [...one.yields.onlyFor].sort(),
    })
  })

  test('the words that decided are quoted as the card has them', () => {
    const { evidence } = conditionsOfCase({ legal: 'No incluye Vinos de BODEGAS Rutini.' })
    expect(evidence.excludes?.map(({ quote }) => quote)).toEqual(['No incluye Vinos de BODEGAS Rutini.'])
  })

  test.each([
    'No incluye electro ni pagos con otros lectores.',
    'No incluye electro y pagos con otros QR.',
    'No incluye electro ni compras abonadas en efectivo.',
  ])('a banned way to pay is no part of the list of goods: %s', (legal) => {
    expect(promotionOfCase({ legal }).excludesProducts).toBe('Electro')
  })
})
