import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ExtractedPromotion } from '#domain/promotion/promotion.ts'
import { findCounterparts, hasLostNegation } from '#ingestion/gate/counterparts.ts'
import { anExtractedPromotion } from '../samples.ts'

const DAY = '2026-03-27'
const promotion = (value: number, changes: Partial<ExtractedPromotion> = {}) =>
  anExtractedPromotion({ discount: { type: 'porcentaje', value }, validFrom: '2026-03-01', validUntil: '2026-03-31', ...changes })
const OVER = { validUntil: '2026-03-26' }

describe('counterparts', () => {
  it('are the same promotions first, then the most alike', () => {
    const [same, changed] = [promotion(10), promotion(20)]
    const found = findCounterparts(
      [same, changed],
      [promotion(25, { minPurchase: 77 }), promotion(20, { weekdays: ['Domingo'] }), promotion(10)],
      DAY,
    )
    expect(found.pairs.map(({ was, is }) => [was.discount.value, is.discount.value])).toEqual([
      [10, 10],
      [20, 20],
    ])
    expect(found.pairs.map(({ changed }) => [...changed])).toEqual([[], ['weekdays']])
    expect([found.running.length, found.missing]).toEqual([2, []])
  })

  it('tell a re-dated promotion from a changed one, and one that runs from one that is over', () => {
    const found = findCounterparts([promotion(10, OVER)], [promotion(10, { validUntil: '2026-04-30' })], DAY)
    expect(found.pairs).toMatchObject([{ isRunning: false, changed: new Set() }])
    expect([found.running, found.missing]).toEqual([[], []])
  })

  it('miss what runs and has nothing like it any more', () => {
    const other = promotion(50, {
      ...{ weekdays: ['Domingo'], where: ['Online'], minPurchase: 9, stackable: true, membership: ['Comunidad Coto'] },
      ...{ paymentMethods: [['MODO']], onlyForProducts: 'Vinos' },
      limits: { maxDiscount: 1, explicitlyHasNoLimit: false, period: 'dia', per: 'cuenta', caps: [] },
    })
    const [running, over] = [promotion(10), promotion(20, OVER)]
    expect(findCounterparts([running, over], [other], DAY)).toEqual({ pairs: [], running: [running], missing: [running] })
  })

  it('are one to one, none lost or made up, whatever comes', () => {
    const some = fc.array(fc.record({ value: fc.integer({ min: 1, max: 4 }), isOver: fc.boolean(), isWeekly: fc.boolean() }), {
      maxLength: 12,
    })
    const made = (list: { value: number; isOver: boolean; isWeekly: boolean }[]) =>
      list.map(({ value, isOver, isWeekly }) => promotion(value, { ...(isOver ? OVER : {}), weekdays: isWeekly ? ['Lunes'] : null }))
    fc.assert(
      fc.property(some, some, (before, after) => {
        const [olds, news] = [made(before), made(after)]
        const { pairs, running, missing } = findCounterparts(olds, news, DAY)
        expect(new Set(pairs.map(({ was }) => was)).size).toBe(pairs.length)
        expect(new Set(pairs.map(({ is }) => is)).size).toBe(pairs.length)
        expect(pairs.filter(({ isRunning }) => isRunning).length + missing.length).toBe(running.length)
        expect(findCounterparts(olds, olds, DAY)).toMatchObject({ missing: [] })
      }),
    )
  })

  it('of a broken capture with very many promotions take no time', () => {
    const many = Array.from({ length: 1_000 }, (_, index) => promotion(index % 90, { minPurchase: index }))
    expect(findCounterparts(many, many.toReversed(), DAY).pairs.length).toBeLessThanOrEqual(250)
  })
})

describe('a lost «no»', () => {
  const lost = (was: Partial<ExtractedPromotion>, is: Partial<ExtractedPromotion>) =>
    hasLostNegation({ was: promotion(10, was), is: promotion(10, is) })

  it.each<[string, Partial<ExtractedPromotion>, Partial<ExtractedPromotion>, boolean]>([
    ['a clause without it', { restrictions: ['No válido con otras ofertas'] }, { restrictions: ['Válido con otras ofertas'] }, true],
    ['inside a clause', { restrictions: ['Compras online no participan'] }, { restrictions: ['Compras online participan'] }, true],
    ['the same clauses', { restrictions: ['No válido con otras ofertas'] }, { restrictions: ['No válido con otras ofertas'] }, false],
    ['a clause that is gone', { restrictions: ['No válido con otras ofertas'] }, { restrictions: [] }, false],
    ['too few words to know', { restrictions: ['No online'] }, { restrictions: ['Online'] }, false],
    ['a clause that gained it', { restrictions: ['Válido con otras ofertas'] }, { restrictions: ['No válido con otras ofertas'] }, false],
    [
      'both were there',
      { restrictions: ['No válido en tiendas chicas', 'Válido en tiendas chicas'] },
      { restrictions: ['No válido en tiendas chicas', 'Válido en tiendas chicas'] },
      false,
    ],
    ['it may be added now', { stackable: false }, { stackable: true }, true],
    ['nothing is said of adding any more', { stackable: false }, { stackable: null }, true],
    ['it might be added before, too', { stackable: null }, { stackable: true }, false],
    ['nothing is excluded any more', { excludesProducts: 'Carnes' }, { excludesProducts: null }, true],
    ['something else is excluded', { excludesProducts: 'Carnes' }, { excludesProducts: 'Vinos' }, false],
  ])('%s', (_, was, is, expected) => {
    const plain = { restrictions: [], stackable: null, excludesProducts: null }
    expect(lost({ ...plain, ...was }, { ...plain, ...is })).toBe(expected)
  })
})
