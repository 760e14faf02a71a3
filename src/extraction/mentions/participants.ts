import type { Span } from '#domain/promotion.ts'
import { matchesOf, needing } from '../text/matches.ts'

/** `Bancos participantes: Macro, ICBC, Ciudad, San Juan.`: in such a list a bare name is an institution, not a town. */
const OPENING = needing(
  ['participa', 'aplican', 'adherid', 'habilitad'],
  /(?:bancos|entidades)(?: [a-z]{1,12}){0,2} (?:participantes|adherid[oa]s|habilitad[oa]s)[^.:;]{0,30}: ?|bancos que (?:aplican|participan): ?/g,
)
/** A list runs to the end of its sentence. */
const LONGEST = 1_500

/** The stretches of folded text that list participants. */
export function participantLists(folded: string): Span[] {
  return matchesOf(folded, OPENING).map((match) => {
    const start = match.index + match[0].length
    const stop = /[.!](?: |$)|\n\n/.exec(folded.slice(start, start + LONGEST))
    return { start, end: stop === null ? Math.min(folded.length, start + LONGEST) : start + stop.index }
  })
}
