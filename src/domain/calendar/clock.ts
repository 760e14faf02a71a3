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

/** Milliseconds by which a clock may leave the time that really passes: more than any correction of a clock that runs. */
const CLOCK_JUMP = 10 * 60_000

/** Compares a clock with the time that really passes, which nobody can set. */
export class ClockWatch {
  readonly #clock: Clock
  readonly #passed: () => number
  #start: number

  /** @param passed Milliseconds; only differences count. @param start Of another watch on the same two, which this one continues. */
  constructor(clock: Clock, passed: () => number = () => performance.now(), start?: number) {
    this.#clock = clock
    this.#passed = passed
    this.#start = start ?? this.#offset()
  }

  /** How far the clock was from the time that passes when the watch began. */
  get start(): number {
    return this.#start
  }

  /** Milliseconds by which the clock has jumped since the watch began, forwards or (negative) backwards; 0 when it has not. */
  jumped(): number {
    const jump = this.#offset() - this.#start
    return Math.abs(jump) > CLOCK_JUMP ? jump : 0
  }

  /** Takes the clock as it is now. */
  accept(): void {
    this.#start = this.#offset()
  }

  #offset(): number {
    return this.#clock.now().getTime() - this.#passed()
  }
}
