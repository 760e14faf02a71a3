import type { DoubtReason } from '../promotion/doubt.ts'
import { CAP_PERIODS, type EvidenceField, type Limits, MIN_SURE_CONFIDENCE } from '../promotion/promotion.ts'
import { qualifiersOnceSaid } from '../promotion/qualifier.ts'
import type { PublishedPromotion } from '../promotion/snapshot.ts'
import type { Comparison } from './compare.ts'

/** Below it every screen names the doubt. */
const CONTRADICTED_CONFIDENCE = MIN_SURE_CONFIDENCE - 0.1
const CONTRADICTED: DoubtReason = 'issuer'

/** For people whom an issuer's record admits and the chain's page does not. */
const AT_THE_TILL = 'el visto bueno de la caja (a confirmar ahí)'

/** What the issuer adds, and the stricter value of what differs. Fields that are now the issuer's have their words on another page. */
export function applyIssuersWord(ours: PublishedPromotion, theirs: PublishedPromotion, { adds, differs }: Comparison): PublishedPromotion {
  const withAdded = adds.includes('appliesOnlyTo') ? withTiers(ours, theirs) : ours
  const values = [...adds.filter((field) => field !== 'appliesOnlyTo'), ...differs]
  const taken = values.reduce((promotion, field) => withStricter(promotion, theirs, field), withAdded)
  const [about] = differs
  if (about === undefined) return taken
  const confidence = Math.min(taken.confidence, CONTRADICTED_CONFIDENCE)
  return { ...taken, confidence, doubt: { about, reason: CONTRADICTED } }
}

function withStricter(promotion: PublishedPromotion, theirs: PublishedPromotion, field: EvidenceField): PublishedPromotion {
  switch (field) {
    case 'discount':
      return theirs.discount.value < promotion.discount.value ? withValue(promotion, 'discount', theirs.discount) : promotion
    case 'limits':
      return isStricter(theirs.limits, promotion.limits) ? withValue(promotion, 'limits', theirs.limits) : promotion
    case 'minPurchase':
      return (theirs.minPurchase ?? 0) > (promotion.minPurchase ?? 0) ? withValue(promotion, 'minPurchase', theirs.minPurchase) : promotion
    case 'weekdays':
      return withDays(promotion, theirs)
    case 'validUntil':
      return withEnd(promotion, theirs)
    case 'appliesOnlyTo':
      return withoutSalary(promotion)
    default:
      return promotion
  }
}

function withValue<F extends EvidenceField>(promotion: PublishedPromotion, field: F, value: PublishedPromotion[F]): PublishedPromotion {
  const { qualifiers, evidence, conflicts, readings } = promotion
  return {
    ...promotion,
    [field]: value,
    qualifiers: qualifiersOnceSaid(qualifiers, field),
    evidence: without(evidence, field),
    conflicts: without(conflicts, field),
    readings: readings && { ...readings, open: without(readings.open, field) },
  }
}

const without = <T extends object>(facts: T, field: string): T =>
  Object.fromEntries(Object.entries(facts).filter(([name]) => name !== field)) as T

function withDays(promotion: PublishedPromotion, { weekdays }: PublishedPromotion): PublishedPromotion {
  const common = promotion.weekdays?.filter((day) => weekdays?.includes(day)) ?? weekdays
  return common?.length === 0 ? promotion : withValue(promotion, 'weekdays', common)
}

/** The end that was supposed yields, unless the issuer's is later: the chain may not go on as long. */
function withEnd(promotion: PublishedPromotion, { validUntil }: PublishedPromotion): PublishedPromotion {
  const isLater = validUntil === null || (promotion.validUntil !== null && promotion.validUntil < validUntil)
  return isLater || validUntil < (promotion.validFrom ?? validUntil) ? promotion : withValue(promotion, 'validUntil', validUntil)
}

/** A smaller cap, and of two equal ones that of the longer period. Any known cap is stricter than none. */
function isStricter(theirs: Limits, ours: Limits): boolean {
  const [cap, own] = [theirs.maxDiscount ?? Number.POSITIVE_INFINITY, ours.maxDiscount ?? Number.POSITIVE_INFINITY]
  const isUnknown = own === Number.POSITIVE_INFINITY && !ours.explicitlyHasNoLimit
  return cap < own || isUnknown || (cap === own && lengthOfPeriod(theirs) > lengthOfPeriod(ours))
}

const lengthOfPeriod = ({ period }: Limits) => (period === null ? -1 : CAP_PERIODS.indexOf(period))

/** Their words are on another page, so they mark none here. */
function withTiers(promotion: PublishedPromotion, theirs: PublishedPromotion): PublishedPromotion {
  const { who } = promotion.conditions
  const first = nextAlternatives(who)
  const tiers = theirs.conditions.who
    .filter(({ kind }) => kind === 'segment')
    .map((one) => ({ ...one, alternatives: one.alternatives === null ? null : first + one.alternatives, start: 0, end: 0 }))
  return { ...promotion, conditions: { ...promotion.conditions, who: [...who, ...tiers] } }
}

const nextAlternatives = (who: PublishedPromotion['conditions']['who']) => Math.max(-1, ...who.map((one) => one.alternatives ?? -1)) + 1

/** Without the salary it is neither sure nor impossible: what they do at the till decides. */
function withoutSalary(promotion: PublishedPromotion): PublishedPromotion {
  const { who } = promotion.conditions
  const alternatives = nextAlternatives(who)
  const asked = who.flatMap((one) =>
    one.kind === 'salary' && one.alternatives === null
      ? [
          { ...one, alternatives },
          { ...one, alternatives, kind: 'other' as const, value: AT_THE_TILL },
        ]
      : [one],
  )
  return { ...promotion, conditions: { ...promotion.conditions, who: asked } }
}
