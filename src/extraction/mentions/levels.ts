import type { Span } from '#domain/promotion/promotion.ts'
import { findMatches } from '../text/matches.ts'

/** By its number alone, before an amount or in a table row before a percentage. */
const BEFORE_FIGURE = /(?<![\d$.,/])(?<level>[1-9]) ?(?:\( ?\$|\/ ?(?:\d{1,2} ?%|\$))/dg

/** `start`: their offset in the card. */
export function findLevels(words: string, start: number): (Span & { value: number })[] {
  return findMatches(words, BEFORE_FIGURE).map(({ index, groups }) => ({
    value: Number(groups?.level),
    start: start + index,
    end: start + index + 1,
  }))
}
