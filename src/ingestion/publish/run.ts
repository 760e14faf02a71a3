import { setImmediate as nextTick } from 'node:timers/promises'
import { CHAINS, type ChainSlug } from '#domain/chain.ts'
import type { Clock } from '#domain/clock.ts'
import { type Capture, keepCapture } from '#storage/captures.ts'
import { promotionsOf } from '#storage/editions.ts'
import { inPublication } from '#storage/publication.ts'
import { finishRun, type RunOutcome, type SourceOutcome, type SourceRecord, startRun } from '#storage/runs.ts'
import { latestEditions } from '#storage/snapshots.ts'
import type { Storage } from '#storage/storage.ts'
import type { Db, EditionKind, RunRow } from '#storage/tables.ts'
import { SourceError } from '../fetch/sourceError.ts'
import { gateFigures } from '../gate/figures.ts'
import { type GateVerdict, judge } from '../gate/gate.ts'
import { type Profile, profileOf } from '../gate/profile.ts'
import { type CardReader, readCapture } from '../read/reading.ts'
import type { ReadAgain, SecondReader } from '../read/secondReader/secondReader.ts'
import { type Source, soundCapture } from '../sources/source.ts'
import { noteRun } from './noteRun.ts'
import { type Publication, type Publishable, publish } from './publish.ts'
import { type RunLeases, takeLeases } from './runLeases.ts'

/**
 * One run: every source is fetched, its raw cards are stored, read and judged. What passes is published in one transaction, together with
 * the run's record. A run that is killed at any moment leaves the last snapshot unchanged. The next run does everything again: stored
 * captures are found by their content, and the same reading gives the same edition.
 */
export type Ingestion = {
  kind: RunRow['kind']
  sources: readonly Source[]
  read: CardReader
  /** Is asked about the cards that `read` is not sure about; null or left out: there is none. */
  secondReader?: SecondReader | null
  clock: Clock
  /** A person has checked it: what the gate would hold is published, with the reasons as a warning. */
  trusted?: boolean
  /** Aborting ends the run between two steps: nothing is published then. */
  signal?: AbortSignal
  /** Receives what is being done, in Spanish. */
  onProgress?: (message: string) => void
}

/** `busy`: another run was reading the source, and this one left it alone; no record is kept of that. */
export type ReportedSource = Omit<SourceRecord, 'outcome'> & { outcome: SourceOutcome | 'busy' }
export type RunReport = { outcome: RunOutcome; snapshotVersion: number | null; sources: ReportedSource[] }
type OwnReport = RunReport & { sources: SourceRecord[] }

/** @throws Whatever storage throws; the run's record then says `failed`, if that can still be written. */
export async function runIngestion({ db }: Pick<Storage, 'db'>, ingestion: Ingestion): Promise<RunReport> {
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

/** A run with its record. */
async function recorded(db: Db, ingestion: Ingestion, leases: RunLeases | null): Promise<OwnReport> {
  const { kind, clock } = ingestion
  const runId = await startRun(db, kind, now(clock))
  try {
    return await carryOut(db, runId, ingestion, leases)
  } catch (error) {
    const record = { id: runId, finishedAt: now(clock), snapshotVersion: null, sources: [] }
    await finishRun(db, { ...record, outcome: 'failed', error: messageOf(error) }).catch(() => {})
    throw error
  }
}

type Prepared = { record: SourceRecord; publishable: Publishable | null }

async function carryOut(db: Db, runId: number, ingestion: Ingestion, leases: RunLeases | null): Promise<OwnReport> {
  const { kind, sources, clock, signal, onProgress, secondReader } = ingestion
  const editionKind: EditionKind = kind === 'example' ? 'example' : 'real'
  const prepared: Prepared[] = []
  const readAgain: ReadAgain = secondReader?.startRun({ db, clock, signal, onProgress }) ?? (async (reading) => reading)
  for (const arrival of sources.map((source) => arrivalOf(source, onProgress))) {
    const capture = await arrival
    // Signals arrive between two ticks of the event loop; reading cards and SQLite both keep it busy.
    await nextTick()
    if (signal?.aborted) break
    prepared.push(await prepare(db, capture, editionKind, ingestion, readAgain))
  }
  await nextTick()
  if (signal?.aborted) return stop(db, runId, prepared, clock)

  onProgress?.('Publicando…')
  const finishedAt = now(clock)
  return inPublication(db, finishedAt, async (transaction) => {
    const ours = await Promise.all(prepared.map((one) => stillOurs(transaction, one, leases)))
    const readings = ours.flatMap(({ publishable }) => publishable ?? [])
    const publication = await publish(transaction, { kind: editionKind, readings, runId, now: finishedAt })
    const records = ours.map(({ record }) => withOutcome(record, publication))
    const report = { outcome: outcomeOf(records), snapshotVersion: publication.version, sources: records }
    await finishRun(transaction, { id: runId, finishedAt, error: null, ...report })
    if (tellsOfSources(ingestion)) await noteRun(transaction, records, finishedAt)
    return report
  })
}

/** Reading stored captures again says nothing new about a source, except when a person releases a held capture. */
function tellsOfSources({ kind, trusted = false }: Ingestion): boolean {
  return kind === 'live' || kind === 'archive' || (kind === 'stored' && trusted)
}

/** If this took so long that another run has started on the source, that run publishes it. */
async function stillOurs(transaction: Db, { record, publishable }: Prepared, leases: RunLeases | null): Promise<Prepared> {
  if (leases === null || publishable === null || (await leases.confirm(transaction, record.source))) return { record, publishable }
  return { record: { ...record, outcome: 'failed', error: 'Tardó tanto que otro proceso la empezó a leer.' }, publishable: null }
}

async function stop(db: Db, runId: number, prepared: readonly Prepared[], clock: Clock): Promise<OwnReport> {
  const report: OwnReport = { outcome: 'stopped', snapshotVersion: null, sources: prepared.map(({ record }) => record) }
  await finishRun(db, { id: runId, finishedAt: now(clock), error: null, ...report })
  return report
}

/** The result of asking a source: a capture, or why there is none (Spanish). */
type Arrival = { source: ChainSlug; came: Capture | string; since: number }

/** All sources are asked at once, because each host answers at its own pace. One host still gets one request at a time. */
async function arrivalOf({ source, read }: Source, onProgress: Ingestion['onProgress']): Promise<Arrival> {
  const since = performance.now()
  onProgress?.(`${CHAINS[source].name}: leyendo…`)
  const came = await read()
    .then(soundCapture)
    .catch((error: unknown) => sourceProblem(error))
  return { source, came, since }
}

/** Takes one source's capture up to the gate's verdict. Only storage may throw: what is wrong with the source is in the record. */
async function prepare(
  db: Db,
  { source, came, since }: Arrival,
  kind: EditionKind,
  { read, clock, trusted = false }: Ingestion,
  readAgain: ReadAgain,
): Promise<Prepared> {
  const record = emptyRecord(source)
  const elapsed = () => performance.now() - since
  if (typeof came === 'string') return { record: { ...record, error: came, milliseconds: elapsed() }, publishable: null }
  const captureId = await keepCapture(db, came, now(clock))
  const reading = await readAgain(readCapture(came, read))
  const figures = gateFigures(reading)
  const { verdict, reasons } = released(judge(figures, await lastGoodProfile(db, kind, source)), trusted && reading.candidates.length > 0)
  const judged: SourceRecord = {
    ...record,
    outcome: verdict === 'hold' ? 'held' : 'unchanged',
    captureId,
    capturedAt: came.capturedAt,
    cards: figures.profile.cards,
    promotions: reading.candidates.length,
    unreadable: figures.unreadable,
    refused: reading.refused,
    verdict,
    reasons,
    milliseconds: elapsed(),
    fetched: came.fetched ?? null,
  }
  return { record: judged, publishable: verdict === 'hold' ? null : { reading, captureId } }
}

/** @param trusted Never true without promotions: there would be nothing to show. */
function released(judged: GateVerdict, trusted: boolean): GateVerdict {
  if (!trusted || judged.verdict !== 'hold') return judged
  return { verdict: 'publish with warning', reasons: ['Lo publicó una persona, aunque el control lo retenía.', ...judged.reasons] }
}

/** What is published of the chain, in the gate's figures; null when nothing of this kind is. */
async function lastGoodProfile(db: Db, kind: EditionKind, source: ChainSlug): Promise<Profile | null> {
  const current = await latestEditions(db)
  const edition = current?.kind === kind ? current.editions.find((one) => one.source === source) : undefined
  if (!edition) return null
  const { promotions } = await promotionsOf(db, edition.id)
  return profileOf(promotions, edition)
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
    fetched: null,
  }
}

/** Our own bug in one source must not stop the others. Its message says that it is one. */
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
