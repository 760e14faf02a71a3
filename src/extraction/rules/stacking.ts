import type { Span } from '#domain/promotion.ts'
import { withoutForeignPrint } from '../claims/institutions.ts'
import { type OfferView, wordsOfOffer } from '../claims/offerView.ts'
import type { Reader } from '../claims/reader.ts'
import { type Mention, mentionsOf } from '../mentions/mention.ts'
import type { Clause } from '../scope/clause.ts'
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
  const ends = ({ clause }: Said) => wordsOfOffer(view).findLast(({ sentence }) => sentence === clause.sentence)?.end ?? clause.end
  // `… que apliquen` goes on with `pagando con …`.
  return [...some.map((one) => ({ start: spanOf(one).start, end: ends(one) })), ...deniedBy(view, said).map(spanOf)].slice(0, 2)
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
