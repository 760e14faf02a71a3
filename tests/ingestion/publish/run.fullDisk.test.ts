import { type RawBuilder, sql } from 'kysely'
import { expect, it } from 'vitest'
import { frozenClock } from '#domain/calendar/clock.ts'
import { runSources } from '#ingestion/publish/run.ts'
import type { Source } from '#ingestion/sources/source.ts'
import { loadLatestRuns } from '#storage/runs.ts'
import { loadLatestSnapshot } from '#storage/snapshots.ts'
import { openOrCreateStorage } from '#storage/storage.ts'
import { temporaryFolders } from '../../storage/databases.ts'
import { aCard, plainReader } from '../samples.ts'

const folders = temporaryFolders()
const clock = frozenClock(new Date('2026-03-27T15:00:00Z'))

function sourceOf(cards: number, size: number): Source {
  const all = Array.from({ length: cards }, (_, index) =>
    aCard(`card-${size}-${index}`, { wording: `${index} `.repeat(size), promotions: [{ discount: { type: 'porcentaje', value: 20 } }] }),
  )
  return { source: 'carrefour', read: async () => ({ source: 'carrefour', capturedAt: '2026-03-27', cards: all, unreadable: 0 }) }
}

/** A full disk and a read-only place as SQLite itself reports them, without either. */
it.each<[string, (pages: number) => RawBuilder<unknown>, RawBuilder<unknown>, RegExp]>([
  [
    'full disk',
    (pages) => sql.raw(`PRAGMA max_page_count = ${pages + 6}`),
    sql`PRAGMA max_page_count = 1000000`,
    /^No hay más lugar para la base/,
  ],
  ['read-only database', () => sql`PRAGMA query_only = on`, sql`PRAGMA query_only = off`, /^La base no se puede escribir/],
])('a %s ends the run with a message, leaves what is published, and the next run goes on', async (_, spoil, mend, message) => {
  const { db, close } = await openOrCreateStorage({ databaseUrl: null, dataDirectory: folders.create() })
  try {
    const run = (source: Source) => runSources({ db }, { kind: 'live', sources: [source], read: plainReader, clock })
    expect((await run(sourceOf(1, 1))).outcome).toBe('published')
    const before = await loadLatestSnapshot(db)
    const { rows } = await sql<{ page_count: number }>`PRAGMA page_count`.execute(db)
    await spoil(rows[0]?.page_count ?? 0).execute(db)
    await expect(run(sourceOf(60, 2_000))).rejects.toThrow(message)
    expect(await loadLatestSnapshot(db)).toEqual(before)
    await mend.execute(db)
    const [last] = await loadLatestRuns(db)
    if (last?.id !== 1) expect(last).toMatchObject({ outcome: 'failed', error: expect.stringMatching(message) })
    expect((await run(sourceOf(2, 3))).outcome).toBe('published')
  } finally {
    await close()
  }
})
