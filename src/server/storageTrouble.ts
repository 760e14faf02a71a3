import { StoredDataError } from '#storage/jsonColumn.ts'
import { log } from './log.ts'

/**
 * What is wrong with the database: it does not answer, or its file was deleted, replaced by another, or emptied; it holds what this version
 * cannot read (`unreadable`); or it is not the database, but a mistake of the program (`fault`). In all of them the last snapshot is served on.
 */
export type TroubleKind = 'unreachable' | 'missing' | 'replaced' | 'empty' | 'unreadable' | 'fault'

/** For trouble that the source itself can tell from a failure. */
export class StorageTrouble extends Error {
  override name = 'StorageTrouble'
  readonly trouble: TroubleKind
  constructor(trouble: TroubleKind) {
    super(`the database is ${trouble}`)
    this.trouble = trouble
  }
}

/** The trouble behind whatever was thrown. Drivers throw plain errors; the language's own say that the program is wrong. */
export function troubleBehind(error: unknown): TroubleKind {
  if (error instanceof StorageTrouble) return error.trouble
  if (error instanceof StoredDataError) return 'unreadable'
  const isOwn = [TypeError, RangeError, ReferenceError, SyntaxError].some((kind) => error instanceof kind)
  return isOwn || !(error instanceof Error) ? 'fault' : 'unreachable'
}

/** Whether the database answers, and what it says cannot be used. */
export function isOurs(trouble: TroubleKind | null): boolean {
  return trouble === 'unreadable' || trouble === 'fault'
}

/**
 * What storage answers, or `instead` where it is away or slow: a page does without. Any other failure does not pass for that; it is logged.
 * @param what What was asked for, in the line of the log.
 */
export async function orWithout<T>(what: string, answer: Promise<T>, instead: T): Promise<T> {
  return answer.catch((error: unknown) => {
    if (isOurs(troubleBehind(error))) log().error({ err: error }, `${what} could not be read`)
    return instead
  })
}
