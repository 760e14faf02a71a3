import type { Transaction } from 'kysely'
import type { Database, Db, Instant } from './tables.ts'

/**
 * Does all the work or none of it, one publication at a time over all processes: on PostgreSQL the others wait for the lock's
 * row, on SQLite for the file. What the work reads therefore cannot change before it writes.
 */
export async function inPublication<T>(db: Db, now: Instant, work: (transaction: Transaction<Database>) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    await transaction.updateTable('locks').set({ taken_at: now }).where('name', '=', 'publication').execute()
    return work(transaction)
  })
}

/** How many rows one insert has: well under the number of parameters that either database takes. */
const ROWS_AT_ONCE = 200

/** The rows in pieces that fit one statement. */
export function* inStatements<T>(rows: readonly T[]): Generator<T[]> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) yield rows.slice(start, start + ROWS_AT_ONCE)
}
