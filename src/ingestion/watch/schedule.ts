import { addDays } from '#domain/calendar/calendar.ts'
import { civilDateAt } from '#domain/calendar/clock.ts'
import type { ChainSlug } from '#domain/catalogue/chain.ts'
import { isGood, type RunRecord } from '#storage/runs.ts'

/** What the schedule knows of a source; it all comes from storage, so that a restart neither repeats nor forgets a reading. */
export type SourceTries = {
  source: ChainSlug
  /** When it was last tried, also by a process that died over it; null: never. */
  lastTryAt: Date | null
  /** Tries in a row, up to the last one, that brought nothing good. */
  failures: number
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Twice a day; promotions change when a month turns, so more often then. The width is how far chance moves it to either side. */
const USUAL = { every: 12 * HOUR, width: HOUR }
const TURN_OF_MONTH = { every: 4 * HOUR, width: 20 * MINUTE }
/** After a failure or a hold: soon again, then with more patience. */
const RETRIES = [30 * MINUTE, HOUR, 2 * HOUR, 4 * HOUR]
const RETRY_WIDTH = 0.1

/** Those that are due so soon after another one go along with it. */
const TOGETHER = 10 * MINUTE

/** When the source is to be read next; long ago when it never was. The same tries give the same moment: its chance comes from them. */
export function nextDue({ source, lastTryAt, failures }: SourceTries): Date {
  if (lastTryAt === null) return new Date(0)
  const chance = 2 * chanceOf(`${source} ${lastTryAt.toISOString()}`) - 1
  const retry = failures > 0 ? RETRIES[failures - 1] : undefined
  const later = (milliseconds: number) => new Date(lastTryAt.getTime() + Math.round(milliseconds))
  if (retry !== undefined) return later(retry * (1 + RETRY_WIDTH * chance))
  const usual = later(USUAL.every + USUAL.width * chance)
  const turns = isTurnOfMonth(lastTryAt) || isTurnOfMonth(usual)
  return turns ? later(TURN_OF_MONTH.every + TURN_OF_MONTH.width * chance) : usual
}

/** Milliseconds by which the clocks of our machines may differ. */
const TOLERANCE = 5 * MINUTE

/** Whether an instant cannot be true: a clock was wrong when it was written down, or is now. */
export function isFuture(at: string, now: Date): boolean {
  return Date.parse(at) > now.getTime() + TOLERANCE
}

/** The same out of records of runs, newest first; as good as the records go back. */
export function triesIn(runs: readonly Pick<RunRecord, 'kind' | 'startedAt' | 'sources'>[], source: ChainSlug, now: Date): SourceTries {
  return triesOf(
    source,
    runs.flatMap(({ kind, startedAt, sources }) =>
      kind === 'live' ? sources.filter((record) => record.source === source).map(({ outcome }) => ({ at: startedAt, outcome })) : [],
    ),
    now,
  )
}

/** @param all Of the source's tries, newest first. Those of the future are unknown: they must not keep the source from being read until then. */
export function triesOf(source: ChainSlug, all: readonly { at: string; outcome: string }[], now: Date): SourceTries {
  const records = all.filter(({ at }) => !isFuture(at, now))
  const good = records.findIndex(isGood)
  return { source, lastTryAt: records[0] ? new Date(records[0].at) : null, failures: good < 0 ? records.length : good }
}

/** The sources to read now: all that are due, and those that nearly are. Empty when none is due yet. */
export function dueSources(tries: readonly SourceTries[], now: Date): ChainSlug[] {
  const isDue = (one: SourceTries, slack: number) => nextDue(one).getTime() <= now.getTime() + slack
  if (!tries.some((one) => isDue(one, 0))) return []
  return tries.filter((one) => isDue(one, TOGETHER)).map(({ source }) => source)
}

/** The last two and the first three days, in Argentina. */
function isTurnOfMonth(instant: Date): boolean {
  const date = civilDateAt(instant)
  return Number(date.slice(8)) <= 3 || addDays(date, 2).slice(5, 7) !== date.slice(5, 7)
}

/** From 0 up to 1, spread evenly enough (FNV-1a). */
function chanceOf(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  // The last letters differ most: mix them into the high bits.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return ((hash ^ (hash >>> 12)) >>> 0) / 2 ** 32
}
