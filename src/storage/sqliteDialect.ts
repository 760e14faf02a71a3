import { statSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type QueryResult,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type SqliteStatement,
  type TransactionSettings,
} from 'kysely'
import { DatabaseGoneError } from './storageError.ts'

/** Milliseconds that a statement waits for another process's write. */
const BUSY_TIMEOUT = 15_000

/** Milliseconds between two attempts. */
const RETRY_INTERVAL = 20

/** `read`: the file only, without the files beside it, which need room on the disk; `create`: the file is made when it is missing. */
export type SqliteAccess = 'read' | 'write' | 'create'

/**
 * Kysely's SQLite dialect over `node:sqlite`, for several processes on one file: waiting for a lock does not block the
 * process, writing transactions lock at their start (locking later can fail half way), and schema changes are transactional.
 * Statements throw DatabaseGoneError once the file was deleted or replaced: an open file stays usable, and what is written into
 * it is lost.
 */
export function nodeSqliteDialect(file: string, access: SqliteAccess): Dialect {
  let opened: string | null = null
  const config = {
    database: async () => {
      if (access !== 'create') identityOf(file)
      const database = await openFile(file, access)
      opened = identityOf(file)
      return asKyselyDatabase(database)
    },
  }
  const stock = new SqliteDialect(config)
  return {
    createDriver: () =>
      new ImmediateSqliteDriver(config, () => {
        if (identityOf(file) !== opened) throw new DatabaseGoneError('replaced', file)
      }),
    createQueryCompiler: () => stock.createQueryCompiler(),
    createAdapter: () => new TransactionalSqliteAdapter(),
    createIntrospector: (db) => stock.createIntrospector(db),
  }
}

/** Names the file as the file system knows it. @throws DatabaseGoneError when there is none. */
function identityOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false })
  if (found === undefined) throw new DatabaseGoneError('missing', file)
  return `${found.dev} ${found.ino}`
}

class ImmediateSqliteDriver extends SqliteDriver {
  readonly #checkFile: () => void

  constructor(config: SqliteDialectConfig, checkFile: () => void) {
    super(config)
    this.#checkFile = checkFile
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return new PatientConnection(await super.acquireConnection(), this.#checkFile)
  }

  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings = {}): Promise<void> {
    if (settings.accessMode === 'read only') return super.beginTransaction(connection)
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  /** On a full disk SQLite rolls back by itself; the error to report is that of the statement. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch((error: unknown) => {
      if (!(error instanceof Error && error.message.includes('no transaction is active'))) throw error
    })
  }
}

/** SQLite's own waiting would block the whole process, which may have pages to answer or a write to finish, so this waits outside. */
class PatientConnection implements DatabaseConnection {
  readonly #own: DatabaseConnection
  readonly #checkFile: () => void

  constructor(own: DatabaseConnection, checkFile: () => void) {
    this.#own = own
    this.#checkFile = checkFile
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    // What was begun in a lost file must be possible to end.
    if (query.sql !== 'rollback') this.#checkFile()
    return untilFree(() => this.#own.executeQuery<R>(query))
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.#own.streamQuery(query, chunkSize)
  }
}

class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

const MODES: Record<SqliteAccess, string> = { read: 'ro', write: 'rw', create: 'rwc' }

async function openFile(file: string, access: SqliteAccess): Promise<DatabaseSync> {
  const address = pathToFileURL(file)
  address.searchParams.set('mode', MODES[access])
  if (access === 'read') address.searchParams.set('immutable', '1')
  const database = new DatabaseSync(address, { enableForeignKeyConstraints: true })
  if (access === 'read') return database
  try {
    await switchToWal(database)
    // A confirmed commit survives a power cut. Runs have few commits, so waiting for the disk costs nothing.
    database.exec('PRAGMA synchronous = FULL')
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** Readers continue while a run publishes. */
async function switchToWal(database: DatabaseSync): Promise<void> {
  const row = await untilFree(async () => database.prepare('PRAGMA journal_mode = WAL').get())
  if (row?.journal_mode !== 'wal') throw new Error('the file system of the folder cannot do write-ahead logging')
}

/** Retries until no other process is writing, up to the busy timeout. */
async function untilFree<T>(attempt: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + BUSY_TIMEOUT
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, RETRY_INTERVAL))
    }
  }
}

/** Checks for SQLite's result code 5 (SQLITE_BUSY) in any of its extended forms. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' && (error.errcode & 0xff) === 5
}

function asKyselyDatabase(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare(sql): SqliteStatement {
      const statement = database.prepare(sql)
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...bindable(parameters)),
        run: (parameters) => statement.run(...bindable(parameters)),
        iterate: (parameters) => statement.iterate(...bindable(parameters)),
      }
    },
  }
}

/** The table types allow only text, integers and null, which SQLite binds directly. */
function bindable(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters as SQLInputValue[]
}
