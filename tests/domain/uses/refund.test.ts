import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { daysBetween, weekdayOf } from '#domain/calendar/calendar.ts'
import type { RefundCondition } from '#domain/promotion/condition.ts'
import { computeRefundDueDate, listOpenRefunds, makeExpectedRefund } from '#domain/uses/refund.ts'
import type { ExpectedRefund } from '#domain/uses/use.ts'
import { civilDates } from '../arbitraries.ts'
import { FRIDAY, use, uses } from '../uses.ts'

const nothing: RefundCondition = { kind: null, days: null, business: false, where: null }
const awaited: ExpectedRefund = { days: 30, business: false, where: 'account', arrival: 'awaited' }

describe('a refund is expected', () => {
  test.each<[RefundCondition | null, boolean]>([
    [null, false],
    [nothing, false],
    [{ ...nothing, kind: 'till' }, false],
    [{ ...nothing, kind: 'till', days: 3 }, false],
    [{ ...nothing, kind: 'refund' }, true],
    [{ ...nothing, days: 10 }, true],
    [{ ...nothing, where: 'statement' }, true],
  ])('of %o: %s', (refund, isExpected) => {
    expect(makeExpectedRefund(refund) !== null).toBe(isExpected)
  })
})

describe('the last day', () => {
  test.each<[Partial<ExpectedRefund>, string | null]>([
    [{ days: null }, null],
    [{ days: 0 }, FRIDAY],
    [{ days: 30 }, '2026-04-26'],
    [{ days: 1, business: true }, '2026-03-30'],
    [{ days: 5, business: true }, '2026-04-03'],
    [{ days: 10, business: true }, '2026-04-10'],
  ])('after %o is %s', (change, due) => {
    expect(computeRefundDueDate(use, { ...awaited, ...change })).toBe(due)
  })

  it('counted in business days is one, and never before the same number of days', () => {
    fc.assert(
      fc.property(civilDates, fc.integer({ min: 1, max: 120 }), (date, days) => {
        const due = computeRefundDueDate({ date }, { days, business: true }) as string
        expect(['Sabado', 'Domingo']).not.toContain(weekdayOf(due))
        expect(daysBetween(date, due)).toBeGreaterThanOrEqual(days)
        expect(daysBetween(date, due)).toBeLessThanOrEqual(Math.ceil(days / 5) * 7 + 2)
      }),
    )
  })
})

describe('the open refunds', () => {
  test('are those that have not come, first those whose day has come, then the first due, and late from the day after', () => {
    const at = (id: string, change: Partial<ExpectedRefund>) => ({ ...use, id, refund: { ...awaited, ...change } })
    const all = [
      at('open', { days: null }),
      at('later', { days: 30 }),
      at('there', { arrival: 'arrived' }),
      at('sooner', { days: 5, arrival: 'missing' }),
      { ...use, id: 'till' },
    ]
    const summary = (today: string) => listOpenRefunds(all, today).map(({ use: { id }, isLate }) => `${id}${isLate ? ' late' : ''}`)
    expect(summary('2026-04-01')).toEqual(['sooner', 'later', 'open'])
    expect(summary('2026-04-26')).toEqual(['later', 'sooner late', 'open'])
    expect(summary('2026-04-27')).toEqual(['later late', 'sooner late', 'open'])
  })

  it('are in the same order whatever the order of the uses', () => {
    fc.assert(
      fc.property(fc.uniqueArray(uses, { maxLength: 8, selector: ({ date }) => date }), (all) => {
        const ids = (some: typeof all) => listOpenRefunds(some, FRIDAY).map(({ use: { id, date } }) => `${id} ${date}`)
        expect(ids(all.toReversed())).toEqual(ids(all))
      }),
    )
  })
})
