import type { CivilDate } from '#domain/calendar/calendar.ts'
import type { Span } from '#domain/promotion/promotion.ts'
import { foldKeepingOffsets } from './fold.ts'

const MAX_QUOTE = 600
const MAX_PLACES = 4

const WORD = /[\p{L}\p{N}]+|[$%]/gu

/** Each word after a space, with its place in the text. */
export type JoinedWords = { joined: string; words: readonly (Span & { at: number })[] }

export function joinWords(folded: string): JoinedWords {
  let joined = ''
  const words = Array.from(folded.matchAll(WORD), ({ 0: word, index }) => {
    const at = joined.length
    joined += ` ${word}`
    return { at, start: index, end: index + word.length }
  })
  return { joined: `${joined} `, words }
}

/** Whole words, whatever their case, accents, spaces and punctuation. */
export function findQuoteSpans({ joined, words }: JoinedWords, quote: string): Span[] {
  const wanted = quote.length <= MAX_QUOTE ? joinWords(foldKeepingOffsets(quote)) : null
  if (wanted === null || wanted.words.length === 0) return []
  const spans: Span[] = []
  for (let at = joined.indexOf(wanted.joined); at >= 0 && spans.length < MAX_PLACES; at = joined.indexOf(wanted.joined, at + 1)) {
    const first = words.findIndex((word) => word.at === at)
    const last = words[first + wanted.words.length - 1]
    if (first >= 0 && last !== undefined) spans.push({ start: words[first]?.start ?? 0, end: last.end })
  }
  return spans
}

/** 5/10, 05/10/26, 5-10-2026, 05/10/2.026. */
export function saysInNumerals(words: string, date: CivilDate): boolean {
  const [year = '', month, day] = date.split('-')
  const years = `${year}|${year.slice(2)}|${year[0]}\\.${year.slice(1)}`
  return new RegExp(`(?<!\\d)0?${Number(day)}[/.-]0?${Number(month)}(?:[/.-](?:${years}))?(?!\\d)`).test(words)
}
