import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { type CivilDate, isCivilDate } from '#domain/calendar/calendar.ts'
import { type SourceSlug, sourceName } from '#domain/catalogue/source.ts'
import type { CapturedCard } from '#domain/promotion/capture.ts'
import type { Capture } from '#storage/captures.ts'
import { SourceError } from '../fetch/liveSourceError.ts'
import { readBoundedLines } from './boundedLines.ts'
import { MAX_CARDS, type Source, tooManyCardsError } from './source.ts'

/**
 * Reads captured cards from a folder: `<chain>.jsonl` has one card per line with all its dates, and
 * `<chain>-legales/<name>.txt` has pages of legal texts. Other properties of a line are ignored.
 */
const captureSchema = z.object({
  date: z.string().refine(isCivilDate),
  tabs: z.array(z.int().min(0).max(6)).optional(),
  legal: z
    .string()
    .regex(/^[\w-]{1,100}$/)
    .optional(),
})

const lineSchema = z.object({
  id: z.string(),
  source: z.string(),
  captures: z.array(captureSchema),
  raw: z.custom<unknown>((value) => value !== undefined && value !== null),
})

type Line = z.infer<typeof lineSchema>

/**
 * Reads the chain's latest archived capture up to a date. The operator chose the date, so one older than the published
 * edition is intended.
 */
export function archiveSource(directory: string, source: SourceSlug, date: CivilDate): Source {
  return { source, read: () => captureOfFolder(directory, source, date) }
}

async function captureOfFolder(directory: string, source: SourceSlug, date: CivilDate): Promise<Capture> {
  const file = path.join(directory, `${source}.jsonl`)
  const { capturedAt, lines, unreadable } = await readLines(file, source, date)
  if (capturedAt === null) {
    throw new SourceError(`${file} no tiene ninguna captura hasta el ${date}. Elegí una fecha posterior con --date.`)
  }
  if (lines.length > MAX_CARDS) throw tooManyCardsError(`más de ${MAX_CARDS}`)
  const legalTexts = await readLegalTexts(path.join(directory, `${source}-legales`), legalNames(lines, capturedAt))
  const cards = lines.flatMap((line) => cardOn(line, source, capturedAt, legalTexts))
  return { source, capturedAt, cards, unreadable }
}

type Latest = { capturedAt: CivilDate | null; lines: Line[]; unreadable: number }

/** Collects the lines of the latest capture until the date. Other lines are dropped at once, and their number is limited. */
async function readLines(file: string, source: SourceSlug, date: CivilDate): Promise<Latest> {
  const latest: Latest = { capturedAt: null, lines: [], unreadable: 0 }
  try {
    for await (const written of readBoundedLines(file)) {
      if (written?.trim() === '') continue
      const line = written === null ? null : parseLine(written)
      if (line?.source === source) take(latest, line, latestDate(line, date))
      else latest.unreadable++
    }
    return latest
  } catch (error) {
    throw unreadableFile(error, file, `Falta el archivo de ${sourceName(source)}`)
  }
}

function take(latest: Latest, line: Line, capturedAt: CivilDate | null): void {
  if (capturedAt === null || (latest.capturedAt !== null && capturedAt < latest.capturedAt)) return
  if (capturedAt !== latest.capturedAt) {
    latest.capturedAt = capturedAt
    latest.lines = []
  }
  if (latest.lines.length <= MAX_CARDS) latest.lines.push(line)
}

function parseLine(text: string): Line | null {
  try {
    return lineSchema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

function latestDate({ captures }: Line, date: CivilDate): CivilDate | null {
  let latest: CivilDate | null = null
  for (const capture of captures) {
    if (capture.date <= date && (latest === null || capture.date > latest)) latest = capture.date
  }
  return latest
}

function legalNames(lines: readonly Line[], capturedAt: CivilDate): string[] {
  const names = lines.flatMap(({ captures }) => captures.flatMap(({ date, legal }) => (date === capturedAt && legal ? [legal] : [])))
  return [...new Set(names)]
}

async function readLegalTexts(directory: string, names: readonly string[]): Promise<Map<string, string>> {
  const read = names.map(async (name): Promise<[string, string]> => {
    const file = path.join(directory, `${name}.txt`)
    return [name, await readText(file, 'Falta una página de legales')]
  })
  return new Map(await Promise.all(read))
}

function cardOn(line: Line, source: SourceSlug, capturedAt: CivilDate, legalTexts: ReadonlyMap<string, string>): CapturedCard[] {
  const capture = line.captures.find(({ date }) => date === capturedAt)
  if (!capture) return []
  const legalText = capture.legal === undefined ? undefined : legalTexts.get(capture.legal)
  return [
    {
      id: line.id,
      source,
      capturedAt,
      raw: line.raw,
      ...(capture.tabs && { tabs: capture.tabs }),
      ...(legalText !== undefined && { legalText }),
    },
  ]
}

/** Bytes of a page of legal texts; a real one has some hundred thousand. */
const MAX_LEGAL_TEXT = 4 * 1024 * 1024

async function readText(file: string, problem: string): Promise<string> {
  try {
    const { size } = await stat(file)
    if (size > MAX_LEGAL_TEXT) throw new SourceError(`${file} pesa más que cualquier página de legales (4 MB).`)
    return await readFile(file, 'utf8')
  } catch (error) {
    throw unreadableFile(error, file, problem)
  }
}

function unreadableFile(error: unknown, file: string, problem: string): SourceError {
  if (error instanceof SourceError) return error
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'ENOENT' || code === 'ENOTDIR') return new SourceError(`${problem}: no existe ${file}. Revisá la carpeta de --archive.`)
  return new SourceError(`No se puede leer ${file}: ${message}.`, { cause: error })
}
