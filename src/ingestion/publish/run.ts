import { setImmediate as nextTick } from 'node:timers/promises'
import { type Clock, today } from '#domain/calendar/clock.ts'
import { jumpWords } from '#operations/alert.ts'
import { runInPublication } from '#storage/publication.ts'
import { latestReviews } from '#storage/reviews.ts'
import { finishRun, type RunOutcome, type SourceOutcome, type SourceRecord, startRun, storeSourceRecords } from '#storage/runs.ts'
import type { Storage } from '#storage/storage.ts'
import { explainStorageFailure } from '#storage/storageError.ts'
import type { Db } from '#storage/tables.ts'
import { makeEarlierWordingsLoader } from '../read/earlierWordings.ts'
import { allTogether, arrivalOf, asTheyArrive } from './arrivals.ts'
import { editionKindOf, emptyRecord, type Ingestion, messageOf, now } from './ingestion.ts'
import { judgeArrival, type Prepared } from './judgeArrival.ts'
import { type Publication, publishReadings } from './publish.ts'
import { type RunLeases, takeLeases } from './runLeases.ts'
import { storeRunObservations } from './storeRunObservations.ts'

/** `busy`: another run was reading the source, so this one skipped it without a record. */
export type ReportedSource = Omit<SourceRecord, 'outcome'> & { outcome: SourceOutcome | 'busy' }
export type RunReport = { outcome: RunOutcome; snapshotVersion: number | null; sources: ReportedSource[] }
type OwnReport = RunReport & { sources: SourceRecord[] }

/** @throws Whatever storage throws, with a readable message if known; the run's record then says `failed`, if it can still be written. */
export async function runIngestion({ db }: Pick<Storage, 'db'>, ingestion: Ingestion): Promise<RunReport> {
  const { kind, sources, clock } = ingestion
  const names = sources.map(({ source }) => source)
  let leases: RunLeases | null = null
  try {
    // Several runs may read our own examples at once.
    leases = kind === 'example' ? null : await takeLeases(db, names, clock)
    const isBusy = ({ source }: (typeof sources)[number]) => leases?.has(source) === false
    const own = sources.filter((source) => !isBusy(source))
    const skipped = sources.filter(isBusy).map(({ source }) => ({
      ...emptyRecord(source),
      outcome: 'busy' as const,
      error: 'Ya se está leyendo en otro proceso.',
    }))
    if (own.length === 0) return { outcome: 'unchanged', snapshotVersion: null, sources: skipped }
    const report = await recorded(db, { ...ingestion, sources: own }, leases)
    return { ...report, sources: [...report.sources, ...skipped] }
  } catch (error) {
    throw explainStorageFailure(error) ?? error
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
      prepared.push(await judgeArrival(db, one, ingestion, wordingsBefore))
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

function withOutcome(record: SourceRecord, { published }: Publication): SourceRecord {
  return record.outcome === 'unchanged' && published.has(record.source) ? { ...record, outcome: 'published' } : record
}

function outcomeOf(records: readonly SourceRecord[]): RunOutcome {
  const bad = records.filter(({ outcome }) => outcome === 'failed' || outcome === 'held').length
  if (bad > 0) return bad === records.length ? 'failed' : 'partial'
  return records.some(({ outcome }) => outcome === 'published') ? 'published' : 'unchanged'
}
