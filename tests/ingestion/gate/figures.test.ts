import { expect, it } from 'vitest'
import { makeGateFigures } from '#ingestion/gate/figures.ts'
import { readCapture } from '#ingestion/read/reading.ts'
import { aCard, plainReader } from '../samples.ts'

it('the gate sees the counts of the reading, and its promotions with their card', () => {
  const promotions = [
    { discount: { type: 'porcentaje', value: 60 } },
    { discount: { type: 'porcentaje', value: 61 } },
    { discount: { type: 'cuotas sin intereses', value: 12 } },
  ] as const
  const cards = [aCard('one', { promotions: [...promotions] }), aCard('none', { promotions: [] })]
  const reading = readCapture({ source: 'carrefour', capturedAt: '2026-03-27', cards, unreadable: 2 }, plainReader)
  const { profile, ...counts } = makeGateFigures(reading)
  expect(counts).toEqual({ unreadable: 2, silent: 1, garbled: 0, repeated: 0 })
  expect(profile).toMatchObject({ capturedAt: '2026-03-27', cards: 2, listed: [{ cardId: 'one' }, { cardId: 'one' }, { cardId: 'one' }] })
})
