import type { Span } from '#domain/promotion/promotion.ts'
import { findMatches } from '../text/matches.ts'
import type { MentionValues } from './mention.ts'

const OPENINGS: readonly (readonly [MentionValues['section'], RegExp])[] = [
  ['benefit', /(?<![a-z])(?:\d\. ?)?beneficio ?(?:\d|uno|dos|tres)? ?:/g],
  ['numbered', /(?<![a-z0-9/(]|(?:caso|punto|clausula|inciso) )(?:\((?:\d|i{1,3}|iv)\) ?|(?:\d|[a-c])\) )/g],
  ['portfolio', /(?<![a-z])cartera (?:de )?consumo\b/g],
  ['validity', /(?<![a-z])(?:promocion|beneficio) (?:valid[oa]|vigente)/g],
  ['validity', /(?<![a-z])compras (?:presenciales|online) ?:/g],
]

/** `start`: the offset of the words in the card. */
export function findSectionOpenings(words: string, start: number): (Span & { value: MentionValues['section'] })[] {
  return OPENINGS.flatMap(([value, pattern]) =>
    findMatches(words, pattern).map((match) => ({ value, start: start + match.index, end: start + match.index + match[0].length })),
  )
}
