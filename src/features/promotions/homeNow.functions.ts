import { millisecondsUntilTomorrow, today as todayOf } from '#domain/calendar/clock.ts'
import { getRuntime } from '#server/runtime.server.ts'
import type { LoadedHome } from './homeData.ts'
import { sharedWeek } from './week.server.ts'

/** Returns the published week on the server; null while nothing is published. */
export async function homeNow(): Promise<LoadedHome | null> {
  const runtime = await getRuntime()
  const index = runtime.index()
  if (!index) return null
  const today = todayOf(runtime.clock)
  const { kind, version } = index.snapshot
  const captures = runtime.freshness()
  return { kind, version, today, untilTomorrow: millisecondsUntilTomorrow(runtime.clock), captures, shared: sharedWeek(index, today) }
}
