import { WEEKDAYS, type Weekday } from '../calendar/calendar.ts'
import { allCaps } from '../promotion/caps.ts'
import type { Cap, CapPeriod, EvidenceField } from '../promotion/promotion.ts'
import { isCapUnknown } from '../promotion/saving.ts'
import type { PublishedPromotion } from '../promotion/snapshot.ts'
import { isForSalary, issuersOf, namesTiers, tiersOf } from './payer.ts'

export type Comparison = { adds: EvidenceField[]; differs: EvidenceField[] }

/** `adds`: the chain does not say; null: the same, or the issuer does not say. */
type Finding = keyof Comparison | null
type Compare = (ours: PublishedPromotion, theirs: PublishedPromotion) => Finding

/** The compared fields. Others cannot contradict: either side may know more goods or ways to pay, and banks plan beyond a chain's month. */
const FIELDS: { [F in EvidenceField]?: Compare } = {
  discount: (ours, theirs) => (ours.discount.value === theirs.discount.value ? null : 'differs'),
  weekdays: (ours, theirs) =>
    unlessUnknown(statedDays(ours), statedDays(theirs), (a, b) => a.length === b.length && a.every((day) => b.includes(day))),
  limits: compareLimits,
  minPurchase: (ours, theirs) => unlessUnknown(ours.minPurchase, theirs.minPurchase, (a, b) => a === b),
  validUntil: (ours, theirs) =>
    theirs.validUntil !== null && (ours.validUntil === null || ours.qualifiers.includes('unsaidEnd')) ? 'adds' : null,
  appliesOnlyTo: comparePeople,
}

export function compareFields(ours: PublishedPromotion, theirs: PublishedPromotion): Comparison {
  const findings = Object.entries(FIELDS).map(([field, finding]) => ({ field: field as EvidenceField, found: finding(ours, theirs) }))
  const fieldsOf = (kind: Finding) => findings.flatMap(({ field, found }) => (found === kind ? [field] : []))
  return { adds: fieldsOf('adds'), differs: fieldsOf('differs') }
}

function unlessUnknown<V>(ours: V | null, theirs: V | null, isEqual: (a: V, b: V) => boolean): Finding {
  if (theirs === null) return null
  if (ours === null) return 'adds'
  return isEqual(ours, theirs) ? null : 'differs'
}

/** Returns the stated days. All days count as none stated, because lists write all where they do not know. */
const statedDays = ({ weekdays }: PublishedPromotion): readonly Weekday[] | null => (weekdays?.length === WEEKDAYS.length ? null : weekdays)

function compareLimits(ours: PublishedPromotion, theirs: PublishedPromotion): Finding {
  if (isCapUnknown(theirs)) return null
  if (isCapUnknown(ours)) return 'adds'
  const [own, other] = [allCaps(ours.limits), allCaps(theirs.limits)]
  const amount = theirs.limits.maxDiscount
  if (ours.limits.maxDiscount === amount)
    return unlessUnknown(periodOfCap(own), periodOfCap(other), (a, b) => a === b || isSameMoney(ours, [a, b]))
  // A chain may state several caps, and the issuer one of them.
  return own.some((cap) => cap.kind === 'back' && cap.amount === amount) ? null : 'differs'
}

const periodOfCap = ([tightest]: readonly Cap[]): CapPeriod | null => tightest?.period ?? null

const ONCE_A_WEEK: readonly CapPeriod[] = ['dia', 'finde', 'semana']
const ONCE_A_MONTH: readonly CapPeriod[] = ['mes', 'promocion']

/** One day a week has one day in its week; one month, one month in its run. */
function isSameMoney({ weekdays, validFrom, validUntil }: PublishedPromotion, periods: readonly CapPeriod[]): boolean {
  const areIn = (once: readonly CapPeriod[]) => periods.every((period) => once.includes(period))
  const isOfOneMonth = validFrom !== null && validFrom.slice(0, 7) === validUntil?.slice(0, 7)
  return (weekdays?.length === 1 && areIn(ONCE_A_WEEK)) || (isOfOneMonth && areIn(ONCE_A_MONTH))
}

/** A condition that only the chain states stays, unless the issuer says who is meant. A tier of one of several issuers is not for all. */
function comparePeople(ours: PublishedPromotion, theirs: PublishedPromotion): Finding {
  if (!namesTiers(theirs)) return null
  if (isForSalary(ours) && !isForSalary(theirs)) return 'differs'
  return issuersOf(ours).size === 1 && tiersOf(ours).length === 0 ? 'adds' : null
}
