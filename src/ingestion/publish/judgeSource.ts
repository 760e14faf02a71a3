import type { CivilDate } from '#domain/calendar/calendar.ts'
import { isFeedSlug, type SourceSlug, sourceName } from '#domain/catalogue/source.ts'
import { asReadBy } from '#domain/promotion/readings.ts'
import type { Review } from '#domain/promotion/review.ts'
import { openReviewDesk } from '#review/desk.ts'
import { type Capture, storeCapture, wordsKeysOfCapture } from '#storage/captures.ts'
import { type EditionSummary, editionsOfReader, loadEditionPromotions } from '#storage/editions.ts'
import { instantsOfReading, type SourceRecord } from '#storage/runs.ts'
import { latestEditions } from '#storage/snapshots.ts'
import { explainStorageFailure } from '#storage/storageError.ts'
import type { Db, EditionKind } from '#storage/tables.ts'
import type { Profile } from '../gate/figures.ts'
import { findOlderEdition, makeGateFigures } from '../gate/figures.ts'
import { type GateVerdict, judgeCapture } from '../gate/gate.ts'
import { confirmPersistent, isRepeated } from '../gate/patience.ts'
import { readerVersion } from '../read/readerVersion.ts'
import { type CaptureReading, readCapture, readingKey } from '../read/reading.ts'
import type { FetchedSource } from './fetchedSources.ts'
import { editionKindOf, emptyRecord, type Ingestion, messageOf, now } from './ingestion.ts'
import { keepPublishedCards } from './keepPublishedCards.ts'
import type { PublishableReading } from './publish.ts'
import { addSecondReading } from './secondReading.ts'

/** Known facts for reading cards: reviews, and earlier wordings (`earlierWordings.ts`). */
type PriorKnowledge = { reviews: readonly Review[]; wordingsBefore: (day: CivilDate) => Promise<Uint8Array> }

export type JudgedSource = { record: SourceRecord; publishable: PublishableReading | null }

/** Takes one source's capture up to the gate's verdict. Only storage may throw; failures of the source go into its record. */
export async function judgeSource(
  db: Db,
  { source, result: capture, startedAt }: FetchedSource,
  ingestion: Ingestion,
  known: PriorKnowledge,
): Promise<JudgedSource> {
  const { clock, trusted = false } = ingestion
  const record = emptyRecord(source)
  const elapsed = () => performance.now() - startedAt
  if (typeof capture === 'string') return { record: { ...record, error: capture, milliseconds: elapsed() }, publishable: null }
  // Unreadable captures are stored too, for a person to inspect.
  const captureId = await storeCapture(db, capture, now(clock))
  const reading = await read(capture, known, ingestion)
  const reader = await readerVersion()
  const figures = makeGateFigures(reading, reader)
  const [lastGood, longAgo] = await editionsToCompare(db, { kind: editionKindOf(ingestion), source, reader, day: capture.capturedAt })
  const judged = judgeCapture(figures, lastGood, longAgo)
  const key = readingKey(reading)
  const seen = (isHeld: boolean) => instantsOfReading(db, { source, kind: ingestion.kind, reading: key, isHeld })
  const held = judged.isOnlyDifferent ? await seen(true) : []
  const isSettled = trusted || judged.keptBack.length === 0 || isRepeated(await seen(false), clock.now())
  const keptBack = isSettled ? [] : judged.keptBack
  const passed = released(confirmPersistent(judged, held, clock.now()), trusted && reading.candidates.length > 0)
  const verdict = keptBack.length > 0 ? 'publish with warning' : passed.verdict
  const reasons = [...new Set([...keptBack.map(({ reason }) => reason), ...passed.reasons])]
  const judgedRecord: SourceRecord = {
    ...record,
    outcome: verdict === 'hold' ? 'held' : 'unchanged',
    captureId,
    reading: key,
    capturedAt: capture.capturedAt,
    cards: figures.profile.cards,
    promotions: reading.candidates.length,
    unreadable: figures.unreadable,
    refused: reading.refused,
    verdict,
    reasons,
    milliseconds: elapsed(),
    fetched: capture.fetched ?? null,
  }
  if (verdict === 'hold') return { record: judgedRecord, publishable: null }
  // The gate compares readings of the program with each other; a model's come after it.
  const merged = await secondReadingOf(db, reading, ingestion)
  const isConfirmed = judged.verdict === 'hold'
  const told = { ...judgedRecord, asked: merged.asked, reasons: [...reasons, ...merged.problems] }
  const kept = await keepPublishedCards(db, merged.reading, keptBack)
  return { record: told, publishable: { reading: kept, captureId, reader, isConfirmed } }
}

type SecondReading = Awaited<ReturnType<typeof addSecondReading>> & { problems: string[] }

/** A fault of ours in it is told and costs no publication. Only storage may throw. */
async function secondReadingOf(db: Db, reading: CaptureReading, { second, signal, clock, onProgress }: Ingestion): Promise<SecondReading> {
  // A model knows the words of an issuer's record, and not the fields beside them.
  if (second === undefined || isFeedSlug(reading.capture.source)) return { reading, asked: null, problems: [] }
  if (second.hasModel) onProgress?.(`${sourceName(reading.capture.source)}: segunda lectura…`)
  try {
    return { ...(await addSecondReading(db, reading, second, { now: now(clock), signal })), problems: [] }
  } catch (error) {
    if (explainStorageFailure(error) !== null) throw error
    return { reading, asked: null, problems: [`La segunda lectura falló por un error nuestro (${messageOf(error)}): vale la primera.`] }
  }
}

async function read(
  capture: Capture,
  { reviews, wordingsBefore }: PriorKnowledge,
  { read: reader, readWords }: Ingestion,
): Promise<CaptureReading> {
  const own = reviews.filter(({ card }) => card.source === capture.source)
  const desk = readWords && openReviewDesk(own, readWords)
  return readCapture(capture, reader, { wordings: await wordingsBefore(capture.capturedAt), ...(desk && { desk }) })
}

/**
 * Turns a hold into a publication when a person trusts the capture.
 * @param trusted Never true without promotions, which would show nothing.
 */
function released(judged: GateVerdict, trusted: boolean): GateVerdict {
  if (!trusted || judged.verdict !== 'hold') return judged
  return {
    ...judged,
    verdict: 'publish with warning',
    reasons: ['Lo publicó una persona, aunque el control lo retenía.', ...judged.reasons],
  }
}

/**
 * Returns the chain's published edition and one some weeks older by the same program, for the gate; null for none.
 * Editions before a confirmed one no longer count.
 */
async function editionsToCompare(
  db: Db,
  { kind, source, reader, day }: { kind: EditionKind; source: SourceSlug; reader: string; day: CivilDate },
): Promise<[Profile | null, Profile | null]> {
  const current = await latestEditions(db)
  const last = current?.kind === kind ? current.editions.find((one) => one.source === source) : undefined
  if (!last) return [null, null]
  const all = await editionsOfReader(db, { kind, source, reader, until: last.capturedAt })
  const known = all.slice(
    Math.max(
      0,
      all.findLastIndex(({ isConfirmed }) => isConfirmed),
    ),
  )
  const before = last.isConfirmed
    ? null
    : findOlderEdition(
        known.filter(({ id }) => id !== last.id),
        day,
      )
  return [await profileOfEdition(db, last), before && (await profileOfEdition(db, before))]
}

async function profileOfEdition(db: Db, edition: EditionSummary): Promise<Profile> {
  const { promotions } = await loadEditionPromotions(db, edition.id)
  const words = await wordsKeysOfCapture(db, edition.captureId)
  const { capturedAt, reader, cards } = edition
  const read = promotions.flatMap((promotion) => asReadBy('programa', promotion) ?? [])
  return { capturedAt, reader, cards, listed: read.map((promotion) => ({ ...promotion, words: words.get(promotion.cardId) })) }
}
