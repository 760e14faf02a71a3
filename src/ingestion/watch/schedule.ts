import { addDays } from '#domain/calendar/calendar.ts'
import { civilDateAt } from '#domain/calendar/clock.ts'
import { isFeedSlug, type SourceSlug } from '#domain/catalogue/source.ts'
import { isWellRead, type RunRecord } from '#storage/runs.ts'

/** The schedule's knowledge of a source. It all comes from storage, so that a restart neither repeats nor forgets a reading. */
export type SourceAttempts = {
  source: SourceSlug
  /** The last attempt, including one by a process that died; null: never. */
  lastTryAt: Date | null
  /** Consecutive attempts without a good result, up to the last one. */
  failures: number
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Twice a day, and more often when a month turns, because promotions change then. `width` is the random shift to either side. */
const USUAL = { every: 12 * HOUR, width: HOUR }
/** An issuer's list is a check of the chains' pages, so once a day is enough. */
const FEED = { every: 24 * HOUR, width: HOUR }
const TURN_OF_MONTH = { every: 4 * HOUR, width: 20 * MINUTE }
/** Waits after a failure or a hold, growing with each. */
const RETRIES = [30 * MINUTE, HOUR, 2 * HOUR, 4 * HOUR]
const RETRY_WIDTH = 0.1

/** Sources due within this time of another one are read together with it. */
const TOGETHER = 10 * MINUTE

/**
 * Returns when the source should be read next; a long past instant if it never was. The random shift is derived from
 * the attempts, so the result is stable.
 */
export function nextReadingTime({ source, lastTryAt, failures }: SourceAttempts): Date {
  if (lastTryAt === null) return new Date(0)
  const chance = 2 * chanceOf(`${source} ${lastTryAt.toISOString()}`) - 1
  const retry = failures > 0 ? RETRIES[failures - 1] : undefined
  const later = (milliseconds: number) => new Date(lastTryAt.getTime() + Math.round(milliseconds))
  if (retry !== undefined) return later(retry * (1 + RETRY_WIDTH * chance))
  if (isFeedSlug(source)) return later(FEED.every + FEED.width * chance)
  const usual = later(USUAL.every + USUAL.width * chance)
  const turns = isTurnOfMonth(lastTryAt) || isTurnOfMonth(usual)
  return turns ? later(TURN_OF_MONTH.every + TURN_OF_MONTH.width * chance) : usual
}

/** Milliseconds by which the clocks of our machines may differ. */
const TOLERANCE = 5 * MINUTE

/** Checks for an impossible instant: the clock was wrong when it was written, or is now. */
export function isImpossiblyLate(at: string, now: Date): boolean {
  return Date.parse(at) > now.getTime() + TOLERANCE
}

/** Derives the attempts from records of runs, newest first, as far back as the records go. */
export function attemptsFromRuns(
  runs: readonly Pick<RunRecord, 'kind' | 'startedAt' | 'sources'>[],
  source: SourceSlug,
  now: Date,
): SourceAttempts {
  return makeSourceAttempts(
    source,
    runs.flatMap(({ kind, startedAt, sources }) =>
      kind === 'live' ? sources.filter((record) => record.source === source).map(({ outcome }) => ({ at: startedAt, outcome })) : [],
    ),
    now,
  )
}

/** @param all The source's attempts, newest first. Those in the future are ignored, because they would block readings until then. */
export function makeSourceAttempts(source: SourceSlug, all: readonly { at: string; outcome: string }[], now: Date): SourceAttempts {
  const records = all.filter(({ at }) => !isImpossiblyLate(at, now))
  const good = records.findIndex(isWellRead)
  return { source, lastTryAt: records[0] ? new Date(records[0].at) : null, failures: good < 0 ? records.length : good }
}

/** Returns the sources to read now: all due ones and those nearly due. Empty when none is due yet. */
export function dueSources(tries: readonly SourceAttempts[], now: Date): SourceSlug[] {
  const isDue = (one: SourceAttempts, slack: number) => nextReadingTime(one).getTime() <= now.getTime() + slack
  if (!tries.some((one) => isDue(one, 0))) return []
  return tries.filter((one) => isDue(one, TOGETHER)).map(({ source }) => source)
}

/** Checks for the last two and first three days of a month, in Argentina. */
function isTurnOfMonth(instant: Date): boolean {
  const date = civilDateAt(instant)
  return Number(date.slice(8)) <= 3 || addDays(date, 2).slice(5, 7) !== date.slice(5, 7)
}

/** Hashes a text to a number from 0 up to 1, evenly enough (FNV-1a). */
function chanceOf(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  // The last letters differ most, so this mixes them into the high bits.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return ((hash ^ (hash >>> 12)) >>> 0) / 2 ** 32
}
