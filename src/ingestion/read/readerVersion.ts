import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** The folders whose code decides how a card is read; source files run directly. */
const ROOMS = ['extraction', 'chains', 'feeds', 'review'].map((room) => path.join(import.meta.dirname, '../..', room))

let known: Promise<string> | null = null

/** Returns the version of the card-reading program, a hash of its files: another version may read the same words differently. */
export function readerVersion(): Promise<string> {
  known ??= hashSourceFolders(ROOMS)
  return known
}

export async function hashSourceFolders(folders: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const folder of folders) {
    const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.ts')).sort()
    for (const file of files) hash.update(`${file}\n`).update(await readFile(path.join(folder, file)))
  }
  return hash.digest('base64url')
}
