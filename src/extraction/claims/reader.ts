import type { EvidenceField, ExtractedPromotion, Span } from '#domain/promotion.ts'
import type { ChainWords } from '../chainWords.ts'
import type { Offer } from '../scope/offer.ts'
import type { CardText } from '../text/cardText.ts'
import type { Stretch } from '../text/stretch.ts'
import type { OfferView } from './offerView.ts'

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

/**
 * A value read, where it stands, and how much it counts: `doubt` (0–1) is what speaks against it. `conflicts`: where the card says something
 * else of the same field.
 */
export type Reading<V> = { value: V; spans: Span[]; doubt: number; conflicts?: Span[] }

export type Readings = { [F in EvidenceField]?: Reading<ExtractedPromotion[F]> }

/** A reader fills one field of a promotion, or two that are one thing (the first and last day). What the card does not say is left out. */
export type Reader = {
  fields: readonly EvidenceField[]
  read(scope: Scope): Readings
}
