import { createServerFn } from '@tanstack/react-start'
import type { CivilDate } from '#domain/calendar/calendar.ts'
import { today as todayOf } from '#domain/calendar/clock.ts'
import { showWitness } from '#domain/description/shownWitness.ts'
import { isOver } from '#domain/promotion/occurrence.ts'
import type { Snapshot } from '#domain/promotion/snapshot.ts'
import { withoutFolders } from '#domain/text/words.ts'
import { countDaysHeld, LONG_HOLD_DAYS } from '#operations/alert.ts'
import { getRuntime, type Runtime } from '#server/runtime.server.ts'
import type { SnapshotIndex } from '#server/snapshotIndex.ts'
import { isProgramFault } from '#server/storageTrouble.ts'
import type { RunStatus, StatusData, TryStatus } from './statusData.ts'

type Health = Pick<ReturnType<Runtime['sources']>[number], 'source' | 'lastTry'>

/** The number of runs to list: about four days of a busy schedule. */
const RUNS = 12

/** Loads the state of every source, from memory, so it works while storage is unreachable. */
export const loadStatus = createServerFn({ method: 'GET' }).handler(async (): Promise<StatusData> => {
  const runtime = await getRuntime()
  const snapshot = runtime.snapshot()
  const { since, trouble } = runtime.storage()
  const today = todayOf(runtime.clock)
  return {
    kind: snapshot?.kind ?? null,
    version: snapshot?.version ?? null,
    publishedAt: snapshot?.publishedAt ?? null,
    reviews: reviewsOf(snapshot),
    today,
    storage: { since, trouble: trouble === null || trouble === 'full' ? trouble : isProgramFault(trouble) ? 'ours' : 'away' },
    scheduleSilentSince: silentSince(runtime),
    sources: runtime.sources().map(({ heldSince, ...health }) => ({
      ...health,
      heldLongSince: longHold(heldSince, runtime.clock.now().toISOString()),
      lastTry: health.lastTry && tryStatus(health.lastTry),
      nextReadingAt: nextReading(runtime, health),
    })),
    contradictions: contradictionsOf(runtime.index(), today),
    runs: runtime.runs().slice(0, RUNS).map(runStatus),
  }
})

const CONTRADICTIONS = 40

function contradictionsOf(index: SnapshotIndex | null, today: CivilDate): StatusData['contradictions'] {
  const current = index?.promotions.filter((promotion) => !isOver(promotion, today)) ?? []
  const found = current.flatMap(({ id }) =>
    (index?.witnessesOf(id) ?? [])
      .filter(({ witness }) => witness.verdict === 'contradicted')
      .flatMap((one) => showWitness({ ...one, witness: { ...one.witness, adds: [] } }, null, null).lines.map((words) => ({ id, words }))),
  )
  return found.slice(0, CONTRADICTIONS)
}

function reviewsOf(snapshot: Snapshot | null): StatusData['reviews'] {
  const promotions = snapshot?.promotions ?? []
  const published = (snapshot?.sources ?? []).reduce((sum, source) => sum + source.promotions, 0)
  const reviewed = promotions.filter((promotion) => promotion.reviewed !== null).length
  return { shown: promotions.length, reviewed, waiting: published - promotions.length }
}

function longHold(heldSince: string | null, now: string): string | null {
  return heldSince !== null && countDaysHeld(heldSince, now) >= LONG_HOLD_DAYS ? heldSince : null
}

function silentSince(runtime: Runtime): string | null {
  const schedule = runtime.schedule()
  return schedule?.isLate ? schedule.lastLookAt : null
}

/** An overdue reading starts at the schedule's next check. */
function nextReading(runtime: Runtime, { source }: Health): string | null {
  const due = runtime.nextReading(source)
  return due && new Date(Math.max(due.getTime(), runtime.clock.now().getTime())).toISOString()
}

function tryStatus({ at, outcome, verdict, reasons, error, unreadable, fetched, asked }: NonNullable<Health['lastTry']>): TryStatus {
  return { at, outcome, verdict, reasons: error === null ? reasons : [error, ...reasons], unreadable, fetched, asked }
}

function runStatus({ id, kind, startedAt, finishedAt, outcome, error, sources }: ReturnType<Runtime['runs']>[number]): RunStatus {
  return {
    id,
    kind,
    startedAt,
    seconds: finishedAt === null ? null : Math.round((Date.parse(finishedAt) - Date.parse(startedAt)) / 1_000),
    outcome,
    error: error === null ? null : withoutFolders(error),
    sources: sources.map(({ source, outcome: how, promotions }) => ({ source, outcome: how, promotions })),
  }
}
