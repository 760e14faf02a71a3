import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  civilDate,
  dayNumber,
  daysBetween,
  firstOfMonth,
  fromDayNumber,
  isCivilDate,
  lastOfMonth,
  weekdayOf,
} from '#domain/calendar/calendar.ts'
import { civilDateAt, dayStart, frozenClock, millisecondsUntilTomorrow, today, wallTime } from '#domain/calendar/clock.ts'
import { civilDates } from '../arbitraries.ts'

describe('civil dates', () => {
  it.each(['2026-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '26-04-01', '2026-4-1', '', ' 2026-04-01', '2026-04-01T00:00:00Z'])(
    'refuses %j',
    (text) => {
      expect(isCivilDate(text)).toBe(false)
      expect(() => dayNumber(text)).toThrow(RangeError)
    },
  )

  it('refuses what is no text, and says which date was refused', () => {
    expect([20_260_327, null, undefined, ['2026-03-27']].filter(isCivilDate)).toEqual([])
    expect(() => dayNumber('mañana')).toThrow('Not a civil date (YYYY-MM-DD): "mañana"')
    expect(() => dayNumber('x'.repeat(500))).toThrow(/^.{0,80}$/)
  })

  it('knows the days of 1900 to 2199, from the first of a month to its last', () => {
    expect(['1900-01-01', '2199-12-31'].filter((date) => !isCivilDate(date))).toEqual([])
    expect(['1899-12-31', '2200-01-01', '2026-03-00', '2026-03-32', '2026-00-01'].filter(isCivilDate)).toEqual([])
  })

  it('makes a date of its parts', () => {
    expect([civilDate(2026, 3, 7), civilDate(2026, 11, 22), civilDate(2026, 2, 30), civilDate(926, 1, 1)]).toEqual([
      '2026-03-07',
      '2026-11-22',
      null,
      null,
    ])
  })

  it('knows how long each month is', () => {
    const lengths = Array.from({ length: 12 }, (_, at) => lastOfMonth(`2026-${String(at + 1).padStart(2, '0')}-05`).slice(8))
    expect(lengths.map(Number)).toEqual([31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31])
  })

  it('knows leap years', () => {
    expect(isCivilDate('2028-02-29')).toBe(true)
    expect(civilDate(2100, 2, 29)).toBeNull()
    expect(['2000-02-29', '1904-02-29'].filter((date) => !isCivilDate(date))).toEqual([])
    expect(['1900-02-29', '2026-02-29'].filter(isCivilDate)).toEqual([])
    expect(lastOfMonth('2028-02-03')).toBe('2028-02-29')
    expect(firstOfMonth('2028-02-03')).toBe('2028-02-01')
  })

  it('counts across the ends of months and years', () => {
    expect(addDays('2025-12-31', 1)).toBe('2026-01-01')
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
  })

  it('names the weekday', () => {
    expect(weekdayOf('2026-03-27')).toBe('Viernes')
    expect(weekdayOf('1969-12-31')).toBe('Miercoles')
  })

  it('counts days there and back', () => {
    fc.assert(
      fc.property(civilDates, fc.integer({ min: -500, max: 500 }), (date, days) => {
        expect(daysBetween(date, addDays(date, days))).toBe(days)
        expect(fromDayNumber(dayNumber(date))).toBe(date)
        expect(addDays(date, days) < date).toBe(days < 0)
      }),
    )
  })

  it('has the same weekday every seven days and another on every day between', () => {
    fc.assert(
      fc.property(civilDates, fc.integer({ min: -30, max: 30 }), (date, days) => {
        expect(weekdayOf(addDays(date, days)) === weekdayOf(date)).toBe(days % 7 === 0)
      }),
    )
  })
})

describe('the clock', () => {
  it('says the date in Argentina, three hours behind UTC', () => {
    expect(civilDateAt(new Date('2026-03-28T02:59:59Z'))).toBe('2026-03-27')
    expect(civilDateAt(new Date('2026-03-28T03:00:00Z'))).toBe('2026-03-28')
    expect(today(frozenClock(new Date('2027-01-01T01:00:00Z')))).toBe('2026-12-31')
  })

  it('agrees with the platform on the time in Argentina', () => {
    const platform = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'America/Argentina/Buenos_Aires',
      dateStyle: 'short',
      timeStyle: 'medium',
    })
    fc.assert(
      fc.property(fc.date({ min: new Date('2015-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }), (instant) => {
        expect(wallTime(instant)).toBe(platform.format(instant).replace(' ', 'T'))
      }),
    )
  })

  it('begins a day at its midnight and counts down to the next', () => {
    expect(dayStart('2026-03-28')).toEqual(new Date('2026-03-28T03:00:00Z'))
    expect(millisecondsUntilTomorrow(frozenClock(new Date('2026-03-28T02:59:59Z')))).toBe(1_000)
    expect(millisecondsUntilTomorrow(frozenClock(new Date('2026-03-28T03:00:00Z')))).toBe(24 * 3_600_000)
  })
})
