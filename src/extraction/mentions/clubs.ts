import type { Span } from '#domain/promotion/promotion.ts'
import { matchesOf } from '../text/matches.ts'

/** Where a stretch of folded text names a chain's club. @param pattern The chain's own, global; null: nothing stands for it there. */
export function clubsIn(folded: string, { start, end }: Span, pattern: RegExp | null): Span[] {
  if (pattern === null) return []
  return matchesOf(folded.slice(start, end), pattern).map(({ index, 0: words }) => ({
    start: start + index,
    end: start + index + words.length,
  }))
}
