import type { SmallPrintTopic } from '../promotion/smallPrint.ts'

/** Phrases about the card's own words. */

/** Titles for the topics of the small print. */
export const TOPIC_WORDS: Record<SmallPrintTopic, string> = {
  paying: 'Sobre cómo se paga',
  people: 'Sobre para quién es',
  place: 'Sobre dónde vale',
  money: 'Sobre cuánto vuelve y cuándo',
  other: 'También dice',
}

/** `about`: the field's name inside a sentence. */
export type Conflict = { about: string; read: readonly string[]; said: readonly string[] }

/** The most quoted characters that fit on one line. */
const LINE = 80

/** Checks whether the card's words are too long for one line; the line then names only the field. */
export function isConflictLong({ read, said }: Conflict): boolean {
  return [...read, ...said].join('').length > LINE
}

/** Names a contradiction without quotes, when those are too long: «La página se contradice sobre el tope: preguntá antes». */
export function conflictBrief({ about }: Conflict): string {
  return `La página se contradice sobre ${about}: preguntá antes`
}

/** Quotes a contradiction: «La página dice «sábado» y también «jueves»: preguntá antes». */
export function conflictWords({ read, said }: Conflict): string {
  const [first] = read
  const others = said.map((words) => `«${words}»`).join(' y ')
  return first === undefined
    ? `La página también dice ${others}: preguntá antes`
    : `La página dice «${first}» y también ${others}: preguntá antes`
}
