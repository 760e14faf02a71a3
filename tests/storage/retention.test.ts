import { expect, it } from 'vitest'
import { addDays } from '#domain/calendar/calendar.ts'
import { frozenClock } from '#domain/calendar/clock.ts'
import { runSources } from '#ingestion/publish/run.ts'
import { loadLatestReports, storeReport } from '#storage/reports.ts'
import { deleteOldData, RETENTION_DAYS, tidyWhenDue } from '#storage/retention.ts'
import { finishRun, loadLatestRuns, startRun } from '#storage/runs.ts'
import { loadLatestSnapshot, loadPublishedCard } from '#storage/snapshots.ts'
import type { Storage } from '#storage/storage.ts'
import { aCard, plainReader } from '../ingestion/samples.ts'
import { describeOnBothDatabases } from './databases.ts'

const LAST = '2026-03-27'

/** A reading of the day with one promotion of its own. */
async function readOn(storage: Storage, day: string, hour = 12, value = Number(day.slice(8)) + hour): Promise<void> {
  const card = {
    ...aCard(`card-${day}-${hour}`, { wording: `${day} a las ${hour}`, promotions: [{ discount: { type: 'porcentaje', value } }] }),
    capturedAt: day,
  }
  const read = async () => ({ source: 'carrefour' as const, capturedAt: day, cards: [card], unreadable: 0 })
  const clock = frozenClock(new Date(`${day}T${hour}:00:00Z`))
  const report = await runSources(storage, {
    kind: 'live',
    sources: [{ source: 'carrefour', read }],
    read: plainReader,
    clock,
    trusted: true,
  })
  if (report.outcome !== 'published') throw new Error(JSON.stringify(report))
}

async function counts({ db }: Storage): Promise<Record<string, number>> {
  const tables = ['snapshots', 'editions', 'edition_promotions', 'card_texts', 'captures', 'raw_cards', 'runs'] as const
  const rows = await Promise.all(tables.map(async (table) => [table, (await db.selectFrom(table).selectAll().execute()).length]))
  return Object.fromEntries(rows)
}

describeOnBothDatabases('tidying', (databases) => {
  it('thins what is old out, in steps, and leaves what is published and its words whole', async () => {
    const storage = await databases.open()
    const old = addDays(LAST, -500)
    const months = addDays(LAST, -60)
    await readOn(storage, old)
    await readOn(storage, months, 12)
    await readOn(storage, months, 18)
    await readOn(storage, LAST)
    for (let run = 0; run < 4; run++) await startRun(storage.db, 'archive', `${LAST}T13:00:00.000Z`)
    const published = await loadLatestSnapshot(storage.db)
    expect(await deleteOldData(storage.db)).toMatchObject({ snapshots: 2, editions: 2, captures: 1, runs: 1 })
    // Of the day two months ago the evening is left; its morning's cards are kept, those of 500 days ago are not.
    expect(await counts(storage)).toEqual({
      snapshots: 2,
      editions: 2,
      edition_promotions: 2,
      card_texts: 2,
      captures: 3,
      raw_cards: 3,
      runs: 7,
    })
    const after = await loadLatestSnapshot(storage.db)
    expect(after).toEqual(published)
    const [promotion] = after?.promotions ?? []
    expect(promotion && (await loadPublishedCard(storage.db, after?.version ?? 0, promotion))?.text).toBeTruthy()
    expect(await deleteOldData(storage.db)).toMatchObject({ snapshots: 0, editions: 0, captures: 0, runs: 0 })
    await readOn(storage, addDays(LAST, 1))
    expect((await loadLatestSnapshot(storage.db))?.version).toBe((published?.version ?? 0) + 1)
  })

  it('forgets e-mail addresses after three months, and reports after a year', async () => {
    const storage = await databases.open()
    for (let run = 0; run < 5; run++) await startRun(storage.db, 'archive', `${LAST}T12:00:00.000Z`)
    const report = { message: 'otro tope', email: 'ana@correo.com.ar', field: null, promotionId: null, snapshotVersion: null }
    for (const days of [1, RETENTION_DAYS.emails + 1, RETENTION_DAYS.reports + 1])
      await storeReport(storage.db, report, `${addDays(LAST, -days)}T12:00:00.000Z`)
    expect(await deleteOldData(storage.db)).toMatchObject({ emails: 1, reports: 1 })
    const kept = await loadLatestReports(storage.db, { withDone: true, limit: 10 })
    expect(kept.map(({ email, message }) => [email, message])).toEqual([
      ['ana@correo.com.ar', 'otro tope'],
      [null, 'otro tope'],
    ])
  })

  it('deletes nothing while the runs do not agree on what year it is, and asks no clock', async () => {
    const storage = await databases.open()
    await readOn(storage, addDays(LAST, -500))
    await readOn(storage, LAST)
    const ended = { finishedAt: LAST, outcome: 'unchanged', snapshotVersion: null, error: null } as const
    for (const at of ['2026-03-27', '2026-03-27', '2030-05-05', '2026-03-27'])
      await finishRun(storage.db, { ...ended, id: await startRun(storage.db, 'archive', `${at}T13:00:00.000Z`) })
    expect(await deleteOldData(storage.db)).toBeNull()
    expect((await loadLatestRuns(storage.db)).length).toBe(6)
  })

  it('happens once a day', async () => {
    const { db } = await databases.open()
    for (let run = 0; run < 5; run++) await startRun(db, 'archive', `${LAST}T12:00:00.000Z`)
    expect(await tidyWhenDue(db, new Date(`${LAST}T12:00:00Z`))).not.toBeNull()
    expect(await tidyWhenDue(db, new Date(`${LAST}T20:00:00Z`))).toBeNull()
    expect(await tidyWhenDue(db, new Date(`${addDays(LAST, 1)}T12:00:01Z`))).not.toBeNull()
  })
})
