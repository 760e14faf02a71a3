import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import type { ExpectedRefund } from '#domain/uses/use.ts'
import { sumSavedYear, yearsOf } from '#features/uses/SavedChart.tsx'
import { use, uses } from '../../domain/uses.ts'

const refund: ExpectedRefund = { days: 30, business: false, where: null, arrival: 'awaited' }

test('each month has what its purchases saved, what is to come apart, and nothing of what never came', () => {
  const year = sumSavedYear(
    [
      use,
      { ...use, saved: 1_000, refund },
      { ...use, saved: 500, refund: { ...refund, arrival: 'arrived' } },
      { ...use, saved: 9_000, refund: { ...refund, arrival: 'missing' } },
      { ...use, date: '2026-12-31', saved: 70 },
      { ...use, date: '2025-03-27', saved: 300 },
    ],
    2026,
  )
  expect(year).toMatchObject({ saved: 9_570, toCome: 1_000 })
  expect(year.months[2]).toEqual({ saved: 9_500, toCome: 1_000 })
  expect(year.months[11]).toEqual({ saved: 70, toCome: 0 })
})

test('this year is always there, the others with a use', () => {
  expect(yearsOf([], '2026-03-27')).toEqual([2026])
  expect(yearsOf([use, { ...use, date: '2024-01-01' }], '2026-03-27')).toEqual([2026, 2024])
})

it('all years together have every peso that was not missing', () => {
  fc.assert(
    fc.property(fc.array(uses, { maxLength: 8 }), (all) => {
      const expected = all.reduce((sum, { saved, refund }) => (refund?.arrival === 'missing' ? sum : sum + saved), 0)
      expect(yearsOf(all, '2026-03-27').reduce((sum, year) => sum + sumSavedYear(all, year).saved, 0)).toBe(expected)
    }),
  )
})
