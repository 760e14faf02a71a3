import { sql } from 'kysely'
import type { Db } from './tables.ts'

/** The time by the database's own clock, in milliseconds since 1970; SQLite tells it to the second. */
export async function databaseTime(db: Db): Promise<number> {
  const { rows } = await sql<{ now: Date | string }>`select current_timestamp as now`.execute(db)
  const now = rows[0]?.now
  return now instanceof Date ? now.getTime() : Date.parse(`${now?.replace(' ', 'T')}Z`)
}
