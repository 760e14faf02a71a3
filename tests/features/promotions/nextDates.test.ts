import { expect, it } from 'vitest'
import { nextDates } from '#features/promotions/PromotionDetail.tsx'
import { plainPromotion } from '../../domain/arbitraries.ts'

it('names all dates, or that there are more', () => {
  const said = (validUntil: string | null) =>
    nextDates({ ...plainPromotion, id: 'a', validFrom: '2026-07-01', validUntil, weekdays: ['Viernes'] }, '2026-07-03')
  expect(said('2026-07-24')).toBe('el 3, el 10, el 17 y el 24 de julio')
  expect(said('2026-12-31')).toMatch(/ y el 7 de agosto, y más$/)
  expect(said('2026-07-02')).toBeNull()
})

it('names none of a promotion of every day', () => {
  expect(nextDates({ ...plainPromotion, id: 'a', weekdays: null, exceptDates: [] }, '2026-07-03')).toBeNull()
})
