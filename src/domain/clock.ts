import type { CivilDate } from './calendar.ts'

/** The one place that knows what time it is. Argentina keeps UTC−3 all year; the zone's rules come from the platform. */
export const TIME_ZONE = 'America/Argentina/Buenos_Aires'

export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

/** A clock that always says the same instant: for tests and for demonstrations on past data (`YAPA_NOW`). */
export function frozenClock(instant: Date): Clock {
  const time = instant.getTime()
  return { now: () => new Date(time) }
}

const civilFormat = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE, year: 'numeric', month: '2-digit', day: '2-digit' })

/** The civil date in Argentina at an instant. */
export function civilDateAt(instant: Date): CivilDate {
  const parts = Object.fromEntries(civilFormat.formatToParts(instant).map((part) => [part.type, part.value]))
  return `${parts.year}-${parts.month}-${parts.day}`
}

/** Today's civil date in Argentina. */
export function today(clock: Clock): CivilDate {
  return civilDateAt(clock.now())
}
