import { methodNamed, variantName } from '../catalogue/paymentMethod.ts'
import type { ListedPromotion } from '../promotion/promotion.ts'

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
const sorted = <T>(all: readonly T[] | null) => all && [...all].sort()

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

/** For three or more offers that differ only by plan, figure and cap; else null. */
export function makePlanTable(offers: readonly ListedPromotion[]): PlanRow[] | null {
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
