import type { RawCard } from '#domain/capture.ts'
import type { Span } from '#domain/promotion.ts'
import type { ChainWords } from '../chainWords.ts'
import type { Clause } from '../clauses/clause.ts'
import type { Offer } from '../offers/offer.ts'
import type { Scope } from '../readers/reader.ts'

/** One offer of a card with the clauses that speak of it: its own, and those that hold for every offer of the card. */
export type OfferView = {
  card: RawCard
  chain: ChainWords
  /** The card's text, folded; as long as the text. */
  folded: string
  offer: Offer
  /** What the site announces. */
  header: Clause[]
  /** The part of that which speaks of this offer alone. */
  ownHeader: Clause[]
  /** The small print: that of the offer's own tier before what holds for all. */
  legal: Clause[]
  own: Clause[]
  common: Clause[]
  /** Names of pictures, and what icons and flags say. */
  pictures: Clause[]
  marks: Clause[]
  /** Clauses of the card that speak of another of its offers. */
  foreign: Clause[]
  /** The small print names the offer's own figure. */
  backed: boolean
  /** The small print has tiers, of which `own` is the offer's. */
  tiered: boolean
}

export function offerViewOf(scope: Omit<Scope, 'view'>): OfferView {
  const { card, folded, clauses } = scope.text
  const within = (spans: readonly Span[]) =>
    clauses.filter((clause) => spans.some(({ start, end }) => clause.start < end && clause.end > start))
  const header = within(scope.header)
  const own = within(scope.own)
  const common = within(scope.common).filter((clause) => !own.includes(clause))
  const pictures = clauses.filter(({ role }) => role === 'image')
  const marks = clauses.filter(({ role }) => role === 'mark')
  const mine = new Set([...header, ...own, ...common, ...pictures, ...marks])
  return {
    card,
    chain: scope.chain,
    folded,
    offer: scope.offer,
    header,
    ownHeader: within(scope.ownHeader),
    legal: [...own, ...common],
    own,
    common,
    pictures,
    marks,
    foreign: clauses.filter((clause) => !mine.has(clause)),
    backed: scope.backed,
    tiered: scope.tiered,
  }
}

/** Every clause of words that speaks of the offer: what is announced first, then the small print. */
export function wordsOfOffer({ header, legal }: OfferView): Clause[] {
  return [...header, ...legal]
}
