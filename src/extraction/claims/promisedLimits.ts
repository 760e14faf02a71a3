import type { Span } from '#domain/promotion.ts'
import { mayMatch, needing } from '../text/matches.ts'
import { findPhrase } from './findPhrase.ts'
import { type OfferView, wordsOfOffer } from './offerView.ts'

/** Limits within words that promise: how many may have it, a shop where it holds for some, cards of one country. */
const PROMISED_LIMITS: readonly RegExp[] = [
  needing(
    ['agotar'],
    /(?<![a-z])hasta agotar (?:(?:el|los|las|la|un) )?(?:[a-z]{4,12} de )?(?:\d[\d.]{1,9} (?:reintegros|cupones|beneficios|bonificaciones|descuentos|usos|operaciones|transacciones)|(?:el )?(?:cupo|presupuesto|fondo)(?: [a-z]{2,12}){0,3})/,
  ),
  needing(['de clientes'], /(?<![a-z])en el caso de [a-z ]{3,30},? (?:solo )?para (?:las )?compras de clientes [a-z]{4,16}/),
  needing(['nacionales'], /(?<![a-z])aplicables? (?:unicamente )?a tarjetas (?:[a-z]{3,12} ){0,3}nacionales/),
]

/** The places of limits that a sentence hides in what it promises. */
export function promisedLimits(view: OfferView): Span[] {
  const patterns = PROMISED_LIMITS.filter((pattern) => mayMatch(view.folded, pattern))
  if (patterns.length === 0) return []
  const promises = wordsOfOffer(view).filter(({ modality }) => modality === 'grants')
  return patterns.map((pattern) => findPhrase(view, promises, pattern)).filter((found) => found !== null)
}
