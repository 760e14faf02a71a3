import type { Span } from '#domain/promotion/promotion.ts'

/** No field is read from as many places. */
const MAX_SPANS = 40

export function tidySpans(spans: readonly Span[]): Span[] {
  const sorted = spans.map(({ start, end }) => ({ start, end })).sort((a, b) => a.start - b.start || a.end - b.end)
  return sorted
    .filter(
      (span, index) =>
        span.end > span.start && (index === 0 || span.start !== sorted[index - 1]?.start || span.end !== sorted[index - 1]?.end),
    )
    .slice(0, MAX_SPANS)
}
