import { afterEach, expect, test } from 'vitest'
import { frozenClock } from '#domain/calendar/clock.ts'
import { runSources } from '#ingestion/publish/run.ts'
import { makeApiRoute, type Operation } from '#server/api/apiRoute.server.ts'
import { listPromotions, showPromotion } from '#server/api/promotions.server.ts'
import { showReadiness } from '#server/api/status.server.ts'
import { closeRuntime, getRuntime } from '#server/runtime.server.ts'
import { migrate } from '#storage/migrations.ts'
import { openOrCreateStorage } from '#storage/storage.ts'
import { aCard, plainReader } from '../ingestion/samples.ts'
import { temporaryFolders } from '../storage/databases.ts'
import { startPostgres } from '../storage/postgres.ts'
import { NOW } from './published.ts'

const folders = temporaryFolders()
const before = { ...process.env }
afterEach(async () => {
  await closeRuntime()
  process.env = before
})

const ask = (operation: object, params = {}, query = '') =>
  makeApiRoute(operation as Operation)({ request: new Request(`http://localhost/x${query}`), params })

test('with the database gone the last snapshot is still served, and readiness says degraded', async () => {
  const postgres = await startPostgres()
  try {
    Object.assign(process.env, { DATABASE_URL: postgres.url, YAPA_NOW: NOW })
    const storage = await openOrCreateStorage({ databaseUrl: postgres.url, dataDirectory: '/nowhere' })
    const read = async () => ({ source: 'carrefour' as const, capturedAt: '2026-03-27', cards: [aCard('one')], unreadable: 0 })
    const clock = frozenClock(new Date(NOW))
    await runSources(storage, { kind: 'archive', sources: [{ source: 'carrefour', read }], read: plainReader, clock })
    await storage.close()
    expect(await (await ask(showReadiness)).json()).toMatchObject({ status: 'ready', storage: { reachable: true } })
  } finally {
    await postgres.stop()
  }

  await expect.poll(async () => (await getRuntime()).storage().reachable).toBe(false)
  const readiness = await ask(showReadiness)
  expect(readiness.status).toBe(200)
  expect(await readiness.json()).toMatchObject({ status: 'degraded', storage: { reachable: false }, snapshot: { version: 1 } })
  const { promotions } = await (await ask(listPromotions, {}, '?date=2026-03-30')).json()
  expect(promotions).toHaveLength(1)
  const one = await ask(showPromotion, { id: promotions[0].id })
  expect(await one.json()).toMatchObject({ promotion: { id: promotions[0].id }, source: null })
})

test('once a newer version has changed the database the last snapshot is still served, and a proxy is told to leave', async () => {
  const dataDirectory = folders.create()
  Object.assign(process.env, { YAPA_DATA: dataDirectory, YAPA_NOW: NOW })
  const storage = await openOrCreateStorage({ databaseUrl: null, dataDirectory })
  const read = async () => ({ source: 'carrefour' as const, capturedAt: '2026-03-27', cards: [aCard('one')], unreadable: 0 })
  const clock = frozenClock(new Date(NOW))
  await runSources(storage, { kind: 'archive', sources: [{ source: 'carrefour', read }], read: plainReader, clock })
  expect((await ask(showReadiness)).status).toBe(200)
  // The newer version shows nothing to whom it does not know.
  await migrate(storage.db, {
    '9999-later-contract': { up: async (db) => void (await db.deleteFrom('snapshot_editions').execute()) },
  })
  await storage.close()
  await expect.poll(async () => (await ask(showReadiness)).status).toBe(503)
  expect(await (await ask(showReadiness)).json()).toMatchObject({ status: 'degraded', storage: { trouble: 'newer' } })
  expect((await (await ask(listPromotions, {}, '?date=2026-03-30')).json()).promotions).toHaveLength(1)
})
