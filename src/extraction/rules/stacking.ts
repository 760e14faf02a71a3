import type { Span } from '#domain/promotion/promotion.ts'
import { type Mention, selectMentions } from '../mentions/mention.ts'
import { getCardPlace, RESOLUTION_RULES, type Resolution, resolveClaims } from '../resolve.ts'
import type { Clause } from '../scope/clause.ts'
import { getOfferClauses, type OfferView } from '../scope/offerView.ts'
import type { FieldReader } from './reader.ts'

/** `isOfOne`: about some promotions only, mostly one issuer's, so others stay possible. */
type StackingClaim = { value: boolean; place: 'header' | 'legal' | 'foreign'; isOfOne: boolean; about: Mention<'topic'>; clause: Clause }

export const stackableReader: FieldReader = {
  read({ view }) {
    const resolved = decideStacking(view)
    const [said] = resolved?.binding ?? []
    if (said === undefined) return {}
    // A ban on one issuer's promotions contradicts no leave to add up to others.
    const conflicts = (resolved?.conflicts ?? []).filter((rival) => !rival.isOfOne && !said.isOfOne).map(spanOfClaim)
    return { stackable: { value: said.value, spans: [spanOfClaim(said)], conflicts, doubt: 0 } }
  },
}

/** Up to two: the words that limit which promotions it adds to, and words elsewhere that deny it. */
export function findPartialStacking(view: OfferView): Span[] {
  const resolved = decideStacking(view)
  if (!resolved?.binding[0]?.value) return []
  const some = findStackingClaims(getOfferClauses(view)).filter(({ value, clause, about }) => value && namesSome(view, clause, about))
  return [...some.map((one) => ({ ...spanOfClaim(one), end: endOfClaim(view, one) })), ...resolved.conflicts.map(spanOfClaim)].slice(0, 2)
}

/** A requirement right after the claim belongs to it. */
function endOfClaim(view: OfferView, { clause }: StackingClaim): number {
  return getOfferClauses(view).reduce(
    (end, other) => (other.sentence === clause.sentence && other.start === end && other.modality === 'requires' ? other.end : end),
    clause.end,
  )
}

function namesSome(view: OfferView, { sentence }: Clause, about: Mention): boolean {
  const own = getOfferClauses(view).filter((clause) => clause.sentence === sentence)
  return own.some(({ mentions }) =>
    selectMentions(mentions, 'topic').some(({ value, start }) => value === 'somePromotions' && start >= about.end - NEAR),
  )
}
/** Room for two phrases that begin with the same word. */
const NEAR = 12

/** Of two claims of one place the ban wins, unless it is about one issuer's promotions. */
function decideStacking(view: OfferView): Resolution<StackingClaim> | null {
  const weight = ({ value, isOfOne }: StackingClaim) => (value ? 1 : isOfOne ? 0 : 2)
  return resolveClaims(
    RESOLUTION_RULES.stackable,
    [...findStackingClaims(getOfferClauses(view)), ...findStackingClaims(view.foreign, 'foreign')],
    {
      agrees: (rival, [held]) => rival.value || !held?.value,
      isStricter: (one, other) => weight(one) > weight(other),
    },
  )
}

function findStackingClaims(clauses: readonly Clause[], of?: 'foreign'): StackingClaim[] {
  return clauses.flatMap((clause): StackingClaim[] => {
    if (SAYS_NOTHING.has(clause.modality)) return []
    const about = selectMentions(clause.mentions, 'topic').find(({ value }) => value === 'stacking' || value === 'alone')
    if (about === undefined) return []
    const value = about.value === 'stacking' && clause.modality !== 'forbids'
    const isOfOne = clause.mentions.some(
      ({ kind, value: named, start }) => start >= about.end - NEAR && (kind === 'institution' || named === 'somePromotions'),
    )
    return [{ value, place: of ?? (getCardPlace(clause) === 'legal' ? 'legal' : 'header'), isOfOne, about, clause }]
  })
}

const SAYS_NOTHING = new Set<Clause['modality']>(['example', 'boilerplate', 'exempts', 'waives'])

/** A longer stretch before the words on combining is a list of goods. */
const LONGEST_BEFORE = 60
const spanOfClaim = ({ about, clause }: StackingClaim): Span => ({
  start: about.start - clause.start <= LONGEST_BEFORE ? clause.start : about.start,
  end: clause.end,
})
