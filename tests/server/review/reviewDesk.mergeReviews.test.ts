import { expect, it } from 'vitest'
import type { Limits } from '#domain/promotion/promotion.ts'
import { REVIEWED_FIELDS } from '#domain/promotion/review.ts'
import { openReviewDesk } from '#review/desk.ts'
import { mergeReviews } from '#server/review/reviewDesk.server.ts'
import { JULY, JUNE, readAgain, readMonth, reviewOfCard } from '../../review/cards.ts'

const WRONG_CAP: { limits: Limits } = { limits: { maxDiscount: 30_000, explicitlyHasNoLimit: false, period: 'mes', per: null, caps: [] } }
const july = readMonth(JULY)
const earlier = reviewOfCard(readMonth(JUNE), WRONG_CAP)
/** Who accepts a card as the earlier review shows it corrects nothing. */
const accepted = earlier.promotions.map((promotion) => ({ ...promotion, corrected: [] }))

it('what was corrected before stays a person’s word when the card is accepted as it is shown', () => {
  const [promotion] = mergeReviews(earlier, accepted, 1)
  expect(promotion?.corrected).toEqual(['limits'])
  const review = { ...earlier, promotions: mergeReviews(earlier, accepted, 1) }
  const before = openReviewDesk([earlier], readAgain)(july)
  expect(before).toHaveProperty('promotions')
  expect(openReviewDesk([review], readAgain)(july)).toEqual(before)
})

it('without that it would not apply to the next card any more', () => {
  expect(openReviewDesk([{ ...earlier, promotions: accepted }], readAgain)(july)).toEqual({ why: 'accepted' })
})

it('without the earlier review every field is the person’s', () => {
  expect(mergeReviews(null, accepted, 1)).toMatchObject([{ from: null, corrected: [...REVIEWED_FIELDS] }])
})

it('a promotion that the earlier review does not have is the person’s in every field', () => {
  expect(mergeReviews(earlier, accepted, 2)).toMatchObject([{ from: null, corrected: [...REVIEWED_FIELDS] }])
})
