import type { Span } from '#domain/promotion.ts'
import { type OfferView, wordsOfOffer } from '../scope/offerView.ts'
import { mayMatch, needing } from '../text/matches.ts'

/** What is owed to the issuer: who is behind with payments, or has an account that is blocked, gets nothing. */
const STANDING = needing(
  ['mora', 'al dia', 'atraso', 'inhabilitad'],
  /(?<![a-z])(?:en mora|inhabilitad[oa]s|morosidad|al dia (?:en|con) (?:sus|los|tus) (?:productos|pagos|cuentas)|(?:no )?(?:registr|present)[a-z]{1,6} (?:deudas?|mora|atrasos?))(?![a-z])/,
)
/** What parts it from the rest of its sentence. */
const FROM = /[.;:(/] (?=solo )|[.;:(] ?|, (?=(?:solo|quedan?|tampoco|no|que no) )|, asi como (?:tambien )?/g
const UNTIL = /[.;:(]|,? (?:ni |y )?tampoco |,? (?:ni|y) (?:tampoco )?para (?:compras|pagos)|, y ser |,? mediante la modalidad/
/** `y 4) No registren …` */
const NUMBER = /^(?:y )?\d{1,2}[).]?\s+/
/** UTF-16 units: more words before it are about something else. */
const LONGEST_LEAD = 150

/** The first words that ask for good standing, as the source has them. */
export function standingOf(view: OfferView): Span[] {
  if (!mayMatch(view.folded, STANDING)) return []
  const words = wordsOfOffer(view)
  for (const { modality, start, end, sentence } of words) {
    const found = modality === 'example' || modality === 'boilerplate' ? null : STANDING.exec(view.folded.slice(start, end))
    if (found === null) continue
    const begin = Math.min(...words.filter((one) => one.sentence === sentence).map((one) => one.start))
    return [inSentence(view.folded, { start: begin, end }, start + found.index)]
  }
  return []
}

function inSentence(folded: string, { start, end }: Span, at: number): Span {
  const before = folded.slice(start, at)
  const cut = start + Math.max(0, ...[...before.matchAll(FROM)].map(({ index, 0: parting }) => index + parting.length))
  const from = cut + (NUMBER.exec(folded.slice(cut, at))?.[0].length ?? 0)
  const until = folded.slice(at, end).search(UNTIL)
  return { start: at - from > LONGEST_LEAD ? holderBefore(folded, from, at) : from, end: until < 0 ? end : at + until }
}

/** `… tarjeta de débito del banco que no registre mora`: whose standing it is, where too much stands before. */
function holderBefore(folded: string, from: number, at: number): number {
  const near = folded.slice(Math.max(from, at - LONGEST_LEAD), at)
  const holder = Math.max(...['tarjeta', 'cuenta', 'cliente'].map((word) => near.lastIndexOf(word)))
  return holder < 0 ? at : at - near.length + holder
}
