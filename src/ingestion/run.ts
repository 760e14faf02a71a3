import { setImmediate as nextTurn } from 'node:timers/promises'
import { CHAINS } from '#domain/chain.ts'
import type { Clock } from '#domain/clock.ts'
import { keepCapture } from '#storage/captures.ts'
import { inPublication } from '#storage/publication.ts'
import { finishRun, type RunOutcome, type SourceRecord, startRun } from '#storage/runs.ts'
import { latestEditions } from '#storage/snapshots.ts'
import type { Storage } from '#storage/storage.ts'
import type { Db, EditionKind, RunRow } from '#storage/tables.ts'
import { judge } from './gate.ts'
import { type Publication, type Publishable, publish } from './publish.ts'
import { type CardReader, readCapture } from './reading.ts'
import type { ReadAgain, SecondReader } from './secondReader/secondReader.ts'
import { type Source, SourceError, soundCapture } from './source.ts'

/**
 * One run: every source is read, its raw cards are kept, read by the readers and judged; what passes is published in one transaction
 * together with the record of the run. Killed at any moment it leaves the last snapshot as it was, and the next run does it all again:
 * what was kept is found by its content, what was published is the same edition.
 */
export type Ingestion = {
  kind: RunRow['kind']
  sources: readonly Source[]
  read: CardReader
  /** Asked about the cards of which `read` is not sure; null or left out: nobody is. */
  secondReader?: SecondReader | null
  clock: Clock
  /** Aborting ends the run between two steps: nothing is published then. */
  signal?: AbortSignal
  /** Told what is being done, in Spanish. */
  onProgress?: (message: string) => void
}

export type RunReport = { outcome: RunOutcome; snapshotVersion: number | null; sources: SourceRecord[] }

/** @throws Whatever storage throws; the run's record then says `failed`, if that can still be written. */
export async function runIngestion({ db }: Pick<Storage, 'db'>, ingestion: Ingestion): Promise<RunReport> {
  const { kind, clock } = ingestion
  const runId = await startRun(db, kind, now(clock))
  try {
    return await carryOut(db, runId, ingestion)
  } catch (error) {
    const record = { id: runId, finishedAt: now(clock), snapshotVersion: null, sources: [] }
    await finishRun(db, { ...record, outcome: 'failed', error: messageOf(error) }).catch(() => {})
    throw error
  }
}

type Prepared = { record: SourceRecord; publishable: Publishable | null }

async function carryOut(db: Db, runId: number, ingestion: Ingestion): Promise<RunReport> {
  const { kind, sources, clock, signal, onProgress, secondReader } = ingestion
  const editionKind: EditionKind = kind === 'example' ? 'example' : 'real'
  const prepared: Prepared[] = []
  const readAgain: ReadAgain = secondReader?.startRun({ db, clock, signal, onProgress }) ?? (async (reading) => reading)
  for (const source of sources) {
    // A turn of the event loop, in which signals arrive: reading cards and SQLite both keep it busy.
    await nextTurn()
    if (signal?.aborted) break
    prepared.push(await prepare(db, source, editionKind, ingestion, readAgain))
  }
  await nextTurn()
  if (signal?.aborted) return stop(db, runId, prepared, clock)

  const readings = prepared.flatMap(({ publishable }) => publishable ?? [])
  onProgress?.('Publicando…')
  const finishedAt = now(clock)
  return inPublication(db, finishedAt, async (transaction) => {
    const publication = await publish(transaction, { kind: editionKind, readings, runId, now: finishedAt })
    const records = prepared.map(({ record }) => withOutcome(record, publication))
    const report = { outcome: outcomeOf(records), snapshotVersion: publication.version, sources: records }
    await finishRun(transaction, { id: runId, finishedAt, error: null, ...report })
    return report
  })
}

async function stop(db: Db, runId: number, prepared: readonly Prepared[], clock: Clock): Promise<RunReport> {
  const report: RunReport = { outcome: 'stopped', snapshotVersion: null, sources: prepared.map(({ record }) => record) }
  await finishRun(db, { id: runId, finishedAt: now(clock), error: null, ...report })
  return report
}

/** Reads one source up to the gate's verdict. Only storage may throw: what is wrong with the source is in the record. */
async function prepare(
  db: Db,
  source: Source,
  kind: EditionKind,
  { read, clock, onProgress }: Ingestion,
  readAgain: ReadAgain,
): Promise<Prepared> {
  const started = performance.now()
  const record = emptyRecord(source.source)
  onProgress?.(`${CHAINS[source.source].name}: leyendo…`)
  const capture = await source.read().then(soundCapture, (error: unknown) => sourceProblem(error))
  if (typeof capture === 'string') {
    return { record: { ...record, error: capture, milliseconds: performance.now() - started }, publishable: null }
  }
  const captureId = await keepCapture(db, capture, now(clock))
  const reading = await readAgain(readCapture(capture, read))
  const current = await latestEditions(db)
  const lastGood = current?.kind === kind ? current.editions.find((edition) => edition.source === source.source) : undefined
  const { verdict, reasons } = judge(reading.figures, lastGood ?? null)
  const judged: SourceRecord = {
    ...record,
    outcome: verdict === 'hold' ? 'held' : 'unchanged',
    captureId,
    capturedAt: capture.capturedAt,
    cards: reading.figures.cards,
    promotions: reading.figures.promotions,
    unreadable: reading.figures.unreadable,
    refused: reading.refused,
    verdict,
    reasons,
    milliseconds: performance.now() - started,
  }
  return { record: judged, publishable: verdict === 'hold' ? null : { reading, captureId } }
}

function emptyRecord(source: SourceRecord['source']): SourceRecord {
  return {
    source,
    outcome: 'failed',
    captureId: null,
    capturedAt: null,
    cards: 0,
    promotions: 0,
    unreadable: 0,
    refused: [],
    verdict: null,
    reasons: [],
    error: null,
    milliseconds: 0,
  }
}

/** A mistake of ours in one source must not cost the others, either; it is told apart by its words. */
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
