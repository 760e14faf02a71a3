import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Limits } from '#domain/promotion/promotion.ts'
import type { Review } from '#domain/promotion/review.ts'
import type { CardAsRead } from '#review/applyReview.ts'
import { openReviewDesk } from '#review/desk.ts'
import { JULY, JUNE, type Month, readAgain, readMonth, reviewOfCard } from './cards.ts'

const june = readMonth(JUNE)
const july = readMonth(JULY)
const WRONG_CAP: { limits: Limits } = { limits: { maxDiscount: 30_000, explicitlyHasNoLimit: false, period: 'mes', per: null, caps: [] } }

const settled = (reviews: Review | Review[], read: CardAsRead) => openReviewDesk([reviews].flat(), readAgain)(read)
function promotionsOf(reviews: Review | Review[], read: CardAsRead) {
  const settlement = settled(reviews, read)
  if (settlement === null || 'why' in settlement) throw new Error(`not applied: ${settlement?.why}`)
  return settlement.promotions
}

describe('a review of a card that was right', () => {
  it('lets next month’s card be read with its own figures, and says since when it is reviewed', () => {
    const [promotion] = promotionsOf(reviewOfCard(june), july)
    expect(promotion).toMatchObject({
      discount: { value: 30 },
      limits: { maxDiscount: 15_500 },
      minPurchase: 42_000,
      validUntil: '2026-07-31',
      reviewed: { at: '2026-06-12' },
      confidence: 1,
    })
  })

  it('says nothing of a card of other words', () => {
    expect(settled(reviewOfCard(june), readMonth({ ...JULY, bank: 'Banco Macro' }))).toBeNull()
    expect(settled([], july)).toBeNull()
  })
})

describe('a correction', () => {
  it('of an amount is bound to its place: the later card’s own amount counts', () => {
    const [promotion] = promotionsOf(reviewOfCard(june, WRONG_CAP), july)
    expect(promotion?.limits.maxDiscount).toBe(42_000)
    const spans = promotion?.evidence.limits ?? []
    expect(spans.map(({ start, end }) => july.card.text.slice(start, end))).toEqual(['$ 42.000'])
  })

  it('of what does not depend on figures is taken over', () => {
    const [promotion] = promotionsOf(reviewOfCard(june, { paymentMethods: [['MODO']], stackable: false, excludesProducts: null }), july)
    expect(promotion).toMatchObject({ paymentMethods: [['MODO']], stackable: false, excludesProducts: null })
  })

  it('of an amount that stands nowhere holds for the same figures only', () => {
    const review = reviewOfCard(june, { minPurchase: 77_000 })
    expect(promotionsOf(review, readMonth({ ...JUNE, day: '2026-06-20' }))[0]?.minPurchase).toBe(77_000)
    expect(settled(review, july)).toEqual({ why: 'minPurchase' })
  })

  it('of an amount in a place that two figures share is not applied where these differ', () => {
    const twice = readMonth({ ...JUNE, minimum: JUNE.cap })
    const review = reviewOfCard(twice, { minPurchase: null, limits: { ...WRONG_CAP.limits, maxDiscount: 12_000 } })
    expect(settled(review, july)).toHaveProperty('why')
  })

  it('with words that were marked for it shows those words of the later card', () => {
    const words = 'Pagando con Banco Galicia'
    const start = june.card.text.indexOf(words)
    const marks = { paymentMethods: [{ start, end: start + words.length }] }
    const [promotion] = promotionsOf(reviewOfCard(june, { paymentMethods: [['MODO']] }, marks), july)
    const [span] = promotion?.evidence.paymentMethods ?? []
    expect(span && july.card.text.slice(span.start, span.end)).toBe(words)
  })

  it('that makes a promotion which cannot be is not applied', () => {
    const review = reviewOfCard(june, { validFrom: '2026-06-30', validUntil: '2026-06-30' })
    const reversed = readMonth({ ...JULY, from: '31/07/2026', until: '01/07/2026' })
    expect(settled(review, reversed)).toHaveProperty('why')
  })
})

describe('the whole card', () => {
  it('may promise nothing, or two offers where the program read one', () => {
    expect(promotionsOf({ ...reviewOfCard(june), promotions: [] }, july)).toEqual([])
    const one = reviewOfCard(june)
    const [first] = one.promotions
    if (first === undefined) throw new Error('nothing was read')
    const second = { ...first, from: null, values: { ...first.values, ...WRONG_CAP, paymentMethods: [['MODO']] as ['MODO'][] } }
    const both = promotionsOf({ ...one, promotions: [first, second] }, july)
    expect(both.map(({ paymentMethods, limits }) => [paymentMethods, limits.maxDiscount])).toEqual([
      [[['Banco Galicia']], 15_500],
      [[['MODO']], 42_000],
    ])
  })

  it('is settled by the latest of its reviews', () => {
    const later = { ...reviewOfCard(june, { stackable: true }), at: '2026-06-20T10:00:00.000Z' }
    expect(promotionsOf([later, reviewOfCard(june, { stackable: false })], july)[0]).toMatchObject({
      stackable: true,
      reviewed: { at: '2026-06-20' },
    })
  })

  it('is left to the queue where the program reads it in another way than the reviewed one', () => {
    const [promotion] = july.promotions
    if (promotion === undefined) throw new Error('nothing was read')
    const otherwise = (changes: object): CardAsRead => ({ ...july, promotions: [{ ...promotion, ...changes }] })
    const review = reviewOfCard(june)
    expect(settled(review, { ...july, promotions: [] })).toEqual({ why: 'promotions' })
    expect(settled(review, otherwise({ paymentMethods: [['MODO']] }))).toEqual({ why: 'kind' })
    expect(settled(review, otherwise({ discount: { type: 'cuotas sin intereses', value: 3 } }))).toEqual({ why: 'kind' })
    expect(settled(review, otherwise({ conflicts: { limits: [{ start: 0, end: 3 }] } }))).toEqual({ why: 'conflicts' })
    expect(settled(review, otherwise({ minPurchase: 15_500 }))).toEqual({ why: 'minPurchase' })
  })
})

describe('whatever the figures of the later card', () => {
  const amounts = fc.integer({ min: 1_000, max: 900_000 })
  const months: fc.Arbitrary<Month> = fc
    .record({ cap: amounts, minimum: amounts, percent: fc.integer({ min: 1, max: 100 }) })
    .map(({ cap, minimum, percent }) => ({
      ...JULY,
      percent,
      cap: cap.toLocaleString('es-AR'),
      minimum: minimum.toLocaleString('es-AR'),
    }))
  const pesosOf = (figure: string) => Number(figure.replaceAll('.', ''))

  it('a corrected cap is the figure in its place, or nothing is applied', () => {
    const desk = openReviewDesk([reviewOfCard(june, WRONG_CAP)], readAgain)
    let applied = 0
    fc.assert(
      fc.property(months, (month) => {
        const settlement = desk(readMonth(month))
        if (settlement === null || 'why' in settlement) return
        applied++
        expect(settlement.promotions.map(({ limits }) => limits.maxDiscount)).toEqual([pesosOf(month.minimum)])
      }),
    )
    expect(applied).toBeGreaterThan(5)
  })
})
