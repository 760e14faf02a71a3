import { mkdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import { isMigrated, migrate, NewerDatabaseError, OlderDatabaseError } from './migrations.ts'
import { nodeSqliteDialect, type SqliteAccess } from './sqliteDialect.ts'
import { DatabaseGoneError, errorMessage, explainStorageFailure, StorageError } from './storageError.ts'
import type { Database } from './tables.ts'

export type Storage = { db: Kysely<Database>; close(): Promise<void> }

export type StorageSettings = {
  /** Address of a PostgreSQL database, or null for the embedded one. */
  databaseUrl: string | null
  /** Folder of the embedded database. */
  dataDirectory: string
  /** Milliseconds for PostgreSQL to answer one statement, even when it or the network is frozen; two minutes by default. */
  statementTimeout?: number
}

export const SQLITE_FILE = 'yapa.sqlite'

/** Milliseconds to wait for PostgreSQL to accept a connection. */
const CONNECTION_TIMEOUT = 5_000
/** Milliseconds to wait for another process's publication, which takes well under a second. */
const LOCK_TIMEOUT = 60_000
/** Longer than a statement may wait for a lock. */
const STATEMENT_TIMEOUT = 120_000
/** Milliseconds of silence before the connection is tested. */
const KEEP_ALIVE = 10_000
/** One process runs at most a few queries at once. */
const MAX_CONNECTIONS = 5

/**
 * Opens a database that exists and runs pending migrations; several processes may do so at once. It never creates one, so that a program that runs
 * does not put an empty database in the place of a lost one.
 * @throws DatabaseGoneError when there is none; StorageError naming YAPA_DATA or DATABASE_URL.
 */
export function openStorage(settings: StorageSettings): Promise<Storage> {
  return open(settings, { isCreating: false })
}

/** Opens the database; creates it, with its folder, when there is none. Only for the start of a server, and commands that begin one. @throws StorageError */
export function openOrCreateStorage(settings: StorageSettings): Promise<Storage> {
  return open(settings, { isCreating: true })
}

async function open(settings: StorageSettings, { isCreating }: { isCreating: boolean }): Promise<Storage> {
  const { databaseUrl, dataDirectory, statementTimeout = STATEMENT_TIMEOUT } = settings
  if (databaseUrl === null && isCreating) await createFolder(dataDirectory)
  const db = databaseUrl === null ? sqliteAt(dataDirectory, isCreating ? 'create' : 'write') : openPostgres(databaseUrl, statementTimeout)
  try {
    if (!isCreating && !(await isMigrated(db))) throw new DatabaseGoneError('empty', placeOf(settings))
    await migrate(db)
    return { db, close: () => db.destroy() }
  } catch (error) {
    await db.destroy().catch(() => {})
    throw explained(error, settings)
  }
}

/**
 * Opens the file of the embedded database for reading alone, on a disk that has no room for the files that SQLite keeps beside it. What another
 * process writes later is not seen.
 */
export function openFileToRead(dataDirectory: string): Storage {
  const db = sqliteAt(dataDirectory, 'read')
  return { db, close: () => db.destroy() }
}

const sqliteAt = (dataDirectory: string, access: SqliteAccess) =>
  new Kysely<Database>({ dialect: nodeSqliteDialect(path.join(dataDirectory, SQLITE_FILE), access) })

async function createFolder(dataDirectory: string): Promise<void> {
  try {
    await makeFolder(dataDirectory)
  } catch (error) {
    throw new StorageError(
      `No se puede crear la carpeta de datos ${dataDirectory} (${errorMessage(error)}). Elegí otra con YAPA_DATA o revisá sus permisos.`,
      { cause: error },
    )
  }
}

/** Creates the folder and its parents. Node's recursive option loops forever where a folder is denied with "no such file", as in /proc. */
async function makeFolder(folder: string): Promise<void> {
  if (await isFolder(folder)) return
  const parent = path.dirname(folder)
  if (parent !== folder) await makeFolder(parent)
  await mkdir(folder).catch(async (error) => {
    if (!(await isFolder(folder))) throw error
  })
}

async function isFolder(name: string): Promise<boolean> {
  const found = await stat(name).catch(() => null)
  return found?.isDirectory() ?? false
}

function openPostgres(databaseUrl: string, statementTimeout: number): Kysely<Database> {
  const pool = new Pool({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECTION_TIMEOUT,
    max: MAX_CONNECTIONS,
    // A process that froze must not block the others forever.
    lock_timeout: LOCK_TIMEOUT,
    // The server's timeout also stops its work; the client's applies when the server cannot answer.
    statement_timeout: statementTimeout,
    query_timeout: statementTimeout,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE,
    idle_in_transaction_session_timeout: LOCK_TIMEOUT,
    application_name: 'yapa',
  })
  // A lost connection must not end the process. The pool handles errors of idle ones; those in use have no listener,
  // and their statement fails by itself. The next statement opens another connection, or fails.
  pool.on('error', () => {}).on('connect', (client) => client.on('error', () => {}))
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
}

function placeOf({ databaseUrl, dataDirectory }: StorageSettings): string {
  return databaseUrl === null ? path.join(dataDirectory, SQLITE_FILE) : withoutPassword(databaseUrl)
}

function explained(error: unknown, settings: StorageSettings): StorageError {
  if (error instanceof DatabaseGoneError) return error
  const { databaseUrl } = settings
  const cause = { cause: error }
  const variable = databaseUrl === null ? 'YAPA_DATA' : 'DATABASE_URL'
  const place = placeOf(settings)
  const other = `elegí otra base con ${variable}.`
  if (error instanceof NewerDatabaseError)
    return new StorageError(`La base ${place} es de una versión más nueva de Yapa. Actualizá Yapa, o ${other}`, cause)
  if (error instanceof OlderDatabaseError)
    return new StorageError(
      `La base ${place} es anterior a la primera versión de Yapa que se publicó, y ya no se lee: quedó como estaba. Para empezar una nueva, ${other}`,
      cause,
    )
  const known = explainStorageFailure(error)
  if (known) return new StorageError(`No se puede abrir la base ${place}. ${known.message}`, cause)
  const advice =
    databaseUrl === null
      ? 'Revisá los permisos de la carpeta y que el archivo sea una base de Yapa, o elegí otra carpeta con YAPA_DATA.'
      : 'Revisá que PostgreSQL esté en marcha y que la dirección, el usuario y la clave de DATABASE_URL sean correctos.'
  return new StorageError(`No se puede abrir la base ${place}: ${errorMessage(error)}. ${advice}`, cause)
}

function withoutPassword(databaseUrl: string): string {
  const url = URL.parse(databaseUrl)
  return url ? `${url.protocol}//${url.host}${url.pathname}` : 'de DATABASE_URL'
}
