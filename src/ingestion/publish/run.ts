import { setImmediate as nextTick } from 'node:timers/promises'
import type { Clock } from '#domain/calendar/clock.ts'
import { type SourceSlug, sourceName } from '#domain/catalogue/source.ts'
import { describeClockJump } from '#operations/alert.ts'
import { storeSighting } from '#storage/alerts.ts'
import type { Capture } from '#storage/captures.ts'
import { runInPublication } from '#storage/publication.ts'
import { loadLatestReviews } from '#storage/reviews.ts'
import {
  finishRun,
  outcomeOf,
  type RunOutcome,
  type SourceOutcome,
  type SourceRecord,
  startRun,
  storeSourceRecords,
} from '#storage/runs.ts'
import { loadLatestEditions } from '#storage/snapshots.ts'
import type { Storage } from '#storage/storage.ts'
import { errorMessage, explainStorageFailure } from '#storage/storageError.ts'
import type { Db, Instant } from '#storage/tables.ts'
import { makeEarlierWordingsLoader } from '../read/earlierWordings.ts'
import { checkCapture, type Source } from '../sources/source.ts'
import { type JudgedSource, judgeSource } from './judgeSource.ts'
import { type Publication, publishReadings } from './publish.ts'
import { type RunLeases, takeLeases } from './runLeases.ts'
import { describeSourceProblem, editionKindOf, getNow, makeEmptyRecord, type RunSettings } from './runSettings.ts'

/** `busy`: another run was reading the source, so this one skipped it without a record. */
export type ReportedSource = Omit<SourceRecord, 'outcome'> & { outcome: SourceOutcome | 'busy' }
export type RunReport = { outcome: RunOutcome; snapshotVersion: number | null; sources: ReportedSource[] }

/** @throws Whatever storage throws, with a readable message if known; the run's record then says `failed`, if it can still be written. */
export async function runSources({ db }: Pick<Storage, 'db'>, settings: RunSettings): Promise<RunReport> {
  const { kind, sources, clock } = settings
  const names = sources.map(({ source }) => source)
  let leases: RunLeases | null = null
  try {
    // Several runs may read our own examples at once.
    leases = kind === 'example' ? null : await takeLeases(db, names, clock)
    const isBusy = ({ source }: (typeof sources)[number]) => leases?.has(source) === false
    const own = sources.filter((source) => !isBusy(source))
    const skipped = sources.filter(isBusy).map(({ source }) => ({
      ...makeEmptyRecord(source),
      outcome: 'busy' as const,
      error: 'Ya se está leyendo en otro proceso.',
    }))
    if (own.length === 0) return { outcome: 'unchanged', snapshotVersion: null, sources: skipped }
    const report = await runWithRecord(db, { ...settings, sources: own }, leases)
    return { ...report, sources: [...report.sources, ...skipped] }
  } catch (error) {
    throw explainStorageFailure(error) ?? error
  } finally {
    await leases?.release()
  }
}

type OpenRun = { id: number; version: number | null; records: SourceRecord[] }

async function runWithRecord(db: Db, settings: RunSettings, leases: RunLeases | null): Promise<RunReport> {
  const { kind, clock } = settings
  const run: OpenRun = { id: await startRun(db, kind, getNow(clock)), version: null, records: [] }
  try {
    const outcome = await readAndPublish(db, run, settings, leases)
    return { outcome, snapshotVersion: run.version, sources: run.records }
  } catch (error) {
    await closeRun(db, run, { outcome: 'failed', error: errorMessage(explainStorageFailure(error) ?? error) }, clock).catch(() => {})
    throw error
  }
}

function closeRun(db: Db, { id, version }: OpenRun, end: { outcome: RunOutcome; error: string | null }, clock: Clock): Promise<void> {
  return finishRun(db, { id, finishedAt: getNow(clock), snapshotVersion: version, ...end })
}

async function readAndPublish(db: Db, run: OpenRun, settings: RunSettings, leases: RunLeases | null): Promise<RunOutcome> {
  const { kind, sources, clock, signal, onProgress } = settings
  const known = { wordingsBefore: makeEarlierWordingsLoader(db), reviews: kind === 'example' ? [] : await loadLatestReviews(db) }
  const fetches = sources.map((source) => fetchSafely(source, onProgress))
  let left = sources.length
  for await (const fetched of kind === 'live' ? asTheyArrive(fetches) : allTogether(fetches)) {
    const judged: JudgedSource[] = []
    for (const one of fetched) {
      // Signals arrive between two ticks of the event loop, which reading cards and SQLite both block.
      await nextTick()
      if (signal?.aborted) break
      judged.push(await judgeSource(db, one, settings, known))
    }
    await nextTick()
    left -= fetched.length
    if (signal?.aborted) return stop(db, run, judged, clock)
    await publishJudged(db, run, { judged, isLast: left === 0 }, settings, leases)
  }
  return outcomeOf(run.records)
}

async function publishJudged(
  db: Db,
  run: OpenRun,
  { judged, isLast }: { judged: readonly JudgedSource[]; isLast: boolean },
  settings: RunSettings,
  leases: RunLeases | null,
): Promise<void> {
  settings.onProgress?.('Publicando…')
  const at = getNow(settings.clock)
  const after = await runInPublication(db, at, async (transaction): Promise<OpenRun> => {
    const jump = settings.clockWatch?.jumped() ?? 0
    const ours = await Promise.all(judged.map((one) => (jump === 0 ? stillOurs(transaction, one, leases) : outOfTime(one, jump))))
    const readings = ours.flatMap(({ publishable }) => publishable ?? [])
    const publication = await publishReadings(transaction, { kind: editionKindOf(settings), readings, runId: run.id, now: at })
    const records = ours.map(({ record }) => withOutcome(record, publication))
    const done = { id: run.id, version: publication.version ?? run.version, records: [...run.records, ...records] }
    await storeSourceRecords(transaction, run.id, records)
    if (tellsOfSources(settings)) await storeSightings(transaction, records, at)
    if (isLast) await closeRun(transaction, done, { outcome: outcomeOf(done.records), error: null }, settings.clock)
    return done
  })
  Object.assign(run, after)
  settings.onRecorded?.({ outcome: outcomeOf(run.records), snapshotVersion: run.version, sources: run.records })
}

/** Reading stored captures again says nothing new about a source, except when a person releases a held one. */
function tellsOfSources({ kind, trusted = false }: RunSettings): boolean {
  return kind === 'live' || kind === 'archive' || (kind === 'stored' && trusted)
}

async function storeSightings(transaction: Db, records: readonly SourceRecord[], at: Instant): Promise<void> {
  const published = new Map((await loadLatestEditions(transaction))?.editions.map(({ source, capturedAt }) => [source, capturedAt]))
  for (const { source, outcome, reasons } of records) {
    const seen = outcome === 'held' || outcome === 'failed' ? outcome : 'good'
    await storeSighting(transaction, { source, at, outcome: seen, reasons, isStale: false, lastGoodAt: published.get(source) ?? null })
  }
}

/** Fails a source when the clock jumped: its days would be wrong, and later readings would be compared with them. */
function outOfTime({ record }: JudgedSource, jump: number): JudgedSource {
  const error = `El reloj de esta máquina ${describeClockJump(jump)} durante la lectura: no se publica nada hasta la próxima.`
  return { record: { ...record, outcome: 'failed', error: record.error ?? error }, publishable: null }
}

/** If another run has taken the source meanwhile, that run publishes it. */
async function stillOurs(transaction: Db, { record, publishable }: JudgedSource, leases: RunLeases | null): Promise<JudgedSource> {
  if (leases === null || publishable === null || (await leases.confirm(transaction, record.source))) return { record, publishable }
  return { record: { ...record, outcome: 'failed', error: 'Tardó tanto que otro proceso la empezó a leer.' }, publishable: null }
}

/** Ends a stopped run: published sources stay, those that were only judged are recorded. */
async function stop(db: Db, run: OpenRun, judged: readonly JudgedSource[], clock: Clock): Promise<RunOutcome> {
  const records = judged.map(({ record }) => record)
  await runInPublication(db, getNow(clock), async (transaction) => {
    await storeSourceRecords(transaction, run.id, records)
    await closeRun(transaction, run, { outcome: 'stopped', error: null }, clock)
  })
  run.records.push(...records)
  return 'stopped'
}

function withOutcome(record: SourceRecord, { published }: Publication): SourceRecord {
  return record.outcome === 'unchanged' && published.has(record.source) ? { ...record, outcome: 'published' } : record
}

/** The result of asking a source: a capture, or the reason for none (Spanish). */
export type FetchedSource = { source: SourceSlug; result: Capture | string; startedAt: number }

/**
 * Asks one source. All are asked at once, because hosts have different speeds; each host still gets one request at a
 * time. Never rejects.
 */
async function fetchSafely({ source, read }: Source, onProgress: RunSettings['onProgress']): Promise<FetchedSource> {
  const startedAt = performance.now()
  onProgress?.(`${sourceName(source)}: leyendo…`)
  const result = await read().then(checkCapture).catch(describeSourceProblem)
  return { source, result, startedAt }
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
