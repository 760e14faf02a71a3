import { readQualifiers } from '../rules/qualifiers.ts'
import { tidySpans } from '../tidySpans.ts'
import type { PromotionDraft, Refiner } from './refiner.ts'

/** Adds the qualifiers, which depend on what the other fields say. */
export const addQualifiers: Refiner = (drafts) =>
  drafts.map((draft): PromotionDraft => {
    const { scope, promotion } = draft
    const { value, spans } = readQualifiers(scope, promotion)
    if (value.length === 0) return draft
    const evidence = spans.length === 0 ? promotion.evidence : { ...promotion.evidence, qualifiers: tidySpans(spans) }
    return { ...draft, promotion: { ...promotion, qualifiers: value, evidence } }
  })
