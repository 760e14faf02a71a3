import type { CardWords } from '#domain/promotion/capture.ts'
import type { ExtractedPromotion } from '#domain/promotion/promotion.ts'
import type { Review } from '#domain/promotion/review.ts'
import { applyReviewToCard, type CardAsRead, type KnownReview, prepareReview, ReviewNotApplied } from './applyReview.ts'
import { makeTemplate } from './template.ts'

/**
 * The desk's decision on a card: its promotions by a review, or why the review of its template does not apply; null
 * when there is no review.
 */
export type DeskDecision = { promotions: ExtractedPromotion[] } | { why: string } | null

export type WordsReader = (card: CardWords) => CardAsRead

export type ReviewDesk = (read: CardAsRead) => DeskDecision

/**
 * Makes a function that applies reviews to cards as they are read; the latest review of each template counts.
 * @param read Reads each reviewed card again, once and on demand.
 */
export function openReviewDesk(reviews: readonly Review[], read: WordsReader): ReviewDesk {
  const byKey = new Map<string, Review>()
  for (const review of [...reviews].sort((a, b) => (a.at < b.at ? -1 : 1))) byKey.set(makeTemplate(review.card).key, review)
  const known = new Map<string, KnownReview>()
  return (asRead) => {
    if (byKey.size === 0) return null
    const template = makeTemplate(asRead.card)
    const review = byKey.get(template.key)
    if (review === undefined) return null
    const ready = known.get(template.key) ?? prepareReview(review, read)
    known.set(template.key, ready)
    try {
      return { promotions: applyReviewToCard(asRead, template, ready) }
    } catch (error) {
      if (error instanceof ReviewNotApplied) return { why: error.message }
      throw error
    }
  }
}
