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
