import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** What a card is read by: our source is what runs (docs/decisions/0010). */
const ROOMS = ['extraction', 'chains', 'review'].map((room) => path.join(import.meta.dirname, '../..', room))

let known: Promise<string> | null = null

/** The version of the program that reads cards, as a hash of its files: with another one the same words may be read otherwise. */
export function readerVersion(): Promise<string> {
  known ??= versionOf(ROOMS)
  return known
}

/** The hash of all TypeScript files in the folders, by their names. */
export async function versionOf(folders: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const folder of folders) {
    const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.ts')).sort()
    for (const file of files) hash.update(`${file}\n`).update(await readFile(path.join(folder, file)))
  }
  return hash.digest('base64url')
}
