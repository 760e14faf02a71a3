import { openStorage, type StorageSettings } from '#storage/storage.ts'
import { StorageError } from '#storage/storageError.ts'
import type { Db } from '#storage/tables.ts'

/** Milliseconds to wait for the database: nobody at a form waits longer. */
const PATIENCE = 8_000

export const isStorageAway = (error: unknown): boolean => error instanceof StorageError

/**
 * Opens the database for one piece of work that is rare, so that one that has come back is found. Work that is late goes on.
 * @throws StorageError when it cannot be reached or written, or not soon.
 */
export async function withStorage<T>(settings: StorageSettings, work: (db: Db) => Promise<T>): Promise<T> {
  try {
    return await withTimeout(PATIENCE, opened(settings, work))
  } catch (error) {
    throw error instanceof StorageError ? error : new StorageError('No se pudo usar la base.', { cause: error })
  }
}

async function opened<T>(settings: StorageSettings, work: (db: Db) => Promise<T>): Promise<T> {
  const { db, close } = await openStorage(settings)
  try {
    return await work(db)
  } finally {
    await close()
  }
}

/** Waits for the work for at most `ms` milliseconds. The work itself goes on. @throws Error when it is not done by then. */
export async function withTimeout<T>(ms: number, work: Promise<T>): Promise<T> {
  // Nobody handles a failure after the deadline.
  work.catch(() => {})
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms)
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
