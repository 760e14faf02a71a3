import { describe, expect, it } from 'vitest'
import { replacedIds } from '#domain/promotion/promotionChange.ts'
import type { PublishedPromotion } from '#domain/promotion/snapshot.ts'
import { findSuccessors, listEditionChanges } from '#ingestion/publish/changes.ts'
import { aPromotion } from '../../storage/samples.ts'

const TODAY = '2026-04-01'
const promotion = (id: string, changes: Partial<PublishedPromotion> = {}): PublishedPromotion => ({
  ...aPromotion(),
  id,
  firstSeen: TODAY,
  lastSeen: TODAY,
  ...changes,
})
/** An edition whose cards all have the words of that name. */
const shown = (promotions: PublishedPromotion[], words: string) => ({
  promotions,
  words: new Map(promotions.map(({ cardId }) => [cardId, words])),
})
const changesOf = (before: PublishedPromotion[], after: PublishedPromotion[], words: [string, string] = ['before', 'after']) =>
  listEditionChanges(shown(before, words[0]), shown(after, words[1]), TODAY)
const told = (before: PublishedPromotion[], after: PublishedPromotion[]) =>
  changesOf(before, after).map(({ promotionId, event, field }) => [promotionId, event, field])

describe('the changes from one edition to the next', () => {
  it('are none when only order and wording changed', () => {
    const one = promotion('a', { where: ['Carrefour', 'Market'], confidence: 0.9 })
    expect(told([one], [{ ...one, where: ['Market', 'Carrefour'], confidence: 0.5, restrictions: ['otra'] }])).toEqual([])
  })

  it('are listed field by field, with both values', () => {
    const before = promotion('a', { limits: { maxDiscount: 10_000, explicitlyHasNoLimit: false, period: 'mes', per: null, caps: [] } })
    const after = { ...before, limits: { ...before.limits, maxDiscount: 8_000 }, validUntil: '2026-04-30' as const }
    const changes = changesOf([before], [after])
    expect(changes.map(({ field }) => field)).toEqual(['validUntil', 'limits'])
    expect(JSON.parse(changes[1]?.was ?? '')).toMatchObject({ maxDiscount: 10_000 })
    expect(JSON.parse(changes[1]?.became ?? '')).toMatchObject({ maxDiscount: 8_000 })
  })

  it('tell what appeared, what ended and what came back', () => {
    const returned = promotion('c', { firstSeen: '2026-01-01', discount: { type: 'porcentaje', value: 5 }, membership: ['Mi Carrefour'] })
    expect(told([promotion('a')], [promotion('b', { discount: { type: 'cuotas sin intereses', value: 3 } }), returned])).toEqual([
      ['b', 'appeared', null],
      ['c', 'returned', null],
      ['a', 'ended', null],
    ])
  })
})

describe('another reading of the same words', () => {
  it('is no change: neither of a field, nor a promotion more or less', () => {
    const before = [promotion('a', { minPurchase: 5_000 }), promotion('b', { discount: { type: 'porcentaje', value: 5 } })]
    const after = [promotion('a', { minPurchase: null }), promotion('c', { discount: { type: 'porcentaje', value: 7 } })]
    expect(changesOf(before, after, ['the same', 'the same'])).toEqual([])
    expect(changesOf(before, after).map(({ event }) => event)).toEqual(['changed', 'appeared', 'follows', 'ended'])
  })
})

describe('a successor', () => {
  const before = promotion('a', { discount: { type: 'porcentaje', value: 20 } })

  it('is the one promotion of the same methods and audience that replaced one that ended', () => {
    const after = promotion('b', { discount: { type: 'porcentaje', value: 25 }, weekdays: ['Martes'] })
    expect([...findSuccessors([before], [after])]).toEqual([['b', 'a']])
    expect(told([before], [after])).toContainEqual(['b', 'follows', null])
    expect([...replacedIds(changesOf([before], [after]))]).toEqual([before.id])
  })

  it.each<[string, Partial<PublishedPromotion>]>([
    ['other payment methods', { paymentMethods: [['Banco Macro']] }],
    ['another kind of discount', { discount: { type: 'cuotas sin intereses', value: 3 } }],
    ['another audience', { appliesOnlyTo: { anses: true, jubilados: false, programaCiudadaniaPorteña: false } }],
    ['other products', { onlyForProducts: 'Vinos' }],
    ['no channel in common', { where: ['Online'] }],
  ])('is none with %s', (_, changes) => {
    const shops = { ...before, where: ['Carrefour' as const] }
    expect(findSuccessors([shops], [{ ...shops, id: 'b', ...changes }]).size).toBe(0)
  })

  it('is none where several could be meant', () => {
    const two = [
      promotion('b', { discount: { type: 'porcentaje', value: 25 } }),
      promotion('c', { discount: { type: 'porcentaje', value: 30 } }),
    ]
    expect(findSuccessors([before], two).size).toBe(0)
    expect(findSuccessors([before, promotion('z')], two.slice(0, 1)).size).toBe(0)
  })
})
