import { describe, expect, test } from 'vitest'
import { promotionsOfCase, words } from '../rules/conditionsOfCase.ts'
import { OFFERS_CORPUS } from './announcedOffers.corpus.ts'

describe('each of the offers of one card', () => {
  test.each(OFFERS_CORPUS.map((one) => [words(one), one] as const))('%s', (_, one) => {
    const offers = promotionsOfCase(one).map(({ discount, limits, minPurchase, weekdays, conditions }) => ({
      discount: discount.type === 'porcentaje' ? discount.value : `${discount.value} cuotas`,
      cap: limits?.maxDiscount ?? null,
      min: minPurchase,
      days: weekdays?.join(' ') ?? null,
      who: conditions.who.map(({ kind }) => kind).join(' '),
    }))
    const asked = Object.keys(one.yields[0] ?? {}) as (keyof (typeof offers)[number])[]
    expect(offers.map((offer) => Object.fromEntries(asked.map((key) => [key, offer[key]])))).toEqual(one.yields)
  })
})
