import type { ChainWords } from '../chainWords.ts'
import { blocksOf, type CardText } from '../text/cardText.ts'
import type { Stretch } from '../text/stretch.ts'
import { headerViewOf } from './headerParts.ts'
import type { Offer } from './offer.ts'
import { type OfferView, offerViewOf } from './offerView.ts'
import { legalViewOf } from './sections.ts'

/**
 * What a reader is given: the card, and for one of its offers the stretches about it. `own` small print is that of the offer's own
 * tier, `common` that of all offers alike.
 */
export type Scope = {
  text: CardText
  offer: Offer
  chain: ChainWords
  header: Stretch[]
  /** The part of the header that speaks of this offer alone. */
  ownHeader: Stretch[]
  own: Stretch[]
  common: Stretch[]
  /** All of the small print, other offers' too: the last resort for what is said once. */
  legal: Stretch[]
  /** The small print names the offer's own figure. */
  backed: boolean
  /** The small print has tiers, of which `own` is the offer's. */
  tiered: boolean
  /** The same as clauses, for the rules that read those. */
  view: OfferView
}

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
