import type { ChainWords } from '../chainWords.ts'
import { offerViewOf } from '../claims/offerView.ts'
import type { Scope } from '../claims/reader.ts'
import { blocksOf, type CardText } from '../text/cardText.ts'
import { headerViewOf } from './headerParts.ts'
import type { Offer } from './offer.ts'
import { legalViewOf } from './sections.ts'

/** What each offer of a card is read from. */
export function scopeOf(text: CardText, offer: Offer, all: readonly Offer[], chain: ChainWords): Scope {
  const header = headerViewOf(text, offer, all)
  const legal = legalViewOf(text, offer, all)
  const scope = {
    text,
    offer,
    chain,
    header: [...header.own, ...header.shared],
    ownHeader: header.own,
    own: legal.own,
    common: legal.common,
    legal: blocksOf(text.card, ['legal']),
    backed: legal.backed,
    tiered: legal.tiered,
  }
  return { ...scope, view: offerViewOf(scope) }
}
