import { addDays, type CivilDate } from './calendar.ts'

/** Only this file reads the current time and knows Argentina's offset: three hours behind, all year. */
const UTC_OFFSET = '-03:00'
const MS_BEHIND_UTC = 3 * 3_600_000

export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

/** For tests and for demonstrations on past data (`YAPA_NOW`). */
export function frozenClock(instant: Date): Clock {
  const time = instant.getTime()
  return { now: () => new Date(time) }
}

/** In the form `2026-03-27T12:00:00`. @throws RangeError for an invalid date. */
export function wallTime(instant: Date): string {
  return new Date(instant.getTime() - MS_BEHIND_UTC).toISOString().slice(0, 19)
}

export function civilDateAt(instant: Date): CivilDate {
  return wallTime(instant).slice(0, 10)
}

export function dayStart(date: CivilDate): Date {
  return new Date(`${date}T00:00:00${UTC_OFFSET}`)
}

export function millisecondsUntilTomorrow(clock: Clock): number {
  return dayStart(addDays(today(clock), 1)).getTime() - clock.now().getTime()
}

export function today(clock: Clock): CivilDate {
  return civilDateAt(clock.now())
}

/** Milliseconds from the elapsed time; ordinary corrections are smaller. */
const CLOCK_JUMP = 10 * 60_000

/** A clock can be set by somebody, the elapsed time by nobody. */
export class ClockWatch {
  readonly #clock: Clock
  readonly #passed: () => number
  #start: number

  /** `passed`: elapsed milliseconds, only differences count. `start`: of an earlier watch that this one continues. */
  constructor(clock: Clock, passed: () => number = () => performance.now(), start?: number) {
    this.#clock = clock
    this.#passed = passed
    this.#start = start ?? this.#offset()
  }

  get start(): number {
    return this.#start
  }

  /** In milliseconds, negative for backwards; 0 for no jump. */
  jumped(): number {
    const jump = this.#offset() - this.#start
    return Math.abs(jump) > CLOCK_JUMP ? jump : 0
  }

  accept(): void {
    this.#start = this.#offset()
  }

  #offset(): number {
    return this.#clock.now().getTime() - this.#passed()
  }
}
