import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { DayGrid } from '#features/promotions/DayGrid.tsx'
import { plainPromotion } from '../../domain/arbitraries.ts'

it('announces all dates, or that there are more beyond the weeks on screen', () => {
  const said = (validUntil: string | null) =>
    renderToStaticMarkup(
      <DayGrid promotion={{ ...plainPromotion, id: 'a', validFrom: '2026-07-01', validUntil, weekdays: ['Viernes'] }} today="2026-07-03" />,
    )
  expect(said('2026-07-31')).toContain('24 de julio y 31 de julio.')
  expect(said('2026-07-24')).toContain('17 de julio y 24 de julio.')
  expect(said('2026-12-31')).toContain('y 7 de agosto, y más.')
})
