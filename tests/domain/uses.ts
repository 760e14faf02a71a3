import fc from 'fast-check'
import { addDays } from '#domain/calendar/calendar.ts'
import { CHAIN_SLUGS } from '#domain/catalogue/chain.ts'
import { PAYMENT_METHODS } from '#domain/catalogue/paymentMethod.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import { REFUND_STATES, type Use } from '#domain/uses/use.ts'
import { plainPromotion } from './arbitraries.ts'

/** Friday. */
export const FRIDAY = '2026-03-27'

/** A promotion with a cap to vary in examples. */
export const capped: ListedPromotion = {
  ...plainPromotion,
  id: 'p1',
  validUntil: '2026-12-31',
  limits: { maxDiscount: 12_000, explicitlyHasNoLimit: false, period: 'mes', per: null, caps: [] },
}

/** A use of it to vary in examples. */
export const use: Use = {
  id: 'u1',
  whose: '',
  promotions: ['p1'],
  supermarket: 'coto',
  title: '20% de descuento en Coto',
  url: 'https://www.coto.com.ar',
  date: FRIDAY,
  amount: 40_000,
  saved: 8_000,
  paidWith: [],
  cap: 'Tope $ 12.000 por mes',
  refund: null,
  words: '',
}

const ids = fc.stringMatching(/^[\w-]{1,12}$/)

/** Random uses around a day, of a few promotions. */
export const uses: fc.Arbitrary<Use> = fc
  .record({
    id: ids,
    whose: fc.constantFrom('', 'ana'),
    promotions: fc.uniqueArray(fc.constantFrom('p1', 'p2', 'p3'), { minLength: 1, maxLength: 3 }),
    supermarket: fc.constantFrom(...CHAIN_SLUGS),
    title: fc.string({ maxLength: 40 }),
    url: fc.webUrl(),
    date: fc.integer({ min: -60, max: 20 }).map((days) => addDays(FRIDAY, days)),
    amount: fc.integer({ min: 1, max: 300_000 }),
    saved: fc.constant(0),
    paidWith: fc.uniqueArray(fc.constantFrom(...PAYMENT_METHODS.map(({ name }) => name)), { maxLength: 3 }),
    cap: fc.string({ maxLength: 40 }),
    refund: fc.option(
      fc.record({
        days: fc.option(fc.integer({ min: 0, max: 90 })),
        business: fc.boolean(),
        where: fc.constantFrom('statement', 'account', 'wallet', null),
        arrival: fc.constantFrom(...REFUND_STATES),
      }),
    ),
    words: fc.string({ maxLength: 60 }),
  })
  .chain((one) => fc.integer({ min: 0, max: Math.min(one.amount, 30_000) }).map((saved) => ({ ...one, saved })))
