import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CHAIN_SLUGS } from '#domain/catalogue/chain.ts'
import { dueSources, nextReadingTime, type SourceAttempts } from '#ingestion/watch/schedule.ts'
import { anyNumberOf } from '../../atLeastOne.ts'

const HOUR = 3_600_000
const instant = fc.date({ min: new Date('2025-01-01T00:00:00Z'), max: new Date('2030-01-01T00:00:00Z'), noInvalidDate: true })
const source = fc.constantFrom(...CHAIN_SLUGS)
const tries: fc.Arbitrary<SourceAttempts> = fc.record({ source, lastTryAt: instant, failures: fc.nat(12) })
const wait = (one: SourceAttempts) => (nextReadingTime(one).getTime() - (one.lastTryAt as Date).getTime()) / HOUR

describe('the schedule', () => {
  test('reads again after 25 minutes at the soonest and 13 hours at the latest', () => {
    fc.assert(
      fc.property(tries, (one) => {
        expect(wait(one)).toBeGreaterThanOrEqual(25 / 60)
        expect(wait(one)).toBeLessThanOrEqual(13)
      }),
      { numRuns: 2_000 },
    )
  })

  test('gives the same moment to every caller, and spreads the sources', () => {
    fc.assert(
      fc.property(tries, (one) => {
        expect(nextReadingTime({ ...one })).toEqual(nextReadingTime(one))
      }),
    )
    const lastTryAt = new Date('2026-03-13T12:00:00Z')
    const moments = CHAIN_SLUGS.map((chain) => nextReadingTime({ source: chain, lastTryAt, failures: 0 }).getTime())
    expect(new Set(moments).size).toBe(CHAIN_SLUGS.length)
    expect(Math.max(...moments) - Math.min(...moments)).toBeGreaterThan(10 * 60_000)
  })

  test('is a matter of hours when the month turns in Argentina, and of half a day otherwise', () => {
    const waitAfter = (text: string) => wait({ source: 'coto', lastTryAt: new Date(text), failures: 0 })
    for (const turn of ['2026-03-31T12:00:00Z', '2026-04-03T12:00:00Z', '2026-02-27T18:00:00Z', '2026-05-01T02:00:00Z'])
      expect(waitAfter(turn), turn).toBeLessThan(4.4)
    for (const usual of ['2026-03-13T12:00:00Z', '2026-04-04T12:00:00Z']) expect(waitAfter(usual), usual).toBeGreaterThan(10.9)
    // 3 April in UTC is still the day before the turn ends; 29 March at noon comes to the 30th by the usual wait.
    expect(waitAfter('2026-03-29T15:30:00Z')).toBeLessThan(4.4)
  })

  test('comes back soon after a failure, and with more patience after each', () => {
    const lastTryAt = new Date('2026-03-13T12:00:00Z')
    const waits = [1, 2, 3, 4, 5].map((failures) => wait({ source: 'coto', lastTryAt, failures }))
    expect(waits[0]).toBeLessThan(0.6)
    expect(waits).toEqual([...waits].sort((a, b) => a - b))
    expect(waits[4]).toBeGreaterThan(10)
  })

  test('catches up at once after downtime, and at the first start', () => {
    fc.assert(
      fc.property(fc.array(tries, { minLength: 1, maxLength: 6 }), instant, (all, now) => {
        const due = dueSources(all, now)
        for (const one of anyNumberOf(all))
          if (wait(one) * HOUR + (one.lastTryAt as Date).getTime() <= now.getTime()) expect(due).toContain(one.source)
        if (due.length > 0) expect(all.some((one) => nextReadingTime(one) <= now)).toBe(true)
      }),
    )
    expect(dueSources([{ source: 'dia', lastTryAt: null, failures: 0 }], new Date('2026-03-27T15:00:00Z'))).toEqual(['dia'])
  })

  test('takes along those that are due within minutes', () => {
    const lastTryAt = new Date('2026-03-13T12:00:00Z')
    const all = CHAIN_SLUGS.map((chain) => ({ source: chain, lastTryAt, failures: 1 }))
    const first = Math.min(...all.map((one) => nextReadingTime(one).getTime()))
    expect(dueSources(all, new Date(first - 1))).toEqual([])
    expect(dueSources(all, new Date(first))).toEqual([...CHAIN_SLUGS])
  })
})
