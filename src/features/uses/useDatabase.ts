import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { mergeUses, readUse, type Use } from '#domain/uses/use.ts'

/** The shopper's uses in the browser's own database. Nothing here, and nothing that reads it, sends anything. */
const NAME = 'yapa'
const VERSION = 1

interface Stored extends DBSchema {
  uses: { key: string; value: Use }
}

let opened: Promise<IDBPDatabase<Stored>> | null = null

/** @throws DOMException where the browser refuses (private windows, blocked storage). */
async function database(): Promise<IDBPDatabase<Stored>> {
  opened ??= openDB<Stored>(NAME, VERSION, {
    upgrade: (base) => void base.createObjectStore('uses', { keyPath: 'id' }),
    // A newer version of the app in another tab goes first; this one opens anew.
    blocking: () => void close(),
    terminated: () => void close(),
  })
  // A failure is not kept: the next try asks the browser again.
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

/** All uses, the latest first; what is none (another version wrote it) is left out. */
export async function allUses(): Promise<Use[]> {
  const stored: unknown[] = await (await database()).getAll('uses')
  return mergeUses(
    stored.map(readUse).filter((use) => use !== null),
    [],
  )
}

/** Writes uses over those with their ids and removes others, all or nothing. @throws DOMException, also where there is no room. */
export async function writeUses(written: readonly Use[], removed: readonly string[]): Promise<void> {
  const transaction = (await database()).transaction('uses', 'readwrite')
  const { store } = transaction
  const work = [...written.map((use) => store.put(use)), ...removed.map((id) => store.delete(id)), transaction.done]
  await Promise.all(work)
}

/** @throws DOMException */
export async function eraseUses(): Promise<void> {
  await (await database()).clear('uses')
}
