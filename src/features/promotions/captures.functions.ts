import { type CivilDate, daysBetween } from '#domain/calendar.ts'
import type { Runtime } from '#server/runtime.server.ts'
import type { Capture } from './homeData.ts'

/** How old what is published of every chain is; only those of which anything is. */
export function capturesOf(runtime: Runtime, today: CivilDate): Capture[] {
  return runtime
    .sources()
    .flatMap(({ source, lastGood, isStale }) =>
      lastGood ? [{ chain: source, capturedAt: lastGood.capturedAt, ageDays: daysBetween(lastGood.capturedAt, today), isStale }] : [],
    )
}
