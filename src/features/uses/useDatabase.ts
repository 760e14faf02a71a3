import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { mergeUses, readUse, type Use } from '#domain/uses/use.ts'

/** The name of the browser's database that stores the uses. Neither this file nor its callers send uses anywhere. */
const NAME = 'yapa'
const VERSION = 1

interface Stored extends DBSchema {
  uses: { key: string; value: Use }
}

let opened: Promise<IDBPDatabase<Stored>> | null = null

/** Opens the database once. @throws DOMException if the browser refuses (private windows, blocked storage). */
async function database(): Promise<IDBPDatabase<Stored>> {
  opened ??= openDB<Stored>(NAME, VERSION, {
    upgrade: (base) => void base.createObjectStore('uses', { keyPath: 'id' }),
    // This closes for a newer version of the app in another tab; the next call opens the database again.
    blocking: () => void close(),
    terminated: () => void close(),
  })
  // A failure is not kept, so the next call asks the browser again.
  opened.catch(() => {
    opened = null
  })
  return opened
}

async function close(): Promise<void> {
  const base = await opened?.catch(() => null)
  opened = null
  base?.close()
}

/** Reads all uses, the latest first, and skips entries that another version wrote and this one cannot read. */
export async function allUses(): Promise<Use[]> {
  const stored: unknown[] = await (await database()).getAll('uses')
  return mergeUses(
    stored.map(readUse).filter((use) => use !== null),
    [],
  )
}

/** Writes uses over those with their ids and removes others, in one transaction. @throws DOMException, also when storage is full. */
export async function writeUses(written: readonly Use[], removed: readonly string[]): Promise<void> {
  const transaction = (await database()).transaction('uses', 'readwrite')
  const { store } = transaction
  const work = [...written.map((use) => store.put(use)), ...removed.map((id) => store.delete(id)), transaction.done]
  await Promise.all(work)
}

/** Deletes all uses. @throws DOMException */
export async function eraseUses(): Promise<void> {
  await (await database()).clear('uses')
}
