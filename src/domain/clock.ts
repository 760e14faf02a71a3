import { addDays, type CivilDate } from './calendar.ts'

/** The one place that knows what time it is, and how far Argentina is from UTC: three hours behind, all year. */
const UTC_OFFSET = '-03:00'
const MS_BEHIND_UTC = 3 * 3_600_000

export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

/** A clock that always says the same instant: for tests and for demonstrations on past data (`YAPA_NOW`). */
export function frozenClock(instant: Date): Clock {
  const time = instant.getTime()
  return { now: () => new Date(time) }
}

/** Date and time on a wall clock in Argentina: `2026-03-27T12:00:00`. @throws RangeError for an invalid date. */
export function wallTime(instant: Date): string {
  return new Date(instant.getTime() - MS_BEHIND_UTC).toISOString().slice(0, 19)
}

/** The civil date in Argentina at an instant. */
export function civilDateAt(instant: Date): CivilDate {
  return wallTime(instant).slice(0, 10)
}

/** The first instant of a civil date in Argentina. */
export function dayStart(date: CivilDate): Date {
  return new Date(`${date}T00:00:00${UTC_OFFSET}`)
}

/** Milliseconds until the next day begins in Argentina. */
export function untilTomorrow(clock: Clock): number {
  return dayStart(addDays(today(clock), 1)).getTime() - clock.now().getTime()
}

/** Today's civil date in Argentina. */
export function today(clock: Clock): CivilDate {
  return civilDateAt(clock.now())
}
