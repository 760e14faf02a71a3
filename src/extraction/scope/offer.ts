import type { MethodName } from '#domain/catalogue/paymentMethod.ts'
import type { CapHolder, CapPeriod, Discount, Span } from '#domain/promotion/promotion.ts'

/** Where an offer was found: announced by the site, written in its picture, or only in the small print. */
export type OfferOrigin = 'header' | 'image' | 'legal'

/** One discount that a card announces, with the places that announce it. */
export type Offer = {
  discount: Discount
  spans: Span[]
  origin: OfferOrigin
  /** It comes on top of another offer of the card ("5 % adicional"), or is for people whom the words set apart: it has words of its own. */
  bonus: boolean
  /** Its place among the percentages of the card's figure, when there are several. */
  rank: { place: number; of: number } | null
  /** Set where one discount was split by segment or card: what this part is for, and its cap. */
  tier: Tier | null
}

/** A part of an offer with its own cap. */
export type Tier = {
  cap: number
  period: CapPeriod | null
  per: CapHolder | null
  span: Span
  /** The words around the cap that say who it is for. */
  words: Span
  /** Levels that the words only count: "niveles: 1 ($ 6.000)". */
  level: { name: string; issuer: MethodName; variant: MethodName | null; span: Span } | null
  cards: ('credit' | 'debit' | 'prepaid')[]
}

export function sameDiscount(a: Discount, b: Discount): boolean {
  return a.type === b.type && a.value === b.value
}
