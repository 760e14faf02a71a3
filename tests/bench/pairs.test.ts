import { expect, it } from 'vitest'
import { hasIssuers, ISSUERS } from '../../bench/issuerRecords.ts'
import { isAsByHand, readPairs, verdictOn } from '../../bench/pairs.ts'

if (!hasIssuers) {
  console.warn(`\n*** SKIPPED: the pairs of issuers and chains, because ${ISSUERS} is not there. ***\n`)
  it.skip(`the issuers' data is not at hand in ${ISSUERS}`, () => {})
} else
  it('judges nine in ten pairs of issuers and chains as a person did, and accuses nobody wrongly', async () => {
    const all = await Promise.all(readPairs().map(async (pair) => ({ pair, said: await verdictOn(pair) })))
    const known = all.filter(({ said }) => said !== 'unread')
    const wrong = known.filter(({ pair, said }) => !isAsByHand(pair, said))
    expect(wrong.filter(({ said }) => said === 'contradicted' || said === 'notFound')).toEqual([])
    expect(1 - wrong.length / known.length).toBeGreaterThanOrEqual(0.9)
  }, 60_000)
