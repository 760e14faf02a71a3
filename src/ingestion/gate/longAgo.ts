import { addDays, type CivilDate } from '#domain/calendar/calendar.ts'

/** Days after which what has crept in is looked for. */
const LONG_AGO = 14

/** The latest edition of some weeks ago, or the first one; null when there is none. @param editions Those before the last one, the oldest first. */
export function editionLongAgo<T extends { capturedAt: CivilDate }>(editions: readonly T[], day: CivilDate): T | null {
  return editions.findLast(({ capturedAt }) => capturedAt <= addDays(day, -LONG_AGO)) ?? editions[0] ?? null
}
