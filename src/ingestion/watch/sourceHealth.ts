import { addDays, type CivilDate, daysBetween } from '#domain/calendar/calendar.ts'
import { civilDateAt, dayStart } from '#domain/calendar/clock.ts'
import { type ChainSlug, chainsToShow } from '#domain/catalogue/chain.ts'
import { type Freshness, STALE_AFTER_HOURS } from '#domain/promotion/freshness.ts'
import type { RefusedCount, Snapshot, SourceEdition } from '#domain/promotion/snapshot.ts'
import { withoutFolders } from '#domain/text/words.ts'
import { isGood, type RunRecord, type SourceRecord } from '#storage/runs.ts'

/** How a source stands: what of it is published, how old that is, and how the last try went. */
export type SourceHealth = {
  source: ChainSlug
  /** What is published; null if nothing of it ever was. */
  lastGood: {
    capturedAt: CivilDate
    /** ISO instant of the capture, where it is known: one from an archive knows its day only. */
    at: string | null
    cards: number
    promotions: number
    refused: RefusedCount[]
  } | null
  /** Hours since the last good capture; for one that knows only its day, since the end of that day. */
  ageHours: number | null
  /** Days since that capture, by the calendar. */
  ageDays: number | null
  /** Older than `STALE_AFTER_HOURS`, or never read. */
  isStale: boolean
  /** Since when every capture has been held (ISO instant), as far as runs are on record; null: the latest one was not. */
  heldSince: string | null
  /** null: no run that is still on record tried it. */
  lastTry: (Pick<SourceRecord, 'outcome' | 'verdict' | 'reasons' | 'error' | 'unreadable' | 'fetched'> & { at: string }) | null
}

/** What is needed of a snapshot. */
type Published = { kind: Snapshot['kind']; sources: readonly SourceEdition[] }

/** The health of every chain that is shown, in their usual order. @param runs Newest first. */
export function sourcesHealth(snapshot: Published | null, runs: readonly RunRecord[], now: Date): SourceHealth[] {
  // Example data is no capture: runs of one kind say nothing about the other.
  const isExample = snapshot?.kind === 'example'
  const telling = runs.filter(({ kind }) => (kind === 'example') === isExample)
  const tried = telling.flatMap((run) => run.sources.map(({ source }) => source))
  const shown = chainsToShow([...(snapshot?.sources.map(({ source }) => source) ?? []), ...tried])
  return shown.map((source) => healthOf(source, snapshot, telling, now))
}

/** How old what is published of each chain is; only of the chains of which anything is published. */
export function freshnessOf(sources: readonly SourceHealth[]): Freshness[] {
  return sources.flatMap(({ source, lastGood, ageDays, isStale }) =>
    lastGood === null || ageDays === null ? [] : [{ chain: source, capturedAt: lastGood.capturedAt, ageDays, isStale }],
  )
}

function healthOf(source: ChainSlug, snapshot: Published | null, runs: readonly RunRecord[], now: Date): SourceHealth {
  const tries = runs.flatMap((run) => run.sources.filter((record) => record.source === source).map((record) => ({ run, record })))
  const edition = snapshot?.sources.find((one) => one.source === source)
  const lastTry = tries[0] ? tryOf(tries[0].run, tries[0].record) : null
  const heldSince = heldSinceOf(tries)
  if (!edition) return { source, lastGood: null, ageHours: null, ageDays: null, isStale: true, heldSince, lastTry }
  const { capturedAt, cards, promotions, refused } = edition
  // A stored capture that was read again is as old as before.
  const good = tries.find(({ run, record }) => run.kind !== 'stored' && isGood(record) && record.capturedAt === capturedAt)
  // A run that read what was captured on an earlier day read an archive.
  const isKnown = good !== undefined && civilDateAt(new Date(good.run.startedAt)) === capturedAt
  const at = isKnown ? good.run.startedAt : null
  const ageHours = hoursBetween(at === null ? dayStart(addDays(capturedAt, 1)) : new Date(at), now)
  const lastGood = { capturedAt, at, cards, promotions, refused }
  const ageDays = daysBetween(capturedAt, civilDateAt(now))
  const isStale = ageHours > STALE_AFTER_HOURS || isOfFuture(capturedAt, now)
  return { source, lastGood, ageHours, ageDays, isStale, heldSince, lastTry }
}

/** A try that failed says nothing of holds. @param tries Newest first. */
function heldSinceOf(tries: readonly { run: RunRecord; record: SourceRecord }[]): string | null {
  const good = tries.findIndex(({ record }) => isGood(record))
  const held = tries.slice(0, good < 0 ? tries.length : good).filter(({ record }) => record.outcome === 'held')
  return held.at(-1)?.run.startedAt ?? null
}

/** What a wrong clock stamped in the future may be of any age. */
const isOfFuture = (capturedAt: CivilDate, now: Date) => capturedAt > addDays(civilDateAt(now), 1)

/** Whether a capture of this day can be stale. Runs may know a later moment of the same day, which takes longer to find out. */
export function mayBeStale(capturedAt: CivilDate, now: Date): boolean {
  return hoursBetween(dayStart(capturedAt), now) > STALE_AFTER_HOURS || isOfFuture(capturedAt, now)
}

function tryOf(run: RunRecord, { outcome, verdict, reasons, error, unreadable, fetched }: SourceRecord): SourceHealth['lastTry'] {
  return { at: run.startedAt, outcome, verdict, reasons, error: error === null ? null : withoutFolders(error), unreadable, fetched }
}

function hoursBetween(from: Date, to: Date): number {
  return Math.max(0, (to.getTime() - from.getTime()) / 3_600_000)
}
