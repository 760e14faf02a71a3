import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { SQLITE_FILE, type StorageSettings } from '#storage/storage.ts'

/**
 * What the first release (of 28 November 2026) wrote: its tables, and its backup of two captures of two chains with cards of our own, their
 * promotions, changes, a review that is applied, a report, a reading, and an alert that waits.
 */
const TABLES = readFileSync(path.join(import.meta.dirname, 'release.sql'), 'utf8')
export const RELEASE_BACKUP: readonly string[] = readFileSync(path.join(import.meta.dirname, 'release.backup.jsonl'), 'utf8')
  .trim()
  .split('\n')

/** The instant at which it was last used. */
export const RELEASE_NOW = '2026-04-20T17:00:00Z'

/** The promotion that a person corrected and a shopper reported. */
export const REVIEWED = '9mghrcqn49'

/** Its rows, by their tables. */
export const RELEASE_ROWS = RELEASE_BACKUP.slice(1, -1).map(
  (line) => JSON.parse(line) as [table: string, row: Record<string, string | number | null>],
)

const literal = (value: string | number | null) => (typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value))
const INSERTS = RELEASE_ROWS.map(
  ([table, row]) =>
    `insert into ${table} (${Object.keys(row)
      .map((name) => `"${name}"`)
      .join()}) values (${Object.values(row).map(literal).join()});`,
)

/** Writes the release's database to the settings' place, where there is none. @param more Further statements. */
export async function writeRelease({ databaseUrl, dataDirectory }: StorageSettings, more = ''): Promise<void> {
  const statements = [TABLES, ...INSERTS, more].join('\n')
  if (databaseUrl === null) {
    mkdirSync(dataDirectory, { recursive: true })
    const file = new DatabaseSync(path.join(dataDirectory, SQLITE_FILE))
    file.exec(`begin;\n${statements}commit;`)
    file.close()
    return
  }
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(statements)
  await client.end()
}
