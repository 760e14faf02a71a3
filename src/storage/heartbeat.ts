import { sql } from 'kysely'
import type { Db, Instant } from './tables.ts'

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
export async function lastHeartbeat(db: Db): Promise<Instant | null> {
  const row = await db.selectFrom('locks').select('taken_at').where('name', '=', NAME).executeTakeFirst()
  return row?.taken_at ?? null
}

/** The time by the database's own clock, in milliseconds since 1970; SQLite tells it to the second. */
export async function databaseTime(db: Db): Promise<number> {
  const { rows } = await sql<{ now: Date | string }>`select current_timestamp as now`.execute(db)
  const now = rows[0]?.now
  return now instanceof Date ? now.getTime() : Date.parse(`${now?.replace(' ', 'T')}Z`)
}
