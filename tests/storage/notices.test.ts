import { afterEach, expect, test, vi } from 'vitest'
import { frozenClock } from '#domain/calendar/clock.ts'
import { runIngestion } from '#ingestion/publish/run.ts'
import { keepSnapshot, type SnapshotKeeper } from '#server/snapshotKeeper.ts'
import { openSnapshotSource } from '#server/snapshotSource.ts'
import { listenForPublications } from '#storage/notices.ts'
import { openStorage, type StorageSettings } from '#storage/storage.ts'
import { aCard, plainReader } from '../ingestion/samples.ts'
import { startPostgres } from './postgres.ts'

const clock = frozenClock(new Date('2026-03-27T15:00:00Z'))

async function publish(settings: StorageSettings, card: string): Promise<void> {
  const storage = await openStorage(settings)
  const read = async () => ({ source: 'carrefour' as const, capturedAt: '2026-03-27', cards: [aCard(card)], unreadable: 0 })
  await runIngestion(storage, { kind: 'archive', sources: [{ source: 'carrefour', read }], read: plainReader, clock })
  await storage.close()
}

let keeper: SnapshotKeeper | undefined
afterEach(() => keeper?.close())

test('PostgreSQL tells of a publication: nobody has to look, and a lost connection is made again', async () => {
  const postgres = await startPostgres()
  const settings = { databaseUrl: postgres.url, dataDirectory: '/nowhere' }
  const heard = vi.fn()
  const stop = listenForPublications(postgres.url, heard)
  try {
    await publish(settings, 'one')
    // It looks by itself once an hour only.
    keeper = keepSnapshot((published) => openSnapshotSource(settings, published), 3_600_000)
    await keeper.refresh()
    expect(keeper.index()?.snapshot.version).toBe(1)
    await publish(settings, 'two')
    await expect.poll(() => keeper?.index()?.snapshot.version).toBe(2)

    const before = heard.mock.calls.length
    await postgres.restart()
    // Once by itself, because what was published meanwhile nobody tells.
    await expect.poll(() => heard.mock.calls.length).toBeGreaterThan(before)
    const connected = heard.mock.calls.length
    await publish(settings, 'three')
    await expect.poll(() => heard.mock.calls.length).toBeGreaterThan(connected)
  } finally {
    stop()
    await keeper?.close()
    await postgres.stop()
  }
}, 60_000)
