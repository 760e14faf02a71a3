import { describe, expect, it } from 'vitest'
import { chainWordsOf, readWords } from '#chains/readCard.ts'
import type { ExtractedPromotion } from '#domain/promotion/promotion.ts'
import { asReadBy, readingsOf } from '#domain/promotion/readings.ts'
import { checkAnswer } from '#readings/claims.ts'
import { mergeReadings } from '#readings/merge.ts'
import { aCardInWords, anAnswer } from './aCard.ts'

const card = aCardInWords()
const read = readWords(card).promotions
const merge = (answers: unknown[], program: readonly ExtractedPromotion[] = read) =>
  mergeReadings(program, checkAnswer({ promotions: answers }, card, chainWordsOf('carrefour')), card)
const program = (changes: Partial<ExtractedPromotion>) => read.map((promotion) => ({ ...promotion, ...changes }))

it('the card of these tests is read as one promotion', () => {
  expect(read).toMatchObject([{ discount: { value: 20 }, weekdays: ['Jueves'], limits: { maxDiscount: 10_000 }, validUntil: '2026-10-31' }])
})

describe('of two readings', () => {
  it('what both say is sure', () => {
    const [merged] = merge([anAnswer()])
    expect(merged).toMatchObject({ readings: { by: 'ambos', open: {} }, limits: { maxDiscount: 10_000 } })
    expect(merged?.confidence).toBeGreaterThan(0.95)
  })

  it('that differ the proven one is taken, both are kept, and the program’s can be had back', () => {
    const wrong = { ...(read[0] as ExtractedPromotion).limits, maxDiscount: 100_000 }
    const [merged] = merge([anAnswer()], program({ limits: wrong }))
    expect(merged).toMatchObject({ limits: { maxDiscount: 10_000 }, readings: { open: { limits: { from: 'programa', other: wrong } } } })
    expect(merged?.confidence).toBeLessThan(0.9)
    expect(merged && readingsOf(merged).map(({ limits }) => limits.maxDiscount)).toEqual([10_000, 100_000])
    expect(merged && asReadBy('programa', merged)?.limits.maxDiscount).toBe(100_000)
  })

  it('an unproven value changes nothing, and leaves the field open', () => {
    const [merged] = merge([anAnswer({ paymentMethods: [['Banco Galicia']] })])
    expect(merged?.paymentMethods).toEqual([['Mercado Pago']])
    expect(merged?.readings?.open.paymentMethods).toEqual({ from: 'modelo', other: [['Banco Galicia']] })
  })

  it('one that does not say a thing leaves the other’s, unsure', () => {
    const [merged] = merge([anAnswer({ minPurchase: null })], program({ minPurchase: 5_000 }))
    expect(merged?.minPurchase).toBe(5_000)
    expect(merged && readingsOf(merged).map(({ minPurchase }) => minPurchase)).toEqual([5_000, null])
    expect(merged?.confidence).toBeLessThan(0.9)
  })

  it('a date that the card does not name is the program’s supposition, and no difference', () => {
    const supposed = program({ validUntil: '2026-10-31' }).map(({ evidence: { validUntil: _none, ...evidence }, ...one }) => ({
      ...one,
      evidence,
    }))
    expect(merge([anAnswer({ validUntil: null })], supposed)[0]?.readings?.open).toEqual({})
  })

  it('a promotion that only one has stays, unsure', () => {
    const [own, more] = merge([anAnswer({ discount: { type: 'porcentaje', value: 20 } }), anAnswer({ weekdays: null, minPurchase: null })])
    expect(own?.readings?.by).toBe('ambos')
    expect(more).toMatchObject({ readings: { by: 'modelo' }, supermarket: 'carrefour' })
    expect(more && asReadBy('programa', more)).toBeNull()
    expect(merge([])).toMatchObject([{ readings: { by: 'programa' } }])
  })

  it('the order and the needless of payment methods are no difference', () => {
    const groups = program({ paymentMethods: [['Mercado Pago'], ['Mercado Pago', 'MODO']] })
    expect(merge([anAnswer()], groups)[0]?.readings?.open).toEqual({})
  })
})
