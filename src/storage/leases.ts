import { sql } from 'kysely'
import type { SourceSlug } from '#domain/catalogue/source.ts'
import type { Db, Instant, SourceLeaseRow } from './tables.ts'

/**
 * The right of one run to read a source, across all processes on a database. It expires, so that a dead process does
 * not block others for long.
 */
export type Lease = { source: SourceSlug; holder: string }

/** Milliseconds: a lease that lasts longer than any should was taken by a wrong clock. */
const TOLERANCE = 5 * 60_000

/**
 * Takes the lease if it is free, expired, or lasts longer than a new one would. It is a single statement, so one of several
 * simultaneous attempts succeeds.
 * @param free A dead holder whose lease may be taken before it expires.
 */
export async function takeLease(
  db: Db,
  { source, holder, free }: Lease & { free: string | null },
  { now, until }: { now: Instant; until: Instant },
): Promise<boolean> {
  const tooLong = new Date(Date.parse(until) + TOLERANCE).toISOString()
  const row = await db
    .insertInto('source_leases')
    .values({ source, holder, taken_at: now, expires_at: until })
    .onConflict((conflict) =>
      conflict
        .column('source')
        .doUpdateSet({ holder, taken_at: now, expires_at: until })
        .where(({ eb, or }) =>
          or([
            eb('source_leases.expires_at', '<=', now),
            eb('source_leases.expires_at', '>', tooLong),
            ...(free === null ? [] : [eb('source_leases.holder', '=', free)]),
          ]),
        ),
    )
    .returning('holder')
    .executeTakeFirst()
  return row?.holder === holder
}

/** @returns false when another holder has the lease. */
export async function renewLease(db: Db, { source, holder }: Lease, until: Instant): Promise<boolean> {
  const row = await db
    .updateTable('source_leases')
    .set({ expires_at: until })
    .where('source', '=', source)
    .where('holder', '=', holder)
    .returning('source')
    .executeTakeFirst()
  return row !== undefined
}

/** Releases the lease; its row stays, with the time of the attempt. */
export async function releaseLease(db: Db, { source, holder }: Lease, now: Instant): Promise<void> {
  await db.updateTable('source_leases').set({ expires_at: now }).where('source', '=', source).where('holder', '=', holder).execute()
}

export async function listLeases(db: Db): Promise<SourceLeaseRow[]> {
  return db.selectFrom('source_leases').selectAll().execute()
}

/** The schedule's heartbeat: a row in the table of locks, written at every check. */
const NAME = 'schedule'

export async function storeHeartbeat(db: Db, now: Instant): Promise<void> {
  await db
    .insertInto('locks')
    .values({ name: NAME, taken_at: now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ taken_at: now }))
    .execute()
}

/** Returns the time of the latest check by any process; null: never. */
export async function loadLastHeartbeat(db: Db): Promise<Instant | null> {
  const row = await db.selectFrom('locks').select('taken_at').where('name', '=', NAME).executeTakeFirst()
  return row?.taken_at ?? null
}

/** The time by the database's own clock, in milliseconds since 1970; SQLite tells it to the second. */
export async function loadDatabaseTime(db: Db): Promise<number> {
  const { rows } = await sql<{ now: Date | string }>`select current_timestamp as now`.execute(db)
  const now = rows[0]?.now
  return now instanceof Date ? now.getTime() : Date.parse(`${now?.replace(' ', 'T')}Z`)
}
