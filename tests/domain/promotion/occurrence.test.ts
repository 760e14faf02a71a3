import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, weekdayOf } from '#domain/calendar/calendar.ts'
import { holdsOnDate, lastKnownDay, occurrences, weekFrom } from '#domain/promotion/occurrence.ts'
import { civilDates, plainPromotion, promotions } from '../arbitraries.ts'

describe('the days on which a promotion holds', () => {
  it('lists it on exactly its weekdays, inside its range, but for the dates it leaves out, across month ends and years', () => {
    fc.assert(
      fc.property(promotions, civilDates, fc.integer({ min: 0, max: 400 }), (promotion, first, days) => {
        const listed = new Set(occurrences(promotion, first, addDays(first, days)))
        for (let offset = 0; offset <= days; offset++) {
          const date = addDays(first, offset)
          const inRange = (promotion.validFrom ?? date) <= date && date <= (promotion.validUntil ?? date)
          const onWeekday = promotion.weekdays?.includes(weekdayOf(date)) ?? true
          expect(listed.has(date)).toBe(inRange && onWeekday && !promotion.exceptDates.includes(date))
        }
      }),
    )
  })

  it('includes its first and its last day', () => {
    expect(occurrences(plainPromotion, '2026-02-20', '2026-04-10')).toHaveLength(31)
    expect(holdsOnDate({ ...plainPromotion, weekdays: ['Martes'] }, '2026-03-31')).toBe(true)
    expect(holdsOnDate({ ...plainPromotion, weekdays: ['Lunes'] }, '2026-03-31')).toBe(false)
  })

  it('leaves out the dates that it names', () => {
    const saturdays = { ...plainPromotion, validFrom: '2026-05-02', validUntil: '2026-05-30', weekdays: ['Sabado' as const] }
    const some = { ...saturdays, exceptDates: ['2026-05-09', '2026-05-23'] }
    expect(occurrences(some, '2026-04-25', '2026-06-30')).toEqual(['2026-05-02', '2026-05-16', '2026-05-30'])
  })

  it('gives a week of seven days from any day on', () => {
    expect(weekFrom('2025-12-29')).toEqual([
      '2025-12-29',
      '2025-12-30',
      '2025-12-31',
      '2026-01-01',
      '2026-01-02',
      '2026-01-03',
      '2026-01-04',
    ])
  })
})

it('after the last day of most promotions little is known, unless enough go on', () => {
  const until = (...days: (string | null)[]) => days.map((validUntil) => ({ validUntil }))
  const month = until('2026-07-31', '2026-07-31', '2026-07-31', '2026-07-28', '2026-12-31')
  expect(lastKnownDay(month, '2026-07-24', '2026-08-20')).toBe('2026-07-31')
  expect(lastKnownDay([...month, ...until('2026-08-31')], '2026-07-24', '2026-08-20')).toBeNull()
  expect(lastKnownDay([], '2026-07-24', '2026-08-20')).toBeNull()
})
