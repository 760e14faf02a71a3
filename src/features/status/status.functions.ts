import { createServerFn } from '@tanstack/react-start'
import { daysBetween } from '#domain/calendar.ts'
import { today as todayOf } from '#domain/clock.ts'
import { getRuntime, type Runtime } from '#server/runtime.server.ts'
import { type SourceHealth, sourcesHealth, withoutFolders } from '#server/sourceHealth.ts'
import type { RunStatus, SourceStatus, StatusData, TryStatus } from './statusData.ts'

/** So many runs are listed: about four days of a busy schedule. */
const RUNS = 12

/** How every source stands. Answers from memory, also while storage is away. */
export const loadStatus = createServerFn({ method: 'GET' }).handler(async (): Promise<StatusData> => {
  const runtime = await getRuntime()
  const snapshot = runtime.snapshot()
  const { reachable, since } = runtime.storage()
  const today = todayOf(runtime.clock)
  return {
    kind: snapshot?.kind ?? null,
    version: snapshot?.version ?? null,
    publishedAt: snapshot?.publishedAt ?? null,
    today,
    storage: { reachable, since },
    sources: sourcesHealth(snapshot, runtime.runs(), runtime.clock.now()).map((health) => sourceStatus(health, today)),
    runs: runtime.runs().slice(0, RUNS).map(runStatus),
  }
})

function sourceStatus({ lastTry, lastGood, ...health }: SourceHealth, today: string): SourceStatus {
  return { ...health, lastGood, ageDays: lastGood && daysBetween(lastGood.capturedAt, today), lastTry: lastTry && tryStatus(lastTry) }
}

function tryStatus({ at, outcome, verdict, reasons, error, unreadable, fetched }: NonNullable<SourceHealth['lastTry']>): TryStatus {
  return { at, outcome, verdict, reasons: error === null ? reasons : [error, ...reasons], unreadable, fetched }
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
