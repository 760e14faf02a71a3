import type { Evidence, EvidenceField, ExtractedPromotion, Span } from '#domain/promotion/promotion.ts'
import { EMPTY_FIELDS, MAX_CONFLICTS_PER_FIELD } from '#domain/promotion/promotionFields.ts'
import { addResidue } from './residue.ts'
import { deriveConditionFields, FIELD_READERS, readConditions } from './rules/fields.ts'
import { readQualifiers } from './rules/qualifiers.ts'
import type { FieldReadings, PromotionDraft, Refiner } from './rules/reader.ts'
import { findRivalPlans } from './rules/who.ts'
import type { Scope } from './scope/scopes.ts'
import { tidySpans } from './text/spans.ts'

/** Reads one offer. Its confidence is set later, when all offers of the card are known. */
export function readOffer(scope: Scope): PromotionDraft {
  const readings: FieldReadings = {}
  for (const field of FIELD_READERS) Object.assign(readings, field.read(scope))
  const settled = { where: readings.where?.value ?? [], paymentMethods: readings.paymentMethods?.value ?? null }
  const conditions = readConditions(scope.view, settled)
  Object.assign(readings, deriveConditionFields(conditions, findRivalPlans(scope.view), isLegal(scope)))
  return { scope, readings, promotion: { ...promotionOf(scope, readings), conditions } }
}

const isLegal =
  ({ legal }: Scope) =>
  (span: Span) =>
    legal.some(({ start, end }) => span.start >= start && span.start < end)

function promotionOf(scope: Scope, readings: FieldReadings): ExtractedPromotion {
  const { text, offer } = scope
  const values = Object.entries(readings).map(([field, { value }]) => [field, value])
  return {
    ...EMPTY_FIELDS,
    where: [],
    ...Object.fromEntries(values),
    supermarket: text.card.chain,
    url: text.card.url,
    discount: offer.discount,
    evidence: evidenceOf(offer.spans, readings),
    conflicts: conflictsOf(readings),
    confidence: 0,
    doubt: null,
  }
}

function evidenceOf(discount: readonly Span[], readings: FieldReadings): Evidence {
  const evidence: Evidence = { discount: tidySpans(discount) }
  for (const [field, reading] of Object.entries(readings)) {
    const spans = tidySpans(reading.spans)
    if (spans.length > 0) evidence[field as EvidenceField] = spans
  }
  return evidence
}

/** Returns the contradicting spans of each field, without those that are also its evidence. */
function conflictsOf(readings: FieldReadings): Evidence {
  const conflicts: Evidence = {}
  for (const [field, { spans, conflicts: others = [] }] of Object.entries(readings)) {
    const apart = tidySpans(others).filter(({ start, end }) => !spans.some((span) => span.start < end && start < span.end))
    if (apart.length > 0) conflicts[field as EvidenceField] = apart.slice(0, MAX_CONFLICTS_PER_FIELD)
  }
  return conflicts
}

/** Drops repeated offers, because cards often announce an offer twice. */
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

/** Adds the qualifiers, which depend on the other fields. */
const addQualifiers: Refiner = (drafts) =>
  drafts.map((draft): PromotionDraft => {
    const { scope, promotion } = draft
    const { value, spans } = readQualifiers(scope, promotion)
    if (value.length === 0) return draft
    const evidence = spans.length === 0 ? promotion.evidence : { ...promotion.evidence, qualifiers: tidySpans(spans) }
    return { ...draft, promotion: { ...promotion, qualifiers: value, evidence } }
  })

/** The refiners, in the order in which they run. */
export const REFINERS: readonly Refiner[] = [dropDuplicates, addQualifiers, addResidue]
