import type { DoubtReason } from '../promotion/doubt.ts'
import type { ListedPromotion } from '../promotion/promotion.ts'

/** Why a reading is doubtful, in the same words on every screen. */

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
