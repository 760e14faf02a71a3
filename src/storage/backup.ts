import type { Transaction } from 'kysely'
import { z } from 'zod'
import { isBeforeFirstRelease, latestMigration } from './migrations.ts'
import { errorMessage, StorageError } from './storageError.ts'
import type { Database, Db } from './tables.ts'

type Table = keyof Database
type Row = Record<string, string | number | null>

/** Every table with its key columns, in an order for inserting: referenced tables come first. */
const TABLES: Record<Table, string[]> = {
  raw_cards: ['hash'],
  legal_texts: ['hash'],
  captures: ['id'],
  capture_cards: ['capture_id', 'position'],
  runs: ['id'],
  run_sources: ['run_id', 'source'],
  card_texts: ['hash'],
  editions: ['id'],
  edition_cards: ['edition_id', 'card_id'],
  edition_promotions: ['edition_id', 'position'],
  snapshots: ['version'],
  snapshot_editions: ['version', 'source'],
  promotions: ['id'],
  promotion_changes: ['promotion_id', 'seen_at', 'event', 'field'],
  locks: ['name'],
  reports: ['id'],
  source_leases: ['source'],
  source_troubles: ['source'],
  alerts: ['id'],
  reviews: ['template', 'reviewed_at'],
  readings: ['text', 'reader'],
  devices: ['endpoint'],
  push_state: ['name'],
}
export const TABLE_NAMES = Object.keys(TABLES) as Table[]

/** Tables in which a new database already has rows, from migrations. */
const FILLED_WHEN_NEW: readonly Table[] = ['locks']

/** Rows per statement: a promotion has some kilobytes, and a statement takes at most 32,766 values. */
const PAGE = 500
/** Characters of the rows that wait to be restored in one statement. */
const MOST_PENDING = 16 * 1024 * 1024

const FORMAT = 1
const headerSchema = z.object({ yapa: z.literal('backup'), format: z.literal(FORMAT), migration: z.string() })
const rowSchema = z.tuple([z.enum(TABLE_NAMES), z.record(z.string(), z.union([z.string(), z.int(), z.null()]))])
const endSchema = z.object({ rows: z.partialRecord(z.enum(TABLE_NAMES), z.int()) })

export type RowCounts = Record<string, number>

/**
 * Writes the whole database at one moment as lines of JSON: a header, a line per row, and the numbers of rows. Other processes
 * continue meanwhile. SQLite and PostgreSQL give the same lines.
 * @param write Takes a line without its line break.
 */
export async function backUp(db: Db, write: (line: string) => Promise<void>): Promise<RowCounts> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (transaction) => {
      await write(JSON.stringify({ yapa: 'backup', format: FORMAT, migration: latestMigration }))
      const rows: RowCounts = {}
      for (const table of TABLE_NAMES) {
        rows[table] = 0
        for await (const row of rowsOfTable(transaction, table)) {
          await write(JSON.stringify([table, row]))
          rows[table]++
        }
      }
      await write(JSON.stringify({ rows }))
      return rows
    })
}

export async function* rowsOfTable(db: Db, table: Table): AsyncGenerator<Row> {
  for (let offset = 0; ; offset += PAGE) {
    let query = db.selectFrom(table).selectAll().limit(PAGE).offset(offset)
    for (const column of TABLES[table]) query = query.orderBy(db.dynamic.ref(column))
    const page = (await query.execute()) as Row[]
    yield* page
    if (page.length < PAGE) return
  }
}

/**
 * Restores the lines of a backup into a new database, all or nothing.
 * @throws StorageError when the database is not new, or the backup is incomplete or from a newer version.
 */
export async function restoreBackup(db: Db, lines: AsyncIterable<string>): Promise<RowCounts> {
  return db.transaction().execute(async (transaction) => {
    await expectNew(transaction)
    const rows: RowCounts = Object.fromEntries(TABLE_NAMES.map((table) => [table, 0]))
    let isHeaderRead = false
    let end: z.infer<typeof endSchema> | null = null
    const pending: { table: Table; rows: Row[]; characters: number } = { table: 'raw_cards', rows: [], characters: 0 }
    const flush = async () => {
      await insert(transaction, pending.table, pending.rows)
      Object.assign(pending, { rows: [], characters: 0 })
    }
    for await (const line of lines) {
      const value = parsed(line)
      if (!isHeaderRead) {
        expectKnown(headerSchema.safeParse(value).data)
        isHeaderRead = true
        continue
      }
      end = endSchema.safeParse(value).data ?? null
      if (end) break
      const [table, row] = rowSchema.safeParse(value).data ?? unreadable()
      if (table !== pending.table || pending.rows.length === PAGE || pending.characters > MOST_PENDING) await flush()
      pending.table = table
      pending.characters += line.length
      pending.rows.push(row)
      rows[table] = (rows[table] ?? 0) + 1
    }
    await flush()
    for (const table of TABLE_NAMES) if (!end || (end.rows[table] ?? 0) !== rows[table]) unreadable()
    return rows
  })
}

async function expectNew(transaction: Transaction<Database>): Promise<void> {
  for (const table of TABLE_NAMES) {
    if (FILLED_WHEN_NEW.includes(table)) await transaction.deleteFrom(table).execute()
    else if ((await transaction.selectFrom(table).selectAll().limit(1).execute()).length > 0)
      throw new StorageError('La base ya tiene datos. Una copia se restaura en una base nueva: elegí otra con YAPA_DATA o DATABASE_URL.')
  }
}

function expectKnown(header: z.infer<typeof headerSchema> | undefined): void {
  if (!header) unreadable()
  else if (header.migration > latestMigration)
    throw new StorageError('La copia es de una versión más nueva de Yapa. Actualizá Yapa y probá de nuevo.')
  else if (isBeforeFirstRelease(header.migration))
    throw new StorageError('La copia es anterior a la primera versión de Yapa que se publicó, y ya no se lee. Usá una copia más nueva.')
}

async function insert(transaction: Transaction<Database>, table: Table, rows: Row[]): Promise<void> {
  if (rows.length === 0) return
  try {
    // The types know single tables; here a line names the table.
    await transaction
      .insertInto(table)
      .values(rows as never)
      .execute()
  } catch (error) {
    const message = errorMessage(error)
    throw new StorageError(`La base no aceptó la copia (${message}): no se restauró nada.`, { cause: error })
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return unreadable()
  }
}

function unreadable(): never {
  throw new StorageError('El archivo no es una copia entera de Yapa: no se restauró nada.')
}
