import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { exampleCards } from '#chains/examples.ts'
import { TURN_LIMIT, turnRunner } from '#cli/turns.ts'
import { ClockWatch, civilDateAt, systemClock } from '#domain/calendar/clock.ts'
import { CHAIN_SLUGS, type MainChain } from '#domain/catalogue/chain.ts'
import { millisecondsSinceBoot } from '#ingestion/watch/clockTrouble.ts'
import { keepFresh } from '#ingestion/watch/keepFresh.ts'
import { GRACE } from '#operations/oneTask.ts'
import { type Rehearsal, startRehearsal } from '#rehearsal/server.ts'
import { lastHeartbeat } from '#storage/heartbeat.ts'
import { listLeases } from '#storage/leases.ts'
import { latestRuns } from '#storage/runs.ts'
import { latestSnapshot } from '#storage/snapshots.ts'
import { openOrCreateStorage, type Storage } from '#storage/storage.ts'
import { atLeastOne } from '../atLeastOne.ts'
import { childrenOf, isRunning } from '../processes.ts'
import { temporaryFolders } from '../storage/databases.ts'

/** Turns in their own processes, which read rehearsed sites on this machine. */

const MINUTE = 60_000
const PATIENCE = { timeout: 40_000, interval: 20 }
const NEVER = new AbortController().signal
const WATCHED: MainChain[] = ['coto', 'makro']

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

function taker(limit = TURN_LIMIT) {
  const lines: string[] = []
  const takeTurn = turnRunner(env, (line) => lines.push(line), limit)
  const clockStart = () => new ClockWatch(systemClock, millisecondsSinceBoot).start
  const take = (chains: readonly MainChain[], { signal = NEVER, start = clockStart(), shown = null as number | null } = {}) =>
    takeTurn({ names: chains, shownVersion: shown, clockStart: start }, signal)
  return { takeTurn, take, lines }
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

const versionOf = async () => (await latestSnapshot(storage.db))?.version ?? null

describe('a turn in a process of its own', () => {
  test('publishes and says so', async () => {
    const { take, lines } = taker()
    await take(['makro', 'coto'])
    expect((await latestSnapshot(storage.db))?.sources.map(({ source }) => source)).toEqual(['coto', 'makro'])
    await take(['makro'])
    expect(lines).toEqual([
      expect.stringMatching(/^Lectura de las fuentes, terminada\. Instantánea \d\. .*Makro: publicada/),
      expect.stringContaining('Makro: sin cambios'),
    ])
  })

  test('ends when it is asked to, and leaves nothing incomplete', async () => {
    silence()
    const { take, lines } = taker()
    const controller = new AbortController()
    const turn = take(['makro'], { signal: controller.signal })
    const pid = await atWork()
    const since = performance.now()
    controller.abort()
    await turn
    expect(performance.now() - since).toBeLessThan(GRACE)
    expect(isRunning(pid)).toBe(false)
    expect(lines).toEqual([expect.stringMatching(/^Lectura de las fuentes, interrumpida\./)])
    expect(await latestRuns(storage.db)).toMatchObject([{ outcome: 'stopped' }])
    expect(await versionOf()).toBeNull()
  })

  test.each(['SIGINT', 'SIGHUP'] as const)('takes %s for a request to stop, which is no failure', async (signal) => {
    silence()
    const { take, lines } = taker()
    const turn = take(['makro'])
    process.kill(await atWork(), signal)
    await turn
    expect(lines).toEqual([expect.stringMatching(/^Lectura de las fuentes, interrumpida\./)])
    expect(await latestRuns(storage.db)).toMatchObject([{ outcome: 'stopped' }])
  })

  test('is cut where it does not stop when it is asked to', async () => {
    silence()
    const controller = new AbortController()
    const turn = taker().take(['makro'], { signal: controller.signal })
    const pid = await atWork()
    process.kill(pid, 'SIGSTOP')
    controller.abort()
    await turn
    expect(isRunning(pid)).toBe(false)
  })

  test('is cut when it takes too long', async () => {
    silence()
    const { take } = taker(1_000)
    await expect(take(['makro'])).rejects.toThrow(/^el proceso de la lectura tardó más de/)
  })

  test('publishes nothing when the clock has jumped since its sources were found due', async () => {
    const { take, lines } = taker()
    const start = new ClockWatch(systemClock, millisecondsSinceBoot).start - 30 * MINUTE
    await take(['makro'], { start })
    expect(lines).toEqual([expect.stringContaining('Makro: falló (El reloj de esta máquina saltó 30 minutos hacia adelante')])
    expect(await versionOf()).toBeNull()
  })

  test('refuses a database that lacks what the site shows', async () => {
    const { take, lines } = taker()
    await expect(take(['makro'], { shown: 3 })).rejects.toThrow(/^A la base le falta lo que el sitio muestra \(instantánea 3\)/)
    expect([lines, await versionOf(), site.requests]).toEqual([[], null, []])
    await take(['makro'])
    await take(['makro'], { shown: await versionOf() })
    expect(lines).toEqual([expect.stringContaining('Makro: publicada'), expect.stringContaining('Makro: sin cambios')])
  })

  test('says why it cannot use the database', async () => {
    env = { ...env, YAPA_DATA: '/dev/null/nowhere' }
    await expect(taker().take(['makro'])).rejects.toThrow(/^Falta la base \/dev\/null\/nowhere/)
  })
})

describe('the schedule over turns', () => {
  test('goes on after one that was killed, which counts as a failure of its sources: they are read half an hour later', async () => {
    silence()
    const { takeTurn, lines } = taker()
    const controller = new AbortController()
    const watching = keepFresh({
      open: () => openOrCreateStorage({ databaseUrl: null, dataDirectory: env.YAPA_DATA as string }),
      sources: WATCHED,
      takeTurn,
      clock: systemClock,
      webhook: null,
      signal: controller.signal,
      log: (line) => lines.push(line),
      pace: { first: 0, tick: 20 },
    })
    const turn = await atWork()
    const readings = atLeastOne(childrenOf(turn))
    process.kill(turn, 'SIGKILL')
    await vi.waitUntil(() => lines.length > 0, PATIENCE)
    await expect.poll(() => readings.filter(isRunning)).toEqual([])
    expect(lines).toEqual(['El turno no se pudo hacer, se intenta de nuevo: el proceso de la lectura terminó antes de tiempo (SIGKILL)'])
    const beat = await lastHeartbeat(storage.db)
    await expect.poll(() => lastHeartbeat(storage.db)).not.toBe(beat)
    const taken = await listLeases(storage.db)
    expect([taken.length, lines.length, await versionOf()]).toEqual([WATCHED.length, 1, null])
    // A try that failed comes again after some half an hour, a good one after half a day.
    for (const chain of WATCHED) site.setFault(chain, null)
    for (const { source, taken_at } of taken)
      await storage.db
        .updateTable('source_leases')
        .set({ taken_at: new Date(Date.parse(taken_at) - 40 * MINUTE).toISOString() })
        .where('source', '=', source)
        .execute()
    await vi.waitUntil(() => lines.length > 1, PATIENCE)
    expect((await latestSnapshot(storage.db))?.sources.map(({ source }) => source)).toEqual(WATCHED)
    controller.abort()
    await watching
  })
})
