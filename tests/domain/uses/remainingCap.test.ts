import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { addDays, WEEKDAYS } from '#domain/calendar/calendar.ts'
import { NO_CONDITIONS } from '#domain/promotion/condition.ts'
import { holdsOnDate } from '#domain/promotion/occurrence.ts'
import { CAP_HOLDERS, CAP_PERIODS, type Limits, type ListedPromotion } from '#domain/promotion/promotion.ts'
import { remainingCap } from '#domain/uses/remainingCap.ts'
import { periodDays } from '#domain/uses/usePeriod.ts'
import { capped, FRIDAY, use, uses } from '../uses.ts'

const limited = (change: Partial<Limits>, rest: Partial<ListedPromotion> = {}): ListedPromotion => ({
  ...capped,
  ...rest,
  limits: { ...capped.limits, ...change },
})
const firstOnly = { conditions: { ...NO_CONDITIONS, who: [{ kind: 'firstPurchase' as const, value: null, alternatives: null }] } }
const twice = (period: 'semana' | 'mes' | 'compra') => ({ conditions: { ...NO_CONDITIONS, uses: { times: 2, period } } })

describe('what is left of a cap', () => {
  test('of a month, until the month ends', () => {
    const left = remainingCap(capped, [], [use], FRIDAY)
    expect(left).toEqual({ most: 4_000, least: 4_000, usedUp: null, wholeOn: '2026-04-01' })
    expect(remainingCap(capped, [], [use], '2026-03-01')).toEqual(left)
    expect(remainingCap(capped, [], [use], '2026-04-01')).toBeNull()
  })

  test('nothing, once it is used up, and it is whole again on the next day that it holds', () => {
    const both = [use, { ...use, id: 'u2', date: '2026-03-20' }]
    expect(remainingCap(capped, [], both, FRIDAY)).toMatchObject({ most: 0, usedUp: 'cap', wholeOn: '2026-04-01' })
    const fridays = limited({}, { weekdays: ['Viernes'] })
    expect(remainingCap(fridays, [], both, FRIDAY)?.wholeOn).toBe('2026-04-03')
  })

  test.each<[Limits['period'], string]>([
    ['dia', '2026-03-28'],
    ['semana', '2026-03-30'],
    ['finde', '2026-03-30'],
    ['quincena', '2026-04-01'],
    ['mes', '2026-04-01'],
  ])('by %s it is whole on %s', (period, wholeOn) => {
    expect(remainingCap(limited({ period, maxDiscount: 8_000 }), [], [use], FRIDAY)).toMatchObject({ usedUp: 'cap', wholeOn })
    expect(remainingCap(limited({ period, maxDiscount: 8_000 }), [], [use], wholeOn)).toBeNull()
  })

  test('of the whole promotion never, until it begins anew under other dates', () => {
    const whole = limited({ period: 'promocion', maxDiscount: 8_000 })
    expect(remainingCap(whole, [], [use], FRIDAY)).toMatchObject({ usedUp: 'cap', wholeOn: null })
    expect(remainingCap({ ...whole, validFrom: '2026-04-01' }, [], [use], '2026-04-03')).toBeNull()
  })

  test('that ends before is not whole again', () => {
    const ending = limited({ maxDiscount: 8_000 }, { validUntil: '2026-03-31' })
    expect(remainingCap(ending, [], [use], FRIDAY)).toMatchObject({ usedUp: 'cap', wholeOn: null })
  })

  test('by purchase always all', () => {
    expect(remainingCap(limited({ period: 'compra' }), [], [use], FRIDAY)).toBeNull()
  })

  test('of several caps the tightest: of a purchase while the month allows it, then of the rest of the month', () => {
    const cap = { per: null, kind: 'back' as const }
    const caps = [
      { ...cap, amount: 5_000, period: 'compra' as const },
      { ...cap, amount: 20_000, period: 'mes' as const },
    ]
    const both = limited({ maxDiscount: 5_000, period: 'compra', caps })
    const spent = (saved: number) => remainingCap(both, [], [{ ...use, saved }], FRIDAY)
    expect(spent(5_000)).toEqual({ most: 5_000, least: 5_000, usedUp: null, wholeOn: '2026-04-01' })
    expect(spent(17_000)).toMatchObject({ most: 3_000, least: 3_000, usedUp: null })
    expect(spent(20_000)).toMatchObject({ most: 0, usedUp: 'cap', wholeOn: '2026-04-01' })
  })

  test('on the purchase as what it gives back', () => {
    const caps = [{ amount: 40_000, period: 'mes' as const, per: null, kind: 'purchase' as const }]
    const ofPurchase = limited({ maxDiscount: 8_000, caps }, { discount: { type: 'porcentaje', value: 20 } })
    expect(remainingCap(ofPurchase, [], [{ ...use, saved: 6_000 }], FRIDAY)).toMatchObject({ most: 2_000, usedUp: null })
  })

  test('without a period nobody knows: all or less', () => {
    const unknown = limited({ period: null })
    expect(remainingCap(unknown, [], [use], FRIDAY)).toEqual({ most: 12_000, least: 4_000, usedUp: null, wholeOn: null })
    expect(remainingCap(unknown, [], [use], '2026-09-01')?.least).toBe(4_000)
    expect(remainingCap({ ...unknown, validFrom: '2026-04-01' }, [], [use], '2026-04-03')).toBeNull()
  })

  test('where none is known, nothing is said', () => {
    expect(remainingCap(limited({ maxDiscount: null }), [], [use], FRIDAY)).toBeNull()
  })
})

describe('how often it may be used', () => {
  test('as often as the card says, in its period', () => {
    const rare = limited({ period: 'compra' }, twice('mes'))
    expect(remainingCap(rare, [], [use], FRIDAY)).toBeNull()
    const both = [use, { ...use, id: 'u2', date: '2026-03-02' }]
    expect(remainingCap(rare, [], both, FRIDAY)).toMatchObject({ most: 0, usedUp: 'times', wholeOn: '2026-04-01' })
    expect(remainingCap(limited({ period: 'compra' }, twice('semana')), [], both, FRIDAY)).toBeNull()
    expect(remainingCap(limited({ period: 'compra' }, twice('compra')), [], both, FRIDAY)).toBeNull()
  })

  test('the later of both days, where cap and times are used up', () => {
    const both = limited({ maxDiscount: 8_000, period: 'semana' }, { conditions: { ...NO_CONDITIONS, uses: { times: 1, period: 'mes' } } })
    expect(remainingCap(both, [], [use], FRIDAY)).toMatchObject({ most: 0, wholeOn: '2026-04-01' })
    const other = limited({ maxDiscount: 8_000, period: 'mes' }, { conditions: { ...NO_CONDITIONS, uses: { times: 1, period: 'semana' } } })
    expect(remainingCap(other, [], [use], FRIDAY)).toMatchObject({ most: 0, wholeOn: '2026-04-01' })
  })

  test('only the first purchase, in the period of the cap', () => {
    expect(remainingCap(limited({ period: 'semana' }, firstOnly), [], [use], FRIDAY)).toMatchObject({
      usedUp: 'times',
      wholeOn: '2026-03-30',
    })
  })

  test('only the first purchase of who knows which period: perhaps', () => {
    expect(remainingCap(limited({ period: null }, firstOnly), [], [use], FRIDAY)).toMatchObject({ most: 12_000, least: 0, usedUp: null })
    expect(remainingCap(limited({ maxDiscount: null, period: null }, firstOnly), [], [use], FRIDAY)).toMatchObject({ most: null, least: 0 })
  })
})

describe('whose cap it is', () => {
  const visa = ['Banco Galicia', 'Tarjeta de crédito VISA'] as const
  const mastercard = ['Banco Galicia', 'Tarjeta de crédito Mastercard'] as const
  const paid = { ...use, paidWith: [...visa] }

  test.each([
    ['persona', mastercard, true],
    ['persona', ['Banco Nación'], true],
    [null, ['Banco Nación'], true],
    ['cuenta', mastercard, true],
    ['cuenta', ['Banco Nación'], false],
    ['banco', ['Banco Nación'], false],
    ['tarjeta', visa, true],
    ['tarjeta', mastercard, false],
    ['tarjeta', ['Banco Galicia'], true],
    ['tarjeta', ['Banco Nación', 'Tarjeta de crédito VISA'], false],
    ['tarjeta', [], true],
  ] as const)('by %s, paying with %s counts: %s', (per, via, isCounted) => {
    expect(remainingCap(limited({ per }), via, [paid], FRIDAY) !== null).toBe(isCounted)
  })
})

const promotionsWithCap = fc
  .record({
    maxDiscount: fc.integer({ min: 1, max: 40_000 }),
    period: fc.option(fc.constantFrom(...CAP_PERIODS)),
    per: fc.option(fc.constantFrom(...CAP_HOLDERS)),
    weekdays: fc.option(fc.subarray([...WEEKDAYS], { minLength: 1 })),
  })
  .map(({ weekdays, ...limits }) => limited(limits, { weekdays }))

describe('always', () => {
  const some = fc.array(uses, { maxLength: 8 })
  const days = fc.integer({ min: -40, max: 20 }).map((ahead) => addDays(FRIDAY, ahead))

  it('no more than the cap is left, and one more use never leaves more', () => {
    fc.assert(
      fc.property(promotionsWithCap, some, uses, days, (promotion, earlier, one, date) => {
        const whole = promotion.limits.maxDiscount as number
        const amounts = (left: ReturnType<typeof remainingCap>) => [left?.most ?? whole, left?.least ?? whole] as const
        const [most, least] = amounts(remainingCap(promotion, [], earlier, date))
        const [mostThen, leastThen] = amounts(remainingCap(promotion, [], [...earlier, one], date))
        expect(least).toBeLessThanOrEqual(most)
        expect(most).toBeLessThanOrEqual(whole)
        expect(least).toBeGreaterThanOrEqual(0)
        expect(mostThen).toBeLessThanOrEqual(most)
        expect(leastThen).toBeLessThanOrEqual(least)
      }),
    )
  })

  it('on the day it is said to be whole again it holds, and none of these uses counts', () => {
    const spent = uses.map((one) => ({ ...one, amount: one.amount + 1, saved: one.saved + 1 }))
    fc.assert(
      fc.property(promotionsWithCap, fc.array(spent, { minLength: 1, maxLength: 8 }), (promotion, all) => {
        const { period } = promotion.limits
        const last = all
          .map(({ date }) => date)
          .toSorted()
          .at(-1) as string
        const wholeOn = remainingCap(promotion, [], all, last)?.wholeOn ?? null
        const days = period === null || period === 'promocion' ? null : periodDays(period, promotion, last)
        const isLasting = days?.last != null && (promotion.validUntil === null || days.last < promotion.validUntil)
        expect(wholeOn !== null).toBe(isLasting)
        expect(wholeOn === null || holdsOnDate(promotion, wholeOn)).toBe(true)
        expect(wholeOn && remainingCap(promotion, [], all, wholeOn)).toBeNull()
      }),
    )
  })
})
