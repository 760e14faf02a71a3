import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { SQLITE_FILE, type StorageSettings } from '#storage/storage.ts'

/**
 * What the release before the second readings had stored, as statements that both databases take: two captures of two chains with
 * cards of our own, their promotions, changes, a review that is applied, and a report.
 */
const STATEMENTS = readFileSync(path.join(import.meta.dirname, 'oldRelease.sql'), 'utf8')

/** The instant at which that release was last used. */
export const OLD_RELEASE_NOW = '2026-04-20T17:00:00Z'

/** The promotion that a person corrected and a shopper reported. */
export const REVIEWED = '9mghrcqn49'

/** Writes that release's database to the settings' place, where there is none. */
export async function writeOldRelease({ databaseUrl, dataDirectory }: StorageSettings): Promise<void> {
  if (databaseUrl === null) {
    mkdirSync(dataDirectory, { recursive: true })
    const file = new DatabaseSync(path.join(dataDirectory, SQLITE_FILE))
    file.exec(`begin;\n${STATEMENTS}commit;`)
    file.close()
    return
  }
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(STATEMENTS)
  await client.end()
}
