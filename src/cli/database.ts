import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { readBoundedLines } from '#ingestion/sources/boundedLines.ts'
import type { Environment } from '#operations/environment.ts'
import { readConfig } from '#server/config.ts'
import { backUp, type RowCounts, restoreBackup } from '#storage/backup.ts'
import { deleteOldData } from '#storage/retention.ts'
import { openOrCreateStorage, openStorage } from '#storage/storage.ts'
import { StorageError } from '#storage/storageError.ts'
import { refuseCall, usingStorage } from './command.ts'

const BACKUP_USAGE = `Uso: npm run yapa -- backup ARCHIVO

  Guarda en ARCHIVO (por ejemplo yapa.jsonl.gz) todo lo que hay en la base, como es en este momento. Yapa puede seguir andando.`

/**
 * `backup` writes the whole database to one compressed file. The file appears once it is complete.
 * @returns 0; 2 for invalid arguments.
 */
export async function backup(argv: string[], env: Environment): Promise<number> {
  const file = onlyFile(argv)
  if (file === null) return refuseCall(BACKUP_USAGE)
  const part = `${file}.part`
  try {
    const rows = await usingStorage(openStorage(readConfig(env)), ({ db }) => written(part, (write) => backUp(db, write)))
    await rename(part, file)
    console.error(`Copia hecha: ${sum(rows)} filas en ${file}.`)
    return 0
  } catch (error) {
    await rm(part, { force: true })
    throw isFileError(error)
      ? new StorageError(`No se pudo escribir ${file} (${error.code}). Revisá la carpeta y el espacio en disco.`)
      : error
  }
}

function onlyFile([file, ...more]: string[]): string | null {
  return file === undefined || file.startsWith('-') || more.length > 0 ? null : file
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

function sum(rows: RowCounts): number {
  return Object.values(rows).reduce((total, count) => total + count, 0)
}

function isFileError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error
}

const RESTORE_USAGE = `Uso: npm run yapa -- restore ARCHIVO

  Carga en una base nueva (YAPA_DATA o DATABASE_URL) lo que guardó «npm run yapa -- backup».`

/**
 * `restore` reads a file of `backup` into a new database of either kind, whole or not at all.
 * @returns 0; 2 for invalid arguments.
 */
export async function restore(argv: string[], env: Environment): Promise<number> {
  const file = onlyFile(argv)
  if (file === null) return refuseCall(RESTORE_USAGE)
  const rows = await usingStorage(openOrCreateStorage(readConfig(env)), ({ db }) => restoreBackup(db, linesOf(file)))
  console.error(`Restaurado: ${sum(rows)} filas de ${file}.`)
  return 0
}

/** Bytes of a line: the largest capture that is stored has 24 million characters, and a row is a part of one. */
const MAX_LINE = 64 * 1024 * 1024

async function* linesOf(file: string): AsyncGenerator<string> {
  const input = createReadStream(file)
  const unzipped = createGunzip()
  input.once('error', (error) => unzipped.destroy(error))
  try {
    for await (const line of readBoundedLines(input.pipe(unzipped), MAX_LINE)) {
      if (line === null) throw new StorageError(`${file} tiene una línea de más de 64 MB, y no es una copia de Yapa: no se restauró nada.`)
      yield line
    }
  } catch (error) {
    if (error instanceof StorageError) throw error
    throw new StorageError(
      `No se pudo leer ${file} (${error instanceof Error && 'code' in error ? error.code : error}): no se restauró nada.`,
    )
  } finally {
    input.destroy()
  }
}

/**
 * `tidy` deletes what is too old, as the schedule does every day.
 * @returns 0; 2 for invalid arguments.
 */
export async function tidy(argv: string[], env: Environment): Promise<number> {
  if (argv.length > 0) return refuseCall('Uso: npm run yapa -- tidy (sin argumentos). Qué se guarda y cuánto tiempo: docs/operations.md.')
  const gone = await usingStorage(openStorage(readConfig(env)), ({ db }) => deleteOldData(db))
  if (gone === null) console.error('No se borró nada: hay muy pocas lecturas, o no coinciden en qué año es.')
  else {
    const { snapshots, editions, captures, runs, changes, emails, reports } = gone
    console.error(
      `Se borraron ${snapshots} instantáneas, ${editions} ediciones, ${captures} capturas, ${runs} lecturas, ${changes} cambios, ${emails} correos y ${reports} avisos.`,
    )
  }
  return 0
}
