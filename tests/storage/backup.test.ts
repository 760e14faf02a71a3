import { describe, expect, test } from 'vitest'
import { exampleCards } from '#chains/examples.ts'
import { readCard } from '#chains/readCard.ts'
import { frozenClock } from '#domain/calendar/clock.ts'
import { CHAIN_SLUGS } from '#domain/catalogue/chain.ts'
import { runSources } from '#ingestion/publish/run.ts'
import { backUp, restoreBackup, rowsOfTable, TABLE_NAMES } from '#storage/backup.ts'
import { latestMigration } from '#storage/migrations.ts'
import { storeReport } from '#storage/reports.ts'
import { loadLatestSnapshot } from '#storage/snapshots.ts'
import { openOrCreateStorage, type Storage } from '#storage/storage.ts'
import { cacheReadings } from '../../bench/readOnce.ts'
import { atLeastOne } from '../atLeastOne.ts'
import { describeOnBothDatabases, sqliteDatabases, temporaryFolders } from './databases.ts'

const DAYS = ['2026-03-26', '2026-03-27'] as const
const read = cacheReadings(readCard)

async function publish(storage: Storage, date: (typeof DAYS)[number], leaveOut = 0): Promise<void> {
  const cards = exampleCards(date)
  const { outcome } = await runSources(storage, {
    kind: 'archive',
    sources: CHAIN_SLUGS.map((source) => ({
      source,
      read: async () => ({
        source,
        capturedAt: date,
        cards: cards.filter((card) => card.source === source).slice(leaveOut),
        unreadable: 0,
      }),
    })),
    read,
    clock: frozenClock(new Date(`${date}T15:00:00Z`)),
  })
  expect(outcome).toBe('published')
}

async function filled(storage: Storage): Promise<void> {
  await publish(storage, DAYS[0])
  await publish(storage, DAYS[1], 1)
  // What a text column of PostgreSQL would refuse, too.
  const report = { message: 'El tope es otro \u0000 \ud800', email: null, field: 'tope', promotionId: null, snapshotVersion: null } as const
  await storeReport(storage.db, report, '2026-03-27T15:00:00.000Z')
}

async function linesOf({ db }: Storage): Promise<string[]> {
  const lines: string[] = []
  await backUp(db, async (line) => void lines.push(line))
  return lines
}

async function* streamed(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines
}

async function allRows({ db }: Storage): Promise<Record<string, unknown[]>> {
  const rows: Record<string, unknown[]> = {}
  for (const table of atLeastOne(TABLE_NAMES)) {
    rows[table] = []
    for await (const row of rowsOfTable(db, table)) rows[table].push(row)
  }
  return rows
}

describeOnBothDatabases('a backup', (databases) => {
  const folders = temporaryFolders()
  const embedded = () => openOrCreateStorage({ databaseUrl: null, dataDirectory: folders.create() })

  test('restored into a new database has every row, and the next run goes on from there', async () => {
    const storage = await databases.open()
    await filled(storage)
    const lines = await linesOf(storage)
    const again = await databases.open()
    const counts = await restoreBackup(again.db, streamed(lines))
    expect(await allRows(again)).toEqual(await allRows(storage))
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(lines.length - 2)
    const before = await loadLatestSnapshot(again.db)
    await publish(again, DAYS[1])
    expect((await loadLatestSnapshot(again.db))?.version).toBe((before?.version ?? 0) + 1)
  })

  test('moves between SQLite and PostgreSQL', async () => {
    const storage = await databases.open()
    await filled(storage)
    const other = await embedded()
    try {
      await restoreBackup(other.db, streamed(await linesOf(storage)))
      expect(await allRows(other)).toEqual(await allRows(storage))
      const back = await databases.open()
      await restoreBackup(back.db, streamed(await linesOf(other)))
      expect(await allRows(back)).toEqual(await allRows(storage))
    } finally {
      await other.close()
    }
  })

  test('is of one moment: what is published meanwhile is not in it, and does not wait for it', async () => {
    const settings = await databases.settings()
    const storage = await databases.open(settings)
    await publish(storage, DAYS[0])
    const before = await allRows(storage)
    const writer = await databases.open(settings)
    const lines: string[] = []
    await backUp(storage.db, async (line) => {
      // At the first row a whole run comes in between.
      if (lines.push(line) === 2) await publish(writer, DAYS[1])
    })
    expect((await loadLatestSnapshot(storage.db))?.version).toBe(2)
    const again = await databases.open()
    await restoreBackup(again.db, streamed(lines))
    expect(await allRows(again)).toEqual(before)
  })
})

describe('a backup', () => {
  const databases = sqliteDatabases()

  test('that is cut, foreign or newer is refused, and leaves nothing', async () => {
    const storage = await databases.open()
    await filled(storage)
    const lines = await linesOf(storage)
    const [header = '', ...rest] = lines
    const newer = header.replace(latestMigration, '9999-later')
    const again = await databases.open()
    const empty = await allRows(again)
    for (const [what, said] of [
      [lines.slice(0, -1), /copia entera/],
      [lines.slice(0, 40), /copia entera/],
      [[header, ...rest.slice(1)], /no aceptó la copia/],
      [lines.toSpliced(-2, 1), /copia entera/],
      [lines.with(2, '["raw_cards",{"hash":"a","nothing":"b"}]'), /no aceptó la copia/],
      [lines.with(2, '["sqlite_master",{}]'), /copia entera/],
      [[], /copia entera/],
      [['{"hello":1}'], /copia entera/],
      [['no JSON'], /copia entera/],
      [[newer, ...rest], /versión más nueva/],
    ] as const) {
      await expect(restoreBackup(again.db, streamed(what))).rejects.toThrow(said)
      expect(await allRows(again)).toEqual(empty)
    }
  })

  test('is not restored over data', async () => {
    const storage = await databases.open()
    await filled(storage)
    const before = await allRows(storage)
    await expect(restoreBackup(storage.db, streamed(await linesOf(storage)))).rejects.toThrow(/ya tiene datos/)
    expect(await allRows(storage)).toEqual(before)
  })
})
