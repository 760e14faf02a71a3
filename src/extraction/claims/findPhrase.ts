import type { Span } from '#domain/promotion.ts'
import { mayMatch } from '../text/matches.ts'

/** The first place in the clauses where the pattern holds, or null. */
export function findPhrase({ folded }: { folded: string }, clauses: readonly Span[], pattern: RegExp): Span | null {
  for (const { start, end } of clauses) {
    const words = folded.slice(start, end)
    const match = mayMatch(words, pattern) ? pattern.exec(words) : null
    if (match !== null) return { start: start + match.index, end: start + match.index + match[0].length }
  }
  return null
}
