import type { Quoted } from '#domain/promotion/condition.ts'
import type { Span } from '#domain/promotion/promotion.ts'

/** Deciding words are shown whole up to this length; what is longer is cut at a word. UTF-16 units. */
const LONGEST_QUOTE = 160

/** The words of a span, letter by letter, with white space made single. */
export function quoted(text: string, { start, end }: Span): Quoted {
  const words = text.slice(start, end)
  const cut = words.length <= LONGEST_QUOTE ? words : words.slice(0, Math.max(1, words.lastIndexOf(' ', LONGEST_QUOTE)))
  return { start, end: start + cut.length, quote: cut.replace(/\s+/g, ' ').trim() }
}
