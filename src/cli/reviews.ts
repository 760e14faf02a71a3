import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { cardWordsOf, readWords } from '#chains/readCard.ts'
import { systemClock } from '#domain/calendar/clock.ts'
import type { Review } from '#domain/promotion/review.ts'
import { readBoundedLines } from '#ingestion/sources/boundedLines.ts'
import type { Environment } from '#operations/environment.ts'
import { type LineReaders, parseReviewLine, toReviewLine } from '#review/reviewLine.ts'
import { makeTemplate } from '#review/template.ts'
import { readConfig } from '#server/config.ts'
import { runInPublication } from '#storage/publication.ts'
import { loadAllReadings, readingLineSchema, type StoredReading, storeReadings } from '#storage/readings.ts'
import { addReviews, loadLatestReviews } from '#storage/reviews.ts'
import { openOrCreateStorage, openStorage } from '#storage/storage.ts'
import { errorMessage } from '#storage/storageError.ts'
import type { Db } from '#storage/tables.ts'
import { readArguments, refuseCall, usingStorage } from './command.ts'

const USAGE = `Uso: npm run --silent yapa -- reviews --export ARCHIVO
     npm run --silent yapa -- reviews --import ARCHIVO

  --export  guarda lo que revisaron las personas y lo que leyó un modelo, una línea JSON por tarjeta
  --import  suma lo de otra instalación; lo que ya estaba queda. «npm run yapa -- reextract» lo aplica`

/**
 * `reviews` writes what persons verified to a file, and reads it from one.
 * @returns 0; 1 when the file cannot be used, and then nothing of it is taken; 2 for invalid arguments.
 */
export async function reviews(argv: string[], env: Environment): Promise<number> {
  const { export: to, import: from } = readArguments({ args: argv, options: OPTIONS })?.values ?? {}
  if (to !== undefined && from === undefined) return usingStorage(openStorage(readConfig(env)), ({ db }) => exportReviews(db, to))
  if (to !== undefined || from === undefined) return refuseCall(USAGE)
  if (existsSync(from)) return usingStorage(openOrCreateStorage(readConfig(env)), ({ db }) => importReviews(db, from))
  console.error(`No existe ${from}`)
  return 1
}

const OPTIONS = { export: { type: 'string' }, import: { type: 'string' } } as const

async function exportReviews(db: Db, file: string): Promise<number> {
  const [all, readings] = [await loadLatestReviews(db), await loadAllReadings(db)]
  const lines = [...all.map(toReviewLine), ...readings.map((reading) => ({ reading }))]
  await writeFile(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  console.error(`${all.length} revisiones y ${readings.length} lecturas de un modelo en ${file}.`)
  return 0
}

async function importReviews(db: Db, file: string): Promise<number> {
  const { reviews: read, readings, problems } = await reviewsIn(file, () => undefined)
  if (problems.length > 0) {
    console.error([...problems, 'No se sumó nada.'].join('\n'))
    return 1
  }
  const lines = read.map((review) => ({ template: makeTemplate(review.card).key, review }))
  const now = systemClock.now().toISOString()
  const added = await runInPublication(db, now, async (transaction) => {
    await storeReadings(transaction, readings, now)
    return addReviews(transaction, lines)
  })
  console.error(`${added} revisiones nuevas de ${lines.length}. «npm run yapa -- reextract» las aplica a lo publicado.`)
  return 0
}

/** The reviews in a file, a line each, and what is wrong with lines that are none (Spanish). */
export async function reviewsIn(
  file: string,
  legalTextOf: LineReaders['legalTextOf'],
): Promise<{ reviews: Review[]; readings: StoredReading[]; problems: string[] }> {
  const found: Review[] = []
  const readings: StoredReading[] = []
  const problems: string[] = []
  const now = systemClock.now().toISOString()
  let number = 0
  for await (const line of readBoundedLines(file)) {
    number++
    if (line?.trim() === '') continue
    try {
      const parsed: unknown = JSON.parse(line ?? '')
      const reading = readingLineSchema.safeParse(parsed)
      if (reading.success) readings.push(reading.data.reading)
      else found.push(parseReviewLine(parsed, { wordsOf: cardWordsOf, read: readWords, legalTextOf }, now))
    } catch (error) {
      problems.push(`${file}, línea ${number}: ${errorMessage(error)}`)
    }
  }
  return { reviews: found, readings, problems }
}
