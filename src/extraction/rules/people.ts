import type { MethodName } from '#domain/catalogue/paymentMethod.ts'
import type { WhoKind } from '#domain/promotion/condition.ts'
import type { Span } from '#domain/promotion/promotion.ts'
import { memoize } from '../memoize.ts'
import { type Mention, selectMentions } from '../mentions/mention.ts'
import { type CardPlace, getCardPlace, type PlacedClaim } from '../resolve.ts'
import { type Clause, isAffirmed } from '../scope/clause.ts'
import type { OfferView } from '../scope/offerView.ts'
import { getClausesWithoutOtherFigures, getStretchesOfOthers } from '../scope/otherFigures.ts'
import { findMatches } from '../text/matches.ts'
import { findJoint, findLastTokenExcept } from '../text/neighbours.ts'
import { WORDS_BETWEEN_PEOPLE } from '../vocabulary/people.ts'

/** A tier has its issuer and its catalogue entry; `isEveryone` marks words for everybody else. */
export type PeopleGroup = {
  kind: WhoKind
  value: string | null
  issuer: MethodName | null
  variant: MethodName | null
  isEveryone: boolean
}
export type PeopleClaim = PlacedClaim<CardPlace> & { value: PeopleGroup; span: Span; clause: Clause }

/** Kinds that single out some holders of a method: the header decides them. Others are required wherever they are named. */
const IS_APART: Record<WhoKind, boolean> = {
  segment: true,
  salary: true,
  pensioner: true,
  benefit: true,
  age: true,
  employment: true,
  military: true,
  resident: false,
  account: false,
  member: false,
  newCustomer: false,
  firstPurchase: false,
  enrolment: false,
  other: false,
}
export const isHolderClaim = ({ value: { kind } }: PeopleClaim) => IS_APART[kind]

export const findPeopleClaims = memoize((view: OfferView): readonly PeopleClaim[] => {
  const words = getClausesWithoutOtherFigures(view).filter((clause) => speaksOfOffer(view, clause))
  const said = [...words, ...(view.offer.isBonus ? [] : view.pictures)]
  const clubs = clubClaims(view, words)
  // "Socios de" before the club's name means its members, not another group.
  const isOfClub = ({ span }: PeopleClaim) => clubs.some((club) => club.span.start < span.end && span.start < club.span.end)
  const named = said.flatMap((clause) => claimsIn(view.folded, clause)).filter((claim) => !isOfClub(claim))
  // What is shown as proof is no condition beside the people who show it.
  const isProof = ({ span }: PeopleClaim) =>
    PROOFS.has(findLastTokenExcept(view.folded.slice(Math.max(0, span.start - LONGEST_PROOF), span.start), PROVED) ?? '')
  const others = named.some((claim) => isHolderClaim(claim) && !isProof(claim)) ? named.filter((claim) => !isProof(claim)) : named
  return withoutLists(view, [...others, ...clubs])
})

const PROOFS = new Set('recibo recibos carne carnet credencial comprobante comprobantes constancia certificado'.split(' '))
const PROVED = new Set('de del la el cobro haberes'.split(' '))
const LONGEST_PROOF = 48

/** A bonus has words of its own: header text of another offer is not about it. */
function speaksOfOffer({ offer, ownHeader }: OfferView, { role, start }: Clause): boolean {
  return !offer.isBonus || role === 'legal' || ownHeader.length === 0 || ownHeader.some((clause) => clause.start === start)
}

/** A ban on everybody else requires the people it spares. */
function claimsIn(folded: string, clause: Clause): PeopleClaim[] {
  const isBan = clause.modality === 'forbids'
  if (!isBan && !isAffirmed(clause)) return []
  const tiers = isBan ? [] : selectMentions(clause.mentions, 'tier')
  const people = selectMentions(clause.mentions, 'people').filter(
    (mention) => isBan === (mention.value.denied === true) && !isPartOf(mention, tiers),
  )
  const isOfApp = ({ start }: Span) => selectMentions(clause.mentions, 'app').some(({ end }) => end + 1 === start)
  return [...people, ...tiers]
    .filter((mention) => isBan || !(isDenied(folded, mention.start) || isOfApp(mention)))
    .map((mention) => claimOf(groupsOfPeople(mention), clause, mention))
}

function groupsOfPeople(mention: Mention<'people'> | Mention<'tier'>): PeopleGroup {
  if (mention.kind === 'people')
    return { kind: mention.value.kind, value: mention.value.value, issuer: null, variant: null, isEveryone: false }
  const { name, issuer, variant } = mention.value
  return { kind: 'segment', value: name, issuer, variant, isEveryone: name === null }
}

function claimOf(value: PeopleGroup, clause: Clause, { start, end }: Span): PeopleClaim {
  return { value, place: getCardPlace(clause), span: { start, end }, clause }
}

/** People in a tier's name, or an account that the tier after it names. */
const isPartOf = ({ value: { kind }, start, end }: Mention<'people'>, tiers: readonly Mention<'tier'>[]) =>
  tiers
    .filter((tier) => tier.value.name !== null)
    .some((tier) => (kind === 'account' ? tier.start > start && tier.start - end < NEXT_WORD : tier.start <= start && tier.end >= end))
const NEXT_WORD = 3

const isDenied = (folded: string, start: number) => DENYING.some((word) => folded.endsWith(word, start))
const DENYING = [' no ', ' no se ', ' sin ', ' sin ser ', ' ni ']

/** A list of everybody's card excludes nobody. */
function withoutLists({ folded, offer: { tier } }: OfferView, claims: readonly PeopleClaim[]): PeopleClaim[] {
  const lists: PeopleClaim[][] = []
  for (const claim of claims) {
    const last = lists.at(-1)?.at(-1)
    const isOfTier = ({ span }: PeopleClaim) => tier !== null && span.start >= tier.words.start && span.end <= tier.words.end
    if (last !== undefined && isOfTier(last) === isOfTier(claim) && areListed(folded, last, claim)) lists.at(-1)?.push(claim)
    else lists.push([claim])
  }
  return lists.flatMap((list) => {
    const everyone = list.filter(({ value }) => value.isEveryone)
    return everyone.length > 0 ? everyone : list
  })
}

const areListed = (folded: string, left: PeopleClaim, right: PeopleClaim): boolean =>
  left.value.kind === 'segment' &&
  right.value.kind === 'segment' &&
  left.clause === right.clause &&
  Boolean(findJoint(folded.slice(left.span.end, right.span.start), WORDS_BETWEEN_PEOPLE))

function clubClaims(view: OfferView, words: readonly Clause[]): PeopleClaim[] {
  const { folded, chain, pictures } = view
  const { club } = chain
  if (club === null) return []
  const value: PeopleGroup = { kind: 'member', value: club.name, issuer: null, variant: null, isEveryone: false }
  const named = (clauses: readonly Clause[], pattern: RegExp | null) =>
    clauses.filter(isAffirmed).flatMap((clause) => findClubs(folded, clause, pattern).map((span) => claimOf(value, clause, span)))
  const isOfOthers = ({ span }: PeopleClaim) => getStretchesOfOthers(view).some(({ start, end }) => span.start >= start && span.start < end)
  return [...named(words, club.words).filter((claim) => !isOfOthers(claim)), ...named(pictures, club.images)]
}

/** By the chain's own global pattern (null: none). */
function findClubs(folded: string, { start, end }: Span, pattern: RegExp | null): Span[] {
  if (pattern === null) return []
  return findMatches(folded.slice(start, end), pattern).map(({ index, 0: words }) => ({
    start: start + index,
    end: start + index + words.length,
  }))
}
