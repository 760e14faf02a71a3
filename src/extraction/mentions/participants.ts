// In a list of participating banks a bare name, such as that of a town, means the bank.

import type { Span } from '#domain/promotion/promotion.ts'
import { findMatches, withRequiredWords } from '../text/matches.ts'

const TAKING_PART = 'participantes|adherid[oa]s|habilitad[oa]s'
const OPENING = withRequiredWords(
  ['participa', 'aplican', 'adherid', 'habilitad'],
  new RegExp(`(?:bancos|entidades)(?: [a-z]{1,12}){0,2} (?:${TAKING_PART})[^.:;]{0,30}: ?|bancos que (?:aplican|participan): ?`, 'g'),
)
const TABLE = withRequiredWords(['banco', 'entidad', 'emisor'], /(?<![a-z])(?:bancos?|entidad(?:es)?|emisor(?:es)?) ?[|;·] /g)
/** Names in a block of their own, followed by words that count them as banks. */
const COUNTED = withRequiredWords([' bancos'], /(?<=^| {2})(?<names>[a-z,]+(?: [a-z,]+){1,20}) {1,2}(?:los|estos) [a-z\d]{1,6} bancos/g)
/** A list ends with its sentence, but no later than this. */
const LONGEST = 1_500

export function findParticipantLists(folded: string): Span[] {
  const listed = [...findMatches(folded, OPENING), ...findMatches(folded, TABLE)].map((match) => {
    const start = match.index + match[0].length
    const stop = /[.!](?: |$)| {2}/.exec(folded.slice(start, start + LONGEST))
    return { start, end: stop === null ? Math.min(folded.length, start + LONGEST) : start + stop.index }
  })
  const counted = findMatches(folded, COUNTED).map(({ index, groups }) => ({ start: index, end: index + (groups?.names ?? '').length }))
  return [...listed, ...counted]
}
