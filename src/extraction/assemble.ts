import type { Evidence, EvidenceField, ExtractedPromotion, Span } from '#domain/promotion/promotion.ts'
import { EMPTY_FIELDS, MAX_CONFLICTS } from '#domain/promotion/promotionFields.ts'
import type { Draft } from './refiners/refiner.ts'
import { fieldsOfConditions } from './rules/conditionFields.ts'
import { conditionsOf, FIELDS } from './rules/fields.ts'
import type { Readings } from './rules/reader.ts'
import type { Scope } from './scope/scopes.ts'
import { tidySpans } from './tidySpans.ts'

/** Reads every field of one offer. */
export function readOffer(scope: Scope): Draft {
  const readings: Readings = {}
  for (const field of FIELDS) Object.assign(readings, field.read(scope))
  const conditions = conditionsOf(scope.view, {
    where: readings.where?.value ?? [],
    paymentMethods: readings.paymentMethods?.value ?? null,
  })
  Object.assign(readings, fieldsOfConditions(conditions, isLegal(scope)))
  return { scope, readings, promotion: { ...promotionOf(scope, readings), conditions } }
}

const isLegal =
  ({ legal }: Scope) =>
  (span: Span) =>
    legal.some(({ start, end }) => span.start >= start && span.start < end)

function promotionOf(scope: Scope, readings: Readings): ExtractedPromotion {
  const { text, offer } = scope
  const values = Object.entries(readings).map(([field, { value }]) => [field, value])
  return {
    ...EMPTY_FIELDS,
    where: [],
    ...Object.fromEntries(values),
    supermarket: text.card.source,
    url: text.card.url,
    discount: offer.discount,
    evidence: evidenceOf(offer.spans, readings),
    conflicts: conflictsOf(readings),
    confidence: 0,
    isWordingNew: false,
  }
}

function evidenceOf(discount: readonly Span[], readings: Readings): Evidence {
  const evidence: Evidence = { discount: tidySpans(discount) }
  for (const [field, reading] of Object.entries(readings)) {
    const spans = tidySpans(reading.spans)
    if (spans.length > 0) evidence[field as EvidenceField] = spans
  }
  return evidence
}

/** A stretch that a value was read from contradicts nothing. */
function conflictsOf(readings: Readings): Evidence {
  const conflicts: Evidence = {}
  for (const [field, { spans, conflicts: others = [] }] of Object.entries(readings)) {
    const apart = tidySpans(others).filter(({ start, end }) => !spans.some((span) => span.start < end && start < span.end))
    if (apart.length > 0) conflicts[field as EvidenceField] = apart.slice(0, MAX_CONFLICTS)
  }
  return conflicts
}
