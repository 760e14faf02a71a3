import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { cardWordsOf, chainWordsOf, readCard, readWords } from '#chains/readCard.ts'
import { isCivilDate } from '#domain/calendar/calendar.ts'
import { READ_CHAIN_SLUGS } from '#domain/catalogue/chain.ts'
import { isSourceSlug, type SourceSlug } from '#domain/catalogue/source.ts'
import { withAllCaps } from '#domain/promotion/caps.ts'
import type { CapturedCard } from '#domain/promotion/capture.ts'
import { jsonOrNull } from '#domain/text/canonicalText.ts'
import { getReferenceWordings, SeenWordings } from '#extraction/wordings.ts'
import { readBoundedLines } from '#ingestion/sources/boundedLines.ts'
import { checkAnswer } from '#readings/claims.ts'
import { mergeReadings } from '#readings/merge.ts'
import { openReviewDesk, type ReviewDesk } from '#review/desk.ts'
import { readArguments } from './command.ts'
import { reviewsIn } from './reviews.ts'

/** The output of the command; tests pass their own. */
export type Output = { out: (line: string) => void | Promise<void>; err: (line: string) => void }

/** Writes a line, and waits when the reader of the output is slower than the command. */
const STANDARD: Output = {
  out: (line) =>
    process.stdout.write(`${line}\n`) ? undefined : new Promise<void>((resolve) => process.stdout.once('drain', () => resolve())),
  err: (line) => void process.stderr.write(`${line}\n`),
}

const USAGE =
  'Uso: extract [--archive DIR] [--known ARCHIVO.jsonl]… [--reviews ARCHIVO.jsonl] [--model-readings ARCHIVO.jsonl] ARCHIVO.jsonl'

/**
 * Reads a file of captured cards, a line each, and writes a line `{id, promotions}` for each in the same order. A line that cannot be read
 * becomes `{id, error}` and the rest is still done. `--known`: a file of cards seen before, in the same form; the same words in it raise
 * the confidence. With a file of reviews the command applies what persons verified, and marks it.
 * @returns The exit status: 0; 1 if a line failed; 2 for a wrong call.
 */
export async function extract(argv: readonly string[], output: Output = STANDARD): Promise<number> {
  const call = readCall(argv)
  const files = call === null ? [] : [call.file, ...call.known, ...(call.reviews === null ? [] : [call.reviews])]
  const missing = files.find((file) => !existsSync(file))
  if (call === null || missing !== undefined) {
    output.err(call === null ? USAGE : `No existe ${missing}`)
    return 2
  }
  const legalTextOf = legalTexts(call.archive)
  const seen = await seenIn(call.known, legalTextOf)
  const { reviews, problems } = call.reviews === null ? { reviews: [], problems: [] } : await reviewsIn(call.reviews, legalTextOf)
  for (const problem of problems) output.err(problem)
  const desk = openReviewDesk(reviews, (card) => readWords(card, seen))
  const answers = call.answers === null ? new Map<string, unknown>() : await answersIn(call.answers)
  let failed = problems.length
  let count = 0
  for await (const line of readBoundedLines(call.file)) {
    if (line?.trim() === '') continue
    count++
    const answer =
      line === null
        ? { id: null, error: 'la línea pesa más que cualquier tarjeta (1 MB)' }
        : answerFor(line, { legalTextOf, seen, desk, answers })
    if ('error' in answer) failed++
    await output.out(JSON.stringify(answer))
  }
  output.err(`${count} tarjetas${failed > 0 ? `, ${failed} con error` : ''}`)
  return failed > 0 ? 1 : 0
}

type Call = { file: string; archive: string | null; known: string[]; reviews: string | null; answers: string | null }

const OPTIONS = {
  archive: { type: 'string' },
  known: { type: 'string', multiple: true },
  reviews: { type: 'string' },
  'model-readings': { type: 'string' },
} as const

function readCall(argv: readonly string[]): Call | null {
  const { values, positionals } = readArguments({ args: [...argv], options: OPTIONS, allowPositionals: true }) ?? { positionals: [] }
  const [file, ...more] = positionals
  if (values === undefined || file === undefined || more.length > 0) return null
  const beside = dirname(file)
  const archive = values.archive ?? (READ_CHAIN_SLUGS.some((chain) => existsSync(legalDirectory(beside, chain))) ? beside : null)
  return { file, archive, known: values.known ?? [], reviews: values.reviews ?? null, answers: values['model-readings'] ?? null }
}

/** The wordings on which the rules were written, with those of the file's cards. A line that is no card adds nothing. */
async function seenIn(files: readonly string[], legalTextOf: LegalTexts): Promise<SeenWordings> {
  if (files.length === 0) return getReferenceWordings()
  const seen = new SeenWordings(getReferenceWordings().bits)
  for (const file of files) {
    for await (const line of readBoundedLines(file)) {
      const card = line === null ? null : cardIn(line, legalTextOf)
      if (card !== null && !('error' in card)) seen.add(cardWordsOf(card))
    }
  }
  return seen
}

const legalDirectory = (archive: string, chain: SourceSlug) => join(archive, `${chain}-legales`)

type LegalTexts = (chain: SourceSlug, name: string) => string | undefined

/** The legal pages by name. Each is read once, so that all cards of a capture share one text. */
function legalTexts(archive: string | null): LegalTexts {
  const texts = new Map<string, string | undefined>()
  return (chain, name) => {
    if (archive === null || !/^[\w-]{1,64}$/.test(name)) return undefined
    const path = join(legalDirectory(archive, chain), `${name}.txt`)
    if (!texts.has(path)) texts.set(path, existsSync(path) ? readFileSync(path, 'utf8') : undefined)
    return texts.get(path)
  }
}

type Failure = { id: unknown; error: string }
type Given = { legalTextOf: LegalTexts; seen: SeenWordings; desk: ReviewDesk; answers: ReadonlyMap<string, unknown> }

function answerFor(line: string, { legalTextOf, seen, desk, answers }: Given): { id: unknown; promotions: unknown[] } | Failure {
  const card = cardIn(line, legalTextOf)
  if ('error' in card) return card
  const reading = readCard(card, seen)
  const settled = desk(reading)
  if (settled !== null && 'promotions' in settled) {
    return { id: card.id, promotions: settled.promotions.map((one) => ({ ...one, limits: withAllCaps(one.limits), reviewed: true })) }
  }
  const answer = answers.get(card.id)
  const promotions =
    answer === undefined
      ? reading.promotions
      : mergeReadings(reading.promotions, checkAnswer(answer, reading.card, chainWordsOf(reading.card.chain)), reading.card)
  return {
    id: card.id,
    promotions: promotions.map(({ reviewed: _none, ...promotion }) => ({ ...promotion, limits: withAllCaps(promotion.limits) })),
  }
}

/** The answers of a model by card. A line that is no answer counts as none. */
async function answersIn(file: string): Promise<Map<string, unknown>> {
  const answers = new Map<string, unknown>()
  for await (const line of readBoundedLines(file)) {
    const answer = line === null ? null : (jsonOrNull(line) as { id?: unknown } | null)
    if (typeof answer?.id === 'string') answers.set(answer.id, answer)
  }
  return answers
}

function cardIn(line: string, legalTextOf: LegalTexts): CapturedCard | Failure {
  let item: unknown
  try {
    item = JSON.parse(line)
  } catch {
    return { id: null, error: 'no es JSON' }
  }
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return { id: null, error: 'no es un objeto' }
  const { id, source, capturedAt, raw, tabs, legal } = item as Record<string, unknown>
  if (typeof id !== 'string') return { id: id ?? null, error: 'falta el id' }
  if (!isSourceSlug(source)) return { id, error: `fuente desconocida: ${JSON.stringify(source)?.slice(0, 60)}` }
  if (!isCivilDate(capturedAt)) return { id, error: 'capturedAt no es una fecha AAAA-MM-DD' }
  const legalText = typeof legal === 'string' ? legalTextOf(source, legal) : undefined
  return { id, source, capturedAt, raw, tabs: tabs as number[] | undefined, legalText }
}

if (import.meta.main) process.exitCode = await extract(process.argv.slice(2))
