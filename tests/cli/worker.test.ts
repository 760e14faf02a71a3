import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { exampleCards } from '#chains/examples.ts'
import { civilDateAt } from '#domain/calendar/clock.ts'
import { CHAIN_SLUGS } from '#domain/catalogue/chain.ts'
import { startRehearsal } from '#rehearsal/server.ts'
import { loadLatestRuns } from '#storage/runs.ts'
import { openOrCreateStorage } from '#storage/storage.ts'
import { atLeastOne } from '../atLeastOne.ts'
import { childrenOf, isRunning } from '../processes.ts'
import { temporaryFolders } from '../storage/databases.ts'

const MAIN = path.resolve(import.meta.dirname, '../../src/cli/main.ts')

describe('the worker', () => {
  const folders = temporaryFolders()
  const children: ChildProcess[] = []
  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL')
  })

  function start(env: Record<string, string>) {
    const environment = { ...process.env, DATABASE_URL: '', YAPA_NOW: '', YAPA_SCHEDULE_PACE: '50,100', ...env }
    const child = spawn(process.execPath, [MAIN, 'worker'], { env: environment, stdio: ['ignore', 'ignore', 'pipe'] })
    children.push(child)
    let said = ''
    child.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
    return { child, said: () => said, ended: once(child, 'close').then(([status]) => status as number | null) }
  }

  async function until(what: () => boolean): Promise<void> {
    await vi.waitUntil(what, { timeout: 40_000, interval: 20 })
  }

  test('reads all sources on its schedule, once over two workers, and ends on a signal', async () => {
    const now = new Date()
    const rehearsal = await startRehearsal({ cards: exampleCards(civilDateAt(now)), now })
    const data = { databaseUrl: null, dataDirectory: folders.create() }
    const env = { YAPA_DATA: data.dataDirectory, YAPA_SOURCES_BASE: rehearsal.url }
    const workers = [start(env), start(env)]
    // Each takes those that the other has not begun.
    await until(() => workers.flatMap(({ said }) => said().match(/: publicada/g) ?? []).length >= CHAIN_SLUGS.length)
    for (const { child } of workers) child.kill('SIGTERM')
    expect(await Promise.all(workers.map(({ ended }) => ended))).toEqual([0, 0])
    await rehearsal.close()
    const storage = await openOrCreateStorage(data)
    const sources = (await loadLatestRuns(storage.db)).flatMap((run) => run.sources)
    await storage.close()
    expect(sources.map(({ source, outcome }) => `${source} ${outcome}`).sort()).toEqual(
      CHAIN_SLUGS.map((chain) => `${chain} published`).sort(),
    )
  }, 60_000)

  test('that is killed in the middle of a reading leaves no process behind', async () => {
    const now = new Date()
    const faults = Object.fromEntries(CHAIN_SLUGS.map((chain) => [chain, { name: 'time-out' as const }]))
    const rehearsal = await startRehearsal({ cards: exampleCards(civilDateAt(now)), now, faults })
    const data = { databaseUrl: null, dataDirectory: folders.create() }
    const { child, ended } = start({ YAPA_DATA: data.dataDirectory, YAPA_SOURCES_BASE: rehearsal.url })
    await until(() => rehearsal.requests.length > 0)
    const left = atLeastOne(childrenOf(child.pid as number))
    child.kill('SIGKILL')
    await ended
    await expect.poll(() => left.filter(isRunning)).toEqual([])
    await rehearsal.close()
    const storage = await openOrCreateStorage(data)
    expect((await loadLatestRuns(storage.db)).map(({ outcome }) => outcome)).toEqual(['stopped'])
    await storage.close()
  }, 60_000)

  test('says why it cannot work on a frozen clock', async () => {
    const { said, ended } = start({ YAPA_NOW: '2026-03-27T15:00:00Z', YAPA_DATA: folders.create() })
    expect(await ended).toBe(1)
    expect(said()).toMatch(/^Con YAPA_NOW el reloj está parado/)
  })
})
