import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import { toListedPromotion as listedOf, packPromotions } from '#features/promotions/promotionPack.ts'
import { unpackPromotions, unpackWithPauses } from '#features/promotions/promotionUnpack.ts'
import { promotions } from '../../domain/arbitraries.ts'
import { aPromotion } from '../../storage/samples.ts'

const words = fc.array(fc.constantFrom('En un pago', 'Solo consumo familiar', 'A “b”\\'), { maxLength: 3 })
const listed: fc.Arbitrary<ListedPromotion> = fc
  .tuple(
    promotions,
    fc.stringMatching(/^[a-z0-9]{10}$/),
    words,
    fc.option(fc.string({ minLength: 1 })),
    fc.option(fc.string({ minLength: 1 })),
  )
  .map(([promotion, id, restrictions, onlyForProducts, excludesProducts]) => {
    const published = { ...promotion, id, cardId: 'card-1', firstSeen: '2026-03-01', lastSeen: '2026-03-27' }
    return listedOf({ ...published, restrictions: [...new Set(restrictions)], onlyForProducts, excludesProducts })
  })

it('gives back every promotion as it was packed', () => {
  fc.assert(
    fc.property(fc.array(listed, { maxLength: 8 }), (all) => {
      expect(unpackPromotions(JSON.parse(JSON.stringify(packPromotions(all))))).toEqual(all)
    }),
  )
})

it('gives it back in pieces as well: one for each promotion', () => {
  expect([...unpackWithPauses(packPromotions(fc.sample(listed, 12)))]).toHaveLength(12)
})

it('takes less than half of the JSON', () => {
  const all = fc.sample(listed, 200)
  expect(JSON.stringify(packPromotions(all)).length).toBeLessThan(JSON.stringify(all).length / 2)
})

it('takes nothing for what a person reviewed, which the detail asks for by itself', () => {
  const published = { ...aPromotion(), reviewed: null }
  const reviewed = { ...published, reviewed: { at: '2026-03-20' } }
  expect(packPromotions([listedOf(reviewed)])).toEqual(packPromotions([listedOf(published)]))
})
