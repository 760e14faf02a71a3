import { addDays, type CivilDate } from '#domain/calendar/calendar.ts'

/** The age in days of an edition to compare slow changes with. */
const LONG_AGO = 14

/**
 * Returns the latest edition of that age, or else the first one; null for none. @param editions The editions before
 * the last one, the oldest first.
 */
export function findOlderEdition<T extends { capturedAt: CivilDate }>(editions: readonly T[], day: CivilDate): T | null {
  return editions.findLast(({ capturedAt }) => capturedAt <= addDays(day, -LONG_AGO)) ?? editions[0] ?? null
}
