import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readCard } from '#chains/readCard.ts'
import { runLine } from '#cli/runTable.ts'
import { takeTurn } from '#cli/takeTurn.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import { CHAIN_SLUGS } from '#domain/catalogue/chain.ts'
import { PoliteClient } from '#ingestion/fetch/politeClient.ts'
import { runSources } from '#ingestion/publish/run.ts'
import { deliverAlerts, type Webhook, type WebhookBody } from '#ingestion/watch/alerts.ts'
import { keepFresh, type TurnTask } from '#ingestion/watch/keepFresh.ts'
import { type Rehearsal, startRehearsal } from '#rehearsal/server.ts'
import { loadLastHeartbeat, takeLease } from '#storage/leases.ts'
import { finishRun, loadLatestRuns, startRun } from '#storage/runs.ts'
import { loadLatestSnapshot } from '#storage/snapshots.ts'
import { openOrCreateStorage, type Storage } from '#storage/storage.ts'
import { cacheReadings } from '../../../bench/readOnce.ts'
import { sqliteDatabases } from '../../storage/databases.ts'
import { CARDS, NOW, QUICK, rehearsedSources } from '../sources/rehearsed.ts'

const ALL = CHAIN_SLUGS.length

/** No site is slow here, but this process may be: it publishes while others still answer. */
const PATIENT = { ...QUICK, request: { ...QUICK.request, answer: 10_000, total: 10_000 } }

const read = cacheReadings(readCard)

const HOUR = 3_600_000
const MAX_WAIT = 30_000

/** A clock that a test moves on, and that counts how often it is asked. */
function movableClock(): Clock & { skip(milliseconds: number): void; asked(): number } {
  let time = NOW.getTime()
  let asked = 0
  return {
    now: () => {
      asked++
      return new Date(time)
    },
    asked: () => asked,
    skip: (milliseconds) => {
      time += milliseconds
    },
  }
}

/** Waits until both watchers have looked again, some times: then what they did not do, they will not do. */
async function lookedAgain(clock: { asked(): number }): Promise<void> {
  const before = clock.asked()
  await until(() => clock.asked() >= before + 12)
}

const ended = (clock: Clock) =>
  ({ finishedAt: clock.now().toISOString(), outcome: 'unchanged', snapshotVersion: null, error: null }) as const

type Received = { headers: IncomingHttpHeaders; body: WebhookBody }

/** A receiver with set answers: 500 a number of times, no answer, a redirect. */
async function startReceiver() {
  const received: Received[] = []
  const state = { refuse: 0, redirect: false }
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk) => {
      text += chunk
    })
    request.on('end', () => {
      if (state.refuse > 0) {
        state.refuse--
        response.writeHead(500).end('no')
      } else if (state.redirect) response.writeHead(302, { location: '/elsewhere' }).end()
      else {
        received.push({ headers: request.headers, body: JSON.parse(text) })
        response.writeHead(204).end()
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/yapa`
  return { url, received, state, close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()) }
}

let rehearsal: Rehearsal
let receiver: Awaited<ReturnType<typeof startReceiver>>
beforeEach(async () => {
  rehearsal = await startRehearsal({ cards: CARDS, now: NOW })
  receiver = await startReceiver()
})
afterEach(async () => {
  await rehearsal.close()
  await receiver.close()
})

async function until(what: () => boolean | Promise<boolean>): Promise<void> {
  await vi.waitUntil(what, { timeout: MAX_WAIT, interval: 20 })
}

describe('keeping fresh', () => {
  const databases = sqliteDatabases()

  async function start(clock: Clock, open?: () => Promise<Storage>, passed?: () => number) {
    const settings = await databases.settings()
    const storage = await databases.open(settings)
    const controller = new AbortController()
    const lines: string[] = []
    const webhook: Webhook = { url: receiver.url, token: 'abc', statusUrl: 'https://yapa.example/estado' }
    const config = { client: new PoliteClient({ limits: PATIENT, hosts: { '*': rehearsal.url } }) }
    const say = (line: string) => lines.push(line)
    const how = { config, read, clock, passed: passed ?? (() => clock.now().getTime()) }
    const openIt = open ?? (() => openOrCreateStorage(settings))
    // Here, where the clock is the test's own; in a process of its own: tests/cli/turns.test.ts.
    const turn = async (task: TurnTask, signal: AbortSignal) => {
      const opened = await openIt()
      say(runLine(await takeTurn(opened, task, { ...how, signal }).finally(opened.close)))
    }
    const watch = {
      open: openIt,
      sources: CHAIN_SLUGS,
      takeTurn: turn,
      clock,
      webhook,
      signal: controller.signal,
      log: say,
      pace: { first: 0, tick: 20 },
      passed: how.passed,
    }
    const watching = [keepFresh(watch), keepFresh(watch)]
    const stop = async () => {
      controller.abort()
      await Promise.all(watching)
    }
    return { storage, webhook, lines, stop }
  }

  const liveRuns = async ({ db }: Storage) => (await loadLatestRuns(db, 100)).filter(({ kind, outcome }) => kind === 'live' && outcome)

  it('reads all sources at the start, each again when it is due, and never twice although two do it', async () => {
    const clock = movableClock()
    const { storage, stop } = await start(clock)
    const reads = async () => (await liveRuns(storage)).flatMap(({ sources }) => sources).length
    await until(async () => (await loadLatestSnapshot(storage.db))?.sources.length === ALL)
    await until(async () => (await reads()) === ALL)
    clock.skip(10 * HOUR)
    await lookedAgain(clock)
    expect(await reads()).toBe(ALL)
    clock.skip(4 * HOUR)
    await until(async () => (await reads()) === 2 * ALL)
    await lookedAgain(clock)
    expect(await reads()).toBe(2 * ALL)
    await stop()
  }, 40_000)

  it('sends an alert for a hold, a stale source and the recovery: each once, with retries', async () => {
    const clock = movableClock()
    const { storage, stop } = await start(clock)
    await until(async () => (await loadLatestSnapshot(storage.db))?.sources.length === ALL)
    receiver.state.refuse = 1
    rehearsal.setFault('dia', { name: 'ten-fold' })
    rehearsal.setFault('makro', { name: 'error-500' })
    clock.skip(14 * HOUR)
    const reads = async () => (await liveRuns(storage)).flatMap(({ sources }) => sources).length
    await until(async () => (await reads()) >= 12)
    // The receiver refused at first: half a minute later there is a retry.
    await until(() => receiver.state.refuse === 0)
    await lookedAgain(clock)
    expect(receiver.received).toEqual([])
    clock.skip(60_000)
    await until(() => receiver.received.length === 1)
    expect(receiver.received[0]).toMatchObject({
      headers: { authorization: 'Bearer abc', 'content-type': 'application/json', 'idempotency-key': expect.stringMatching(/^dia-hold-/) },
      body: { event: 'hold', source: 'dia', link: 'https://yapa.example/estado', text: expect.stringMatching(/^Día: el control/) },
    })
    expect(receiver.received[0]?.body.reasons.join(' ')).toMatch(/copias exactas/)
    expect(receiver.received[0]?.body.id).toBe(receiver.received[0]?.headers['idempotency-key'])
    for (let day = 0; day < 3; day++) {
      const before = await reads()
      clock.skip(15 * HOUR)
      await until(async () => (await reads()) >= before + 6)
    }
    await until(() => receiver.received.length >= 3)
    const told = () => receiver.received.map(({ body }) => `${body.source} ${body.event}`).sort()
    expect(told()).toEqual(['dia hold', 'dia stale', 'makro stale'])
    rehearsal.setFault('dia', null)
    rehearsal.setFault('makro', null)
    clock.skip(15 * HOUR)
    await until(() => receiver.received.length >= 5)
    await lookedAgain(clock)
    expect(told()).toEqual(['dia hold', 'dia recovered', 'dia stale', 'makro recovered', 'makro stale'])
    await stop()
  }, 60_000)

  it('reads on after a run that a wrong clock stamped years ahead', async () => {
    const clock = movableClock()
    const wrong = { now: () => new Date('2030-05-05T12:00:00Z') }
    const settings = await databases.settings()
    const before = await databases.open(settings)
    const sources = rehearsedSources(rehearsal.url, { limits: PATIENT }, { clock: wrong })
    await runSources(before, { kind: 'live', sources, read, clock: wrong })
    // All cards are over by then, so the gate holds them.
    expect(await loadLatestRuns(before.db)).toMatchObject([{ kind: 'live', startedAt: '2030-05-05T12:00:00.000Z', outcome: 'failed' }])
    const { stop } = await start(clock, () => openOrCreateStorage(settings))
    await until(async () => (await loadLatestSnapshot(before.db))?.sources.length === ALL)
    await stop()
  }, 40_000)

  it('takes a reading that was cut short for a failure: its source is read half an hour later', async () => {
    const clock = movableClock()
    const settings = await databases.settings()
    const { db } = await databases.open(settings)
    const [now, end] = [NOW.toISOString(), new Date(NOW.getTime() + 180_000).toISOString()]
    await takeLease(db, { source: 'coto', holder: 'elsewhere:1:0:x', free: null }, { now, until: end })
    const { stop } = await start(clock, () => openOrCreateStorage(settings))
    const published = async () => (await loadLatestSnapshot(db))?.sources.map(({ source }) => source) ?? []
    await until(async () => (await published()).length === ALL - 1)
    clock.skip(20 * 60_000)
    await lookedAgain(clock)
    expect(await published()).not.toContain('coto')
    clock.skip(20 * 60_000)
    await until(async () => (await published()).includes('coto'))
    await stop()
  }, 40_000)

  it('reads nothing when the clock jumps, or contradicts most runs; it says so, alerts once, and goes on when the clock is right', async () => {
    const clock = movableClock()
    let passed = 0
    const settings = await databases.settings()
    const { storage, lines, stop } = await start(
      clock,
      () => openOrCreateStorage(settings),
      () => passed,
    )
    const { db } = await databases.open(settings)
    await until(async () => (await loadLatestSnapshot(db))?.sources.length === ALL)
    await lookedAgain(clock)
    for (let run = 0; run < 5; run++) await finishRun(db, { ...ended(clock), id: await startRun(db, 'archive', clock.now().toISOString()) })
    clock.skip(-300 * 24 * HOUR)
    await until(() => lines.some((line) => line.startsWith('El reloj de esta máquina saltó 300 días hacia atrás.')))
    await until(() => lines.some((line) => /dice 2026-01-24 12:00, y la última lectura fue 2026-11-20 12:00/.test(line)))
    // A look that was under way when the clock jumped may have begun a run, which publishes nothing.
    await lookedAgain(clock)
    const [runs, beat] = [(await loadLatestRuns(db, 100)).length, await loadLastHeartbeat(db)]
    await lookedAgain(clock)
    expect([(await loadLatestRuns(db, 100)).length, await loadLastHeartbeat(db)]).toEqual([runs, beat])
    await until(() => receiver.received.length > 0)
    await lookedAgain(clock)
    // Two watchers notice it, each once at most; the outbox has it once for the same moment.
    expect(receiver.received.map(({ body }) => `${body.event} ${body.source}`)).toEqual(['clock null'])
    expect(receiver.received[0]?.body.reasons).toEqual(['El reloj de esta máquina saltó 300 días hacia atrás.'])
    clock.skip(300 * 24 * HOUR + 14 * HOUR)
    passed += 14 * HOUR
    await until(async () => (await loadLatestRuns(db, 100)).length > runs)
    await stop()
    await storage.close()
  }, 60_000)

  it('outlives a database that is away, and says so', async () => {
    const settings = await databases.settings()
    let opened = 0
    const { lines, stop } = await start(movableClock(), async () => {
      if (opened++ < 3) throw new Error('no database')
      return openOrCreateStorage(settings)
    })
    await until(() => lines.some((line) => /Lectura de las fuentes, terminada\. Instantánea \d+\./.test(line)))
    expect(lines[0]).toBe('El turno no se pudo hacer, se intenta de nuevo: no database')
    await stop()
  }, 30_000)

  it('follows no redirect with an alert, and leaves it for the next try', async () => {
    const clock = movableClock()
    const { storage, webhook, stop } = await start(clock)
    await until(async () => (await loadLatestSnapshot(storage.db))?.sources.length === ALL)
    await stop()
    await storage.db
      .insertInto('alerts')
      .values({
        id: 'coto-hold-x',
        created_at: clock.now().toISOString(),
        alert: JSON.stringify({ event: 'hold', source: 'coto', at: clock.now().toISOString(), text: '', reasons: [], lastGoodAt: null }),
        attempts: 0,
        next_try_at: clock.now().toISOString(),
        delivered_at: null,
      })
      .execute()
    receiver.state.redirect = true
    await deliverAlerts(storage.db, webhook, clock.now)
    const row = await storage.db.selectFrom('alerts').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({ attempts: 1, delivered_at: null })
    expect(Date.parse(row.next_try_at ?? '') - clock.now().getTime()).toBe(30_000)
    // After a day the alert is given up.
    clock.skip(25 * HOUR)
    await deliverAlerts(storage.db, webhook, clock.now)
    expect(await storage.db.selectFrom('alerts').selectAll().executeTakeFirstOrThrow()).toMatchObject({
      next_try_at: null,
      delivered_at: null,
    })
    expect(receiver.received).toEqual([])
  }, 30_000)
})
