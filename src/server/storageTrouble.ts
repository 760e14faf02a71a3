import { StoredDataError } from '#storage/jsonColumn.ts'
import { NewerDatabaseError } from '#storage/migrations.ts'
import { DatabaseGoneError } from '#storage/storageError.ts'
import { log } from './log.ts'

/**
 * What is wrong with the database: it does not answer; its file was deleted or replaced; it holds less than is shown (`empty`); its disk is full,
 * so that it is only read; a newer version changed its tables (`newer`); it holds what this version cannot read (`unreadable`); or the program itself made a mistake (`fault`). In every case
 * the server goes on with the last snapshot.
 */
export type TroubleKind = 'unreachable' | 'missing' | 'replaced' | 'empty' | 'full' | 'newer' | 'unreadable' | 'fault'

const RESTORE = 'Recuperala con «npm run yapa -- restore» y el último respaldo'

/** What the operator can do about it (Spanish). */
export const ADVICE: Record<TroubleKind, string> = {
  unreachable: 'La base no contesta: revisá que esté en marcha, y DATABASE_URL o YAPA_DATA.',
  missing: `Falta el archivo de la base. ${RESTORE}.`,
  replaced: 'El archivo de la base es otro: se vuelve a abrir solo.',
  empty: `La base tiene menos cadenas que las que se muestran. ${RESTORE}, o reiniciá Yapa para mostrar lo que tiene.`,
  full: 'El disco está lleno: se muestra lo guardado y no se guarda nada nuevo. Liberá espacio; con algo de lugar, «npm run yapa -- tidy» borra lo viejo.',
  newer: 'Una versión más nueva de Yapa cambió la base: este proceso muestra lo último que leyó. Reemplazalo por la versión nueva.',
  unreadable: 'La base tiene datos que esta versión no sabe leer: mirá el registro, y si hay una versión más nueva.',
  fault: 'Es una falla del programa: está en el registro, con su causa.',
}

/** The source throws this when it knows the trouble. */
export class StorageTrouble extends Error {
  override name = 'StorageTrouble'
  readonly trouble: TroubleKind
  constructor(trouble: TroubleKind) {
    super(`the database is ${trouble}`)
    this.trouble = trouble
  }
}

/** Names the trouble behind an error. Drivers throw plain errors; an error class of the language shows a mistake of the program. */
export function findTroubleKind(error: unknown): TroubleKind {
  if (error instanceof StorageTrouble) return error.trouble
  if (error instanceof DatabaseGoneError) return error.how
  if (error instanceof Error && error.cause instanceof NewerDatabaseError) return 'newer'
  if (error instanceof StoredDataError) return 'unreadable'
  const isOwn = [TypeError, RangeError, ReferenceError, SyntaxError].some((kind) => error instanceof kind)
  return isOwn || !(error instanceof Error) ? 'fault' : 'unreachable'
}

/** Checks whether the program is at fault: the database answers, and the program cannot use what it says. */
export function isProgramFault(trouble: TroubleKind | null): boolean {
  return trouble === 'unreadable' || trouble === 'fault'
}

/**
 * Resolves to what storage answers, or to `instead` when storage is away or slow: a page does without. It logs a failure that is the program's.
 * @param what The subject of the log line.
 */
export async function answerOrFallback<T>(what: string, answer: Promise<T>, instead: T): Promise<T> {
  return answer.catch((error: unknown) => {
    if (isProgramFault(findTroubleKind(error))) log().error({ err: error }, `${what} could not be read`)
    return instead
  })
}
