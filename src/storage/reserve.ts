import { randomBytes } from 'node:crypto'
import { rm, stat, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { StorageSettings } from './storage.ts'

/**
 * A file beside the embedded database that only occupies space. SQLite needs space even to delete; on a full disk,
 * removing this file provides it.
 */
const RESERVE = 'yapa.reserve'
/** Bytes: several times what tidying writes after some weeks. */
const SIZE = 16 * 1024 ** 2
/** The reserve is made only when the free space is this many times its size. */
const SHARE = 4

/** Creates the reserve when it is missing and the disk has enough space. */
export async function keepReserve({ databaseUrl, dataDirectory }: StorageSettings): Promise<void> {
  const file = path.join(dataDirectory, RESERVE)
  if (databaseUrl !== null || (await stat(file).catch(() => null))) return
  const { bavail, bsize } = await statfs(dataDirectory)
  // Random bytes, so that no file system compresses them.
  if (bavail * bsize > SIZE * SHARE) await writeFile(file, randomBytes(SIZE))
}

/** Deletes the reserve, so that urgent writes succeed. */
export async function giveUpReserve({ databaseUrl, dataDirectory }: StorageSettings): Promise<void> {
  if (databaseUrl === null) await rm(path.join(dataDirectory, RESERVE), { force: true })
}
