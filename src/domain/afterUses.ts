import type { CivilDate } from './calendar.ts'
import { eligibilityOf } from './eligibility.ts'
import { type Left, leftOf } from './left.ts'
import { leftWords } from './leftWords.ts'
import { type AfterUses, type Limited, type Ranked, type Shopper, savingFor } from './ranking.ts'
import { isUpTo } from './saving.ts'
import type { Use } from './use.ts'

/**
 * How the uses of a shopper change what promotions save on a day: the one place where a cap that is used up counts. What was never used stays the
 * same object, so that a list of it costs a look-up each.
 */
export function afterUses(uses: readonly Use[]): AfterUses {
  const byPromotion = new Map<string, Use[]>()
  for (const use of uses) for (const id of use.promotions) byPromotion.set(id, [...(byPromotion.get(id) ?? []), use])
  return (one, shopper, date) => {
    const own = byPromotion.get(one.promotion.id)
    return own === undefined ? one : reckoned(one, shopper, own, date)
  }
}

function reckoned<P extends Limited>(one: Ranked<P>, shopper: Shopper, uses: readonly Use[], date: CivilDate): Ranked<P> {
  const left = leftOf(one.promotion, one.eligibility.via, uses, date)
  if (left === null) return one
  const other = left.usedUp === null ? null : withAnother(one, shopper, uses, date)
  if (other === null) return withLeft(one, left, shopper)
  const leftThere = leftOf(one.promotion, other.eligibility.via, uses, date)
  return leftThere === null ? other : withLeft(other, leftThere, shopper)
}

/** The same paid with another of the shopper's cards or banks, whose cap is its own and not used up; null where there is none. */
function withAnother<P extends Limited>(
  one: Ranked<P>,
  { wallet, isAnybody }: Shopper,
  uses: readonly Use[],
  date: CivilDate,
): Ranked<P> | null {
  const { promotion } = one
  const rest = promotion.paymentMethods?.filter((group) => !leftOf(promotion, group, uses, date)?.usedUp) ?? []
  if (isAnybody || rest.length === 0) return null
  const eligibility = eligibilityOf({ ...promotion, paymentMethods: rest }, wallet)
  return eligibility.status === one.eligibility.status ? { ...one, eligibility } : null
}

function withLeft<P extends Limited>(one: Ranked<P>, left: Left, shopper: Shopper): Ranked<P> {
  const { promotion } = one
  const limits = { ...promotion.limits, maxDiscount: left.most }
  const saving = savingFor({ ...promotion, limits }, shopper)
  const atLeast = isUpTo(promotion) ? 0 : Math.min(saving, left.least ?? saving)
  return { ...one, saving, atLeast, left: { ...left, words: leftWords(left) } }
}
