import type { Span } from '#domain/promotion.ts'
import { needing } from '../text/matches.ts'
import { PLAIN_CARDS } from '../vocabulary/issuers.ts'
import { findPhrase } from './findPhrase.ts'
import { requiredInstitutions } from './institutions.ts'
import { type OfferView, wordsOfOffer } from './offerView.ts'

/**
 * An issuer's own credit card that has no name in the catalogue but the issuer's, which is that of its account, too: who pays from the account by
 * QR has to read that a card is asked for.
 */
const ITS_CARDS = [...PLAIN_CARDS].map(([issuer, { name, isNamedCredit = false }]) => ({ issuer, words: wordsOf(name, isNamedCredit) }))

function wordsOf(name: string, isNamedCredit: boolean): RegExp[] {
  const card = isNamedCredit
    ? `tarjetas? (?:de )?credito (?:de )?${name}`
    : `tarjetas? (?:de )?(?:credito )?(?:fisicas? )?${name}(?: credito)?(?: fisica)?`
  const debit = `(?:debito (?:${name} )?visa|visa debito|debito ${name})(?: ${name})?(?![a-z])`
  const orDebit = `(?:(?:,| o| y| y\\/o) (?:con )?(?:la |tu )?(?:tarjetas? )?(?:de )?${debit})?`
  return [
    `(?:(?:pagando|abonando|comprando|compras) )?con (?:la |las |tu |tus |su |sus )?${card}(?![a-z])${orDebit}`,
    `(?:titulares (?:y|o) adicionales|titulares|usuarios) de (?:la )?${card}(?![a-z])(?! (?:visa|mastercard|amex))`,
  ].map((source) => needing(name.split(' ', 1), new RegExp(`(?<![a-z])${source}`)))
}

/** Its code takes what is in the account: then the issuer's name says all. */
const OR_QR = /^[, ]{1,2}(?:(?:o|y|e|u|y\/o) )?(?:con )?qr(?![a-z])/

/** The first words of each issuer that is asked for that name its own card. */
export function issuersCards(view: OfferView): Span[] {
  const words = wordsOfOffer(view).filter(({ modality }) => modality === 'grants' || modality === 'requires')
  const asked = requiredInstitutions(view).names
  return ITS_CARDS.filter(({ issuer }) => asked.includes(issuer)).flatMap((issuer) => {
    const found = issuer.words
      .flatMap((pattern) => words.map((clause) => findPhrase(view, [clause], pattern)))
      .filter((one) => one !== null)
    return found.some(({ end }) => OR_QR.test(view.folded.slice(end, end + LONGEST_LINK))) ? [] : found.slice(0, 1)
  })
}
/** UTF-16 units. */
const LONGEST_LINK = 16
