import { setImmediate as nextTick } from 'node:timers/promises'
import type { CivilDate } from '#domain/calendar/calendar.ts'
import { type Clock, type ClockWatch, today } from '#domain/calendar/clock.ts'
import { CHAINS, type ChainSlug } from '#domain/catalogue/chain.ts'
import type { Review } from '#domain/promotion/review.ts'
import { jumpWords } from '#operations/alert.ts'
import { openReviewDesk, type WordsReader } from '#review/desk.ts'
import { type Capture, storeCapture, wordsKeysOfCapture } from '#storage/captures.ts'
import { type EditionSummary, editionsOfReader, loadEditionPromotions } from '#storage/editions.ts'
import { runInPublication } from '#storage/publication.ts'
import { latestReviews } from '#storage/reviews.ts'
import {
  finishRun,
  instantsOfHold,
  type RunOutcome,
  type SourceOutcome,
  type SourceRecord,
  startRun,
  storeSourceRecords,
} from '#storage/runs.ts'
import { latestEditions } from '#storage/snapshots.ts'
import type { Storage } from '#storage/storage.ts'
import { explainStorageFailure } from '#storage/storageError.ts'
import type { Db, EditionKind, RunRow } from '#storage/tables.ts'
import { SourceError } from '../fetch/sourceError.ts'
import { makeGateFigures } from '../gate/figures.ts'
import { type GateVerdict, judgeCapture } from '../gate/gate.ts'
import { findOlderEdition } from '../gate/olderEdition.ts'
import { confirmPersistent } from '../gate/patience.ts'
import type { Profile } from '../gate/profile.ts'
import type { SourceReading } from '../isolation/readingProcesses.ts'
import type { PriorKnowledge } from '../isolation/readingTask.ts'
import { makeEarlierWordingsLoader } from '../read/earlierWordings.ts'
import { readerVersion } from '../read/readerVersion.ts'
import { type CaptureReading, type CardReader, readCapture, readingKey } from '../read/reading.ts'
import { checkCapture, type Source } from '../sources/source.ts'
import { type PassedReading, type Publication, publishReadings } from './publish.ts'
import { type RunLeases, takeLeases } from './runLeases.ts'
import { storeRunObservations } from './storeRunObservations.ts'

/**
 * A run fetches, stores, reads and judges every source, and publishes what passes, with the sources' records, in one
 * transaction: an archive at once, live sources as they arrive. A killed run leaves a complete snapshot; repeating it
 * finds stored captures by content and makes the same editions.
 */
export type Ingestion = {
  kind: RunRow['kind']
  sources: readonly (Source | SelfReadingSource)[]
  /** Reads the cards of sources other than `SelfReadingSource`. */
  read?: CardReader
  /** Reads the words of a reviewed card again; without it, reviews are not applied to cards from `read`. */
  readWords?: WordsReader
  clock: Clock
  /** Notices when the clock jumps; absent for a frozen clock. */
  clockWatch?: ClockWatch
  /** A person has checked the capture: a hold is published, with its reasons as a warning. */
  trusted?: boolean
  /** Ends the run between two steps; unpublished work is dropped. */
  signal?: AbortSignal
  /** Receives progress messages in Spanish. */
  onProgress?: (message: string) => void
}

/** A source that also reads its cards, such as in another process. */
export type SelfReadingSource = {
  source: ChainSlug
  /** @throws SourceError when there is no capture. */
  readAll(known: PriorKnowledge): Promise<SourceReading>
}

/** `busy`: another run was reading the source, so this one skipped it without a record. */
export type ReportedSource = Omit<SourceRecord, 'outcome'> & { outcome: SourceOutcome | 'busy' }
export type RunReport = { outcome: RunOutcome; snapshotVersion: number | null; sources: ReportedSource[] }
type OwnReport = RunReport & { sources: SourceRecord[] }

/** @throws Whatever storage throws, with a readable message if known; the run's record then says `failed`, if it can still be written. */
export async function runIngestion({ db }: Pick<Storage, 'db'>, ingestion: Ingestion): Promise<RunReport> {
  try {
    return await leased(db, ingestion)
  } catch (error) {
    throw explainStorageFailure(error) ?? error
  }
}

async function leased(db: Db, ingestion: Ingestion): Promise<RunReport> {
  const { kind, sources, clock } = ingestion
  // Several runs may read our own examples at once.
  const leases =
    kind === 'example'
      ? null
      : await takeLeases(
          db,
          sources.map(({ source }) => source),
          clock,
        )
  try {
    const [own, busy] = [
      sources.filter(({ source }) => leases?.has(source) ?? true),
      sources.filter(({ source }) => leases?.has(source) === false),
    ]
    const skipped = busy.map(({ source }) => ({
      ...emptyRecord(source),
      outcome: 'busy' as const,
      error: 'Ya se está leyendo en otro proceso.',
    }))
    if (own.length === 0) return { outcome: 'unchanged', snapshotVersion: null, sources: skipped }
    const report = await recorded(db, { ...ingestion, sources: own }, leases)
    return { ...report, sources: [...report.sources, ...skipped] }
  } finally {
    await leases?.release()
  }
}

/** The run's results so far. */
type Progress = { version: number | null; records: SourceRecord[] }

/** Runs with a record of the run. */
async function recorded(db: Db, ingestion: Ingestion, leases: RunLeases | null): Promise<OwnReport> {
  const { kind, clock } = ingestion
  const runId = await startRun(db, kind, now(clock))
  const progress: Progress = { version: null, records: [] }
  const close = (transaction: Db, outcome: RunOutcome, error: string | null) =>
    finishRun(transaction, { id: runId, finishedAt: now(clock), snapshotVersion: progress.version, outcome, error })
  try {
    const outcome = await carryOut(db, { runId, progress, close }, ingestion, leases)
    return { outcome, snapshotVersion: progress.version, sources: progress.records }
  } catch (error) {
    await close(db, 'failed', messageOf(explainStorageFailure(error) ?? error)).catch(() => {})
    throw error
  }
}

type Prepared = { record: SourceRecord; publishable: PassedReading | null }
type OpenRun = {
  runId: number
  progress: Progress
  close(transaction: Db, outcome: RunOutcome, error: string | null): Promise<void>
}

async function carryOut(db: Db, run: OpenRun, ingestion: Ingestion, leases: RunLeases | null): Promise<RunOutcome> {
  const { kind, sources, clock, signal, onProgress } = ingestion
  const wordingsBefore = makeEarlierWordingsLoader(db)
  const wordings = await wordingsBefore(today(clock))
  const reviews = kind === 'example' ? [] : await latestReviews(db)
  const arrivals = sources.map((source) => arrivalOf(source, { wordings, reviews }, onProgress))
  let left = sources.length
  for await (const arrived of kind === 'live' ? asTheyArrive(arrivals) : allTogether(arrivals)) {
    const prepared: Prepared[] = []
    for (const one of arrived) {
      // Signals arrive between two ticks of the event loop, which reading cards and SQLite both block.
      await nextTick()
      if (signal?.aborted) break
      prepared.push(await prepare(db, one, ingestion, wordingsBefore))
    }
    await nextTick()
    left -= arrived.length
    if (signal?.aborted) return stop(db, run, prepared, clock)
    await publishPrepared(db, run, { prepared, isLast: left === 0 }, ingestion, leases)
  }
  return outcomeOf(run.progress.records)
}

/** Publishes the arrived sources with their records; the last batch ends the run. */
async function publishPrepared(
  db: Db,
  { runId, progress, close }: OpenRun,
  { prepared, isLast }: { prepared: readonly Prepared[]; isLast: boolean },
  ingestion: Ingestion,
  leases: RunLeases | null,
): Promise<void> {
  ingestion.onProgress?.('Publicando…')
  const at = now(ingestion.clock)
  const before = { ...progress }
  try {
    await runInPublication(db, at, async (transaction) => {
      const jump = ingestion.clockWatch?.jumped() ?? 0
      const ours = await Promise.all(prepared.map((one) => (jump === 0 ? stillOurs(transaction, one, leases) : outOfTime(one, jump))))
      const readings = ours.flatMap(({ publishable }) => publishable ?? [])
      const publication = await publishReadings(transaction, { kind: editionKindOf(ingestion), readings, runId, now: at })
      const records = ours.map(({ record }) => withOutcome(record, publication))
      progress.version = publication.version ?? before.version
      progress.records = [...before.records, ...records]
      await storeSourceRecords(transaction, runId, records)
      if (tellsOfSources(ingestion)) await storeRunObservations(transaction, records, at)
      if (isLast) await close(transaction, outcomeOf(progress.records), null)
    })
  } catch (error) {
    Object.assign(progress, before)
    throw error
  }
}

/** Yields all sources in order, once the last one has arrived. */
async function* allTogether<T>(arrivals: readonly Promise<T>[]): AsyncGenerator<T[]> {
  yield await Promise.all(arrivals)
}

/** Yields the sources that arrived since the last batch, so that a slow one does not delay the others. */
async function* asTheyArrive<T>(arrivals: readonly Promise<T>[]): AsyncGenerator<T[]> {
  let arrived: T[] = []
  let some = Promise.withResolvers<void>()
  for (const arrival of arrivals)
    arrival.then((one) => {
      arrived.push(one)
      some.resolve()
    }, some.reject)
  for (let left = arrivals.length; left > 0; ) {
    await some.promise
    // Sources that arrive in the same moment are published together.
    await nextTick()
    const batch = arrived
    arrived = []
    some = Promise.withResolvers()
    left -= batch.length
    yield batch
  }
}

/** Reading stored captures again says nothing new about a source, except when a person releases a held one. */
function tellsOfSources({ kind, trusted = false }: Ingestion): boolean {
  return kind === 'live' || kind === 'archive' || (kind === 'stored' && trusted)
}

/** Fails a source when the clock jumped: its days would be wrong, and later readings would be compared with them. */
function outOfTime({ record }: Prepared, jump: number): Prepared {
  const error = `El reloj de esta máquina ${jumpWords(jump)} durante la lectura: no se publica nada hasta la próxima.`
  return { record: { ...record, outcome: 'failed', error: record.error ?? error }, publishable: null }
}

/** If another run has taken the source meanwhile, that run publishes it. */
async function stillOurs(transaction: Db, { record, publishable }: Prepared, leases: RunLeases | null): Promise<Prepared> {
  if (leases === null || publishable === null || (await leases.confirm(transaction, record.source))) return { record, publishable }
  return { record: { ...record, outcome: 'failed', error: 'Tardó tanto que otro proceso la empezó a leer.' }, publishable: null }
}

/** Ends a stopped run: published sources stay, prepared ones are only recorded. */
async function stop(db: Db, { runId, progress, close }: OpenRun, prepared: readonly Prepared[], clock: Clock): Promise<RunOutcome> {
  const records = prepared.map(({ record }) => record)
  await runInPublication(db, now(clock), async (transaction) => {
    await storeSourceRecords(transaction, runId, records)
    await close(transaction, 'stopped', null)
  })
  progress.records.push(...records)
  return 'stopped'
}

/** The result of asking a source: a capture with its reading, or the reason for none (Spanish). */
type Arrival = { source: ChainSlug; came: Came | string; since: number; reviews: readonly Review[] }
type Came = { capture: Capture; reading: CaptureReading | Error | null }

/**
 * Asks one source. All are asked at once, because hosts have different speeds; each host still gets one request at a
 * time. Never rejects.
 */
async function arrivalOf(
  source: Source | SelfReadingSource,
  { wordings, reviews }: PriorKnowledge,
  onProgress: Ingestion['onProgress'],
): Promise<Arrival> {
  const since = performance.now()
  onProgress?.(`${CHAINS[source.source].name}: leyendo…`)
  const own = reviews.filter(({ card }) => card.source === source.source)
  const came = await cameFrom(source, { wordings, reviews: own }).catch((error: unknown) => sourceProblem(error))
  return { source: source.source, came, since, reviews: own }
}

async function cameFrom(source: Source | SelfReadingSource, known: PriorKnowledge): Promise<Came> {
  return 'readAll' in source ? source.readAll(known) : { capture: checkCapture(await source.read()), reading: null }
}

/** Takes one source's capture up to the gate's verdict. Only storage may throw; failures of the source go into its record. */
async function prepare(
  db: Db,
  { source, came, since, reviews }: Arrival,
  ingestion: Ingestion,
  wordingsBefore: (day: CivilDate) => Promise<Uint8Array>,
): Promise<Prepared> {
  const { clock, trusted = false } = ingestion
  const record = emptyRecord(source)
  const elapsed = () => performance.now() - since
  if (typeof came === 'string') return { record: { ...record, error: came, milliseconds: elapsed() }, publishable: null }
  const { capture } = came
  // Unreadable captures are stored too, for a person to inspect.
  const captureId = await storeCapture(db, capture, now(clock))
  const reading = came.reading ?? readHere(capture, { wordings: await wordingsBefore(capture.capturedAt), reviews }, ingestion)
  if (reading instanceof Error) {
    const failed = { captureId, capturedAt: capture.capturedAt, cards: capture.cards.length, error: sourceProblem(reading) }
    return { record: { ...record, ...failed, milliseconds: elapsed() }, publishable: null }
  }
  const reader = await readerVersion()
  const figures = makeGateFigures(reading, reader)
  const [lastGood, longAgo] = await editionsToCompare(db, { kind: editionKindOf(ingestion), source, reader, day: capture.capturedAt })
  const judged = judgeCapture(figures, lastGood, longAgo)
  const key = readingKey(reading)
  const held = judged.isOnlyDifferent ? await instantsOfHold(db, { source, kind: ingestion.kind, reading: key }) : []
  const { verdict, reasons } = released(confirmPersistent(judged, held, clock.now()), trusted && reading.candidates.length > 0)
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
  const isConfirmed = judged.verdict === 'hold'
  return { record: judgedRecord, publishable: verdict === 'hold' ? null : { reading, captureId, reader, isConfirmed } }
}

function readHere(capture: Capture, { wordings, reviews }: PriorKnowledge, { read, readWords }: Ingestion): CaptureReading {
  if (read === undefined) throw new TypeError('a source that brings cards needs a reader')
  const desk = readWords && openReviewDesk(reviews, readWords)
  return readCapture(capture, read, { wordings, ...(desk && { desk }) })
}

const editionKindOf = ({ kind }: Ingestion): EditionKind => (kind === 'example' ? 'example' : 'real')

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
  { kind, source, reader, day }: { kind: EditionKind; source: ChainSlug; reader: string; day: CivilDate },
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
  return { capturedAt, reader, cards, listed: promotions.map((promotion) => ({ ...promotion, words: words.get(promotion.cardId) })) }
}

function emptyRecord(source: SourceRecord['source']): SourceRecord {
  return {
    source,
    outcome: 'failed',
    captureId: null,
    reading: null,
    capturedAt: null,
    cards: 0,
    promotions: 0,
    unreadable: 0,
    refused: [],
    verdict: null,
    reasons: [],
    error: null,
    milliseconds: 0,
    fetched: null,
  }
}

/** A bug of ours in one source must not stop the others; the message says that it is a bug. */
function sourceProblem(error: unknown): string {
  return error instanceof SourceError ? error.message : `Error inesperado en la fuente: ${messageOf(error)}`
}

function withOutcome(record: SourceRecord, { published }: Publication): SourceRecord {
  return record.outcome === 'unchanged' && published.has(record.source) ? { ...record, outcome: 'published' } : record
}

function outcomeOf(records: readonly SourceRecord[]): RunOutcome {
  const bad = records.filter(({ outcome }) => outcome === 'failed' || outcome === 'held').length
  if (bad > 0) return bad === records.length ? 'failed' : 'partial'
  return records.some(({ outcome }) => outcome === 'published') ? 'published' : 'unchanged'
}

function now(clock: Clock): string {
  return clock.now().toISOString()
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
