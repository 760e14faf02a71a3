/** Storage that cannot be used. The message (Spanish) names the variable to check and what to do, and never contains a password. */
export class StorageError extends Error {
  override name = 'StorageError'
}

/**
 * The database is not the one that was opened, or there is none: its file was deleted (`missing`), is another one (`replaced`), or it has no
 * tables (`empty`).
 */
export class DatabaseGoneError extends StorageError {
  readonly how: 'missing' | 'replaced' | 'empty'
  constructor(how: DatabaseGoneError['how'], place: string) {
    super(`${GONE[how](place)} ${GONE_ADVICE}`)
    this.how = how
  }
}

const GONE: Record<DatabaseGoneError['how'], (place: string) => string> = {
  missing: (place) => `Falta la base ${place}.`,
  replaced: (place) => `La base ${place} es otra que la que estaba abierta.`,
  empty: (place) => `La base ${place} está vacía.`,
}
const GONE_ADVICE =
  'Nada se guarda ni se crea en su lugar: recuperala con «npm run yapa -- restore» y el último respaldo, o empezá de cero con «npm start».'

const NO_ROOM = 'No hay más lugar para la base: no se guardó nada. Liberá lugar donde está; después, «npm run yapa -- tidy» borra lo viejo.'
const READ_ONLY =
  'La base no se puede escribir: no se guardó nada. Revisá los permisos de la carpeta de YAPA_DATA, o el usuario de DATABASE_URL.'
const BROKEN_DISK = 'El almacenamiento de la base falla al leer o escribir. Revisalo y hacé una copia con «npm run yapa -- backup».'

const AWAY =
  'PostgreSQL dejó de contestar: lo que faltaba no se guardó. Revisá que esté en marcha y la dirección de DATABASE_URL, y probá de nuevo.'

/** SQLite's result codes without their extensions, and PostgreSQL's. */
const FAILURES: Record<string, string> = {
  13: NO_ROOM,
  8: READ_ONLY,
  10: BROKEN_DISK,
  '53100': NO_ROOM,
  '25006': READ_ONLY,
  '42501': READ_ONLY,
  '58030': BROKEN_DISK,
  '57P01': AWAY,
  '57P02': AWAY,
  '57P03': AWAY,
  ECONNREFUSED: AWAY,
  ECONNRESET: AWAY,
  EPIPE: AWAY,
}

/** SQLite's code on a full disk when it cannot create the file for shared memory (SQLITE_IOERR_SHMSIZE). */
const NO_ROOM_TO_SHARE = 4_874

/** What PostgreSQL's driver says of a connection that it lost or could not open in time; these errors have no code. */
const LOST =
  /^(?:Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** Whether a statement, or opening the database, failed because the disk of the database is full. */
export function isOutOfRoom(error: unknown): boolean {
  const failure = error instanceof StorageError ? error.cause : error
  return explainStorageFailure(failure)?.message === NO_ROOM
}

/** Explains a failed statement to operators: a full disk, a read-only place, a database that is away; null for any other failure. */
export function explainStorageFailure(error: unknown): StorageError | null {
  if (!(error instanceof Error)) return null
  const { errcode, code } = error as Error & { errcode?: unknown; code?: unknown }
  if (errcode === NO_ROOM_TO_SHARE) return new StorageError(NO_ROOM, { cause: error })
  const known = FAILURES[typeof errcode === 'number' ? errcode & 0xff : String(code)] ?? (LOST.test(error.message) ? AWAY : undefined)
  return known === undefined ? null : new StorageError(known, { cause: error })
}

/** Returns an error's message, also when the runtime wraps several in one without a message (a refused connection on IPv4 and IPv6). */
export function errorMessage(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(errorMessage).join('; ')
  return error instanceof Error ? error.message : String(error)
}
