import { type MethodName, methodNamed } from '#domain/catalogue/paymentMethod.ts'
import type { WhoCondition } from '#domain/promotion/condition.ts'
import type { Span } from '#domain/promotion/promotion.ts'
import { memoize } from '../memoize.ts'
import { selectMentions } from '../mentions/mention.ts'
import { RESOLUTION_RULES, selectDecisiveClaims } from '../resolve.ts'
import type { Clause } from '../scope/clause.ts'
import { getOfferClauses, type OfferView } from '../scope/offerView.ts'
import { getAffirmedClauses } from '../scope/otherFigures.ts'
import { findNumberedLevel } from '../scope/splitByTier.ts'
import { quoteSpan } from '../text/spans.ts'
import { splitIntoPlainWords } from '../text/words.ts'
import { CARDS_THAT_ARE_LEVELS, getFamilyName, ISSUERS_WITH_NUMBERED_LEVELS } from '../vocabulary/issuers.ts'
import { PENSION_PAID, PENSION_PAID_AT_ISSUER, STEMS_BEFORE_PEOPLE } from '../vocabulary/people.ts'
import { ANY_PLAN_NAME, PACKAGE_TIER } from '../vocabulary/tiers.ts'
import { getClaimId, numberAlternatives, splitRivalPlans } from './alternatives.ts'
import { findRequiredRails } from './how.ts'
import { findRequiredIssuers, findUnnamedIssuers } from './issuers.ts'
import { findPeopleClaims, isHolderClaim, type PeopleClaim, type PeopleGroup } from './people.ts'
import type { FieldsReadEarlier } from './reader.ts'

/** Without those that the payment methods state already. */
export function readPeopleConditions(view: OfferView, { paymentMethods }: FieldsReadEarlier): WhoCondition[] {
  const groups = paymentMethods ?? []
  const claims = [...findHolderClaims(view), ...furtherClaims(view)].filter(({ value }) => !isOfMethods(value, groups))
  const numbers = numberAlternatives(view.folded, claims)
  const distinct = claims.filter((claim, index) => claims.findIndex((other) => getClaimId(other) === getClaimId(claim)) === index)
  const conditions = distinct.map((claim): WhoCondition => {
    const { kind, value } = claim.value
    const alternatives = numbers.get(getClaimId(claim)) ?? null
    return { kind, value, alternatives, ...quoteSpan(view.card.text, withLead(view, claim.span)) }
  })
  return [...conditions, ...ofSelectedBank(view)]
}

function isOfMethods({ value, issuer, variant }: PeopleGroup, groups: readonly MethodName[][]): boolean {
  if (variant !== null && methodNamed(variant).parent === null) return groups.every((group) => group.includes(variant))
  if (groups.length === 0) return false
  if (value === ANY_PLAN_NAME) return groups.every((group) => group.some((name) => methodNamed(name).parent !== null))
  return issuer === null && groups.every((group) => group.some((name) => CARDS_THAT_ARE_LEVELS.get(name)?.level === value))
}

/** Finds the claims about tiers, salaries, pensions and the like. The header decides; if it has none, the small print does. */
export const findHolderClaims = (view: OfferView): readonly PeopleClaim[] => splitHolderClaims(view).claims

/** Finds plans that contradict the one that the offer is for. */
export const findRivalPlans = (view: OfferView): Span[] => splitHolderClaims(view).rivals.map(({ span }) => withLead(view, span))

const splitHolderClaims = memoize((view: OfferView) => {
  const issuers = new Set(findRequiredIssuers(view).names)
  return splitRivalPlans(view.folded, settledPensions(view, issuers, holdersOf(view, issuers)))
})

function holdersOf(view: OfferView, issuers: ReadonlySet<MethodName>): PeopleClaim[] {
  const all = findPeopleClaims(view)
    .filter(isHolderClaim)
    .filter(({ value }) => value.issuer === null || issuers.size === 0 || issuers.has(value.issuer))
    // The issuer's own name for a plan outweighs one that issuers share.
    .filter(
      (claim, _, those) =>
        claim.value.issuer !== null || !those.some(({ value, span }) => value.issuer !== null && isWithin(claim.span, span)),
    )
  const isInOwnPrint = ({ span }: PeopleClaim) => view.isTiered && view.own.some((clause) => isWithin(span, clause))
  const foreign = all.filter(
    (claim) => claim.place === 'legal' && !isInOwnPrint(claim) && (isAnnouncedOfAnother(view, claim) || followsOther(view, claim)),
  )
  const claims = all.filter((claim) => !foreign.includes(claim))
  const { tier } = view.offer
  if (tier !== null && tier.level !== null) return issuers.has(tier.level.issuer) ? [ofLevel(tier.level)] : []
  if (tier !== null && tier.cards.length === 0) return claims.filter(({ value, span }) => !value.isEveryone && isWithin(span, tier.words))
  const general = claims.filter(({ value }) => value.value === PACKAGE_TIER)
  const named = claims.filter((claim) => !general.includes(claim))
  const own = view.offer.rank === null ? [] : named.filter(({ span }) => view.ownHeader.some((clause) => isWithin(span, clause)))
  const decisive = own.length > 0 ? own : selectDecisiveClaims(RESOLUTION_RULES.who, named)
  const levels = decisive.every(isAnyLevel) ? levelsOfRow(view, issuers, named) : []
  const told = levels.length > 0 ? levels : decisive
  const kinds = new Set(claims.filter(({ place }) => place === told[0]?.place).map(({ value }) => value.kind))
  // Packages named next to people who are not announced are for those people.
  const ofOthers = [...foreign, ...claims.filter(({ value }) => value.kind !== 'segment' && !kinds.has(value.kind))]
  const packages = packagesIn(claims, general, new Set(ofOthers.map(({ clause }) => clause.sentence)))
  const others = told.filter((claim) => !packages.includes(claim))
  if (told[0]?.place !== 'legal' && others.some(({ value }) => value.isEveryone)) return packages
  const printed = claims.filter((claim) => claim.place === 'legal' && !general.includes(claim) && !packages.includes(claim))
  const people = others.filter(({ value }) => !value.isEveryone).map((claim) => toFullName(view, claim, printed))
  return dropEchoes([...new Set([...people, ...packages])])
}

/** "Según tu nivel": the level that the offer is for stands with its figure. */
const isAnyLevel = ({ value: { kind, value, isEveryone } }: PeopleClaim) => kind === 'segment' && value === null && !isEveryone

/** By name or, in a table, by number alone. */
function levelsOfRow(view: OfferView, issuers: ReadonlySet<MethodName>, named: readonly PeopleClaim[]): PeopleClaim[] {
  const said = named.filter((claim) => claim.place === 'legal' && claim.value.kind === 'segment' && !isAnyLevel(claim))
  const issuer = [...issuers].find((name) => ISSUERS_WITH_NUMBERED_LEVELS.has(name))
  if (said.length > 0 || issuer === undefined) return said
  const numbers = getAffirmedClauses(view).flatMap(({ mentions }) => selectMentions(mentions, 'level'))
  return numbers.map((number) => ofLevel(findNumberedLevel(issuer, number)))
}

const isWithin = (span: Span, { start, end }: Span) => span.start >= start && span.end <= end

const NAME_FOLLOWS = 24

/** Names that follow the general word count instead of it, except in sentences about other people. */
function packagesIn(claims: readonly PeopleClaim[], general: readonly PeopleClaim[], ofOthers: ReadonlySet<number>): PeopleClaim[] {
  return general.flatMap((one) => {
    const names: PeopleClaim[] = []
    for (const claim of claims) {
      const gap = claim.span.start - (names.at(-1) ?? one).span.end
      const isName = claim.value.kind === 'segment' && !general.includes(claim) && !claim.value.isEveryone
      if (isName && claim.clause.sentence === one.clause.sentence && gap >= 0 && gap < NAME_FOLLOWS) names.push(claim)
    }
    return names.length > 0 && !ofOthers.has(one.clause.sentence) ? names : [one]
  })
}

/** The small print has the full name of people in a picture, or of "the plan". */
function toFullName(view: OfferView, claim: PeopleClaim, printed: readonly PeopleClaim[]): PeopleClaim {
  if (claim.place === 'image' && claim.value.kind === 'employment') return printed.find(({ value }) => value.kind === 'employment') ?? claim
  if (claim.value.value !== ANY_PLAN_NAME || claim.place === 'legal') return claim
  const plans = printed.filter(
    ({ value, span }) => value.issuer === claim.value.issuer && value.variant !== null && view.own.some((clause) => isWithin(span, clause)),
  )
  return new Set(plans.map(({ value }) => value.variant)).size === 1 ? (plans[0] ?? claim) : claim
}

/** Words in tiered small print belong to the figure before them. A package is required of everybody. */
function followsOther({ own, foreign, isTiered }: OfferView, { value, span }: PeopleClaim): boolean {
  if (!isTiered || value.value === PACKAGE_TIER) return false
  const last = (clauses: OfferView['own']) =>
    clauses
      .filter(({ role }) => role === 'legal')
      .flatMap(({ mentions }) => selectMentions(mentions, 'percent'))
      .findLast(({ start }) => start < span.start)?.start ?? -1
  return last(foreign) > last(own)
}

/** Checks whether a claim is announced together with another offer of the card. */
function isAnnouncedOfAnother({ foreign }: OfferView, { value }: PeopleClaim): boolean {
  const announced = foreign.filter(({ role }) => role !== 'legal').flatMap(({ mentions }) => mentions)
  return announced.some((mention) =>
    mention.kind === 'people'
      ? mention.value.kind === value.kind
      : mention.kind === 'tier' && value.kind === 'segment' && mention.value.name !== null && mention.value.name === value.value,
  )
}

function ofLevel({ name, issuer, variant, span }: NonNullable<NonNullable<OfferView['offer']['tier']>['level']>): PeopleClaim {
  const value: PeopleGroup = { kind: 'segment', value: name, issuer, variant, isEveryone: false }
  const clause: Clause = { ...span, modality: 'grants', role: 'headline', sentence: -1, mentions: [], clues: [] }
  return { value, place: 'header', span, clause }
}

const SAID_AGAIN = 60

/** Benefits or salaries that only describe pensioners, and "a plan" beside a named one. */
function dropEchoes(claims: readonly PeopleClaim[]): PeopleClaim[] {
  const pensioners = claims.filter(({ value }) => value.kind === 'pensioner')
  const isEcho = ({ value: { kind }, span, clause }: PeopleClaim) =>
    (kind === 'benefit' || kind === 'salary') &&
    pensioners.some(
      (one) => one.clause.sentence === clause.sentence && span.start >= one.span.start && span.start - one.span.end < SAID_AGAIN,
    )
  const isNamed = ({ value: { issuer } }: PeopleClaim) => claims.some(({ value }) => value.issuer === issuer && value.variant !== null)
  return claims.filter((claim) => !isEcho(claim) && !(claim.value.value === ANY_PLAN_NAME && isNamed(claim)))
}

/** The card says that pensions are paid at the offer's issuer. */
function settledPensions(view: OfferView, issuers: ReadonlySet<MethodName>, claims: readonly PeopleClaim[]): PeopleClaim[] {
  const isThere =
    issuers.size > 0 &&
    getAffirmedClauses(view).some(({ mentions }) =>
      selectMentions(mentions, 'people').some(
        ({ value: { kind, value }, end }) =>
          kind === 'pensioner' &&
          (value === PENSION_PAID_AT_ISSUER ||
            (value === PENSION_PAID &&
              selectMentions(mentions, 'institution').some((name) => isNextTo(name, end) && issuers.has(getFamilyName(name.value))))),
      ),
    )
  return claims.map((claim) =>
    claim.value.kind === 'pensioner' ? { ...claim, value: { ...claim.value, value: isThere ? PENSION_PAID_AT_ISSUER : null } } : claim,
  )
}
const isNextTo = ({ start }: Span, end: number) => start >= end && start - end < NAME_FOLLOWS

/** Accounts, clubs and coupons: each place adds to the others. */
function furtherClaims(view: OfferView): PeopleClaim[] {
  const { order } = RESOLUTION_RULES.who
  // Where one pays by code as well, the print only says which telephones the other way is for.
  const isPhone = findRequiredRails(view, false).rails.join() === 'nfc'
  const lends = view.offer.discount.type === 'cuotas sin intereses'
  const issuers = new Set(findRequiredIssuers(view).names)
  const claims = findPeopleClaims(view)
    .filter((claim) => !isHolderClaim(claim))
    .filter(({ value }) => value.value !== 'celular Android' || isPhone)
    // The first purchase of a period is a limit on the uses.
    .filter(({ value, span, clause }) => value.kind !== 'firstPurchase' || !isOfPeriod(view, clause, span))
    // A loan is a condition only of instalments.
    .filter(({ value }) => value.value !== 'préstamo aprobado' || lends)
    .map((claim) => addPlace(view, issuers, claim))
    .sort((a, b) => order.indexOf(a.place) - order.indexOf(b.place))
  // If an account at the offer's issuer is required, an account elsewhere is only mentioned.
  const isAskedHere = claims.some(({ value: { kind, value } }) => kind === 'account' && value === null)
  return claims.filter(({ value: { kind, value } }) => kind !== 'account' || value === null || !isAskedHere)
}

const isOfPeriod = (view: OfferView, { sentence }: Clause, { start, end }: Span) =>
  getOfferClauses(view).some(
    (clause) =>
      clause.sentence === sentence &&
      selectMentions(clause.mentions, 'uses').some((uses) => uses.value.period !== 'promocion' && uses.start <= end && start <= uses.end),
  )

const HELD_AT = 60

/** The place of residence, or the bank of an account if it is not an issuer of the offer. */
function addPlace(view: OfferView, issuers: ReadonlySet<MethodName>, claim: PeopleClaim): PeopleClaim {
  const { kind } = claim.value
  if (kind !== 'account' && kind !== 'resident') return claim
  const behind = getOfferClauses(view)
    .filter(({ sentence }) => sentence === claim.clause.sentence)
    .flatMap(({ mentions }) => mentions)
    .filter(({ start }) => start >= claim.span.end && start - claim.span.end < HELD_AT)
  if (kind === 'resident') {
    const places = [...selectMentions(behind, 'province'), ...selectMentions(behind, 'town')].map(({ value }) => value)
    return { ...claim, value: { ...claim.value, value: [...new Set(places)].join(' o ') || null } }
  }
  const [held] = selectMentions(behind, 'institution').filter(({ value }) => value !== 'MODO')
  if (held === undefined || issuers.size === 0 || issuers.has(getFamilyName(held.value))) return claim
  return { ...claim, value: { ...claim.value, value: getFamilyName(held.value) } }
}

function ofSelectedBank(view: OfferView): WhoCondition[] {
  const span = findUnnamedIssuers(view)
  if (span === null) return []
  return [{ kind: 'other', value: 'tarjeta de un banco adherido', alternatives: null, ...quoteSpan(view.card.text, span) }]
}

const LONGEST_LEAD = { words: 6, units: 60 }

function withLead({ folded }: OfferView, { start, end }: Span): Span {
  const before = splitIntoPlainWords(folded, { start: Math.max(0, start - LONGEST_LEAD.units), end: start }).slice(-LONGEST_LEAD.words)
  const near = before.filter((word) => !SIGNS.some((sign) => folded.slice(word.end, start).includes(sign)))
  return { start: near.find(({ text }) => STEMS_BEFORE_PEOPLE.some((lead) => text.startsWith(lead)))?.start ?? start, end }
}
const SIGNS = [...'.,;:|(%$']
