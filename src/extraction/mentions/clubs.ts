import type { Span } from '#domain/promotion/promotion.ts'
import { matchesOf } from '../text/matches.ts'

/**
 * Returns where a stretch of folded text names a chain's club.
 * @param pattern The chain's own global pattern; null if the club has none for this place.
 */
export function clubsIn(folded: string, { start, end }: Span, pattern: RegExp | null): Span[] {
  if (pattern === null) return []
  return matchesOf(folded.slice(start, end), pattern).map(({ index, 0: words }) => ({
    start: start + index,
    end: start + index + words.length,
  }))
}
