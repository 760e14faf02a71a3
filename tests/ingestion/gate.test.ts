import { describe, expect, it } from 'vitest'
import { judge } from '#ingestion/gate.ts'

const GOOD = { cards: 40, unreadable: 0, silent: 2, promotions: 50 }

describe('the quality gate', () => {
  it('lets a good capture pass without a word', () => {
    expect(judge(GOOD, { cards: 41, promotions: 52 })).toEqual({ verdict: 'publish', reasons: [] })
    expect(judge(GOOD, null)).toEqual({ verdict: 'publish', reasons: [] })
  })

  it.each([
    ['an empty capture', { cards: 0, unreadable: 0, silent: 0, promotions: 0 }, /vacía/],
    ['a capture without promotions', { ...GOOD, promotions: 0 }, /ninguna promoción/],
    ['a capture of which half is unreadable', { ...GOOD, unreadable: 20 }, /50 %/],
    ['a capture of unreadable entries only', { cards: 0, unreadable: 3, silent: 0, promotions: 0 }, /100 %/],
  ])('holds %s, and says why', (_, figures, reason) => {
    const { verdict, reasons } = judge(figures, null)
    expect(verdict).toBe('hold')
    expect(reasons.join(' ')).toMatch(reason)
  })

  it.each([
    ['a fifth of the entries is unreadable', { ...GOOD, unreadable: 8 }, null, /20 %/],
    ['most cards say nothing', { ...GOOD, silent: 30 }, null, /30 de 40/],
    ['promotions fall to a third', { ...GOOD, promotions: 15 }, { cards: 40, promotions: 50 }, /15 promociones/],
    ['promotions grow tenfold', { ...GOOD, promotions: 500 }, { cards: 40, promotions: 50 }, /500 promociones/],
  ])('publishes with a warning when %s', (_, figures, lastGood, reason) => {
    const { verdict, reasons } = judge(figures, lastGood)
    expect(verdict).toBe('publish with warning')
    expect(reasons.join(' ')).toMatch(reason)
  })
})
