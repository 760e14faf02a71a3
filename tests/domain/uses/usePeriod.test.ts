import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { addDays, weekdayOf } from '#domain/calendar/calendar.ts'
import { CAP_PERIODS } from '#domain/promotion/promotion.ts'
import { isWithin, periodDays } from '#domain/uses/usePeriod.ts'
import { civilDates } from '../arbitraries.ts'

const DATED = { validFrom: '2026-03-05', validUntil: '2026-04-20' }

test.each([
  ['dia', '2026-03-27', '2026-03-27', '2026-03-27'],
  ['semana', '2026-03-27', '2026-03-23', '2026-03-29'],
  ['semana', '2026-03-29', '2026-03-23', '2026-03-29'],
  ['semana', '2026-03-30', '2026-03-30', '2026-04-05'],
  // A weekend that begins on Friday is the same weekend.
  ['finde', '2026-03-27', '2026-03-23', '2026-03-29'],
  ['quincena', '2026-03-15', '2026-03-01', '2026-03-15'],
  ['quincena', '2026-03-16', '2026-03-16', '2026-03-31'],
  ['mes', '2026-02-10', '2026-02-01', '2026-02-28'],
  ['promocion', '2026-03-27', '2026-03-05', '2026-04-20'],
] as const)('a cap by %s on %s is the same from %s to %s', (period, date, first, last) => {
  expect(periodDays(period, DATED, date)).toEqual({ first, last })
})

test('each purchase has its own', () => {
  expect(periodDays('compra', DATED, '2026-03-27')).toBeNull()
})

it('a day is within its own period, and any day within it has the same one', () => {
  const lasting = fc.constantFrom(...CAP_PERIODS.filter((period) => period !== 'compra' && period !== 'promocion'))
  fc.assert(
    fc.property(lasting, civilDates, fc.integer({ min: -40, max: 40 }), (period, date, ahead) => {
      const days = periodDays(period, DATED, date)
      const other = addDays(date, ahead)
      expect(days && isWithin(days, date)).toBe(true)
      const isSame = JSON.stringify(periodDays(period, DATED, other)) === JSON.stringify(days)
      expect(days && isWithin(days, other)).toBe(isSame)
    }),
  )
})

it('weeks begin on Monday', () => {
  fc.assert(
    fc.property(civilDates, (date) => {
      expect(weekdayOf(periodDays('semana', DATED, date)?.first ?? '')).toBe('Lunes')
    }),
  )
})
