import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { rawCardOf, readCard, readWords } from '#chains/readCard.ts'
import { isCivilDate } from '#domain/calendar.ts'
import type { CapturedCard } from '#domain/capture.ts'
import { ALL_CHAIN_SLUGS, type ChainSlug, isChainSlug } from '#domain/chain.ts'
import { systemClock } from '#domain/clock.ts'
import type { Review } from '#domain/review.ts'
import { boundedLines } from '#ingestion/sources/boundedLines.ts'
import { openReviewDesk, type ReviewDesk } from '#review/desk.ts'
import { reviewOf } from '#review/reviewLine.ts'

/** Where the command writes; tests pass their own. */
export type Output = { out: (line: string) => void | Promise<void>; err: (line: string) => void }

/** Waits when the reader of the output is slower than the command. */
const STANDARD: Output = {
  out: (line) =>
    process.stdout.write(`${line}\n`) ? undefined : new Promise<void>((resolve) => process.stdout.once('drain', () => resolve())),
  err: (line) => void process.stderr.write(`${line}\n`),
}

const USAGE = 'Uso: extract [--archive DIR] [--reviews ARCHIVO.jsonl] ARCHIVO.jsonl'

/**
 * Reads a file of captured cards, a line each, and writes a line `{id, promotions}` for each in the same order. A line that cannot be read
 * becomes `{id, error}` and the rest is still done. With a file of reviews, what persons verified is applied, and says so.
 * @returns the exit status: 0, 1 if a line failed, 2 for a wrong call.
 */
export async function extract(argv: readonly string[], output: Output = STANDARD): Promise<number> {
  const call = parseArguments(argv)
  const missing = call === null ? undefined : [call.file, call.reviews].find((file) => file !== null && !existsSync(file))
  if (call === null || typeof missing === 'string') {
    output.err(call === null ? USAGE : `No existe ${missing}`)
    return 2
  }
  const legalTextOf = legalTexts(call.archive)
  const { reviews, problems } = call.reviews === null ? { reviews: [], problems: [] } : await reviewsIn(call.reviews, legalTextOf)
  for (const problem of problems) output.err(problem)
  const desk = openReviewDesk(reviews, readWords)
  let failed = problems.length
  let count = 0
  for await (const line of boundedLines(call.file)) {
    if (line?.trim() === '') continue
    count++
    const answer =
      line === null ? { id: null, error: 'la línea pesa más que cualquier tarjeta (1 MB)' } : answerFor(line, legalTextOf, desk)
    if ('error' in answer) failed++
    await output.out(JSON.stringify(answer))
  }
  output.err(`${count} tarjetas${failed > 0 ? `, ${failed} con error` : ''}`)
  return failed > 0 ? 1 : 0
}

function parseArguments(argv: readonly string[]): { file: string; archive: string | null; reviews: string | null } | null {
  const rest = [...argv]
  const archive = optionIn(rest, '--archive')
  const reviews = optionIn(rest, '--reviews')
  const [file, ...more] = rest
  if (file === undefined || more.length > 0 || archive === undefined || reviews === undefined) return null
  const beside = dirname(file)
  const isBeside = ALL_CHAIN_SLUGS.some((chain) => existsSync(legalDirectory(beside, chain)))
  return { file, archive: archive ?? (isBeside ? beside : null), reviews }
}

/** Takes an option with its value out of the arguments. @returns null where it is not given, undefined where its value is missing. */
function optionIn(rest: string[], name: string): string | null | undefined {
  const at = rest.indexOf(name)
  return at < 0 ? null : rest.splice(at, 2)[1]
}

/** Where the archive keeps the pages of legal texts of a chain. */
const legalDirectory = (archive: string, chain: ChainSlug) => join(archive, `${chain}-legales`)

type LegalTexts = (chain: ChainSlug, name: string) => string | undefined

/** The legal pages by name, each read once, so that all cards of a capture share one text. */
function legalTexts(archive: string | null): LegalTexts {
  const texts = new Map<string, string | undefined>()
  return (chain, name) => {
    if (archive === null || !/^[\w-]{1,64}$/.test(name)) return undefined
    const path = join(legalDirectory(archive, chain), `${name}.txt`)
    if (!texts.has(path)) texts.set(path, existsSync(path) ? readFileSync(path, 'utf8') : undefined)
    return texts.get(path)
  }
}

/** The reviews in a file, a line each, and what is wrong with lines that are none (Spanish). */
async function reviewsIn(file: string, legalTextOf: LegalTexts): Promise<{ reviews: Review[]; problems: string[] }> {
  const reviews: Review[] = []
  const problems: string[] = []
  const now = systemClock.now().toISOString()
  let number = 0
  for await (const line of boundedLines(file)) {
    number++
    if (line?.trim() === '') continue
    try {
      reviews.push(reviewOf(JSON.parse(line ?? ''), { wordsOf: rawCardOf, read: readWords, legalTextOf }, now))
    } catch (error) {
      problems.push(`${file}, línea ${number}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return { reviews, problems }
}

type Answer = { id: unknown; promotions: unknown[] } | { id: unknown; error: string }

function answerFor(line: string, legalTextOf: LegalTexts, desk: ReviewDesk): Answer {
  let item: unknown
  try {
    item = JSON.parse(line)
  } catch {
    return { id: null, error: 'no es JSON' }
  }
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return { id: null, error: 'no es un objeto' }
  const { id, source, capturedAt, raw, tabs, legal } = item as Record<string, unknown>
  if (typeof id !== 'string') return { id: id ?? null, error: 'falta el id' }
  if (!isChainSlug(source)) return { id, error: `cadena desconocida: ${JSON.stringify(source)?.slice(0, 60)}` }
  if (!isCivilDate(capturedAt)) return { id, error: 'capturedAt no es una fecha AAAA-MM-DD' }
  const legalText = typeof legal === 'string' ? legalTextOf(source, legal) : undefined
  const card: CapturedCard = { id, source, capturedAt, raw, tabs: tabs as number[] | undefined, legalText }
  const reading = readCard(card)
  const settled = desk(reading)
  if (settled !== null && 'promotions' in settled) return { id, promotions: settled.promotions.map((one) => ({ ...one, reviewed: true })) }
  return { id, promotions: reading.promotions.map(({ reviewed: _none, ...promotion }) => promotion) }
}

if (import.meta.main) process.exitCode = await extract(process.argv.slice(2))
