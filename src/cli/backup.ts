import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Environment } from '#operations/environment.ts'
import { readConfig } from '#server/config.ts'
import { backUp, type RowCounts } from '#storage/backup.ts'
import { openStorage } from '#storage/storage.ts'
import { StorageError } from '#storage/storageError.ts'

const USAGE = `Uso: npm run yapa -- backup ARCHIVO

  Guarda en ARCHIVO (por ejemplo yapa.jsonl.gz) todo lo que hay en la base, como es en este momento. Yapa puede seguir andando.`

/**
 * `backup` writes the whole database to one compressed file. The file appears once it is complete.
 * @returns 0; 2 for invalid arguments.
 */
export async function backup(argv: string[], env: Environment): Promise<number> {
  const [file, ...more] = argv
  if (file === undefined || file.startsWith('-') || more.length > 0) {
    console.error(USAGE)
    return 2
  }
  const { db, close } = await openStorage(readConfig(env))
  const part = `${file}.part`
  try {
    const rows = await written(part, (write) => backUp(db, write))
    await rename(part, file)
    console.error(`Copia hecha: ${sum(rows)} filas en ${file}.`)
    return 0
  } catch (error) {
    await rm(part, { force: true })
    throw isFileError(error)
      ? new StorageError(`No se pudo escribir ${file} (${error.code}). Revisá la carpeta y el espacio en disco.`)
      : error
  } finally {
    await close()
  }
}

/** Writes the lines to a compressed file, which is on the disk when this resolves. The first error of either side ends both. */
async function written<T>(file: string, produce: (write: (line: string) => Promise<void>) => Promise<T>): Promise<T> {
  const lines = new PassThrough()
  const failed = new AbortController()
  const { signal } = failed
  const kept = pipeline(lines, createGzip(), createWriteStream(file, { flush: true }))
  kept.catch((error: unknown) => failed.abort(error))
  try {
    const result = await produce(async (line) => {
      signal.throwIfAborted()
      if (!lines.write(`${line}\n`)) await once(lines, 'drain', { signal })
    })
    lines.end()
    await kept
    return result
  } catch (error) {
    lines.destroy()
    throw signal.aborted ? signal.reason : error
  }
}

export function sum(rows: RowCounts): number {
  return Object.values(rows).reduce((total, count) => total + count, 0)
}

function isFileError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error
}
