import type { BlockRole } from '#domain/promotion/capture.ts'
import type { QuotedWords } from '#domain/promotion/condition.ts'
import type { Span } from '#domain/promotion/promotion.ts'

/** A longer quote is cut between two words. */
const LONGEST_QUOTE = 160

/** The exact words, with white space collapsed, and the span of what is quoted. */
export function quoteSpan(text: string, { start, end }: Span): QuotedWords {
  const words = text.slice(start, end)
  const cut = words.length <= LONGEST_QUOTE ? words : words.slice(0, Math.max(1, words.lastIndexOf(' ', LONGEST_QUOTE)))
  return { start, end: start + cut.length, quote: cut.replace(/\s+/g, ' ').trim() }
}

/** Part of a card's text. Offsets, lengths and distances in this room are UTF-16 units, ends exclusive. */
export type Stretch = Span & { role: BlockRole }

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
