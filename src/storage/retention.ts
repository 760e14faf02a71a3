import { deleteFinishedAlerts } from './alerts.ts'
import { runInPublication } from './publication.ts'
import { expireReports } from './reports.ts'
import { loadLatestRunStarts } from './runs.ts'
import type { Db, Instant } from './tables.ts'

/** Days to keep each kind of data. */
export const RETENTION_DAYS = {
  /** All snapshots; of older days only the last one of each. */
  snapshots: 14,
  /** Those last ones too, with the editions that only they need. */
  editions: 400,
  /** Raw captures that no edition needs, and changes between captures. */
  captures: 400,
  runs: 120,
  alerts: 30,
  /** E-mail addresses in reports, and reports. */
  emails: 90,
  reports: 400,
}

export type DeletedCounts = Record<'snapshots' | 'editions' | 'captures' | 'runs' | 'changes' | 'emails' | 'reports', number>

const DAY = 86_400_000

/**
 * Deletes old data in one transaction, except published snapshots and the captures of kept editions.
 * @returns null when the age is uncertain: too few runs, or their times disagree.
 */
export async function deleteOldData(db: Db): Promise<DeletedCounts | null> {
  const now = await agreedNow(db)
  if (now === null) return null
  const before = (days: number): Instant => new Date(now - days * DAY).toISOString()
  return runInPublication(db, new Date(now).toISOString(), async (transaction) => {
    const snapshots = await dropSnapshots(transaction, before(RETENTION_DAYS.snapshots), before(RETENTION_DAYS.editions))
    const editions = await dropEditions(transaction)
    const captures = await dropCaptures(transaction, before(RETENTION_DAYS.captures).slice(0, 10))
    const runs = await dropRuns(transaction, before(RETENTION_DAYS.runs))
    const changes = await deleted(
      transaction.deleteFrom('promotion_changes').where('seen_at', '<', before(RETENTION_DAYS.captures).slice(0, 10)),
    )
    await deleteFinishedAlerts(transaction, before(RETENTION_DAYS.alerts))
    const { emails, reports } = await expireReports(transaction, {
      emails: before(RETENTION_DAYS.emails),
      reports: before(RETENTION_DAYS.reports),
    })
    return { snapshots, editions, captures, runs, changes, emails, reports }
  })
}

/** The number of runs whose dates must agree, because a wrong clock must not delete anything, and the tolerance. */
const WITNESSES = 5
const APART = 30 * DAY

async function agreedNow(db: Db): Promise<number | null> {
  const starts = (await loadLatestRunStarts(db, WITNESSES)).map((at) => Date.parse(at))
  const [first, last] = [Math.min(...starts), Math.max(...starts)]
  return starts.length < WITNESSES || last - first > APART ? null : last
}

/** Keeps the latest snapshot, and the last one of each day until the second instant. */
async function dropSnapshots(transaction: Db, dense: Instant, sparse: Instant): Promise<number> {
  const rows = await transaction.selectFrom('snapshots').select(['version', 'published_at']).orderBy('version').execute()
  const lastOfDay = new Map(rows.map(({ version, published_at }) => [published_at.slice(0, 10), version]))
  const latest = rows.at(-1)?.version
  const gone = rows.filter(({ version, published_at: at }) => {
    if (version === latest || at >= dense) return false
    return at < sparse || lastOfDay.get(at.slice(0, 10)) !== version
  })
  for (const { version } of gone) {
    await transaction.deleteFrom('snapshot_editions').where('version', '=', version).execute()
    await transaction.deleteFrom('snapshots').where('version', '=', version).execute()
  }
  return gone.length
}

/** Deletes editions that no snapshot has any more, with their words. */
async function dropEditions(transaction: Db): Promise<number> {
  const unused = await transaction
    .selectFrom('editions')
    .select('id')
    .where('id', 'not in', (query) => query.selectFrom('snapshot_editions').select('edition_id'))
    .execute()
  for (const { id } of unused) {
    await transaction.deleteFrom('edition_promotions').where('edition_id', '=', id).execute()
    await transaction.deleteFrom('edition_cards').where('edition_id', '=', id).execute()
    await transaction.deleteFrom('editions').where('id', '=', id).execute()
  }
  if (unused.length > 0)
    await transaction
      .deleteFrom('card_texts')
      .where('hash', 'not in', (query) => query.selectFrom('edition_cards').select('text_hash'))
      .execute()
  return unused.length
}

async function dropCaptures(transaction: Db, before: string): Promise<number> {
  const unused = await transaction
    .selectFrom('captures')
    .select('id')
    .where('captured_at', '<', before)
    .where('id', 'not in', (query) => query.selectFrom('editions').select('capture_id'))
    .execute()
  for (const { id } of unused) {
    await transaction.updateTable('run_sources').set({ capture_id: null }).where('capture_id', '=', id).execute()
    await transaction.deleteFrom('capture_cards').where('capture_id', '=', id).execute()
    await transaction.deleteFrom('captures').where('id', '=', id).execute()
  }
  if (unused.length > 0) {
    await transaction
      .deleteFrom('raw_cards')
      .where('hash', 'not in', (query) => query.selectFrom('capture_cards').select('card_hash'))
      .execute()
    await transaction
      .deleteFrom('legal_texts')
      .where('hash', 'not in', (query) => query.selectFrom('capture_cards').select('legal_hash').where('legal_hash', 'is not', null))
      .execute()
  }
  return unused.length
}

async function dropRuns(transaction: Db, before: Instant): Promise<number> {
  // The next run's number follows from the last one's, which therefore stays.
  const old = transaction
    .selectFrom('runs')
    .select('id')
    .where('started_at', '<', before)
    .where('id', '<', (query) => query.selectFrom('runs').select(({ fn }) => fn.max('id').as('last')))
  await transaction.updateTable('snapshots').set({ run_id: null }).where('run_id', 'in', old).execute()
  await transaction.deleteFrom('run_sources').where('run_id', 'in', old).execute()
  const ids = (await old.execute()).map(({ id }) => id)
  for (const id of ids) await transaction.deleteFrom('runs').where('id', '=', id).execute()
  return ids.length
}

async function deleted(query: { executeTakeFirst(): Promise<{ numDeletedRows: bigint } | undefined> }): Promise<number> {
  return Number((await query.executeTakeFirst())?.numDeletedRows ?? 0n)
}

/** Milliseconds between two tidyings. The schedule tidies after a reading, so in practice about once a day. */
const EVERY = 20 * 3_600_000

/** Tidies unless some process did within most of a day; the time is in a row of the table of locks. */
export async function tidyWhenDue(db: Db, now: Date): Promise<DeletedCounts | null> {
  const [at, due] = [now.toISOString(), new Date(now.getTime() - EVERY).toISOString()]
  const row = await db
    .insertInto('locks')
    .values({ name: 'tidied', taken_at: at })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ taken_at: at })
        .where(({ eb, or }) => or([eb('locks.taken_at', '<=', due), eb('locks.taken_at', '>', at)])),
    )
    .returning('taken_at')
    .executeTakeFirst()
  return row === undefined ? null : deleteOldData(db)
}
