import { z } from 'zod'
import type { CivilDate } from '#domain/calendar/calendar.ts'
import { isSourceSlug, type SourceSlug } from '#domain/catalogue/source.ts'
import type { AskedCounts } from '#domain/promotion/readings.ts'
import type { RefusedCount } from '#domain/promotion/snapshot.ts'
import { type DownloadDetails, downloadDetailsSchema } from './captures.ts'
import { refusedCountsSchema } from './editions.ts'
import { fromJson, toJson } from './jsonColumn.ts'
import { runInPublication } from './publication.ts'
import { askedCountsSchema } from './readings.ts'
import type { ContentHash, Db, Instant, RunRow, RunSourceRow } from './tables.ts'

/**
 * The end of a run. `published`: a new snapshot; `unchanged`: nothing new; `partial`: some sources failed or were
 * held; `failed`: all did; `stopped`: on request; `interrupted`: it died without recording its end.
 */
export const RUN_OUTCOMES = ['published', 'unchanged', 'partial', 'failed', 'stopped', 'interrupted'] as const
export type RunOutcome = (typeof RUN_OUTCOMES)[number]

/** The outcome for one source. `held`: the quality gate kept the last good edition. */
export const SOURCE_OUTCOMES = ['published', 'unchanged', 'held', 'failed'] as const
export type SourceOutcome = (typeof SOURCE_OUTCOMES)[number]

/** Checks whether the source was read well, with or without news. */
export function isWellRead({ outcome }: { outcome: string }): boolean {
  return outcome === 'published' || outcome === 'unchanged'
}

export function outcomeOf(records: readonly { outcome: string }[]): RunOutcome {
  const bad = records.filter(({ outcome }) => outcome === 'failed' || outcome === 'held').length
  if (bad > 0) return bad === records.length ? 'failed' : 'partial'
  return records.some(({ outcome }) => outcome === 'published') ? 'published' : 'unchanged'
}

export const VERDICTS = ['publish', 'publish with warning', 'hold'] as const
export type Verdict = (typeof VERDICTS)[number]

export type SourceRecord = {
  source: SourceSlug
  outcome: SourceOutcome
  captureId: ContentHash | null
  /** Hash of the capture's reading; null when nothing was read. */
  reading: ContentHash | null
  capturedAt: CivilDate | null
  cards: number
  promotions: number
  unreadable: number
  refused: RefusedCount[]
  /** The quality gate's verdict, with its reasons in Spanish; null when the source failed before the gate. */
  verdict: Verdict | null
  reasons: string[]
  error: string | null
  milliseconds: number
  /** Details of the download; null without one. */
  fetched: DownloadDetails | null
  /** What came of asking a model about its texts; null when none was asked. */
  asked: AskedCounts | null
}

export type RunRecord = {
  id: number
  kind: RunRow['kind']
  startedAt: Instant
  finishedAt: Instant | null
  /** null: running. */
  outcome: RunOutcome | null
  snapshotVersion: number | null
  error: string | null
  sources: SourceRecord[]
}

/**
 * Opens the record of a run, and marks runs without an end as interrupted; one that still runs corrects this at its end.
 * @returns The run's number.
 */
export async function startRun(db: Db, kind: RunRow['kind'], now: Instant): Promise<number> {
  return runInPublication(db, now, async (transaction) => {
    await transaction.updateTable('runs').set({ outcome: 'interrupted', finished_at: now }).where('outcome', 'is', null).execute()
    const last = await transaction
      .selectFrom('runs')
      .select(({ fn }) => fn.max('id').as('id'))
      .executeTakeFirst()
    const id = (last?.id ?? 0) + 1
    await transaction
      .insertInto('runs')
      .values({ id, kind, started_at: now, finished_at: null, outcome: null, snapshot_version: null, error: null })
      .execute()
    return id
  })
}

export async function finishRun(
  transaction: Db,
  run: { id: number; finishedAt: Instant; outcome: RunOutcome; snapshotVersion: number | null; error: string | null },
): Promise<void> {
  await transaction
    .updateTable('runs')
    .set({
      finished_at: run.finishedAt,
      outcome: run.outcome,
      snapshot_version: run.snapshotVersion,
      error: run.error === null ? null : toJson(run.error),
    })
    .where('id', '=', run.id)
    .execute()
}

/** Stores the outcome of these sources in a run; each once. */
export async function storeSourceRecords(transaction: Db, runId: number, records: readonly SourceRecord[]): Promise<void> {
  if (records.length === 0) return
  await transaction
    .insertInto('run_sources')
    .values(records.map((source) => sourceRow(runId, source)))
    .execute()
}

/** Returns a mark that changes whenever a run begins, reads a source, or ends; cheap enough for every second. */
export async function loadRunsFingerprint(db: Db): Promise<string> {
  const row = await db
    .selectFrom('runs')
    .select((run) => [
      'id',
      'outcome',
      run
        .selectFrom('run_sources')
        .select(({ fn }) => fn.countAll<number | string>().as('read'))
        .whereRef('run_sources.run_id', '=', 'runs.id')
        .as('read'),
    ])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? `${row.id} ${row.outcome ?? ''} ${row.read}` : ''
}

/** Returns the held capture if the source's latest judgement was a hold; else null. */
export async function loadLatestHeldCapture(db: Db, source: SourceSlug): Promise<ContentHash | null> {
  const row = await db
    .selectFrom('run_sources')
    .select(['capture_id', 'outcome'])
    .where('source', '=', source)
    .where('capture_id', 'is not', null)
    .orderBy('run_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.outcome === 'held' ? row.capture_id : null
}

/** More than the attempts of some days at a source. */
const MOST_ATTEMPTS = 100

/**
 * Returns the instants of the source's latest judgements in runs of this kind that were about this reading, newest first.
 * @param isHeld Only those that held it count.
 */
export async function loadInstantsOfReading(
  db: Db,
  { source, kind, reading, isHeld }: { source: SourceSlug; kind: RunRow['kind']; reading: ContentHash; isHeld: boolean },
): Promise<Instant[]> {
  const rows = await db
    .selectFrom('run_sources')
    .innerJoin('runs', 'runs.id', 'run_sources.run_id')
    .select(['run_sources.outcome', 'run_sources.reading', 'runs.started_at'])
    .where('run_sources.source', '=', source)
    .where('run_sources.verdict', 'is not', null)
    .where('runs.kind', '=', kind)
    .orderBy('runs.id', 'desc')
    .limit(MOST_ATTEMPTS)
    .execute()
  const other = rows.findIndex((row) => (isHeld && row.outcome !== 'held') || row.reading !== reading)
  return rows.slice(0, other < 0 ? rows.length : other).map(({ started_at }) => started_at)
}

export type SourceAttempt = { source: SourceSlug; kind: RunRow['kind']; at: Instant; outcome: string }

export async function loadLatestAttempts(db: Db): Promise<SourceAttempt[]> {
  const rows = await db
    .selectFrom('run_sources')
    .innerJoin('runs', 'runs.id', 'run_sources.run_id')
    .select(['run_sources.source', 'run_sources.outcome', 'runs.kind', 'runs.started_at'])
    .orderBy('runs.id', 'desc')
    .limit(4 * MOST_ATTEMPTS)
    .execute()
  return rows.map(({ source, kind, outcome, started_at }) => ({ source, kind, at: started_at, outcome }))
}

export async function loadLatestRunStarts(db: Db, limit: number): Promise<Instant[]> {
  const rows = await db.selectFrom('runs').select('started_at').orderBy('id', 'desc').limit(limit).execute()
  return rows.map(({ started_at }) => started_at)
}

export async function loadLatestRuns(db: Db, limit = 20): Promise<RunRecord[]> {
  const runs = await db.selectFrom('runs').selectAll().orderBy('id', 'desc').limit(limit).execute()
  if (runs.length === 0) return []
  const ids = runs.map(({ id }) => id)
  const sources = await db.selectFrom('run_sources').selectAll().where('run_id', 'in', ids).execute()
  return runs.map((run) => runRecord(run, sources))
}

function sourceRow(runId: number, source: SourceRecord): RunSourceRow {
  return {
    run_id: runId,
    source: source.source,
    outcome: source.outcome,
    capture_id: source.captureId,
    reading: source.reading,
    captured_at: source.capturedAt,
    cards: source.cards,
    promotions: source.promotions,
    unreadable: source.unreadable,
    refused: toJson(source.refused),
    verdict: source.verdict,
    reasons: toJson(source.reasons),
    error: source.error === null ? null : toJson(source.error),
    milliseconds: Math.round(source.milliseconds),
    fetched: source.fetched === null ? null : toJson(source.fetched),
    asked: source.asked === null ? null : toJson(source.asked),
  }
}

function runRecord(row: RunRow, sources: readonly RunSourceRow[]): RunRecord {
  return {
    id: row.id,
    kind: row.kind,
    startedAt: row.started_at,
    finishedAt: row.finished_at,
    outcome: row.outcome === null ? null : z.enum(RUN_OUTCOMES).parse(row.outcome),
    snapshotVersion: row.snapshot_version,
    error: row.error === null ? null : fromJson(row.error, z.string(), 'runs.error'),
    // A feed of an earlier version has no name any more.
    sources: sources.filter(({ run_id, source }) => run_id === row.id && isSourceSlug(source)).map(sourceRecord),
  }
}

function sourceRecord(row: RunSourceRow): SourceRecord {
  return {
    source: row.source,
    outcome: z.enum(SOURCE_OUTCOMES).parse(row.outcome),
    captureId: row.capture_id,
    reading: row.reading,
    capturedAt: row.captured_at,
    cards: row.cards,
    promotions: row.promotions,
    unreadable: row.unreadable,
    refused: fromJson(row.refused, refusedCountsSchema, 'run_sources.refused'),
    verdict: row.verdict === null ? null : z.enum(VERDICTS).parse(row.verdict),
    reasons: fromJson(row.reasons, z.array(z.string()), 'run_sources.reasons'),
    error: row.error === null ? null : fromJson(row.error, z.string(), 'run_sources.error'),
    milliseconds: row.milliseconds,
    fetched: row.fetched === null ? null : fromJson(row.fetched, downloadDetailsSchema, 'run_sources.fetched'),
    asked: row.asked === null ? null : fromJson(row.asked, askedCountsSchema, 'run_sources.asked'),
  }
}

/** Whether a run that fetched the capture read an issuer's list to its own count, and all of it. */
export async function wasReadCompletely(db: Db, captureId: ContentHash): Promise<boolean> {
  const rows = await db
    .selectFrom('run_sources')
    .select('fetched')
    .where('capture_id', '=', captureId)
    .where('fetched', 'is not', null)
    .where('unreadable', '=', 0)
    .execute()
  return rows.some(({ fetched }) => fromJson(fetched as string, downloadDetailsSchema, 'run_sources.fetched').isComplete === true)
}
