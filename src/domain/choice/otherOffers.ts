import { type MethodName, methodNamed } from '../catalogue/paymentMethod.ts'
import type { Limits, ListedPromotion } from '../promotion/promotion.ts'
import type { VerbPhrase } from '../text/verbPhrase.ts'
import { variantName } from './eligibility.ts'
import { peopleConditions } from './pageFacts.ts'

/** The differences of another offer of the page from the front one; a field is null when it is equal. */
export type OtherOffer = {
  promotion: ListedPromotion
  /** Conditions on the person that the front offer does not have, each with its alternatives. */
  people: VerbPhrase[][]
  methods: MethodName[][] | null
  cap: Limits | null
  isOtherScope: boolean
  isOtherPlace: boolean
  isOtherTime: boolean
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
const sorted = <T>(all: readonly T[] | null) => all && [...all].sort()

/** Compares another offer of the page with the front one. */
export function compareWithFront(front: ListedPromotion, promotion: ListedPromotion): OtherOffer {
  const said = peopleConditions(front)
  return {
    promotion,
    people: peopleConditions(promotion).filter((clauses) => !said.some((other) => isSame(other, clauses))),
    methods: isSame(sorted(front.paymentMethods), sorted(promotion.paymentMethods)) ? null : promotion.paymentMethods,
    cap: isSame(front.limits, promotion.limits) ? null : promotion.limits,
    isOtherScope: front.onlyForProducts !== promotion.onlyForProducts,
    isOtherPlace: !isSame(sorted(front.where), sorted(promotion.where)),
    isOtherTime: !isSame(sorted(front.weekdays), sorted(promotion.weekdays)) || front.validUntil !== promotion.validUntil,
  }
}

/** Returns the issuer's plan that an offer is for, from its condition or its variants; null for none. */
function planOf({ conditions: { who }, paymentMethods }: ListedPromotion): string | null {
  const segments = who.flatMap(({ kind, value }) => (kind === 'segment' && value !== null ? [value] : []))
  const variants = (paymentMethods ?? []).flatMap((group) => {
    const variant = group.map((name) => methodNamed(name)).find(({ parent }) => parent !== null)
    return variant ? [variantName(variant)] : []
  })
  const plans = [...new Set(segments.length > 0 ? segments : variants)]
  return plans.length === 0 ? null : plans.join(' o ')
}

export type PlanRow = { promotion: ListedPromotion; plan: string | null }

/** Returns the offers of a page as a table of plans, if there are three or more that differ only by plan, figure and cap; else null. */
export function planTable(offers: readonly ListedPromotion[]): PlanRow[] | null {
  const [front] = offers
  if (front === undefined || offers.length < 3) return null
  const isAlike = ({ discount, onlyForProducts, where, weekdays }: ListedPromotion) =>
    discount.type === front.discount.type &&
    onlyForProducts === front.onlyForProducts &&
    isSame(sorted(where), sorted(front.where)) &&
    isSame(sorted(weekdays), sorted(front.weekdays))
  const plans = offers.map((promotion) => ({ promotion, plan: planOf(promotion) }))
  const isByPlan = new Set(plans.map(({ plan }) => plan)).size === plans.length
  return isByPlan && offers.every(isAlike) ? plans : null
}
