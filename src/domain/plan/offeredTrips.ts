import type { MethodName } from '../catalogue/paymentMethod.ts'
import { makeShopper, type Ranked, rankForPerson } from '../choice/ranking.ts'
import type { Week } from '../choice/week.ts'
import type { ListedPromotion } from '../promotion/promotion.ts'
import { personOf } from '../wallet/household.ts'
import type { Plan, PlannedTrip } from './plan.ts'

/** A planned trip and its offers, ranked for the person who pays: first the main one, then those that add up. */
export type OfferedTrip = { trip: PlannedTrip; offer: Ranked<ListedPromotion>; others: readonly Ranked<ListedPromotion>[] }

type Source = Pick<Week, 'promotions' | 'people' | 'captures'>

/** Returns the trips of a plan with their offers; those of an offer that is gone meanwhile are left out. */
export function listOfferedTrips({ trips }: Pick<Plan, 'trips'>, { promotions, people, captures }: Source): OfferedTrip[] {
  return trips.flatMap((trip) => {
    const payer = personOf(people, trip.whose)
    const shopper = makeShopper(people, trip.amount, { captures })
    const ranked = trip.offers.flatMap(({ id }): Ranked<ListedPromotion>[] => {
      const promotion = promotions.find((one) => one.id === id)
      if (promotion === undefined) return []
      return [{ ...paidAsPlanned(rankForPerson(promotion, payer, shopper), trip.via), ...(payer !== people[0] && { whose: payer }) }]
    })
    const [offer, ...others] = ranked
    return offer === undefined ? [] : [{ trip, offer, others }]
  })
}

/** Of several ways to pay, each with a cap of its own, the plan has chosen one. */
function paidAsPlanned(offer: Ranked<ListedPromotion>, via: readonly MethodName[]): Ranked<ListedPromotion> {
  const { eligibility, promotion } = offer
  const isWay = promotion.paymentMethods?.some((group) => group.length === via.length && group.every((name) => via.includes(name)))
  return isWay ? { ...offer, eligibility: { ...eligibility, via: [...via], also: [] } } : offer
}
