import type { PublishedPromotion } from '../promotion/snapshot.ts'
import {
  type Issuer,
  isForSalary,
  isOfWallets,
  issuersOf,
  issuersOfGroups,
  isThroughModo,
  namesTiers,
  paymentCardSlugsOf,
  peopleOf,
  tiersOf,
} from './payer.ts'

/** Surest first. `same`: just this issuer and people; `likely`: one names more, only equal figures pair; `part`: one of several issuers. */
export const MATCH_STRENGTHS = ['same', 'likely', 'part'] as const
export type MatchStrength = (typeof MATCH_STRENGTHS)[number]

/** Compares chain, kind of discount, dates, days, place, cards and payer. Null: they are two different promotions. */
export function findMatch(ours: PublishedPromotion, theirs: PublishedPromotion): MatchStrength | null {
  if (ours.supermarket !== theirs.supermarket || ours.discount.type !== theirs.discount.type) return null
  if (isOnTop(ours) !== isOnTop(theirs)) return null
  if (!doDatesMeet(ours, theirs) || !doDaysMeet(ours, theirs) || !doPlacesMeet(ours, theirs)) return null
  if (areApart(paymentCardSlugsOf(ours), paymentCardSlugsOf(theirs))) return null
  const bonds = [issuerBond(ours, theirs), tierBond(ours, theirs), salaryBond(ours, theirs), peopleBond(ours, theirs)]
  return bonds.includes(null) ? null : (MATCH_STRENGTHS.findLast((bond) => bonds.includes(bond)) as MatchStrength)
}

/** Of «5 % adicional» one of them may say the part and the other the sum. */
const isOnTop = ({ qualifiers }: PublishedPromotion) => qualifiers.includes('addition')

/** An unknown date does not part them; two months that do not meet are two promotions. */
function doDatesMeet(a: PublishedPromotion, b: PublishedPromotion): boolean {
  const isBefore = (one: PublishedPromotion, other: PublishedPromotion) =>
    one.validUntil !== null && other.validFrom !== null && one.validUntil < other.validFrom
  return !isBefore(a, b) && !isBefore(b, a)
}

function doDaysMeet(ours: PublishedPromotion, theirs: PublishedPromotion): boolean {
  return ours.weekdays === null || theirs.weekdays === null || haveCommon(ours.weekdays, theirs.weekdays)
}

/** Places that nobody stated may be any. */
function doPlacesMeet(ours: PublishedPromotion, theirs: PublishedPromotion): boolean {
  const isOpen = [ours, theirs].some(({ qualifiers }) => qualifiers.includes('unsaidPlace') || qualifiers.includes('unsaidWeb'))
  return isOpen || haveCommon(ours.where, theirs.where)
}

const haveCommon = <T>(some: readonly T[], others: readonly T[]) => some.some((one) => others.includes(one))

/** Checks whether both name something and share nothing. */
const areApart = <T>(some: readonly T[], others: readonly T[]) => some.length > 0 && others.length > 0 && !haveCommon(some, others)

function issuerBond(ours: PublishedPromotion, theirs: PublishedPromotion): MatchStrength | null {
  const [own, other] = [issuersOfGroups(ours), issuersOfGroups(theirs)]
  const [issuers, others] = [issuersOf(ours), issuersOf(theirs)]
  const isCommon = (issuer: Issuer) => issuers.has(issuer) && others.has(issuer)
  const isAllOf = (groups: readonly Issuer[][]) => groups.every((group) => group.some(isCommon))
  const haveIssuer = own.some((group) => group.some(isCommon))
  if (isAllOf(own) && isAllOf(other)) return 'same'
  if (isThroughModo(ours) && isThroughModo(theirs)) return modoBond(issuers.size, others.size, haveIssuer)
  return haveIssuer || (own.some((group) => group.length === 0) && isForIssuersClients(ours, theirs)) ? 'part' : null
}

/** What anyone's card of a network or any wallet's code pays, an issuer offers to its own clients. */
function isForIssuersClients(ours: PublishedPromotion, theirs: PublishedPromotion): boolean {
  const { rails } = ours.conditions.how
  const isByCode = rails.length > 0 && rails.every((rail) => rail === 'qr')
  return haveCommon(paymentCardSlugsOf(ours), paymentCardSlugsOf(theirs)) || (isByCode && isOfWallets(theirs))
}

/** The wallet's own campaign against the banks that a chain names for it, or a bank's copy of the campaign. */
function modoBond(banks: number, othersBanks: number, haveBank: boolean): MatchStrength | null {
  if (othersBanks === 0 && banks !== 1) return 'same'
  return banks === 0 || othersBanks === 0 || haveBank ? 'likely' : null
}

function tierBond(ours: PublishedPromotion, theirs: PublishedPromotion): MatchStrength | null {
  const [own, other] = [tiersOf(ours), tiersOf(theirs)]
  if (areApart(own, other)) return null
  return own.length > 0 === other.length > 0 ? 'same' : 'likely'
}

/** A record for those who are paid through the issuer is no promotion for all. */
function salaryBond(ours: PublishedPromotion, theirs: PublishedPromotion): MatchStrength | null {
  if (isForSalary(ours) === isForSalary(theirs)) return 'same'
  if (isForSalary(theirs)) return null
  return namesTiers(theirs) ? 'same' : 'likely'
}

/** For pensioners, members of the chain's club and the like an issuer may have another offer, or none of its own. */
function peopleBond(ours: PublishedPromotion, theirs: PublishedPromotion): MatchStrength | null {
  const [own, other] = [peopleOf(ours), peopleOf(theirs)]
  if (other.some((kind) => !own.includes(kind))) return null
  return own.length === other.length ? 'same' : 'likely'
}
