import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { exampleCards } from '#chains/examples.ts'
import { runLine } from '#cli/runTable.ts'
import { makeTurnTaker, STOP_GRACE, type TurnLimits } from '#cli/turns.ts'
import { ClockWatch, civilDateAt, systemClock } from '#domain/calendar/clock.ts'
import { CHAIN_SLUGS, type MainChain } from '#domain/catalogue/chain.ts'
import { millisecondsSinceBoot } from '#ingestion/watch/clockTrouble.ts'
import type { ReadingFault } from '#rehearsal/faults.ts'
import { type Rehearsal, startRehearsal } from '#rehearsal/server.ts'
import { listLeases } from '#storage/leases.ts'
import { loadLatestRuns } from '#storage/runs.ts'
import { loadLatestSnapshot } from '#storage/snapshots.ts'
import { openOrCreateStorage, type Storage } from '#storage/storage.ts'
import { isRunning } from '../processes.ts'
import { temporaryFolders } from '../storage/databases.ts'

/** Turns in their own processes, which read rehearsed sites on this machine. */

const MINUTE = 60_000
const PATIENCE = { timeout: 40_000, interval: 20 }
const NEVER = new AbortController().signal
const MB = 1024 ** 2

const folders = temporaryFolders()
let site: Rehearsal
let storage: Storage
let env: Record<string, string | undefined>
beforeEach(async () => {
  const now = systemClock.now()
  site = await startRehearsal({ cards: exampleCards(civilDateAt(now)), now })
  const dataDirectory = folders.create()
  storage = await openOrCreateStorage({ databaseUrl: null, dataDirectory })
  env = { ...process.env, DATABASE_URL: '', YAPA_NOW: '', YAPA_DATA: dataDirectory, YAPA_SOURCES_BASE: site.url }
})
afterEach(async () => {
  await storage.close()
  await site.close()
})

function taker(limits: Partial<TurnLimits> = {}) {
  const clockStart = () => new ClockWatch(systemClock, millisecondsSinceBoot).start
  const told = async (
    chains: readonly MainChain[],
    { signal = NEVER, start = clockStart(), shown = null as number | null } = {},
  ): Promise<string> => runLine(await makeTurnTaker(env, { limits })({ names: chains, shownVersion: shown, clockStart: start }, signal))
  return told
}

/** No site answers any more. */
function silence(): void {
  for (const chain of CHAIN_SLUGS) site.setFault(chain, { name: 'time-out' })
}

/** The process of the turn that has begun, once its readings wait for the sites. */
async function atWork(): Promise<number> {
  await vi.waitUntil(() => site.requests.length > 0, PATIENCE)
  const [lease] = await listLeases(storage.db)
  return Number(lease?.holder.split(':')[1])
}

const versionOf = async () => (await loadLatestSnapshot(storage.db))?.version ?? null

describe('a turn in a process of its own', () => {
  test('publishes and says so', async () => {
    const take = taker()
    expect(await take(['makro', 'coto'])).toMatch(/^Lectura de las fuentes, terminada\. Instantánea \d\. .*Makro: publicada/)
    expect((await loadLatestSnapshot(storage.db))?.sources.map(({ source }) => source)).toEqual(['coto', 'makro'])
    expect(await take(['makro'])).toContain('Makro: sin cambios')
  })

  test('ends when it is asked to, and leaves nothing incomplete', async () => {
    silence()
    const controller = new AbortController()
    const turn = taker()(['makro'], { signal: controller.signal })
    const pid = await atWork()
    const since = performance.now()
    controller.abort()
    expect(await turn).toMatch(/^Lectura de las fuentes, interrumpida\./)
    expect(performance.now() - since).toBeLessThan(STOP_GRACE)
    expect(isRunning(pid)).toBe(false)
    expect(await loadLatestRuns(storage.db)).toMatchObject([{ outcome: 'stopped' }])
    expect(await versionOf()).toBeNull()
  })

  test.each(['SIGINT', 'SIGHUP'] as const)('takes %s for a request to stop, which is no failure', async (signal) => {
    silence()
    const turn = taker()(['makro'])
    process.kill(await atWork(), signal)
    expect(await turn).toMatch(/^Lectura de las fuentes, interrumpida\./)
    expect(await loadLatestRuns(storage.db)).toMatchObject([{ outcome: 'stopped' }])
  })

  test('is cut where it does not stop when it is asked to', async () => {
    silence()
    const controller = new AbortController()
    const turn = taker()(['makro'], { signal: controller.signal })
    const pid = await atWork()
    process.kill(pid, 'SIGSTOP')
    controller.abort()
    await turn
    expect(isRunning(pid)).toBe(false)
  })

  test('is cut when it takes too long', async () => {
    silence()
    await expect(taker({ time: 1_000 })(['makro'])).rejects.toThrow(/^El proceso de la lectura tardó más de/)
  })

  test('publishes nothing when the clock has jumped since its sources were found due', async () => {
    const start = new ClockWatch(systemClock, millisecondsSinceBoot).start - 30 * MINUTE
    expect(await taker()(['makro'], { start })).toContain('Makro: falló (El reloj de esta máquina saltó 30 minutos hacia adelante')
    expect(await versionOf()).toBeNull()
  })

  test('refuses a database that lacks what the site shows', async () => {
    const take = taker()
    await expect(take(['makro'], { shown: 3 })).rejects.toThrow(/^A la base le falta lo que el sitio muestra \(instantánea 3\)/)
    expect([await versionOf(), site.requests]).toEqual([null, []])
    expect(await take(['makro'])).toContain('Makro: publicada')
    expect(await take(['makro'], { shown: await versionOf() })).toContain('Makro: sin cambios')
  })

  test('says why it cannot use the database', async () => {
    env = { ...env, YAPA_DATA: '/dev/null/nowhere' }
    await expect(taker()(['makro'])).rejects.toThrow(/^Falta la base \/dev\/null\/nowhere/)
  })
})

describe('a turn whose process dies', () => {
  const failWith = (faults: Partial<Record<MainChain, ReadingFault>>) => {
    const broken = new URL('../../rehearsal/brokenReadings.ts', import.meta.url).href
    const pairs = Object.entries(faults).map((pair) => pair.join('='))
    env = { ...env, NODE_OPTIONS: `--import=${broken}`, YAPA_REHEARSED_READINGS: pairs.join(',') }
  }

  test('of a source that crashes, spins or eats memory: only that one fails, with its reason', async () => {
    failWith({ carrefour: 'spin', coto: 'eat-heap', dia: 'crash', changomas: 'eat-buffers' })
    const take = taker({ cpu: 5_000, memory: 260 * MB, heap: 96 * MB })
    const told = await take(['carrefour', 'coto', 'dia', 'changomas', 'makro'])
    expect(told).toContain('Carrefour: falló (La lectura ocupó el procesador más de 5 s: se cortó sin afectar a las otras fuentes.)')
    expect(told).toContain('Coto: falló (La lectura necesitó más memoria')
    expect(told).toContain('Día: falló (Error inesperado en la fuente: Cannot read properties of undefined')
    expect(told).toContain('ChangoMás: falló (La lectura necesitó más memoria')
    expect(told).toContain('Makro: publicada')
    expect((await loadLatestSnapshot(storage.db))?.sources.map(({ source }) => source)).toEqual(['makro'])
    const recorded = (await loadLatestRuns(storage.db)).flatMap(({ sources }) => sources)
    expect(recorded.filter(({ outcome, error }) => outcome === 'failed' && error !== null)).toHaveLength(4)
  }, 240_000)

  test('of a single source is not read again', async () => {
    failWith({ makro: 'exit' })
    expect(await taker()(['makro'])).toContain('Makro: falló (La lectura terminó antes de tiempo (estado 3)')
    expect((await loadLatestRuns(storage.db)).map(({ outcome }) => outcome)).toEqual(['failed', 'interrupted'])
  })

  test('because somebody killed it goes on with the sources that it has left', async () => {
    await taker()(['makro'])
    site.setFault('coto', { name: 'time-out' })
    const turn = makeTurnTaker(env)({ names: ['coto', 'makro'], shownVersion: null, clockStart: null })
    const records = async () => (await loadLatestRuns(storage.db)).map(({ sources }) => sources.length)
    await vi.waitUntil(async () => (await records()).join() === '1,1' && site.requests.length > 2, PATIENCE)
    const pid = await atWork()
    site.setFault('coto', null)
    process.kill(pid, 'SIGKILL')
    expect(await turn).toMatchObject({
      outcome: 'published',
      snapshotVersion: 2,
      sources: [
        { source: 'makro', outcome: 'unchanged' },
        { source: 'coto', outcome: 'published' },
      ],
    })
    expect(site.requests.filter(({ source }) => source === 'makro')).toHaveLength(2)
  })
})
