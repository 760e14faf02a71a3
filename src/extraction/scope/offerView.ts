import type { CardWords } from '#domain/promotion/capture.ts'
import type { Span } from '#domain/promotion/promotion.ts'
import type { ChainWords } from '../chainWords.ts'
import { memoize } from '../memoize.ts'
import type { MentionKind } from '../mentions/mention.ts'
import { splitIntoTokens } from '../text/neighbours.ts'
import type { Clause } from './clause.ts'
import type { Offer } from './offer.ts'
import type { Scope } from './scopes.ts'

/** The clauses that are about one offer, and those that hold for every offer of the card. */
export type OfferView = {
  card: CardWords
  folded: string
  offer: Offer
  chain: ChainWords
  header: Clause[]
  ownHeader: Clause[]
  /** First that of the offer's own tier, then that of all offers. */
  legal: Clause[]
  own: Clause[]
  common: Clause[]
  /** File names of pictures. `marks` are the words of icons and flags. */
  pictures: Clause[]
  marks: Clause[]
  foreign: Clause[]
  /** The small print names the offer's figure, or no figure at all. */
  isBackedBySmallPrint: boolean
  /** The small print is divided into tiers; `own` is the offer's tier. */
  isTiered: boolean
  isBesidePercentage: boolean
  isPrintForeign: boolean
}

export function buildOfferView(scope: Omit<Scope, 'view'>): OfferView {
  const { card, folded, clauses } = scope.text
  const within = (spans: readonly Span[]) => clausesWithin(clauses, spans)
  const header = within(scope.header)
  const own = within(scope.own)
  const common = within(scope.common)
  const pictures = clauses.filter(({ role }) => role === 'image')
  const marks = clauses.filter(({ role }) => role === 'mark')
  const mine = [...scope.header, ...scope.own, ...scope.common, ...scope.unannounced, ...pictures, ...marks]
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
    isBackedBySmallPrint: scope.isBackedBySmallPrint,
    isTiered: scope.isTiered,
    isBesidePercentage: scope.isBesidePercentage,
    isPrintForeign: false,
  }
}

function clausesWithin(clauses: readonly Clause[], spans: readonly Span[]): Clause[] {
  const inside: Clause[] = []
  for (const clause of clauses) {
    for (const span of spans) if (span.start < clause.end && clause.start < span.end) inside.push(...clipped(clause, span))
  }
  return inside
}

/** A tier may begin in the middle of a sentence. */
function clipped(clause: Clause, span: Span): Clause[] {
  const start = Math.max(clause.start, span.start)
  const end = Math.min(clause.end, span.end)
  if (start >= end) return []
  if (start === clause.start && end === clause.end) return [clause]
  const isInside = (mention: Span) => mention.start >= start && mention.start < end
  return [{ ...clause, start, end, mentions: clause.mentions.filter(isInside), clues: clause.clues.filter(isInside) }]
}

function outside(clause: Clause, spans: readonly Span[]): Clause[] {
  const touching = spans.filter((span) => clause.start < span.end && clause.end > span.start)
  if (touching.length === 0) return [clause]
  const mentions = clause.mentions.filter(({ start }) => !touching.some((span) => start >= span.start && start < span.end))
  return mentions.length === 0 ? [] : [{ ...clause, mentions }]
}

export const getOfferClauses = memoize(({ header, legal }: OfferView): readonly Clause[] => [...header, ...legal])

/** Bans on the promotion as such after the last tier of the small print hold for every offer. */
export function findCommonBans({ folded, isTiered, foreign, own }: OfferView): Clause[] {
  if (!isTiered) return []
  const legal = [...own, ...foreign].filter(({ role }) => role === 'legal')
  const last = Math.max(...legal.filter(({ mentions }) => mentions.some(({ kind }) => OF_A_TIER.has(kind))).map(({ start }) => start))
  const isOfPromotion = ({ start }: Span) =>
    start > last &&
    splitIntoTokens(folded.slice(start, start + LONGEST_SUBJECT))
      .slice(0, 3)
      .some((word) => PROMOTIONS.has(word))
  const ofPromotion = new Set(legal.filter(isOfPromotion).map(({ sentence }) => sentence))
  return foreign.filter(({ modality, start, sentence }) => modality === 'forbids' && start > last && ofPromotion.has(sentence))
}
const PROMOTIONS = new Set(['promocion', 'beneficio', 'descuento'])
const LONGEST_SUBJECT = 32
const OF_A_TIER = new Set<MentionKind>(['percent', 'instalments', 'money'])
