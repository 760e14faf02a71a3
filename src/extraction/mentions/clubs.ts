import type { Span } from '#domain/promotion/promotion.ts'
import { findMatches } from '../text/matches.ts'

/** By the chain's own global pattern (null: none). */
export function findClubs(folded: string, { start, end }: Span, pattern: RegExp | null): Span[] {
  if (pattern === null) return []
  return findMatches(folded.slice(start, end), pattern).map(({ index, 0: words }) => ({
    start: start + index,
    end: start + index + words.length,
  }))
}
