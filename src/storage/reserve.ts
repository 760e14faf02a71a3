import { randomBytes } from 'node:crypto'
import { rm, stat, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { StorageSettings } from './storage.ts'

/** A file beside the embedded database that only takes room. SQLite needs room to delete, too: on a full disk this is it. */
const RESERVE = 'yapa.reserve'
/** Bytes: what a tidying after some weeks writes, several times over. */
const SIZE = 16 * 1024 ** 2
/** The reserve is made only where it takes a small part of what is free. */
const SHARE = 4

/** Makes the reserve where there is none and the disk has room. */
export async function keepReserve({ databaseUrl, dataDirectory }: StorageSettings): Promise<void> {
  const file = path.join(dataDirectory, RESERVE)
  if (databaseUrl !== null || (await stat(file).catch(() => null))) return
  const { bavail, bsize } = await statfs(dataDirectory)
  // Random, so that no file system makes it small.
  if (bavail * bsize > SIZE * SHARE) await writeFile(file, randomBytes(SIZE))
}

/** Gives the room back, for what must be written now. */
export async function giveUpReserve({ databaseUrl, dataDirectory }: StorageSettings): Promise<void> {
  if (databaseUrl === null) await rm(path.join(dataDirectory, RESERVE), { force: true })
}
