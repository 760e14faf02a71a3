import { describe, expect, test } from 'vitest'
import { isDataHere, scoreFeeds } from '../../bench/feeds.ts'

/** Of what the records state: the aims, of which the first reading reached all. */
const FLOORS = { percentage: 95, days: 95, cap: 95, 'first day': 90, 'last day': 90, channel: 90, payer: 90 }

describe.skipIf(!isDataHere)('the records of the issuers', () => {
  test('are read as a person read them', () => {
    const scores = scoreFeeds()
    const fallen = Object.entries(FLOORS).filter(([field, floor]) => {
      const { right, all } = scores[field] as { right: number; all: number }
      return all === 0 || (100 * right) / all < floor
    })
    expect(fallen).toEqual([])
  })
})

if (!isDataHere) console.warn('The records of the issuers are not at hand: how they are read is not measured here.')
