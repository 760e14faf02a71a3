import type { ExtractedPromotion } from '#domain/promotion/promotion.ts'
import { addResidue } from './residue.ts'
import { readQualifiers } from './rules/qualifiers.ts'
import type { PromotionDraft, Refiner } from './rules/reader.ts'
import { tidySpans } from './text/spans.ts'

/** Cards often announce an offer twice. */
const dropDuplicates: Refiner = (drafts) => {
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

/** They depend on what the other fields say. */
const addQualifiers: Refiner = (drafts) =>
  drafts.map((draft): PromotionDraft => {
    const { scope, promotion } = draft
    const { value, spans } = readQualifiers(scope, promotion)
    if (value.length === 0) return draft
    const evidence = spans.length === 0 ? promotion.evidence : { ...promotion.evidence, qualifiers: tidySpans(spans) }
    return { ...draft, promotion: { ...promotion, qualifiers: value, evidence } }
  })

/** In the order in which they run. */
export const REFINERS: readonly Refiner[] = [dropDuplicates, addQualifiers, addResidue]
