import type { CivilDate } from '#domain/calendar/calendar.ts'
import { eligibilityOf } from '#domain/choice/eligibility.ts'
import {
  type AfterUses,
  bestInHousehold,
  type RankableOnDay,
  type Ranked,
  rankForPerson,
  type Shopper,
  savingForShopper,
} from '#domain/choice/ranking.ts'
import { withTightest } from '#domain/promotion/caps.ts'
import { isSavingUncertain } from '#domain/promotion/saving.ts'
import { type RemainingCap, remainingCap } from '#domain/uses/remainingCap.ts'
import type { Use } from '#domain/uses/use.ts'
import type { Person } from '#domain/wallet/household.ts'

/**
 * Returns how a household's uses change a promotion's saving on a day. Used-up caps count only here, and each person's uses
 * count only for them. An unused promotion stays the same object, so that a list costs one look-up each.
 */
export function makeAfterUses(uses: readonly Use[]): AfterUses {
  const byPromotion = new Map<string, Use[]>()
  for (const use of uses) for (const id of use.promotions) byPromotion.set(id, [...(byPromotion.get(id) ?? []), use])
  return (one, shopper, date) => {
    const { promotion } = one
    const used = byPromotion.get(promotion.id)
    if (used === undefined) return one
    return bestInHousehold(shopper.people, (person) => {
      const own = used.filter(({ whose }) => whose === person.id)
      return reckoned(rankForPerson(promotion, person, shopper), { person, shopper, uses: own, date })
    })
  }
}

type Used = { person: Person; shopper: Shopper; uses: readonly Use[]; date: CivilDate }

function reckoned<P extends RankableOnDay>(one: Ranked<P>, used: Used): Ranked<P> {
  const { uses, date } = used
  const left = remainingCap(one.promotion, one.eligibility.via, uses, date)
  if (left === null) return one
  const other = left.usedUp === null ? null : withAnother(one, used)
  if (other === null) return withLeft(one, left, used)
  const leftThere = remainingCap(one.promotion, other.eligibility.via, uses, date)
  return leftThere === null ? other : withLeft(other, leftThere, used)
}

/** Ranks the promotion with another of the person's methods whose own cap is not used up; null when there is none. */
function withAnother<P extends RankableOnDay>(one: Ranked<P>, { person, shopper, uses, date }: Used): Ranked<P> | null {
  const { promotion } = one
  const rest = promotion.paymentMethods?.filter((group) => !remainingCap(promotion, group, uses, date)?.usedUp) ?? []
  if (shopper.isAnybody || rest.length === 0) return null
  const eligibility = eligibilityOf({ ...promotion, paymentMethods: rest }, person.wallet)
  return eligibility.status === one.eligibility.status ? { ...one, eligibility } : null
}

function withLeft<P extends RankableOnDay>(one: Ranked<P>, left: RemainingCap, { shopper }: Used): Ranked<P> {
  const { promotion } = one
  const limits = withTightest(promotion.limits, left.most)
  const saving = savingForShopper({ ...promotion, limits }, shopper)
  const atLeast = isSavingUncertain(promotion) ? 0 : Math.min(saving, left.least ?? saving)
  return { ...one, saving, atLeast, left }
}
