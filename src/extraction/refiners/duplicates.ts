import type { ExtractedPromotion } from '#domain/promotion/promotion.ts'
import type { Refiner } from './refiner.ts'

/** A card that says the same thing twice makes one promotion. */
export const dropDuplicates: Refiner = (drafts) => {
  const seen = new Set<string>()
  return drafts.filter(({ promotion }) => {
    const key = identity(promotion)
    return !seen.has(key) && seen.add(key) !== undefined
  })
}

function identity({ discount, paymentMethods, conditions, limits, weekdays }: ExtractedPromotion): string {
  const who = conditions.who.map(({ kind, value }) => [kind, value])
  return JSON.stringify([discount, paymentMethods, who, limits.maxDiscount, weekdays])
}
