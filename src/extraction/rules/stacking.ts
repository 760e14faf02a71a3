import type { Span } from '#domain/promotion.ts'
import { type Mention, mentionsOf } from '../mentions/mention.ts'
import type { Clause } from '../scope/clause.ts'
import { type OfferView, wordsOfOffer } from '../scope/offerView.ts'
import { withoutForeignPrint } from '../scope/print.ts'
import type { Reader } from './reader.ts'
import { sourceOf } from './rule.ts'

/** `isOfOne`: it is about some promotions alone, mostly those of one issuer, which leaves those of everybody else. */
type Said = { value: boolean; isAnnounced: boolean; isOfOne: boolean; about: Mention<'topic'>; clause: Clause }

/** Whether the promotion adds up to others. */
export const stackableReader: Reader = {
  fields: ['stackable'],
  read({ view }) {
    const said = decided(withoutForeignPrint(view))
    if (said === null) return {}
    const spans = [spanOf(said)]
    return { stackable: { value: said.value, spans, conflicts: deniedBy(withoutForeignPrint(view), said).map(spanOf), doubt: 0 } }
  },
}

/** The words that say to which promotions alone it adds up, and those that take it back elsewhere. */
export function partialStacking(view: OfferView): Span[] {
  const said = decided(view)
  if (said === null || !said.value) return []
  const some = saidIn(wordsOfOffer(view)).filter(({ value, clause, about }) => value && namesSome(view, clause, about))
  return [...some.map((one) => ({ ...spanOf(one), end: endOf(view, one) })), ...deniedBy(view, said).map(spanOf)].slice(0, 2)
}

/** `… que apliquen pagando con X`: what is asked for right behind narrows them, too. */
function endOf(view: OfferView, { clause }: Said): number {
  return wordsOfOffer(view).reduce(
    (end, other) => (other.sentence === clause.sentence && other.start === end && other.modality === 'requires' ? other.end : end),
    clause.end,
  )
}

function namesSome(view: OfferView, { sentence }: Clause, about: Mention): boolean {
  const own = wordsOfOffer(view).filter((clause) => clause.sentence === sentence)
  return own.some(({ mentions }) =>
    mentionsOf(mentions, 'topic').some(({ value, start }) => value === 'somePromotions' && start >= about.end - NEAR),
  )
}
/** UTF-16 units: both may begin with the same word. */
const NEAR = 12

/** What is announced before the small print; of two words of one source the ban, unless it is on one issuer's own. */
function decided(view: OfferView): Said | null {
  const own = saidIn(wordsOfOffer(view))
  const all = own.length > 0 ? own : saidIn(view.foreign)
  const announced = all.filter(({ isAnnounced }) => isAnnounced)
  const heard = announced.length > 0 ? announced : all
  const bans = heard.filter(({ value }) => !value)
  return bans.find(({ isOfOne }) => !isOfOne) ?? heard.find(({ value }) => value) ?? heard[0] ?? null
}

const deniedBy = (view: OfferView, { value }: Said) => (value ? saidIn(wordsOfOffer(view)).filter((other) => !other.value) : [])

function saidIn(clauses: readonly Clause[]): Said[] {
  return clauses.flatMap((clause): Said[] => {
    if (SAYS_NOTHING.has(clause.modality)) return []
    const about = mentionsOf(clause.mentions, 'topic').find(({ value }) => value === 'stacking' || value === 'alone')
    if (about === undefined) return []
    const value = about.value === 'stacking' && clause.modality !== 'forbids'
    const isOfOne = clause.mentions.some(
      ({ kind, value: named, start }) => start >= about.end - NEAR && (kind === 'institution' || named === 'somePromotions'),
    )
    return [{ value, isAnnounced: sourceOf(clause) !== 'legal', isOfOne, about, clause }]
  })
}
const SAYS_NOTHING = new Set<Clause['modality']>(['example', 'boilerplate', 'exempts', 'waives'])

/** A list of goods before the words on adding up says nothing of it. UTF-16 units. */
const LONGEST_BEFORE = 60
const spanOf = ({ about, clause }: Said): Span => ({
  start: about.start - clause.start <= LONGEST_BEFORE ? clause.start : about.start,
  end: clause.end,
})
