import type { Span } from '#domain/promotion.ts'
import { needing } from '../text/matches.ts'
import { findPhrase } from './findPhrase.ts'
import { requiredInstitutions } from './institutions.ts'
import type { OfferView } from './offerView.ts'

/** `Bancos seleccionados`, `entidades y comercios adheridos`. */
const SOME_BANKS = needing(
  ['bancos', 'entidades'],
  /(?<![a-z])(?:bancos|entidades)(?: (?:bancarias|emisoras))?(?: (?:y|o|e|y\/o) [a-z]{6,12})? (?:adherid[oa]s|seleccionad[oa]s|participantes|habilitad[oa]s)(?![a-z])/,
)

/** Where clauses say that only some banks take part, of which the card names none; null where they do not, or where it names them. */
export function someBanks(view: OfferView, clauses: readonly Span[]): Span | null {
  const found = findPhrase(view, clauses, SOME_BANKS)
  return found !== null && requiredInstitutions(view).names.length === 0 ? found : null
}

/** A picture's name, which no space divides: `bancosregionales.jpg`. */
const REGIONAL = needing(['regional'], /bancos?[ _-]?regionales/)

/** Where a picture says that it is for the cards of regional banks, of which the card names none. */
export function regionalBanks(view: OfferView): Span | null {
  const found = findPhrase(view, view.pictures, REGIONAL)
  return found !== null && requiredInstitutions(view).names.length === 0 ? found : null
}
