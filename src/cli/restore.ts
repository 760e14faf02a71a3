import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { readBoundedLines } from '#ingestion/sources/boundedLines.ts'
import type { Environment } from '#operations/environment.ts'
import { readConfig } from '#server/config.ts'
import { restoreBackup as restoreLines } from '#storage/backup.ts'
import { openOrCreateStorage } from '#storage/storage.ts'
import { StorageError } from '#storage/storageError.ts'
import { sum } from './backup.ts'

const USAGE = `Uso: npm run yapa -- restore ARCHIVO

  Carga en una base nueva (YAPA_DATA o DATABASE_URL) lo que guardó «npm run yapa -- backup».`

/**
 * `restore` reads a file of `backup` into a new database of either kind, whole or not at all.
 * @returns 0; 2 for invalid arguments.
 */
export async function restore(argv: string[], env: Environment): Promise<number> {
  const [file, ...more] = argv
  if (file === undefined || file.startsWith('-') || more.length > 0) {
    console.error(USAGE)
    return 2
  }
  const { db, close } = await openOrCreateStorage(readConfig(env))
  try {
    const rows = await restoreLines(db, linesOf(file))
    console.error(`Restaurado: ${sum(rows)} filas de ${file}.`)
    return 0
  } finally {
    await close()
  }
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
