import { afterEach, expect, test } from 'vitest'
import { frozenClock } from '#domain/calendar/clock.ts'
import { runSources } from '#ingestion/publish/run.ts'
import { closeRuntime, getRuntime } from '#server/runtime.server.ts'
import { openOrCreateStorage } from '#storage/storage.ts'
import { aCard, plainReader } from '../ingestion/samples.ts'
import { freezingProxy } from '../storage/freezingProxy.ts'
import { startPostgres } from '../storage/postgres.ts'
import { NOW } from './published.ts'

const before = { ...process.env }
afterEach(async () => {
  await closeRuntime()
  process.env = before
})

test('a frozen database is noticed within seconds, delays no page, and is found again when it thaws', async () => {
  const postgres = await startPostgres()
  const proxy = await freezingProxy(postgres.url)
  try {
    Object.assign(process.env, { DATABASE_URL: proxy.url, YAPA_NOW: NOW })
    const storage = await openOrCreateStorage({ databaseUrl: postgres.url, dataDirectory: '/nowhere' })
    const read = async () => ({ source: 'carrefour' as const, capturedAt: '2026-03-27', cards: [aCard('one')], unreadable: 0 })
    const clock = frozenClock(new Date(NOW))
    await runSources(storage, { kind: 'archive', sources: [{ source: 'carrefour', read }], read: plainReader, clock })
    await storage.close()
    const runtime = await getRuntime()
    const [promotion] = runtime.snapshot()?.promotions ?? []
    if (!promotion) throw new Error('nothing is published')
    expect(await runtime.cardOf(promotion)).not.toBeNull()

    proxy.freeze()
    const asked = performance.now()
    await expect(runtime.cardOf(promotion)).rejects.toThrow(/no answer/)
    await expect(runtime.changesOf(promotion.id)).rejects.toThrow(/no answer/)
    // Each waits for a quarter of a second; the rest is for a busy machine.
    expect(performance.now() - asked).toBeLessThan(5_000)
    await expect.poll(() => runtime.storage().reachable).toBe(false)
    expect(runtime.snapshot()?.promotions).toHaveLength(1)

    proxy.thaw()
    await expect.poll(() => runtime.storage().reachable).toBe(true)
    expect(await runtime.cardOf(promotion)).not.toBeNull()
  } finally {
    await proxy.close()
    await postgres.stop()
  }
}, 60_000)
