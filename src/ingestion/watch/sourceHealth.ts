import { addDays, type CivilDate, daysBetween } from '#domain/calendar/calendar.ts'
import { civilDateAt, dayStart } from '#domain/calendar/clock.ts'
import { CHAIN_SLUGS } from '#domain/catalogue/chain.ts'
import { ALL_SOURCE_SLUGS, type SourceSlug } from '#domain/catalogue/source.ts'
import { type Freshness, STALE_AFTER_HOURS } from '#domain/promotion/freshness.ts'
import { listLongInstalments, type RefusedCount, type Snapshot, type SourceEdition } from '#domain/promotion/snapshot.ts'
import { withoutFolders } from '#domain/text/words.ts'
import { isWellRead, type RunRecord, type SourceRecord } from '#storage/runs.ts'

export type SourceHealth = {
  source: SourceSlug
  /** The published capture; null when nothing was ever published. */
  lastGood: {
    capturedAt: CivilDate
    /** The capture's ISO instant; null when only the day is known (from an archive). */
    at: string | null
    cards: number
    promotions: number
    refused: RefusedCount[]
  } | null
  /** Hours since the last good capture; since the end of its day when only that is known. */
  ageHours: number | null
  /** Calendar days since that capture. */
  ageDays: number | null
  /** Older than `STALE_AFTER_HOURS`, or never read. */
  isStale: boolean
  /** The instant since when every capture was held (ISO), as far as records go; null when the latest one was not. */
  heldSince: string | null
  /** null when no recorded run tried the source. */
  lastTry: (Pick<SourceRecord, 'outcome' | 'verdict' | 'reasons' | 'error' | 'unreadable' | 'fetched' | 'asked'> & { at: string }) | null
}

type Published = { kind: Snapshot['kind']; sources: readonly SourceEdition[] }

/** Returns the health of the main chains, and of every other source that was read or tried, in their usual order. @param runs Newest first. */
export function assessSources(snapshot: Published | null, runs: readonly RunRecord[], now: Date): SourceHealth[] {
  // Example data is no capture: runs of one kind say nothing about the other.
  const isExample = snapshot?.kind === 'example'
  const telling = runs.filter(({ kind }) => (kind === 'example') === isExample)
  const tried = telling.flatMap((run) => run.sources.map(({ source }) => source))
  const known = new Set<SourceSlug>([...CHAIN_SLUGS, ...(snapshot?.sources.map(({ source }) => source) ?? []), ...tried])
  const shown = ALL_SOURCE_SLUGS.filter((source) => known.has(source))
  return shown.map((source) => healthOf(source, snapshot, telling, now))
}

/** Returns the age of each source's published data; sources without any are left out. */
export function sourcesFreshness(sources: readonly SourceHealth[]): Freshness[] {
  return sources.flatMap(({ source, lastGood, ageDays, isStale }) => {
    if (lastGood === null || ageDays === null) return []
    const longInstalments = listLongInstalments(lastGood.refused)
    return [{ source, capturedAt: lastGood.capturedAt, ageDays, isStale, ...(longInstalments.length > 0 && { longInstalments }) }]
  })
}

function healthOf(source: SourceSlug, snapshot: Published | null, runs: readonly RunRecord[], now: Date): SourceHealth {
  const tries = runs.flatMap((run) => run.sources.filter((record) => record.source === source).map((record) => ({ run, record })))
  const edition = snapshot?.sources.find((one) => one.source === source)
  const lastTry = tries[0] ? tryOf(tries[0].run, tries[0].record) : null
  const heldSince = heldSinceOf(tries)
  if (!edition) return { source, lastGood: null, ageHours: null, ageDays: null, isStale: true, heldSince, lastTry }
  const { capturedAt, cards, promotions, refused } = edition
  // Reading a stored capture again does not make it newer.
  const good = tries.find(({ run, record }) => run.kind !== 'stored' && isWellRead(record) && record.capturedAt === capturedAt)
  // A run that read an earlier day's capture read an archive.
  const isKnown = good !== undefined && civilDateAt(new Date(good.run.startedAt)) === capturedAt
  const at = isKnown ? good.run.startedAt : null
  const ageHours = hoursBetween(at === null ? dayStart(addDays(capturedAt, 1)) : new Date(at), now)
  const lastGood = { capturedAt, at, cards, promotions, refused }
  const ageDays = daysBetween(capturedAt, civilDateAt(now))
  const isStale = ageHours > STALE_AFTER_HOURS || isOfFuture(capturedAt, now)
  return { source, lastGood, ageHours, ageDays, isStale, heldSince, lastTry }
}

/** A failed attempt says nothing about holds. @param tries Newest first. */
function heldSinceOf(tries: readonly { run: RunRecord; record: SourceRecord }[]): string | null {
  const good = tries.findIndex(({ record }) => isWellRead(record))
  const held = tries.slice(0, good < 0 ? tries.length : good).filter(({ record }) => record.outcome === 'held')
  return held.at(-1)?.run.startedAt ?? null
}

/** A capture stamped in the future by a wrong clock may have any age. */
const isOfFuture = (capturedAt: CivilDate, now: Date) => capturedAt > addDays(civilDateAt(now), 1)

/** Checks whether a capture of this day can be stale. Runs may know a later moment of that day, but finding it takes longer. */
export function canBeStale(capturedAt: CivilDate, now: Date): boolean {
  return hoursBetween(dayStart(capturedAt), now) > STALE_AFTER_HOURS || isOfFuture(capturedAt, now)
}

function tryOf(run: RunRecord, { outcome, verdict, reasons, error, unreadable, fetched, asked }: SourceRecord): SourceHealth['lastTry'] {
  return { at: run.startedAt, outcome, verdict, reasons, error: error === null ? null : withoutFolders(error), unreadable, fetched, asked }
}

function hoursBetween(from: Date, to: Date): number {
  return Math.max(0, (to.getTime() - from.getTime()) / 3_600_000)
}
