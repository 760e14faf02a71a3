import type { Span } from '#domain/promotion/promotion.ts'

/** More than any field is read from. */
const MAX_SPANS = 40

/** Evidence in order of the text, without repeats. */
export function tidySpans(spans: readonly Span[]): Span[] {
  const sorted = spans.map(({ start, end }) => ({ start, end })).sort((a, b) => a.start - b.start || a.end - b.end)
  return sorted
    .filter(
      (span, index) =>
        span.end > span.start && (index === 0 || span.start !== sorted[index - 1]?.start || span.end !== sorted[index - 1]?.end),
    )
    .slice(0, MAX_SPANS)
}
