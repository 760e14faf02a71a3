import type { MethodName } from '#domain/catalogue/paymentMethod.ts'
import type { CapHolder, CapPeriod, Discount, Span } from '#domain/promotion/promotion.ts'

export type OfferOrigin = 'header' | 'image' | 'legal'

/** A discount that a card announces, with the places that announce it. */
export type Offer = {
  discount: Discount
  spans: Span[]
  origin: OfferOrigin
  /** Paid on top of another offer, or for some people only: words of its own describe it. */
  isBonus: boolean
  /** Its place among several percentages of the card's figure; null if there is one only. */
  rank: { place: number; of: number } | null
  /** If one discount was split by segment or kind of card. */
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
  /** Only its number is in the words. */
  level: { name: string; issuer: MethodName; variant: MethodName | null; span: Span } | null
  cards: ('credit' | 'debit' | 'prepaid')[]
}

export function isSameDiscount(a: Discount, b: Discount): boolean {
  return a.type === b.type && a.value === b.value
}
