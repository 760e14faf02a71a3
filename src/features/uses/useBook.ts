import { type DBSchema, type IDBPObjectStore, openDB } from 'idb'
import { useEffect } from 'react'
import { mergeUses, readUse, type Use } from '#domain/uses/use.ts'
import { createStore, useStore } from '#ui/store.ts'
import { showToast } from '#ui/toast.ts'
import { tellAfterUses, USES_NOTE_KEY } from './afterUses.ts'
import { makeAfterUses } from './savingAfterUses.ts'

export type UseBook = { state: 'reading' } | { state: 'read'; uses: readonly Use[] } | { state: 'failed' }

const READING: UseBook = { state: 'reading' }

const book = createStore<UseBook>(READING)

export function useBook(): UseBook {
  useEffect(() => void readBook(), [])
  return useStore(book, READING)
}

export async function readBook(): Promise<void> {
  if (book.read().state === 'read') return
  try {
    show(await withUses('readonly', allUses))
  } catch {
    book.write({ state: 'failed' })
  }
}

function show(uses: readonly Use[]): void {
  noteForNextVisit(uses.length > 0)
  tellAfterUses(uses.length > 0 ? makeAfterUses(uses) : undefined)
  book.write({ state: 'read', uses })
}

function noteForNextVisit(hasUses: boolean): void {
  try {
    if (hasUses) localStorage.setItem(USES_NOTE_KEY, '1')
    else localStorage.removeItem(USES_NOTE_KEY)
  } catch {
    // Without the note the lists include uses only once a page opens the book.
  }
}

/** Stores uses, replacing those with the same ids; on failure it tells the shopper. @returns Whether the browser stored them. */
export function keepUses(uses: readonly Use[]): Promise<boolean> {
  return change((before) => mergeUses(before, uses.map(asRead)))
}

export function amendUse(id: string, amended: Partial<Use>): Promise<boolean> {
  return change((before) => {
    const changed = before.map((use) => (use.id === id ? asRead({ ...use, ...amended }) : use))
    return mergeUses(changed, [])
  })
}

export function dropUse(id: string): Promise<boolean> {
  return change((before) => before.filter((use) => use.id !== id))
}

/** Erases all uses, also those that this version cannot read. */
export function dropAllUses(): Promise<boolean> {
  return change(
    () => [],
    (store) => store.clear(),
  )
}

function asRead(use: Use): Use {
  const read = readUse(use)
  if (read === null) throw new RangeError(`the use ${use.id} could not be read again`)
  return read
}

/** Reads, changes and writes in one transaction: the browser runs those of all tabs one after another, so none undoes another. */
async function change(
  edit: (before: readonly Use[]) => readonly Use[],
  clear: (store: UseStore<'readwrite'>) => Promise<void> = async () => {},
): Promise<boolean> {
  try {
    const changed = await withUses('readwrite', async (store) => {
      const before = await allUses(store)
      const after = edit(before)
      await clear(store)
      const removed = before.filter(({ id }) => !after.some((use) => use.id === id))
      const written = after.filter((use) => !before.includes(use))
      await Promise.all([...removed.map(({ id }) => store.delete(id)), ...written.map((use) => store.put(use))])
      return after
    })
    show(changed)
    return true
  } catch (error) {
    showToast(isFull(error) ? 'No entra más: tu dispositivo no tiene lugar. Borrá usos viejos' : REFUSED)
    return false
  }
}

const REFUSED = 'Tu navegador no deja guardar acá: probá fuera del modo privado'

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}

interface Stored extends DBSchema {
  uses: { key: string; value: Use }
}

type UseStore<Mode extends IDBTransactionMode> = IDBPObjectStore<Stored, ['uses'], 'uses', Mode>

/**
 * Runs `work` in a transaction of the browser's database. Nothing here, nor in its callers, sends uses anywhere.
 * @throws DOMException if the browser refuses (private windows, blocked or full storage).
 */
async function withUses<T, Mode extends 'readonly' | 'readwrite'>(mode: Mode, work: (store: UseStore<Mode>) => Promise<T>): Promise<T> {
  const database = await openDB<Stored>('yapa', 1, { upgrade: (base) => void base.createObjectStore('uses', { keyPath: 'id' }) })
  try {
    const transaction = database.transaction('uses', mode)
    const [result] = await Promise.all([work(transaction.store), transaction.done])
    return result
  } finally {
    database.close()
  }
}

async function allUses(store: { getAll: () => Promise<unknown[]> }): Promise<Use[]> {
  const stored = await store.getAll()
  return mergeUses(
    stored.map(readUse).filter((use) => use !== null),
    [],
  )
}
