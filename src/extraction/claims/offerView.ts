import type { RawCard } from '#domain/capture.ts'
import type { Span } from '#domain/promotion.ts'
import type { ChainWords } from '../chainWords.ts'
import type { Clause } from '../scope/clause.ts'
import type { Offer } from '../scope/offer.ts'
import type { Scope } from './reader.ts'

/** One offer of a card with the clauses that speak of it: its own, and those that hold for every offer of the card. */
export type OfferView = {
  card: RawCard
  /** The card's text, folded; as long as the text. */
  folded: string
  offer: Offer
  /** What is peculiar to the card's chain. */
  chain: ChainWords
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
  const within = (spans: readonly Span[]) => clausesWithin(clauses, spans)
  const header = within(scope.header)
  const own = within(scope.own)
  const common = within(scope.common)
  const pictures = clauses.filter(({ role }) => role === 'image')
  const marks = clauses.filter(({ role }) => role === 'mark')
  const mine = [...scope.header, ...scope.own, ...scope.common, ...pictures, ...marks]
  return {
    card,
    folded,
    offer: scope.offer,
    chain: scope.chain,
    header,
    ownHeader: within(scope.ownHeader),
    legal: [...own, ...common],
    own,
    common,
    pictures,
    marks,
    foreign: clauses.flatMap((clause) => outside(clause, mine)),
    backed: scope.backed,
    tiered: scope.tiered,
  }
}

function clausesWithin(clauses: readonly Clause[], spans: readonly Span[]): Clause[] {
  const inside: Clause[] = []
  for (const clause of clauses) {
    for (const span of spans) if (span.start < clause.end && clause.start < span.end) inside.push(...clipped(clause, span))
  }
  return inside
}

/** The part of a clause that is within a span: a tier may begin in the middle of a sentence. */
function clipped(clause: Clause, span: Span): Clause[] {
  const start = Math.max(clause.start, span.start)
  const end = Math.min(clause.end, span.end)
  if (start >= end) return []
  if (start === clause.start && end === clause.end) return [clause]
  const isInside = (mention: Span) => mention.start >= start && mention.start < end
  return [{ ...clause, start, end, mentions: clause.mentions.filter(isInside), clues: clause.clues.filter(isInside) }]
}

/** What a clause names outside of the spans. */
function outside(clause: Clause, spans: readonly Span[]): Clause[] {
  const touching = spans.filter((span) => clause.start < span.end && clause.end > span.start)
  if (touching.length === 0) return [clause]
  const mentions = clause.mentions.filter(({ start }) => !touching.some((span) => start >= span.start && start < span.end))
  return mentions.length === 0 ? [] : [{ ...clause, mentions }]
}

/** Nearly every rule asks for them, and views never change. */
const known = new WeakMap<OfferView, readonly Clause[]>()

/** Every clause of words that speaks of the offer: what is announced first, then the small print. */
export function wordsOfOffer(view: OfferView): readonly Clause[] {
  const before = known.get(view)
  if (before !== undefined) return before
  const words = [...view.header, ...view.legal]
  known.set(view, words)
  return words
}
