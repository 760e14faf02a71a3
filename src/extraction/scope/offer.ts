import type { MethodName } from '#domain/catalogue/paymentMethod.ts'
import type { CapHolder, CapPeriod, Discount, Span } from '#domain/promotion/promotion.ts'

/** Where the card states the offer: in its header, in its picture, or only in the small print. */
export type OfferOrigin = 'header' | 'image' | 'legal'

/** One discount that a card announces, with the places that announce it. */
export type Offer = {
  discount: Discount
  spans: Span[]
  origin: OfferOrigin
  /** The offer is paid on top of another one of the card, or is for some people only. It is then described by words of its own. */
  isBonus: boolean
  /** Its place among several percentages of the card's figure; null if there is one only. */
  rank: { place: number; of: number } | null
  /** The part that this offer is, if one discount was split by segment or kind of card; else null. */
  tier: Tier | null
}

/** A part of an offer with its own cap (pesos). */
export type Tier = {
  cap: number
  period: CapPeriod | null
  per: CapHolder | null
  span: Span
  /** The words around the cap, which name the people or cards of the tier. */
  words: Span
  /** The level, if the words give only its number. */
  level: { name: string; issuer: MethodName; variant: MethodName | null; span: Span } | null
  cards: ('credit' | 'debit' | 'prepaid')[]
}

export function isSameDiscount(a: Discount, b: Discount): boolean {
  return a.type === b.type && a.value === b.value
}
