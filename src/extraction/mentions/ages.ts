import type { Block } from '#domain/capture.ts'
import type { Span } from '#domain/promotion.ts'
import { matchesOf, needing } from '../text/matches.ts'

const AGE = needing(
  ['anos', 'mayores'],
  /(?:mayores de|desde los|a partir de los|de entre|entre|de) (\d{1,2}) (?:anos|a|y|o|e)(?: (?:mas|\d{1,2}))?(?: anos)?(?: (?:o mas|en adelante|y mas))?(?: de edad)?/g,
)
const IN_YEARS = /anos|mayores/

/** The least age in years of the people that a card names: "mayores de 60 años", "de 18 a 24 años", "60 años o más". */
export function agesIn(text: string, { start, end }: Pick<Block, 'start' | 'end'>): (Span & { age: number })[] {
  return matchesOf(text.slice(start, end), AGE).flatMap((match) => {
    const age = Number(match[1])
    if (!IN_YEARS.test(match[0]) || age < 12 || age > 90) return []
    return [{ age, start: start + match.index, end: start + match.index + match[0].length }]
  })
}
