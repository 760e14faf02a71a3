import { methodNamed } from '#domain/catalogue/paymentMethod.ts'
import { findJoint, splitIntoTokens } from '../text/neighbours.ts'
import { WORDS_BETWEEN_PEOPLE } from '../vocabulary/people.ts'
import { ANY_PLAN_NAME, PACKAGE_TIER } from '../vocabulary/tiers.ts'
import { isHolderClaim, type PeopleClaim } from './people.ts'

const LONGEST_LINK = 40

/** Neighbours in an enumeration share a number, and one of them is enough. The keys are from `getClaimId`. */
export function numberAlternatives(folded: string, claims: readonly PeopleClaim[]): Map<string, number> {
  const numbers = new Map<string, number>()
  const order = [...claims].sort((a, b) => a.span.start - b.span.start)
  for (const [at, right] of order.entries()) {
    const left = order[at - 1]
    if (left === undefined || getClaimId(left) === getClaimId(right) || !areAlternatives(folded, left, right)) continue
    const number = numbers.get(getClaimId(left)) ?? numbers.get(getClaimId(right)) ?? new Set(numbers.values()).size
    numbers.set(getClaimId(left), number)
    numbers.set(getClaimId(right), number)
  }
  return numbers
}
export const getClaimId = ({ value: { kind, value } }: PeopleClaim) => `${kind} ${value}`

function areAlternatives(folded: string, left: PeopleClaim, right: PeopleClaim): boolean {
  if (left.clause.sentence !== right.clause.sentence || right.span.start - left.span.end > LONGEST_LINK) return false
  const between = folded.slice(left.span.end, right.span.start)
  const tokens = splitIntoTokens(between)
  const isEither = tokens.some((token) => token === 'o' || token === 'u')
  if (!isHolderClaim(left) || !isHolderClaim(right)) return isEither && tokens.length <= LONGEST_OR
  if (left.value.kind === 'benefit' && right.value.kind === 'salary' && !isEither) return false
  if (findJoint(between, WORDS_BETWEEN_PEOPLE)) return true
  const unknown = tokens.filter((token) => findJoint(token, WORDS_BETWEEN_PEOPLE) === null)
  return unknown.length <= LONGEST_ITEM && LISTING.has(tokens[0] ?? '') && AND_OR.has(tokens.at(-1) ?? '')
}
const LONGEST_OR = 6
/** Words: an unknown item of this length does not end a list. */
const LONGEST_ITEM = 2
const AND_OR = new Set(['y', 'e', 'o', 'u'])
const LISTING = new Set([',', '/'])

/** A card that the catalogue has as a method is no plan. */
const isNamedPlan = ({ value: { kind, value, variant } }: PeopleClaim) =>
  kind === 'segment' &&
  value !== null &&
  value !== ANY_PLAN_NAME &&
  value !== PACKAGE_TIER &&
  (variant === null || methodNamed(variant).parent !== null)

/** A customer has one plan of an issuer: the first binds, and further plans that are no alternative to it claim nothing. */
export function splitRivalPlans(folded: string, claims: readonly PeopleClaim[]): { claims: PeopleClaim[]; rivals: PeopleClaim[] } {
  const numbers = numberAlternatives(folded, claims)
  const plans = claims.filter(isNamedPlan)
  const [first] = plans
  const number = first && numbers.get(getClaimId(first))
  const isOfFirst = (claim: PeopleClaim) =>
    first !== undefined && (getClaimId(claim) === getClaimId(first) || (number !== undefined && numbers.get(getClaimId(claim)) === number))
  const rivals = plans.filter((plan) => !isOfFirst(plan))
  const isHeld = ({ clause }: PeopleClaim) => plans.some((plan) => isOfFirst(plan) && plan.clause === clause)
  const isBesideRival = (claim: PeopleClaim) => rivals.some(({ clause }) => clause === claim.clause) && !isHeld(claim)
  return { claims: claims.filter((claim) => !rivals.includes(claim) && !isBesideRival(claim)), rivals }
}
