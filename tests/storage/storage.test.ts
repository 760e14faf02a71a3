import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Kysely } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { SourceSlug } from '#domain/catalogue/source.ts'
import { loadDueAlerts, storeAlert } from '#storage/alerts.ts'
import { type Capture, loadCapture, storeCapture } from '#storage/captures.ts'
import { type Edition, storeEdition } from '#storage/editions.ts'
import { loadLastHeartbeat, storeHeartbeat } from '#storage/leases.ts'
import { migrate } from '#storage/migrations.ts'
import { runInPublication } from '#storage/publication.ts'
import { markReportDone, storeReport } from '#storage/reports.ts'
import { finishRun, loadLatestRuns, type SourceRecord, startRun, storeSourceRecords, wasReadCompletely } from '#storage/runs.ts'
import {
  loadLatestName,
  loadLatestSnapshot,
  loadLatestVersion,
  loadPublishedCard,
  loadShownCards,
  loadSnapshotByVersion,
  publishSnapshot,
} from '#storage/snapshots.ts'
import { openOrCreateStorage, openStorage, type Storage } from '#storage/storage.ts'
import { StorageError } from '#storage/storageError.ts'
import { describeOnBothDatabases, temporaryFolders } from './databases.ts'
import { aCapture, aPromotion, aRawCard } from './samples.ts'

const NOW = '2026-03-27T15:00:00.000Z'
const aReport = { message: 'otro tope', email: null, field: null, promotionId: null, snapshotVersion: null }

async function publish(storage: Storage, changes: Partial<Edition> = {}): Promise<number> {
  const captureId = await storeCapture(storage.db, aCapture(), NOW)
  const edition: Edition = {
    source: 'carrefour',
    kind: 'real',
    capturedAt: '2026-03-27',
    captureId,
    cards: 2,
    promotions: [aPromotion({ id: 'abc', cardId: 'card-1' })],
    refused: [{ reason: 'cuotas fuera de 0–12', count: 1 }],
    texts: [aRawCard({ id: 'card-1' })],
    reader: null,
    isConfirmed: false,
    ...changes,
  }
  return runInPublication(storage.db, NOW, async (transaction) => {
    const id = await storeEdition(transaction, edition, NOW)
    return publishSnapshot(transaction, { kind: edition.kind, publishedAt: NOW, runId: null, editions: [{ source: edition.source, id }] })
  })
}

const publishedRecord = (changes: Partial<SourceRecord>): SourceRecord => ({
  ...{ source: 'carrefour', outcome: 'published', captureId: null, reading: null, capturedAt: '2026-03-27' },
  ...{ cards: 3, promotions: 3, unreadable: 0, refused: [], verdict: 'publish', reasons: [], error: null, milliseconds: 12, asked: null },
  fetched: { way: 'api', bytes: 1, requests: 1, leftOut: 0, warnings: [], isComplete: true },
  ...changes,
})

describeOnBothDatabases('storage', (databases) => {
  it('has nothing published when it is new', async () => {
    const { db } = await databases.open()
    expect(await loadLatestVersion(db)).toBeNull()
    expect(await loadLatestSnapshot(db)).toBeNull()
    expect(await loadLatestRuns(db)).toEqual([])
  })

  it('opens an existing database', async () => {
    const settings = await databases.settings()
    const first = await openOrCreateStorage(settings)
    await publish(first)
    await first.close()
    const again = await databases.open(settings)
    expect(await loadLatestVersion(again.db)).toBe(1)
  })

  it('runs its migrations once when several processes open it at the same time', async () => {
    const settings = await databases.settings()
    const outcomes = await Promise.all(Array.from({ length: 4 }, () => openInAnotherProcess(settings)))
    expect(outcomes).toEqual([0, 0, 0, 0])
    const { db } = await databases.open(settings)
    expect(await db.selectFrom('locks').selectAll().execute()).toHaveLength(1)
  }, 30_000)

  it('says so when a newer version took something away', async () => {
    const settings = await databases.settings()
    const { db } = await databases.open(settings)
    await db
      .withTables<{ kysely_migration: { name: string; timestamp: string } }>()
      .insertInto('kysely_migration')
      .values({ name: '9999-runs-contract', timestamp: NOW })
      .execute()
    await expect(openOrCreateStorage(settings)).rejects.toThrow(/versión más nueva de Yapa/)
  })

  it('is used by an old process beside a new one whose migration has added to it', async () => {
    const settings = await databases.settings()
    const old = await databases.open(settings)
    await publish(old)
    const newer = await databases.open(settings)
    const add = async (db: Kysely<unknown>) => {
      await db.schema.alterTable('editions').addColumn('checked_by', 'text').execute()
      await db.schema
        .alterTable('reports')
        .addColumn('weight', 'integer', (column) => column.notNull().defaultTo(1))
        .execute()
      await db.schema
        .createTable('plans')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .execute()
    }
    await migrate(newer.db, { '9998-plans': { up: add } })
    // The old process goes on with the connection it has, and opens others.
    const reopened = await databases.open(settings)
    for (const storage of [old, reopened]) {
      const before = await loadLatestVersion(storage.db)
      await publish(storage, { capturedAt: `2026-04-0${before ?? 0}` })
      expect(await loadLatestVersion(newer.db)).toBe((before ?? 0) + 1)
      expect(await loadLatestSnapshot(storage.db)).toEqual(await loadLatestSnapshot(newer.db))
      const id = await storeReport(storage.db, aReport, NOW)
      expect(await markReportDone(newer.db, id, NOW)).toBe(true)
    }
    expect(await newer.db.withTables<{ plans: { id: string } }>().selectFrom('plans').selectAll().execute()).toEqual([])
  })

  it('answers a snapshot as it was published', async () => {
    const { db } = await databases.open()
    await publish({ db, close: async () => {} })
    expect(await loadLatestSnapshot(db)).toEqual({
      feeds: [],
      name: await loadLatestName(db),
      version: 1,
      publishedAt: NOW,
      kind: 'real',
      sources: [
        {
          source: 'carrefour',
          capturedAt: '2026-03-27',
          cards: 2,
          promotions: 1,
          refused: [{ reason: 'cuotas fuera de 0–12', count: 1 }],
        },
      ],
      promotions: [aPromotion({ id: 'abc', cardId: 'card-1' })],
    })
  })

  it('numbers snapshots 1, 2, 3 and keeps the earlier ones', async () => {
    const storage = await databases.open()
    expect(await publish(storage)).toBe(1)
    expect(await publish(storage, { promotions: [aPromotion({ id: 'xyz', cardId: 'card-1' })] })).toBe(2)
    expect(await publish(storage)).toBe(3)
    expect(await loadLatestVersion(storage.db)).toBe(3)
    expect((await loadSnapshotByVersion(storage.db, 2))?.promotions.map(({ id }) => id)).toEqual(['xyz'])
  })

  it('gives two publications at once different versions', async () => {
    const settings = await databases.settings()
    const [one, two] = [await databases.open(settings), await databases.open(settings)]
    const versions = await Promise.all([publish(one), publish(two), publish(one), publish(two)])
    expect(versions.sort()).toEqual([1, 2, 3, 4])
  })

  it('lets a process go on while one of its statements waits for a publication', async () => {
    const settings = await databases.settings()
    const [publishing, waiting] = [await databases.open(settings), await databases.open(settings)]
    const { promise, resolve } = Promise.withResolvers<void>()
    const publication = runInPublication(publishing.db, NOW, () => promise)
    const beat = storeHeartbeat(waiting.db, NOW)
    // Were the process blocked, nothing could end what it waits for.
    setTimeout(resolve, 50)
    await Promise.all([publication, beat])
    expect(await loadLastHeartbeat(waiting.db)).toBe(NOW)
  })

  it('publishes nothing of a publication that fails half way', async () => {
    const storage = await databases.open()
    await publish(storage)
    const broken = publish(storage, { captureId: 'no such capture' })
    await expect(broken).rejects.toThrow()
    expect(await loadLatestVersion(storage.db)).toBe(1)
    expect(await storage.db.selectFrom('editions').select('id').execute()).toHaveLength(1)
  })

  it('answers the words of a card as they were published, and null for an unknown card', async () => {
    const storage = await databases.open()
    const version = await publish(storage)
    const promotion = aPromotion({ id: 'abc', cardId: 'card-1' })
    expect(await loadPublishedCard(storage.db, version, promotion)).toEqual(aRawCard({ id: 'card-1' }))
    expect(await loadPublishedCard(storage.db, version, { ...promotion, cardId: 'card-9' })).toBeNull()
    expect(await loadPublishedCard(storage.db, version, { ...promotion, supermarket: 'coto' })).toBeNull()
    expect(await loadPublishedCard(storage.db, version + 1, promotion)).toBeNull()
  })

  it('keeps the words of a card of which nothing was read, for the review desk', async () => {
    const storage = await databases.open()
    const unread = aRawCard({ id: 'card-2', text: 'algo que nadie entiende' })
    await publish(storage, { texts: [aRawCard({ id: 'card-1' }), unread] })
    expect(await loadShownCards(storage.db)).toEqual([
      { card: aRawCard({ id: 'card-1' }), promotions: [aPromotion({ id: 'abc', cardId: 'card-1' })], publishedAt: NOW },
      { card: unread, promotions: [], publishedAt: NOW },
    ])
    await publish(storage, { kind: 'example', texts: [unread], promotions: [] })
    expect(await loadShownCards(storage.db)).toEqual([])
  })

  it('keeps words that a plain text column would refuse', async () => {
    const storage = await databases.open()
    const odd = `nul \u0000, half a pair \ud83d, 'quotes' "and" \\ ; drop table promotions; -- ñandú 🛒`
    const version = await publish(storage, { texts: [aRawCard({ id: 'card-1', text: odd, blocks: [] })] })
    expect((await loadPublishedCard(storage.db, version, aPromotion({ cardId: 'card-1' })))?.text).toBe(odd)
  })

  it('leaves out what an earlier version kept of a feed that this one does not know', async () => {
    const storage = await databases.open()
    const gone = 'modo' as SourceSlug
    const captureId = await storeCapture(storage.db, { ...aCapture(), source: gone }, NOW)
    await publish(storage, { source: gone, captureId })
    await storeSourceRecords(storage.db, await startRun(storage.db, 'live', NOW), [publishedRecord({ source: gone, captureId })])
    await storeAlert(storage.db, { event: 'hold', source: gone, at: NOW, text: 'MODO', reasons: [], lastGoodAt: null })

    expect(await loadLatestSnapshot(storage.db)).toMatchObject({ promotions: [], sources: [], feeds: [] })
    expect((await loadLatestRuns(storage.db))[0]?.sources).toEqual([])
    expect((await loadDueAlerts(storage.db, NOW)).map(({ alert: { text } }) => text)).toEqual(['MODO'])
  })

  it('leaves a stored promotion out that today’s schema refuses, and counts it', async () => {
    const storage = await databases.open()
    await publish(storage, {
      promotions: [aPromotion({ id: 'good' }), aPromotion({ id: 'bad', discount: { type: 'porcentaje', value: 250 } })],
    })
    const snapshot = await loadLatestSnapshot(storage.db)
    expect(snapshot?.promotions.map(({ id }) => id)).toEqual(['good'])
    expect(snapshot?.sources[0]?.promotions).toBe(1)
    expect(snapshot?.sources[0]?.refused).toContainEqual({ reason: expect.stringContaining('versión anterior'), count: 1 })
  })

  it('keeps a capture so that it can be read again, and the same one only once', async () => {
    const { db } = await databases.open()
    const capture: Capture = {
      ...aCapture(),
      source: 'coto',
      cards: [
        { id: 'a', source: 'coto', capturedAt: '2026-03-27', raw: { b: 1, a: ['x', null, '\u0000'] }, legalText: 'BASES Y CONDICIONES' },
        { id: 'b', source: 'coto', capturedAt: '2026-03-27', raw: { txt: 'otra' }, tabs: [0, 5], legalText: 'BASES Y CONDICIONES' },
        { id: 'c', source: 'coto', capturedAt: '2026-03-27', raw: { txt: 'otra' } },
      ],
      unreadable: 2,
    }
    const id = await storeCapture(db, capture, NOW)
    expect(await loadCapture(db, id)).toEqual(capture)
    expect(await storeCapture(db, structuredClone(capture), NOW)).toBe(id)
    expect(await db.selectFrom('captures').select('id').execute()).toHaveLength(1)
    expect(await db.selectFrom('raw_cards').select('hash').execute()).toHaveLength(2)
    expect(await db.selectFrom('legal_texts').select('hash').execute()).toHaveLength(1)
    expect(await loadCapture(db, 'nothing')).toBeNull()
  })

  it('keeps captures of many cards', async () => {
    const { db } = await databases.open()
    const cards = Array.from({ length: 1_500 }, (_, index) => ({
      id: `card-${index}`,
      source: 'dia' as const,
      capturedAt: '2026-03-27',
      raw: { text: `tarjeta ${index}` },
    }))
    const id = await storeCapture(db, { source: 'dia', capturedAt: '2026-03-27', cards, unreadable: 0 }, NOW)
    expect((await loadCapture(db, id))?.cards).toEqual(cards)
  })

  it('remembers how runs went, newest first', async () => {
    const { db } = await databases.open()
    const source: SourceRecord = {
      source: 'makro',
      outcome: 'held',
      captureId: null,
      reading: 'what was read',
      capturedAt: '2026-03-27',
      cards: 3,
      promotions: 0,
      unreadable: 1,
      refused: [{ reason: 'vacío', count: 2 }],
      verdict: 'hold',
      reasons: ['No se leyó ninguna promoción.'],
      error: null,
      milliseconds: 12,
      fetched: null,
      asked: null,
    }
    const first = await startRun(db, 'archive', NOW)
    await finishRun(db, { id: first, finishedAt: NOW, outcome: 'partial', snapshotVersion: null, error: null })
    await storeSourceRecords(db, first, [source])
    const second = await startRun(db, 'live', NOW)
    const [newest, older] = await loadLatestRuns(db)
    expect(newest).toMatchObject({ id: second, kind: 'live', outcome: null, finishedAt: null, sources: [] })
    expect(older).toEqual({
      id: first,
      kind: 'archive',
      startedAt: NOW,
      finishedAt: NOW,
      outcome: 'partial',
      snapshotVersion: null,
      error: null,
      sources: [source],
    })
  })

  it('takes an issuer’s list for read completely only where nothing of it was unreadable', async () => {
    const { db } = await databases.open()
    for (const unreadable of [0, 1]) {
      const captureId = await storeCapture(db, { ...aCapture(), unreadable }, NOW)
      const record = publishedRecord({ source: 'cuenta-dni', captureId, unreadable })
      await storeSourceRecords(db, await startRun(db, 'live', NOW), [record])
      expect(await wasReadCompletely(db, captureId)).toBe(unreadable === 0)
    }
  })

  it('marks a run that died as interrupted when the next one starts', async () => {
    const { db } = await databases.open()
    await startRun(db, 'archive', NOW)
    await startRun(db, 'archive', NOW)
    expect((await loadLatestRuns(db)).map(({ outcome }) => outcome)).toEqual([null, 'interrupted'])
  })
})

describe('storage that cannot be opened', () => {
  const folders = temporaryFolders()

  it('names YAPA_DATA when the folder cannot be created', async () => {
    const file = path.join(folders.create(), 'a-file')
    writeFileSync(file, '')
    const opening = openOrCreateStorage({ databaseUrl: null, dataDirectory: path.join(file, 'data') })
    await expect(opening).rejects.toThrow(StorageError)
    await expect(opening).rejects.toThrow(/YAPA_DATA/)
  })

  it('is not made anew, nor is its folder, once it is there no more', async () => {
    const dataDirectory = path.join(folders.create(), 'data')
    const settings = { databaseUrl: null, dataDirectory }
    await expect(openStorage(settings)).rejects.toMatchObject({ how: 'missing' })
    expect(existsSync(dataDirectory)).toBe(false)
    const opened = await openOrCreateStorage(settings)
    for (const name of readdirSync(dataDirectory)) rmSync(path.join(dataDirectory, name))
    // An open file can be used after it was deleted, and what is written is lost.
    await expect(storeHeartbeat(opened.db, NOW)).rejects.toMatchObject({ how: 'missing' })
    await expect(openStorage(settings)).rejects.toMatchObject({ how: 'missing' })
    expect(existsSync(path.join(dataDirectory, 'yapa.sqlite'))).toBe(false)
    await (await openOrCreateStorage(settings)).close()
    await expect(storeHeartbeat(opened.db, NOW)).rejects.toMatchObject({ how: 'replaced' })
    await opened.close()
  })

  it('opens a folder whose name means something in an address', async () => {
    const dataDirectory = path.join(folders.create(), 'a ?mode=ro#b%20')
    const made = await openOrCreateStorage({ databaseUrl: null, dataDirectory })
    await publish(made)
    await made.close()
    const { db, close } = await openStorage({ databaseUrl: null, dataDirectory })
    expect(await loadLatestVersion(db)).toBe(1)
    await close()
  })

  it.each<[string, (file: string) => void]>([
    [
      'the file is no database',
      (file) => writeFileSync(file, 'this is something else entirely, and as long as the header of a file'.repeat(20)),
    ],
    ['a folder is where the file should be', (file) => void mkdirSync(file)],
  ])('names YAPA_DATA when %s', async (_, place) => {
    const folder = folders.create()
    place(path.join(folder, 'yapa.sqlite'))
    await expect(openOrCreateStorage({ databaseUrl: null, dataDirectory: folder })).rejects.toThrow(/YAPA_DATA/)
  })

  it('names DATABASE_URL, without the password, when PostgreSQL does not answer', async () => {
    const opening = openOrCreateStorage({ databaseUrl: 'postgres://yapa:s3cr3t@127.0.0.1:1/yapa', dataDirectory: '/nowhere' })
    await expect(opening).rejects.toThrow(/DATABASE_URL/)
    await expect(opening).rejects.not.toThrow(/s3cr3t/)
  })
})

/** @returns The exit code of a process that opens and closes the storage. */
function openInAnotherProcess(settings: Parameters<typeof openOrCreateStorage>[0]): Promise<number | null> {
  const script = `
    import { openOrCreateStorage } from '#storage/storage.ts'
    const storage = await openOrCreateStorage(${JSON.stringify(settings)})
    await storage.close()`
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'ignore', 'inherit'] })
    child.once('error', reject).once('exit', resolve)
  })
}
