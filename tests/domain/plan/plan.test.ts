import fc from 'fast-check'
import { expect, it } from 'vitest'
import { planTrips } from '#domain/plan/plan.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import { bestByEnumeration, buy, instances, isWithin, moneyOf, neededOf, type Visit } from './planInstances.ts'

const LONG = 10_000

it('saves as much as trying everything, breaks no limit, and each peso is what its offer gives', () => {
  fc.assert(
    fc.property(instances, (instance) => {
      const { week, uses, wishes, open } = instance
      const plan = planTrips(week, uses, wishes, LONG)
      const best = bestByEnumeration(instance)
      // Whole pesos cost less than one for each purchase.
      expect(plan.saving).toBeGreaterThan(best - plan.trips.length - 0.01)
      expect(plan.atMost).toBe(plan.saving)

      const visits = plan.trips.map(({ offers, ...trip }): Visit => {
        const promotions = offers.map(({ id }) => week.promotions.find((one) => one.id === id) as ListedPromotion)
        return { ...trip, offers: promotions.map((promotion) => ({ promotion, via: promotion.paymentMethods === null ? [] : trip.via })) }
      })
      const bought = buy(visits, instance)
      expect(plan.trips.map(({ offers }) => offers.map(({ saving }) => saving))).toEqual(
        bought?.map((savings) => savings.map((saving) => expect.closeTo(saving, 2))),
      )
      const needed = neededOf(instance)
      for (const { date, chain, amount } of needed) expect(plan.trips).toContainEqual(expect.objectContaining({ date, chain, amount }))
      const free = plan.trips.filter(({ date }) => !needed.some((one) => one.date === date))
      const dates = plan.trips.map(({ date }) => date)
      expect(new Set(dates).size).toBe(dates.length)
      expect(open).toEqual(expect.arrayContaining(dates))
      expect(isWithin(free, instance, needed)).toBe(true)
      expect(free.every(({ amount }) => amount <= wishes.largest && Number.isInteger(amount))).toBe(true)
      const spent = plan.trips.reduce((sum, { amount }) => sum + amount, 0)
      expect(plan.spent).toBe(spent)
      expect(free.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(
        Math.max(0, moneyOf(instance) - needed.reduce((sum, { amount }) => sum + amount, 0)),
      )
    }),
    { numRuns: 1000 },
  )
}, 600_000)
