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
  SqliteDriver,
  type SqliteStatement,
  type TransactionSettings,
} from 'kysely'

/** Milliseconds that a statement waits for another process's write. */
const BUSY_TIMEOUT = 15_000

/** Milliseconds between two attempts. */
const RETRY_INTERVAL = 20

/**
 * Kysely's SQLite dialect over `node:sqlite`, for several processes on one file: waiting for a lock does not block the
 * process, writing transactions lock at their start (locking later can fail half way), and schema changes are
 * transactional. @param isThere The file must exist and is not created.
 */
export function nodeSqliteDialect(file: string, isThere = false): Dialect {
  const config = { database: async () => asKyselyDatabase(await openFile(file, isThere)) }
  const stock = new SqliteDialect(config)
  return {
    createDriver: () => new ImmediateSqliteDriver(config),
    createQueryCompiler: () => stock.createQueryCompiler(),
    createAdapter: () => new TransactionalSqliteAdapter(),
    createIntrospector: (db) => stock.createIntrospector(db),
  }
}

class ImmediateSqliteDriver extends SqliteDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    return new PatientConnection(await super.acquireConnection())
  }

  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings = {}): Promise<void> {
    if (settings.accessMode === 'read only') return super.beginTransaction(connection)
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}

/** SQLite's own waiting would block the whole process, which may have pages to answer or a write to finish, so this waits outside. */
class PatientConnection implements DatabaseConnection {
  readonly #own: DatabaseConnection

  constructor(own: DatabaseConnection) {
    this.#own = own
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
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

async function openFile(file: string, isThere: boolean): Promise<DatabaseSync> {
  const address = pathToFileURL(file)
  address.searchParams.set('mode', isThere ? 'rw' : 'rwc')
  const database = new DatabaseSync(address, { enableForeignKeyConstraints: true })
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
