import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readCard } from '#chains/readCard.ts'
import { CHAIN_SLUGS, CHAINS, type ChainSlug } from '#domain/catalogue/chain.ts'
import { type RunReport, runIngestion } from '#ingestion/publish/run.ts'
import { FAULTS, type FaultName } from '#rehearsal/faults.ts'
import { type Rehearsal, startRehearsal } from '#rehearsal/server.ts'
import { latestEditions } from '#storage/snapshots.ts'
import { openOrCreateStorage, type Storage } from '#storage/storage.ts'
import { cacheReadings } from '../../../bench/readOnce.ts'
import { atLeastOne } from '../../atLeastOne.ts'
import { temporaryFolders } from '../../storage/databases.ts'
import { CARDS, clock, limitsFor, NOW, rehearsedSources, sourceOf } from '../sources/rehearsed.ts'

/** The whole way from six sites to the published snapshot, with one of them at fault. */

/** What the status page says of a source with this fault. */
const REASONS: Record<FaultName, RegExp> = {
  'error-500': /tiene un error propio/,
  forbidden: /no nos deja leer/,
  'rate-limited': /pedimos demasiado/,
  'time-out': /no contestó/,
  'half-body': /llegó cortada/,
  'wrong-encoding': /codificación/,
  'changed-markup': /Cambió la forma de la fuente/i,
  'empty-list': /no muestra ninguna tarjeta/,
  'ten-fold': /copias exactas de otra/,
  'poisoned-card': /^$/,
  redirect: /redirige a otro sitio|redirige a ofertas/,
  'gzip-bomb': /pasa de 8 MB/,
  'many-encodings': /comprimida demasiadas veces/,
  'deep-nesting': /no es JSON|más anidados|cambió la forma/,
  'slow-drip': /tan de a poco/,
}
/** One bad card costs that card: the rest of the source is as good as before. */
const HARMLESS: FaultName = 'poisoned-card'

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
type Struck = Map<ChainSlug, FaultName>

async function run(storage: Storage, site: Rehearsal, struck: Struck = new Map()): Promise<RunReport> {
  const sources = CHAIN_SLUGS.map((chain) => {
    const limits = limitsFor(struck.get(chain) ?? HARMLESS)
    return sourceOf(rehearsedSources(site.url, { limits }), chain)
  })
  return runIngestion(storage, { kind: 'live', sources, read, clock })
}

async function editions({ db }: Storage): Promise<Map<ChainSlug, string>> {
  return new Map((await latestEditions(db))?.editions.map(({ source, id }) => [source, id]))
}

/** Two runs of a round: in each three chains are at fault, every one with another fault. In all rounds each chain has had each fault. */
function roundOf(round: number): Struck[] {
  const faultOf = (place: number) => FAULTS[(round + place * Math.ceil(FAULTS.length / 3)) % FAULTS.length] as FaultName
  return [0, 1].map(
    (first) => new Map(CHAIN_SLUGS.filter((_, index) => index % 2 === first).map((chain, place) => [chain, faultOf(place)])),
  )
}

test('every chain is struck by every fault', () => {
  const pairs = FAULTS.flatMap((_, round) => roundOf(round).flatMap((struck) => [...struck].map(String)))
  expect(new Set(pairs).size).toBe(FAULTS.length * CHAIN_SLUGS.length)
})

describe.each(FAULTS.map((fault, round) => ({ fault, round })))('$fault and two others', ({ round }) => {
  test('leave the sources they strike at their last good state, with a reason, and the others are published', async () => {
    const storage = await openOrCreateStorage({ databaseUrl: null, dataDirectory: folders.create() })
    try {
      expect((await run(storage, sites[0] as Rehearsal)).outcome).toBe('published')
      for (const [index, struck] of atLeastOne(roundOf(round)).entries()) {
        const site = sites[index + 1] as Rehearsal
        const before = await editions(storage)
        for (const [chain, name] of struck) site.setFault(chain, { name })
        const { sources } = await run(storage, site, struck).finally(() => {
          for (const chain of struck.keys()) site.setFault(chain, null)
        })
        const after = await editions(storage)
        for (const { source, outcome, reasons, error, promotions } of atLeastOne(sources)) {
          const fault: FaultName = struck.get(source) ?? HARMLESS
          const told = `${CHAINS[source].name}, ${fault}: ${error ?? ''} ${reasons.join(' ')}`
          if (fault === HARMLESS) {
            expect({ source, outcome, promotions: promotions > 0 }, told).toEqual({ source, outcome: 'published', promotions: true })
            expect(after.get(source)).not.toBe(before.get(source))
          } else {
            expect({ source, outcome }, told).toEqual({ source, outcome: fault === 'ten-fold' ? 'held' : 'failed' })
            expect(error ?? reasons.join(' '), told).toMatch(REASONS[fault])
            expect(after.get(source)).toBe(before.get(source))
          }
        }
      }
    } finally {
      await storage.close()
    }
  }, 90_000)
})
