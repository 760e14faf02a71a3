import { describe, expect, it } from 'vitest'
import { findBoundValue, hasSameSlots, isSameWithoutSlot, makeSlottedCard, occursOnCard } from '#review/slots.ts'
import { JULY, JUNE, type Month, readMonth, readText } from './cards.ts'

const slotsOf = (month: Month) => makeSlottedCard(readMonth(month).card)
const spanOf = (text: string, words: string) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length })

describe('the places of figures', () => {
  const [june, july] = [slotsOf(JUNE), slotsOf(JULY)]

  it('line up with those of the same card of another month, and not with those of a card of more figures', () => {
    expect(hasSameSlots(june, july)).toBe(true)
    expect(hasSameSlots(june, makeSlottedCard(readText('Jueves\n25% DE AHORRO\nPagando con Banco Galicia').card))).toBe(false)
  })

  it('bind a value to what stands in its place on the other card', () => {
    const cap = findBoundValue(12_000, 'money', [], june, july)
    expect(cap?.value).toBe(15_500)
    expect(cap?.spans.map(({ start, end }) => july.card.text.slice(start, end))).toEqual(['$ 15.500'])
    expect(findBoundValue(25, 'percent', [], june, july)?.value).toBe(30)
    expect(findBoundValue('2026-06-30', 'date', [], june, july)?.value).toBe('2026-07-31')
    expect(findBoundValue(99_000, 'money', [], june, july)).toBeNull()
  })

  it('are told apart by the marked words where a value stands twice', () => {
    const both = { ...JUNE, minimum: JUNE.cap }
    const from = slotsOf(both)
    expect(findBoundValue(12_000, 'money', [], from, july)).toBeNull()
    expect(findBoundValue(12_000, 'money', [spanOf(from.card.text, 'Compra mínima $ 12.000')], from, july)?.value).toBe(42_000)
  })

  it('know values that stand nowhere, which may follow the month', () => {
    expect(occursOnCard(12_000, 'money', june)).toBe(true)
    expect(occursOnCard(12_001, 'money', june)).toBe(false)
    expect(occursOnCard(null, 'money', june)).toBe(false)
    expect(isSameWithoutSlot('2026-06-01', '2026-07-01', june, july)).toBe(true)
    expect(isSameWithoutSlot('2026-06-30', '2026-07-31', june, july)).toBe(true)
    expect(isSameWithoutSlot('2026-06-29', '2026-07-30', june, july)).toBe(false)
    expect(isSameWithoutSlot(null, null, june, july)).toBe(true)
  })
})
