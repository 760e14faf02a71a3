import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ListedPromotion } from '#domain/promotion.ts'
import { packPromotions, unpackPromotions } from '#features/promotions/promotionPack.ts'
import { promotions } from '../../domain/arbitraries.ts'

const words = fc.array(fc.constantFrom('En un pago', 'Solo consumo familiar', 'A “b”\\'), { maxLength: 3 })
const listed: fc.Arbitrary<ListedPromotion> = fc
  .tuple(
    promotions,
    fc.stringMatching(/^[a-z0-9]{10}$/),
    words,
    fc.option(fc.string({ minLength: 1 })),
    fc.option(fc.string({ minLength: 1 })),
  )
  .map(([{ evidence, url, ...promotion }, id, restrictions, onlyForProducts, excludesProducts]) => {
    return { ...promotion, id, restrictions: [...new Set(restrictions)], onlyForProducts, excludesProducts }
  })

it('gives back every promotion as it was packed', () => {
  fc.assert(
    fc.property(fc.array(listed, { maxLength: 8 }), (all) => {
      expect(unpackPromotions(packPromotions(all))).toEqual(all)
    }),
  )
})

it('takes less than half of the JSON', () => {
  const all = fc.sample(listed, 200)
  expect(packPromotions(all).length).toBeLessThan(JSON.stringify(all).length / 2)
})
