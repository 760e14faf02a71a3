import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SourceSlug } from '#domain/catalogue/source.ts'
import type { ReadingLimits } from '#ingestion/isolation/readingProcesses.ts'
import { ReadingProcesses } from '#ingestion/isolation/readingProcesses.ts'
import { ingestLive } from '#ingestion/publish/ingestLive.ts'
import type { RunReport } from '#ingestion/publish/run.ts'
import { readLiveConfig } from '#ingestion/sources/liveConfig.ts'
import type { ReadingFault } from '#rehearsal/faults.ts'
import { type Rehearsal, startRehearsal } from '#rehearsal/server.ts'
import { latestRuns } from '#storage/runs.ts'
import { latestSnapshot } from '#storage/snapshots.ts'
import { openOrCreateStorage, type Storage } from '#storage/storage.ts'
import { temporaryFolders } from '../../storage/databases.ts'
import { CARDS, clock, NOW } from '../sources/rehearsed.ts'

/** The whole way from the sites to the snapshot, each source read in a process of its own; in some of them something goes wrong. */

const MB = 1024 ** 2
const LIMITS: ReadingLimits = { cpu: 5_000, memory: 260 * MB, heap: 96 * MB, time: 60_000 }

let site: Rehearsal
beforeAll(async () => {
  site = await startRehearsal({ cards: CARDS, now: NOW })
})
afterAll(() => site.close())

const folders = temporaryFolders()

async function withStorage<T>(work: (storage: Storage) => Promise<T>): Promise<T> {
  const storage = await openOrCreateStorage({ databaseUrl: null, dataDirectory: folders.create() })
  try {
    return await work(storage)
  } finally {
    await storage.close()
  }
}

async function run(
  storage: Storage,
  names: SourceSlug[],
  faults: Partial<Record<SourceSlug, ReadingFault>> = {},
  { atOnce = 2, limits = {}, signal }: { atOnce?: number; limits?: Partial<ReadingLimits>; signal?: AbortSignal } = {},
): Promise<RunReport> {
  const base = { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, YAPA_SOURCES_BASE: site.url }
  const env = {
    ...base,
    YAPA_REHEARSED_READINGS: Object.entries(faults)
      .map((pair) => pair.join('='))
      .join(','),
  }
  const read = new ReadingProcesses({
    file: new URL('../../../rehearsal/readingProcess.ts', import.meta.url),
    env,
    limits: { ...LIMITS, ...limits },
    atOnce,
  })
  return ingestLive(storage, { config: readLiveConfig(env), names, read, clock, ...(signal && { signal }) })
}

describe('a reading in a process of its own', () => {
  it('that crashes, spins or eats memory fails alone, with its reason; the others are published', async () => {
    await withStorage(async (storage) => {
      const faults = { carrefour: 'spin', coto: 'eat-heap', dia: 'crash', changomas: 'eat-buffers' } as const
      const { outcome, sources } = await run(storage, ['carrefour', 'coto', 'dia', 'changomas', 'makro'], faults, { atOnce: 3 })
      expect(outcome).toBe('partial')
      const told = new Map(sources.map((one) => [one.source, one.error ?? one.outcome]))
      expect(told.get('carrefour')).toBe('La lectura ocupó el procesador más de 5 s: se cortó sin afectar a las otras cadenas.')
      expect(told.get('coto')).toMatch(/^La lectura necesitó más memoria/)
      expect(told.get('dia')).toMatch(/^Error inesperado en la fuente: Cannot read properties of undefined/)
      expect(told.get('changomas')).toMatch(/^La lectura necesitó más memoria/)
      expect(told.get('makro')).toBe('published')
      expect((await latestSnapshot(storage.db))?.sources.map(({ source }) => source)).toEqual(['makro'])
      const [record] = await latestRuns(storage.db)
      expect(record?.sources.filter((one) => one.outcome === 'failed').map(({ source }) => source)).toHaveLength(4)
    })
  }, 240_000)

  it('that ends or leaves a rejection costs nothing of those before and after it', async () => {
    await withStorage(async (storage) => {
      const faults = { jumbo: 'rejection', coto: 'exit' } as const
      const { sources } = await run(storage, ['coto', 'dia', 'jumbo', 'makro'], faults, { atOnce: 1 })
      expect(sources.map(({ source, outcome }) => `${source} ${outcome}`).sort()).toEqual([
        'coto failed',
        'dia published',
        'jumbo failed',
        'makro published',
      ])
    })
  }, 240_000)

  it('is published as soon as it is there, while a slow one is still waited for', async () => {
    await withStorage(async (storage) => {
      const stopping = new AbortController()
      const running = run(storage, ['jumbo', 'makro'], { jumbo: 'hang' }, { signal: stopping.signal })
      await expect.poll(async () => (await latestSnapshot(storage.db))?.sources.length, { timeout: 40_000 }).toBe(1)
      expect((await latestRuns(storage.db))[0]).toMatchObject({ outcome: null, sources: [{ source: 'makro', outcome: 'published' }] })
      stopping.abort()
      expect(await running).toMatchObject({ outcome: 'stopped', sources: [{ source: 'makro', outcome: 'published' }] })
    })
  }, 240_000)

  it('is ended when it takes too long', async () => {
    await withStorage(async (storage) => {
      const { sources } = await run(storage, ['jumbo'], { jumbo: 'hang' }, { limits: { time: 1_000 } })
      expect(sources[0]?.error).toMatch(/^La lectura tardó más de 1 s/)
    })
  }, 240_000)
})
