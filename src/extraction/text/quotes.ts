// Finds quotes of a card in its text, and dates in them.

import type { CivilDate } from '#domain/calendar/calendar.ts'
import type { Span } from '#domain/promotion/promotion.ts'
import { foldKeepingOffsets } from './fold.ts'

/** A longer quote, in UTF-16 units, is not looked up. */
const MAX_QUOTE = 600
/** More places of the same words are left out. */
const MAX_PLACES = 4

const WORD = /[\p{L}\p{N}]+|[$%]/gu
const BETWEEN = '[^\\p{L}\\p{N}$%]*'

/** Finds the places of a quote, whatever its case, accents, spaces and punctuation. @param folded The card's folded text. */
export function findQuoteSpans(folded: string, quote: string): Span[] {
  const words = quote.length <= MAX_QUOTE ? foldKeepingOffsets(quote).match(WORD) : null
  if (words === null) return []
  const pattern = new RegExp(words.map((word) => word.replace('$', '\\$')).join(BETWEEN), 'gu')
  const spans: Span[] = []
  for (const { 0: found, index } of folded.matchAll(pattern)) {
    if (spans.length === MAX_PLACES) break
    spans.push({ start: index, end: index + found.length })
  }
  return spans
}

/** Checks whether folded words say the date in numerals: 5/10, 05/10/26, 5-10-2026, 05/10/2.026. */
export function saysInNumerals(words: string, date: CivilDate): boolean {
  const [year = '', month, day] = date.split('-')
  const years = `${year}|${year.slice(2)}|${year[0]}\\.${year.slice(1)}`
  return new RegExp(`(?<!\\d)0?${Number(day)}[/.-]0?${Number(month)}(?:[/.-](?:${years}))?(?!\\d)`).test(words)
}
