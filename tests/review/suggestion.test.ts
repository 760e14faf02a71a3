import { expect, it } from 'vitest'
import type { Review, ReviewedPromotion } from '#domain/promotion/review.ts'
import { listDifferences } from '#review/difference.ts'
import type { CardAsRead } from '#review/settle.ts'
import { suggestFromReview } from '#review/suggestion.ts'
import { JULY, JUNE, readMonth, readText, reviewOfCard, wordsOf } from './cards.ts'

const WRONG_CAP = { limits: { maxDiscount: 30_000, explicitlyHasNoLimit: false, period: 'mes', per: null } } as const
const june = readMonth(JUNE)
const near = readText(`${wordsOf(JULY).replace('Compra mínima', 'Con compra mínima de')} Solo socios.`, JULY.day)

it('a difference has the words that came and went, and no figure of a month', () => {
  expect(listDifferences(june.card, readMonth(JULY).card)).toEqual([])
  expect(listDifferences(june.card, near.card)).toEqual([
    { kind: 'added', words: 'Con' },
    { kind: 'added', words: 'Solo socios' },
  ])
  expect(listDifferences(near.card, june.card)).toEqual([
    { kind: 'removed', words: 'Con' },
    { kind: 'removed', words: 'Solo socios' },
  ])
})

it('what was corrected to a figure is the figure in its place, and what was accepted is as it is read', () => {
  const [suggested, ...others] = suggestFromReview(reviewOfCard(june, { ...WRONG_CAP, stackable: false }), near)
  expect(others).toEqual([])
  const [read] = near.promotions
  expect(suggested).toMatchObject({ from: 0, values: { limits: { maxDiscount: 42_000, period: 'mes' }, stackable: false } })
  expect(suggested?.values).toMatchObject({ discount: read?.discount, validUntil: '2026-07-31' })
})

it('a figure without a place stays as it is read', () => {
  const [suggested] = suggestFromReview(reviewOfCard(june, { minPurchase: 77_000 }), near)
  expect(suggested?.values.minPurchase).toBe(42_000)
})

it('a promotion that nothing was read of has no figure without a place', () => {
  const review = reviewOfCard(june)
  const [first] = review.promotions as [ReviewedPromotion]
  const added = {
    ...first,
    from: null,
    values: { ...first.values, minPurchase: 77_000, discount: { ...first.values.discount, value: 77 } },
  }
  const [suggested] = suggestFromReview({ ...review, promotions: [added] }, near)
  expect(suggested).toMatchObject({ from: null, values: { discount: { value: 0 }, minPurchase: null, limits: { maxDiscount: 15_500 } } })
})

it('the words of a condition are those of the card, or none where it has them not once', () => {
  const words = 'Pagando con Banco Galicia'
  const quoting = (quote: string) => conditionOn(june, quote)
  expect(whoOf(suggestFromReview(quoting(words), near))).toEqual([near.card.text.slice(...placeOf(near, words))])
  expect(whoOf(suggestFromReview(quoting('Compra mínima'), near))).toEqual([''])

  function whoOf([suggested]: ReturnType<typeof suggestFromReview>) {
    return suggested?.values.conditions.who.map(({ start, end }) => near.card.text.slice(start, end))
  }
})

it('no promotion there is none here', () => {
  expect(suggestFromReview({ ...reviewOfCard(june), promotions: [] }, near)).toEqual([])
})

function placeOf({ card }: CardAsRead, words: string): [number, number] {
  const start = card.text.indexOf(words)
  return [start, start + words.length]
}

function conditionOn(read: CardAsRead, quote: string): Review {
  const [start, end] = placeOf(read, quote)
  const who = [{ kind: 'salary' as const, value: null, alternatives: null, quote, start, end }]
  const [promotion] = read.promotions
  if (promotion === undefined) throw new Error('nothing was read')
  return reviewOfCard(read, { conditions: { ...promotion.conditions, who } })
}
