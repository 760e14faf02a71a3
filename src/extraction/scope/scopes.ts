import type { ChainWords } from '../chainWords.ts'
import { type CardText, selectBlocks } from '../text/cardText.ts'
import type { Stretch } from '../text/stretch.ts'
import { buildHeaderView } from './headerParts.ts'
import type { Offer } from './offer.ts'
import { buildOfferView, type OfferView } from './offerView.ts'
import { buildLegalView } from './sections.ts'

/**
 * The input of the field readers: the card, one offer, and the stretches about it. `own` is the small print of the offer's tier, `common`
 * that of all offers.
 */
export type Scope = {
  text: CardText
  offer: Offer
  chain: ChainWords
  header: Stretch[]
  /** The part of the header about this offer alone. */
  ownHeader: Stretch[]
  own: Stretch[]
  common: Stretch[]
  /** All of the small print, including other offers'. Readers use it last, for facts that a card states only once. */
  legal: Stretch[]
  /** The small print names the offer's figure, or no figure at all. */
  isBackedBySmallPrint: boolean
  /** The small print is divided into tiers; `own` is the offer's tier. */
  isTiered: boolean
  /** The card offers a percentage too. */
  isBesidePercentage: boolean
  view: OfferView
}

/** Collects the parts of the card for one of its offers. */
export function buildScope(text: CardText, offer: Offer, all: readonly Offer[], chain: ChainWords): Scope {
  const header = buildHeaderView(text, offer, all)
  const legal = buildLegalView(text, offer, all)
  const scope = {
    text,
    offer,
    chain,
    header: [...header.own, ...header.shared],
    ownHeader: header.own,
    own: legal.own,
    common: legal.common,
    legal: selectBlocks(text.card, ['legal']),
    isBackedBySmallPrint: legal.isBackedBySmallPrint,
    isTiered: legal.isTiered,
    isBesidePercentage: all.some(({ discount }) => discount.type === 'porcentaje'),
  }
  return { ...scope, view: buildOfferView(scope) }
}
