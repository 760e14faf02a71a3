import { describe, expect, it } from 'vitest'
import { checkCapture } from '#ingestion/sources/source.ts'
import type { Capture } from '#storage/captures.ts'
import { aCard } from '../samples.ts'

const captureOf = (cards: Capture['cards']): Capture => ({ source: 'carrefour', capturedAt: '2026-03-27', cards, unreadable: 0 })
const weighing = (id: string, units: number) => ({ ...aCard(id), raw: { text: 'x'.repeat(units) } })

describe('a sound capture', () => {
  it('is refused as a whole when it has more cards, or weighs more, than any page', () => {
    const card = aCard('one')
    expect(() => checkCapture(captureOf(Array.from({ length: 100_000 }, () => card)))).toThrow(/trae 100000 tarjetas/)
    const heavy = Array.from({ length: 30 }, (_, index) => weighing(`card-${index}`, 900_000))
    expect(() => checkCapture(captureOf(heavy))).toThrow(/24 MB/)
    const legalText = 'y'.repeat(25 * 1024 ** 2)
    expect(() => checkCapture(captureOf([{ ...card, legalText }]))).toThrow(/24 MB/)
  })

  it('loses a card that weighs more than any card, and keeps the others; a shared legal text counts once', () => {
    const legalText = 'y'.repeat(10 * 1024 ** 2)
    const cards = [aCard('one'), weighing('heavy', 2_000_000), aCard('two')].map((card) => ({ ...card, legalText }))
    const sound = checkCapture(captureOf(cards))
    expect(sound.cards.map(({ id }) => id)).toEqual(['one', 'two'])
    expect(sound.unreadable).toBe(1)
  })
})
