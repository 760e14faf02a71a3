import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readCard } from '#chains/readCard.ts'
import { CHAIN_SLUGS, type MainChain } from '#domain/catalogue/chain.ts'
import { type SourceSlug, sourceName } from '#domain/catalogue/source.ts'
import { type RunReport, runIngestion } from '#ingestion/publish/run.ts'
import { FAULTS, type FaultName } from '#rehearsal/faults.ts'
import { type Rehearsal, startRehearsal } from '#rehearsal/server.ts'
import { latestEditions } from '#storage/snapshots.ts'
import { openOrCreateStorage, type Storage } from '#storage/storage.ts'
import { cacheReadings } from '../../../bench/readOnce.ts'
import { atLeastOne } from '../../atLeastOne.ts'
import { temporaryFolders } from '../../storage/databases.ts'
import { CARDS, clock, limitsFor, NOW, rehearsedSources, sourceOf } from '../sources/rehearsed.ts'

/** The whole way from six sites to the published snapshot, with some of them at fault. What each fault is called: `fetchSource.faults.test.ts`. */

/** One bad card costs that card: the rest of the source is as good as before. */
const HARMLESS: FaultName = 'poisoned-card'
/** What could be a list, but cannot be this one. */
const HELD: readonly FaultName[] = ['short-list', 'ten-fold']

/**
 * Three editions of every site, so that a source that is well has something new in each run, also after one that it missed: all cards,
 * all but each chain's last, all but its first.
 */
const EDITIONS = [
  CARDS,
  CARDS.filter(({ source }, index) => CARDS[index + 1]?.source === source),
  CARDS.filter(({ source }, index) => CARDS[index - 1]?.source === source),
]
let sites: Rehearsal[]
beforeAll(async () => {
  sites = await Promise.all(EDITIONS.map((cards) => startRehearsal({ cards, now: NOW })))
})
afterAll(() => Promise.all(sites.map((site) => site.close())))

const folders = temporaryFolders()
const read = cacheReadings(readCard)

/** Which sources are at fault, and how. */
type Struck = Map<MainChain, FaultName>

async function run(storage: Storage, site: Rehearsal, struck: Struck = new Map()): Promise<RunReport> {
  const sources = CHAIN_SLUGS.map((chain) => {
    const limits = limitsFor(struck.get(chain) ?? HARMLESS)
    return sourceOf(rehearsedSources(site.url, { limits }), chain)
  })
  return runIngestion(storage, { kind: 'live', sources, read, clock })
}

async function editions({ db }: Storage): Promise<Map<SourceSlug, string>> {
  return new Map((await latestEditions(db))?.editions.map(({ source, id }) => [source, id]))
}

/** Of each round two runs, in each of which three chains are at fault, every one with another fault. In all rounds every fault has struck. */
const ROUNDS: Struck[][] = Array.from({ length: Math.ceil(FAULTS.length / CHAIN_SLUGS.length) }, (_, round) => {
  const faultOf = (place: number) => FAULTS[(round * CHAIN_SLUGS.length + place) % FAULTS.length] as FaultName
  return [0, 1].map((first) => new Map([0, 1, 2].map((at) => [CHAIN_SLUGS[2 * at + first] as MainChain, faultOf(2 * at + first)])))
})

describe.each(ROUNDS.map((round) => [round.flatMap((struck) => [...struck.values()]).join(', '), round] as const))('%s', (_, round) => {
  test('leave the sources they strike at their last good state, with a reason, and the others are published', async () => {
    const storage = await openOrCreateStorage({ databaseUrl: null, dataDirectory: folders.create() })
    try {
      expect((await run(storage, sites[0] as Rehearsal)).outcome).toBe('published')
      for (const [index, struck] of atLeastOne(round).entries()) {
        const site = sites[index + 1] as Rehearsal
        const before = await editions(storage)
        for (const [chain, name] of struck) site.setFault(chain, { name })
        const { sources } = await run(storage, site, struck).finally(() => {
          for (const chain of struck.keys()) site.setFault(chain, null)
        })
        const after = await editions(storage)
        for (const { source, outcome, reasons, error, promotions } of atLeastOne(sources)) {
          const fault: FaultName = struck.get(source as MainChain) ?? HARMLESS
          const told = `${sourceName(source)}, ${fault}: ${error ?? ''} ${reasons.join(' ')}`
          if (fault === HARMLESS) {
            expect({ source, outcome, promotions: promotions > 0 }, told).toEqual({ source, outcome: 'published', promotions: true })
            expect(after.get(source)).not.toBe(before.get(source))
          } else {
            expect({ source, outcome }, told).toEqual({ source, outcome: HELD.includes(fault) ? 'held' : 'failed' })
            expect(`${error ?? ''}${reasons.join(' ')}`, told).not.toBe('')
            expect(after.get(source)).toBe(before.get(source))
          }
        }
      }
    } finally {
      await storage.close()
    }
  }, 90_000)
})
