import type { Clock } from '#domain/calendar/clock.ts'
import { CHAINS } from '#domain/catalogue/chain.ts'
import type { CardWords } from '#domain/promotion/capture.ts'
import { MIN_SURE_CONFIDENCE } from '#domain/promotion/promotion.ts'
import { toReadableCard } from '#extraction/findings.ts'
import { contentHash } from '#storage/contentHash.ts'
import { keepAnswer, knownAnswer } from '#storage/secondReadings.ts'
import type { Db } from '#storage/tables.ts'
import { type Candidate, promotionContent } from '../promotionKey.ts'
import type { CaptureReading } from '../reading.ts'
import { type ReaderAnswer, readAnswer } from './answer.ts'
import { type AskedOutcome, AskingRun } from './askingRun.ts'
import type { SecondReaderConfig } from './config.ts'
import { writePrompt } from './prompt.ts'
import { prepareForQuotes } from './quotes.ts'
import { reconcileReadings } from './reconcile.ts'

/**
 * An optional language model that is asked about cards with unsure readings. Nothing depends on it: after any failure
 * the first reading stays, and a progress message says so.
 */
export type SecondReader = {
  /** The limits of the configuration apply to one run. */
  startRun(run: RunContext): ReadAgain
}

type RunContext = {
  db: Db
  clock: Clock
  signal?: AbortSignal | undefined
  /** Receives a summary in Spanish. */
  onProgress?: ((message: string) => void) | undefined
}

/** Improves a capture's reading by asking about its unsure cards. Only storage may throw. */
export type ReadAgain = (reading: CaptureReading) => Promise<CaptureReading>

export function makeSecondReader(config: SecondReaderConfig): SecondReader {
  return {
    startRun: (context) => {
      const run = new AskingRun(config, context.signal)
      return (reading) => readAgain(reading, config, run, context)
    },
  }
}

async function readAgain(
  reading: CaptureReading,
  config: SecondReaderConfig,
  run: AskingRun,
  context: RunContext,
): Promise<CaptureReading> {
  const unsure = unsureCards(reading)
  if (unsure.length === 0) return reading
  const tally: Tally = { answered: 0, failed: 0, unasked: 0, confirmed: 0, completed: 0, dropped: 0 }
  const revised = new Map<Candidate, Candidate>()
  await run.timed((deadline) =>
    inTurns(unsure, config.limits.atOnce, async (candidates) => {
      const card = reading.texts.get((candidates[0] as Candidate).cardId)
      if (card === undefined || card.text.length > config.limits.cardLength) return void tally.unasked++
      const asked = await answerTo(writePrompt(card), config, run, deadline, context)
      if (typeof asked === 'string') return void tally[asked]++
      tally.answered++
      for (const [before, after] of revise(candidates, asked.answer, card, tally)) revised.set(before, after)
    }),
  )
  context.onProgress?.(`${CHAINS[reading.capture.source].name}: ${summary(tally, run.stopped)}`)
  return withCandidates(
    reading,
    reading.candidates.map((candidate) => revised.get(candidate) ?? candidate),
  )
}

/** Maps a card's candidates to their revised versions. */
function revise(candidates: readonly Candidate[], answer: ReaderAnswer, card: CardWords, tally: Tally): Map<Candidate, Candidate> {
  const { all, dropped } = reconcileReadings(
    candidates.map(({ promotion }) => promotion),
    answer,
    prepareForQuotes(toReadableCard(card)),
  )
  tally.dropped += dropped
  tally.confirmed += all.filter(({ confirmed }) => confirmed).length
  tally.completed += all.reduce((sum, { completed }) => sum + completed.length, 0)
  return new Map(
    candidates.map((candidate, index) => [candidate, { ...candidate, promotion: all[index]?.promotion ?? candidate.promotion }]),
  )
}

/** Returns the candidates of each unsure card, the least sure card first, so that it is asked about before a limit is reached. */
function unsureCards({ candidates }: CaptureReading): Candidate[][] {
  const sureness = (card: readonly Candidate[]) => Math.min(...card.map(({ promotion }) => promotion.confidence))
  const cards = [...Map.groupBy(candidates, ({ cardId }) => cardId).values()]
  return cards.filter((card) => sureness(card) < MIN_SURE_CONFIDENCE).sort((a, b) => sureness(a) - sureness(b))
}

/** Processes items in order, several at a time. */
async function inTurns<T>(items: readonly T[], atOnce: number, work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of queue) await work(item)
    }),
  )
}

/** Cached answers cost nothing, and stay the same. */
async function answerTo(
  messages: ReturnType<typeof writePrompt>,
  { model, endpoint }: SecondReaderConfig,
  run: AskingRun,
  deadline: number,
  { db, clock }: RunContext,
): Promise<{ answer: ReaderAnswer } | Exclude<AskedOutcome, object>> {
  const question = contentHash([endpoint.href, model, messages])
  const known = await knownAnswer(db, question)
  const kept = known === null ? null : readAnswer(known)
  if (kept !== null) return { answer: kept }
  const asked = await run.ask(messages, deadline)
  if (typeof asked !== 'string') await keepAnswer(db, question, asked.words, clock.now().toISOString())
  return asked
}

/** Replaces candidates; when two have become equal, the first one stays. */
function withCandidates(reading: CaptureReading, candidates: readonly Candidate[]): CaptureReading {
  const seen = new Set<string>()
  const distinct = candidates.filter(({ promotion }) => !seen.has(promotionContent(promotion)) && seen.add(promotionContent(promotion)))
  return { ...reading, candidates: distinct }
}

/** Numbers of cards by the outcome of the question, and of effects of the answers. */
type Tally = { answered: number; failed: number; unasked: number; confirmed: number; completed: number; dropped: number }

function summary({ answered, failed, unasked, confirmed, completed, dropped }: Tally, stopped: string | null): string {
  const parts = [
    `tarjetas con respuesta: ${answered}`,
    ...(failed > 0 ? [`sin respuesta: ${failed}`] : []),
    ...(unasked > 0 ? [`sin preguntar: ${unasked}`] : []),
    `promociones confirmadas: ${confirmed}`,
    `campos completados: ${completed}`,
    `datos descartados: ${dropped}`,
  ]
  return `segunda lectura: ${parts.join('; ')}${stopped === null ? '' : ` (${stopped})`}.`
}
