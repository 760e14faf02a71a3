import { MAX_CARD_TEXT } from '#domain/capture.ts'
import type { Evidence, EvidenceField, ExtractedPromotion, Span } from '#domain/promotion.ts'
import { UNSAID } from '#domain/promotionFields.ts'
import { READERS } from './readers/pipeline.ts'
import type { Readings, Scope } from './readers/reader.ts'
import type { Draft } from './refiners/refiner.ts'

/** No reader is surer of a promotion than this; each reading takes its doubt off. */
const CEILING = 0.97
const MAX_SPANS = 40

/** Reads every field of one offer. */
export function readOffer(scope: Scope): Draft {
  const readings: Readings = {}
  for (const reader of READERS) Object.assign(readings, reader.read(scope))
  return { scope, readings, promotion: promotionOf(scope, readings) }
}

function promotionOf(scope: Scope, readings: Readings): ExtractedPromotion {
  const { text, offer } = scope
  const values = Object.entries(readings).map(([field, { value }]) => [field, value])
  return {
    ...UNSAID,
    where: [],
    ...Object.fromEntries(values),
    supermarket: text.card.source,
    url: text.card.url,
    discount: offer.discount,
    evidence: evidenceOf(offer.spans, readings),
    confidence: confidenceOf(offer.doubt + doubtOfShape(scope), readings),
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

/** In order of the text, without repeats. */
function tidySpans(spans: readonly Span[]): Span[] {
  const sorted = spans.map(({ start, end }) => ({ start, end })).sort((a, b) => a.start - b.start || a.end - b.end)
  return sorted
    .filter(
      (span, index) =>
        span.end > span.start && (index === 0 || span.start !== sorted[index - 1]?.start || span.end !== sorted[index - 1]?.end),
    )
    .slice(0, MAX_SPANS)
}

/** Cards of several offers are harder: what belongs to which is concluded, not said; small print about other figures is another card's. */
function doubtOfShape({ text, offer, backed, tiered }: Scope): number {
  // What was cut off may have changed everything.
  const cut = text.card.text.length > MAX_CARD_TEXT - 16 ? 0.3 : 0
  return cut + (offer.bonus ? 0.06 : 0) + (offer.tier === null ? 0 : 0.05) + (backed ? 0 : 0.04) + (tiered ? 0.02 : 0)
}

function confidenceOf(doubt: number, readings: Readings): number {
  const doubts = Object.values(readings).reduce((sum, reading) => sum + reading.doubt, doubt)
  return Math.round(Math.max(0.05, CEILING - doubts) * 1000) / 1000
}
