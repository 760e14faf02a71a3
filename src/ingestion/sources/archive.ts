import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { type CivilDate, isCivilDate } from '#domain/calendar.ts'
import type { CapturedCard } from '#domain/capture.ts'
import { CHAINS, type ChainSlug } from '#domain/chain.ts'
import type { Capture } from '#storage/captures.ts'
import { SourceError } from '../fetch/sourceError.ts'
import type { Source } from './source.ts'

/**
 * Captured cards in a folder: `<chain>.jsonl`, a card a line with all the dates on which the chain's page showed it, and pages of legal
 * texts, where a chain has such, in `<chain>-legales/<name>.txt`. What is not named here in a line is left unread.
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
 * The archive's latest capture of the chain up to and including a date. The date is what the operator asks for, so an earlier one than
 * what is published is intended, not a mistake.
 */
export function archiveSource(directory: string, source: ChainSlug, date: CivilDate): Source {
  return { source, read: () => readCapture(directory, source, date) }
}

async function readCapture(directory: string, source: ChainSlug, date: CivilDate): Promise<Capture> {
  const file = path.join(directory, `${source}.jsonl`)
  const { lines, unreadable } = parseLines(await readText(file, `Falta el archivo de ${CHAINS[source].name}`), source)
  const capturedAt = latestDate(lines, date)
  if (capturedAt === null) {
    throw new SourceError(`${file} no tiene ninguna captura hasta el ${date}. Elegí una fecha posterior con --date.`)
  }
  const legalTexts = await readLegalTexts(path.join(directory, `${source}-legales`), legalNames(lines, capturedAt))
  const cards = lines.flatMap((line) => cardOn(line, source, capturedAt, legalTexts))
  return { source, capturedAt, cards, unreadable }
}

function parseLines(text: string, source: ChainSlug): { lines: Line[]; unreadable: number } {
  const lines: Line[] = []
  let unreadable = 0
  for (const written of text.split('\n')) {
    if (written.trim() === '') continue
    const line = parseLine(written)
    if (line?.source === source) lines.push(line)
    else unreadable++
  }
  return { lines, unreadable }
}

function parseLine(text: string): Line | null {
  try {
    return lineSchema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

function latestDate(lines: readonly Line[], date: CivilDate): CivilDate | null {
  let latest: CivilDate | null = null
  for (const { captures } of lines) {
    for (const capture of captures) {
      if (capture.date <= date && (latest === null || capture.date > latest)) latest = capture.date
    }
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

function cardOn(line: Line, source: ChainSlug, capturedAt: CivilDate, legalTexts: ReadonlyMap<string, string>): CapturedCard[] {
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

async function readText(file: string, problem: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR') throw new SourceError(`${problem}: no existe ${file}. Revisá la carpeta de --archive.`)
    throw new SourceError(`No se puede leer ${file}: ${message}.`, { cause: error })
  }
}
