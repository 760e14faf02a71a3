import type { ExtractedPromotion } from '#domain/promotion/promotion.ts'
import type { Refiner } from './refiner.ts'

/** Keeps the first of several promotions with the same content, because cards often announce an offer twice. */
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
