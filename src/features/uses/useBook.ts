import { useEffect } from 'react'
import { mergeUses, readUse, type Use } from '#domain/uses/use.ts'
import { createStore, useStore } from '#ui/store.ts'
import { showToast } from '#ui/toast.ts'
import { NOTE, tellLists } from './afterUses.ts'
import { afterUses } from './savingAfterUses.ts'
import { allUses, eraseUses, writeUses } from './useDatabase.ts'

/** The recorded uses, the latest first; `failed` when the browser does not allow reading them. */
export type Book = { state: 'reading' } | { state: 'read'; uses: readonly Use[] } | { state: 'failed' }

const READING: Book = { state: 'reading' }

const book = createStore<Book>(READING)

function turnTo(next: Book): void {
  const uses = next.state === 'read' ? next.uses : []
  note(next)
  tellLists(uses.length > 0 ? afterUses(uses) : undefined)
  book.write(next)
}

/** Notes for the next visit whether there are uses. */
function note(next: Book): void {
  if (next.state !== 'read') return
  try {
    if (next.uses.length > 0) localStorage.setItem(NOTE, '1')
    else localStorage.removeItem(NOTE)
  } catch {
    // Without the note the lists include uses only once a page opens the book.
  }
}

/** Reads the book unless it has been read. Never throws. */
export async function readBook(): Promise<void> {
  listen()
  if (book.read().state === 'read') return
  await reread()
}

async function reread(): Promise<void> {
  try {
    turnTo({ state: 'read', uses: await allUses() })
  } catch {
    turnTo({ state: 'failed' })
  }
}

/** The channel that tells other tabs about changes. */
let others: BroadcastChannel | null = null

function listen(): void {
  if (others !== null || typeof BroadcastChannel === 'undefined') return
  others = new BroadcastChannel(NOTE)
  others.onmessage = () => void reread()
}

/** Returns the book, live. */
export function useBook(): Book {
  useEffect(() => void readBook(), [])
  return useStore(book, READING)
}

/** Stores uses, replacing those with the same ids; on failure it tells the shopper. @returns Whether the browser stored them. */
export function keepUses(uses: readonly Use[]): Promise<boolean> {
  return change((before) => {
    const written = uses.map(asRead)
    const merged = mergeUses(before, written)
    // Merging drops the oldest uses when there are too many.
    return { merged, write: () => writeUses(written, idsNotIn(merged, before)) }
  })
}

/** Changes a stored use; does nothing if the use was removed meanwhile. */
export function amendUse(id: string, amended: Partial<Use>): Promise<boolean> {
  return change((before) => {
    const uses = before.flatMap((use) => (use.id === id ? [asRead({ ...use, ...amended })] : []))
    return { merged: mergeUses(before, uses), write: () => writeUses(uses, []) }
  })
}

export function dropUse(id: string): Promise<boolean> {
  return change((before) => ({ merged: before.filter((use) => use.id !== id), write: () => writeUses([], [id]) }))
}

export function dropAllUses(): Promise<boolean> {
  return change(() => ({ merged: [], write: eraseUses }))
}

/** Converts a use to what reading it returns, so that nothing is stored which reading would drop. */
function asRead(use: Use): Use {
  const read = readUse(use)
  if (read === null) throw new RangeError(`the use ${use.id} could not be read again`)
  return read
}

function idsNotIn(merged: readonly Use[], before: readonly Use[]): string[] {
  const kept = new Set(merged.map(({ id }) => id))
  return before.flatMap(({ id }) => (kept.has(id) ? [] : [id]))
}

type Change = { merged: readonly Use[]; write: () => Promise<void> }

let lastChange: Promise<unknown> = Promise.resolve()

/** Runs changes one after another, because the promotion's words may arrive after its use was removed and must not restore it. */
function change(made: (before: readonly Use[]) => Change): Promise<boolean> {
  const changed = lastChange.then(() => changeNow(made))
  lastChange = changed
  return changed
}

async function changeNow(made: (before: readonly Use[]) => Change): Promise<boolean> {
  await readBook()
  try {
    const before = book.read()
    const { merged, write } = made(before.state === 'read' ? before.uses : [])
    await write()
    turnTo({ state: 'read', uses: merged })
    others?.postMessage('changed')
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
