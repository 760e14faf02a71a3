import type { Span } from '#domain/promotion/promotion.ts'
import { matchesOf } from '../text/matches.ts'

/** `niveles: 1 ($ 6.000)`, and in a row of a table `1 / 10 %`: a level by its number alone. */
const BEFORE_FIGURE = /(?<![\d$.,/])(?<level>[1-9]) ?(?:\( ?\$|\/ ?(?:\d{1,2} ?%|\$))/dg

/** The numbers of levels in folded words of a text that speaks of levels. */
export function levelsIn(words: string, start: number): (Span & { value: number })[] {
  return matchesOf(words, BEFORE_FIGURE).map(({ index, groups }) => ({
    value: Number(groups?.level),
    start: start + index,
    end: start + index + 1,
  }))
}
