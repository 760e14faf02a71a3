import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { readCard, readWords } from '#chains/readCard.ts'
import { frozenClock } from '#domain/calendar/clock.ts'
import { runSources } from '#ingestion/publish/run.ts'
import { loadPublishedSources } from '#ingestion/sources/storedSources.ts'
import { backUp, restoreBackup, rowsOfTable, TABLE_NAMES } from '#storage/backup.ts'
import { loadChangesOfPromotion } from '#storage/history.ts'
import { loadLatestReports } from '#storage/reports.ts'
import { loadLatestReviews } from '#storage/reviews.ts'
import { loadLatestRuns } from '#storage/runs.ts'
import { loadLatestSnapshot } from '#storage/snapshots.ts'
import { openOrCreateStorage } from '#storage/storage.ts'
import type { Database, Db } from '#storage/tables.ts'
import { type Databases, describeOnBothDatabases } from './databases.ts'
import { RELEASE_BACKUP, RELEASE_ROWS, REVIEWED, writeRelease } from './release.ts'

const PROMOTIONS = 4

const idsOf = (snapshot: Awaited<ReturnType<typeof loadLatestSnapshot>>) => snapshot?.promotions.map(({ id }) => id).sort()

/** A turn a week later: the same cards, of which one has another cap. */
async function publishNextWeek(db: Db) {
  const stored = await loadPublishedSources(db, ['makro', 'dia'])
  const sources = (stored?.sources ?? []).map(({ source, read }) => ({
    source,
    read: async (...given: Parameters<typeof read>) => {
      const capture = await read(...given)
      const cards = capture.cards.map((card) => ({ ...card, capturedAt: '2026-04-27', raw: withCap(card.raw) }))
      return { ...capture, cards, capturedAt: '2026-04-27' }
    },
  }))
  return runSources({ db }, { kind: 'live', sources, read: readCard, readWords, clock: frozenClock(new Date('2026-04-27T15:00:00Z')) })
}

const withCap = (raw: unknown): unknown => JSON.parse(JSON.stringify(raw).replaceAll('18.000', '19.000'))

async function rowsOf(db: Db): Promise<[string, unknown][]> {
  const rows: [string, unknown][] = []
  for (const table of TABLE_NAMES) for await (const row of rowsOfTable(db, table)) rows.push([table, row])
  return rows
}

type Told = { place: string; what: string }

/** Tables with their columns, keys, references and indexes, as the database itself tells them, without the order of columns. */
async function schemaOf(db: Kysely<Database>, kind: Databases['kind']): Promise<unknown> {
  const query =
    kind === 'SQLite'
      ? sql<Told>`
          select m.name as place, c.name || ' ' || c.type || c."notnull" || coalesce(c.dflt_value, '') || c.pk as what
            from sqlite_master m, pragma_table_info(m.name) c where m.type = 'table'
          union all select m.name, f."from" || '>' || f."table" || f."to" from sqlite_master m, pragma_foreign_key_list(m.name) f
          union all select i.tbl_name || ' ' || i.name, x.seqno || x.name from sqlite_master i, pragma_index_info(i.name) x where i.type = 'index'`
      : sql<Told>`
          select table_name::text as place, column_name || ' ' || data_type || is_nullable || coalesce(column_default, '') as what
            from information_schema.columns where table_schema = 'public'
          union all select conrelid::regclass::text || ' ' || conname, pg_get_constraintdef(oid) from pg_constraint
            where connamespace = 'public'::regnamespace and contype <> 'n'
          union all select tablename || ' ' || indexname, indexdef from pg_indexes where schemaname = 'public'`
  const { rows } = await query.execute(db)
  return rows.map(({ place, what }) => `${place}: ${what}`).sort()
}

describeOnBothDatabases('what the first release wrote', (databases) => {
  test('opens with every row: promotions, history, reviews, reports, runs and alerts; the next turn publishes onto them', async () => {
    const settings = await databases.settings()
    await writeRelease(settings)
    const { db } = await databases.open(settings)
    expect(await rowsOf(db)).toEqual(RELEASE_ROWS)

    const before = await loadLatestSnapshot(db)
    expect(before).toMatchObject({ version: 3, kind: 'real' })
    expect(before?.promotions).toHaveLength(PROMOTIONS)
    expect(before?.promotions.find(({ id }) => id === REVIEWED)).toMatchObject({
      minPurchase: 5000,
      reviewed: { at: '2026-04-20' },
      readings: null,
    })
    expect(await loadLatestReviews(db)).toMatchObject([{ by: 'Ana', promotions: [{ corrected: ['minPurchase'] }] }])
    const all = { withDone: true, limit: 10 }
    expect(await loadLatestReports(db, all)).toMatchObject([{ message: 'El tope es otro', promotionId: REVIEWED }])
    expect((await loadLatestRuns(db)).map(({ outcome }) => outcome)).toEqual(['published', 'published', 'published'])

    expect(await publishNextWeek(db)).toMatchObject({ outcome: 'published' })
    const after = await loadLatestSnapshot(db)
    expect(idsOf(after)).toEqual(idsOf(before))
    expect(after?.promotions.find(({ id }) => id === REVIEWED)).toMatchObject({ minPurchase: 5000, lastSeen: '2026-04-27' })
    const changed = after?.promotions.filter(({ limits }) => limits.maxDiscount === 19_000) ?? []
    expect(changed).toHaveLength(1)
    expect((await loadChangesOfPromotion(db, changed[0]?.id ?? ''))[0]).toMatchObject({
      event: 'changed',
      field: 'limits',
      seenAt: '2026-04-27',
    })
  })

  test('has the very tables that a new database gets', async () => {
    const settings = await databases.settings()
    await writeRelease(settings)
    const [released, created] = [await databases.open(settings), await databases.open()]
    const schema = await schemaOf(released.db, databases.kind)
    expect(schema).toEqual(await schemaOf(created.db, databases.kind))
    expect(schema).toEqual(expect.arrayContaining([expect.stringContaining('captures_by_day'), expect.stringContaining('readings')]))
  })

  test('is restored from its backup with every row', async () => {
    const { db } = await databases.open()
    await restoreBackup(db, lines(RELEASE_BACKUP))
    expect(await rowsOf(db)).toEqual(RELEASE_ROWS)
    const written: string[] = []
    await backUp(db, async (line) => void written.push(line))
    // Its first line names the last migration, and its last one counts the tables of today.
    expect(written.slice(1, -1)).toEqual(RELEASE_BACKUP.slice(1, -1))
  })

  test('before it is refused in a sentence that says what to do, and stays as it was', async () => {
    const settings = await databases.settings()
    await writeRelease(settings, "delete from kysely_migration where name like '0012%';\n")
    await expect(openOrCreateStorage(settings)).rejects.toThrow(/anterior a la primera versión.*(YAPA_DATA|DATABASE_URL)\.$/)
    const { db } = await databases.open()
    const [header = '', ...rest] = RELEASE_BACKUP
    await expect(restoreBackup(db, lines([header.replace('0012-sources-contract', '0011-change-instants'), ...rest]))).rejects.toThrow(
      /anterior a la primera versión.*Usá una copia más nueva/,
    )
    expect(await rowsOf(db)).toEqual([['locks', { name: 'publication', taken_at: null }]])
  })
})

async function* lines(all: readonly string[]): AsyncGenerator<string> {
  yield* all
}
