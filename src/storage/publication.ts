import type { Transaction } from 'kysely'
import type { Database, Db, Instant } from './tables.ts'

/**
 * Runs the work in a transaction, one publication at a time across all processes: on PostgreSQL others wait for a row
 * lock, on SQLite for the file. Data that the work reads cannot change before it writes.
 */
export async function runInPublication<T>(db: Db, now: Instant, work: (transaction: Transaction<Database>) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    await transaction.updateTable('locks').set({ taken_at: now }).where('name', '=', 'publication').execute()
    return work(transaction)
  })
}

/** Rows per insert, well below the number of parameters that either database accepts. */
const ROWS_AT_ONCE = 200

export function* splitIntoStatements<T>(rows: readonly T[]): Generator<T[]> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) yield rows.slice(start, start + ROWS_AT_ONCE)
}
