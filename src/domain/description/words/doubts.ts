import type { DoubtReason, FieldConflict } from '../../promotion/doubt.ts'
import type { ListedPromotion } from '../../promotion/promotion.ts'

/** What is doubtful about a reading, and where the card contradicts itself. */

const REASONS: Record<DoubtReason, string> = {
  cut: 'la página corta el texto',
  dates: 'no se entiende, y no sabemos si sigue',
  foreignPrint: 'la letra chica parece de otra promo',
  issuer: 'quien la paga publica otra cosa',
  unlisted: 'quien la paga no la tiene en su lista',
  otherCards: 'el anuncio y la letra chica nombran distintas tarjetas',
  unknownIssuer: 'pide un medio que no conocemos',
  contradiction: 'la página se contradice',
  supposed: 'la página no lo dice claro',
  unsaid: 'la página nombra algo que no supimos ubicar',
  wording: 'la página lo dice con palabras nuevas para nosotros',
}

type Doubtful = Pick<ListedPromotion, 'doubt'>

/** Names field and reason: «Con dudas: el tope (la página se contradice). Revisalo en la fuente»; null for none. */
export function doubtWords({ doubt }: Doubtful): string | null {
  if (doubt === null) return null
  const { subject, reason } = doubt
  const why = subject === null ? REASONS[reason] : `${subject} (${REASONS[reason]})`
  return `Con dudas: ${why}. Revisalo en la fuente`
}

/** Names the doubt in a row: «con dudas: el tope», «con dudas»; null for none. */
export function briefDoubt({ doubt }: Pick<ListedPromotion, 'doubt'>): string | null {
  if (doubt === null) return null
  return doubt.subject === null ? 'con dudas' : `con dudas: ${doubt.subject}`
}

/** The most quoted characters that fit on one line. */
const LINE = 80

/** Tells a contradiction: quoted where the quotes fit, else by the field's name with the quotes to unfold. */
export function contradictionWords({ about, read, said }: FieldConflict): { words: string; quotes: readonly string[] } {
  const [first] = read
  const all = [...read, ...said]
  if (all.join('').length > LINE) return { words: `La página se contradice sobre ${about}: preguntá antes`, quotes: all }
  const others = said.map((words) => `«${words}»`).join(' y ')
  const words = first === undefined ? `La página también dice ${others}` : `La página dice «${first}» y también ${others}`
  return { words: `${words}: preguntá antes`, quotes: [] }
}
