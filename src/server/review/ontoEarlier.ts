import { REVIEWED_FIELDS, type Review, type ReviewedPromotion } from '#domain/promotion/review.ts'

/**
 * Merges a review into the earlier one that the card shows already. A correction of that time is still a person's word: a reviewer who accepts
 * the card as it is shown keeps it.
 * @param shown How many promotions the reviewer saw, each of which is one of the earlier review.
 */
export function ontoEarlier(earlier: Review, promotions: readonly ReviewedPromotion[], shown: number): ReviewedPromotion[] {
  return promotions.map((promotion) => {
    const before = earlier.promotions.length === shown && promotion.from !== null ? earlier.promotions[promotion.from] : undefined
    if (before === undefined) return { ...promotion, from: null, corrected: [...REVIEWED_FIELDS] }
    const isCorrected = new Set([...before.corrected, ...promotion.corrected])
    const corrected = REVIEWED_FIELDS.filter((field) => isCorrected.has(field))
    return { ...promotion, from: before.from, corrected, evidence: { ...before.evidence, ...promotion.evidence } }
  })
}
