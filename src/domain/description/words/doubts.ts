import type { DoubtReason } from '../../promotion/doubt.ts'
import type { ListedPromotion } from '../../promotion/promotion.ts'
import type { SmallPrintTopic } from '../../promotion/smallPrint.ts'

/** What is doubtful about a reading, and where the card contradicts itself. */

const REASONS: Record<DoubtReason, string> = {
  cut: 'la página corta el texto',
  dates: 'no se entiende, y no sabemos si sigue',
  foreignPrint: 'la letra chica parece de otra promo',
  issuer: 'quien la paga publica otra cosa',
  otherCards: 'el anuncio y la letra chica nombran distintas tarjetas',
  unknownIssuer: 'pide un medio que no conocemos',
  contradiction: 'la página se contradice',
  supposed: 'la página no lo dice claro',
  unsaid: 'la página nombra algo que no supimos ubicar',
  wording: 'la página lo dice con palabras nuevas para nosotros',
}

type Doubtful = Pick<ListedPromotion, 'doubt'>

/** Names field and reason: «Leída con dudas: el tope (la página se contradice). Revisala en la fuente»; null for none. */
export function doubtWords({ doubt }: Doubtful): string | null {
  if (doubt === null) return null
  const { subject, reason } = doubt
  const why = subject === null ? REASONS[reason] : `${subject} (${REASONS[reason]})`
  return `Leída con dudas: ${why}. Revisala en la fuente`
}

/** Names the doubt in a row: «con dudas: el tope», «con dudas»; null for none. */
export function briefDoubt({ doubt }: Pick<ListedPromotion, 'doubt'>): string | null {
  if (doubt === null) return null
  return doubt.subject === null ? 'con dudas' : `con dudas: ${doubt.subject}`
}

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
