import type { Span } from '#domain/promotion.ts'
import { mayMatch, needing } from '../text/matches.ts'
import { rowsOf } from '../vocabulary/lexicon.ts'

/** Phrases that only one rule needs, in the notation of the lexicons, as one pattern for folded text. All else is lexicon. */
export function phrase(...phrases: readonly string[]): RegExp {
  const word = (each: string) => (each.endsWith('*') ? `${each.slice(0, -1)}[a-z]{0,12}` : each)
  const rows = phrases.flatMap(rowsOf)
  const sources = rows.map((row) => row.map(word).join('[ "_]{1,3}')).sort((a, b) => b.length - a.length)
  return needing([...new Set(rows.map(longestWord))], new RegExp(`(?<![a-z])(?:${sources.join('|')})(?![a-z])`))
}

const longestWord = (row: readonly string[]) =>
  row.map((each) => each.replace(/\*$/, '')).reduce((longest, each) => (each.length > longest.length ? each : longest))

/** The first place in the clauses where the pattern holds, or null. */
export function findPhrase({ folded }: { folded: string }, clauses: readonly Span[], pattern: RegExp): Span | null {
  for (const { start, end } of clauses) {
    const words = folded.slice(start, end)
    const match = mayMatch(words, pattern) ? pattern.exec(words) : null
    if (match !== null) return { start: start + match.index, end: start + match.index + match[0].length }
  }
  return null
}
