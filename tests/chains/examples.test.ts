import { describe, expect, it } from 'vitest'
import { exampleCards } from '#chains/examples.ts'
import { CHAIN_SLUGS } from '#domain/chain.ts'
import { atLeastOne } from '../atLeastOne.ts'

const DAYS = ['2026-11-20', '2026-12-31', '2027-02-28', '2028-02-29', '2027-01-31']

describe('the example cards', () => {
  it('are at least 48, and at least 8 of every chain', () => {
    const cards = exampleCards('2026-11-20')
    expect(cards.length).toBeGreaterThanOrEqual(48)
    for (const chain of CHAIN_SLUGS) expect(cards.filter(({ source }) => source === chain).length).toBeGreaterThanOrEqual(8)
  })

  it.each(DAYS)('of %s are captured on that day and have ids of their own that name their chain', (today) => {
    const cards = exampleCards(today)
    expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length)
    for (const { id, source, capturedAt } of atLeastOne(cards)) {
      expect(id).toMatch(new RegExp(`^example-${source}-\\d\\d$`))
      expect(capturedAt).toBe(today)
    }
  })

  it('have the same ids on every day', () => {
    const [first, ...others] = DAYS.map((day) => exampleCards(day).map(({ id }) => id))
    for (const ids of atLeastOne(others)) expect(ids).toEqual(first)
  })

  it('of one day are always the same', () => {
    expect(exampleCards('2026-11-20')).toEqual(exampleCards('2026-11-20'))
  })

  it('survive storage: their raw form is plain JSON', () => {
    const cards = exampleCards('2026-11-20')
    expect(JSON.parse(JSON.stringify(cards))).toEqual(cards)
  })

  it('share one legal page at Coto, and have none elsewhere', () => {
    const cards = exampleCards('2026-11-20')
    const pages = cards.filter(({ source }) => source === 'coto').map(({ legalText }) => legalText)
    expect(new Set(pages).size).toBe(1)
    expect(pages[0]).toMatch(/ \*\*$/m)
    expect(cards.filter(({ source }) => source !== 'coto').every(({ legalText }) => legalText === undefined)).toBe(true)
  })

  it('speak of this month and the next, of days ahead and of a month that is over', () => {
    const words = JSON.stringify(exampleCards('2026-12-31'))
    expect(words).toContain('01/12/2026 al 31/01/2027')
    expect(words).toContain('diciembre de 2026')
    expect(words).toContain('01/11/2026 al 30/11/2026')
    expect(words).toContain('viernes 01/01/2027')
    expect(words).toContain('Del Sábado 02/01 al Domingo 03/01')
  })
})
