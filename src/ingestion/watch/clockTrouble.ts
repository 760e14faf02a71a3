import { uptime } from 'node:os'
import { type Clock, ClockWatch, wallTime } from '#domain/calendar/clock.ts'
import { clockAlert, jumpWords } from '#operations/alert.ts'
import { keepAlert } from '#storage/alerts.ts'
import { latestStarts } from '#storage/runs.ts'
import type { Db } from '#storage/tables.ts'
import { isFuture } from './schedule.ts'

/** Runs that are asked what time it was: one whose clock was wrong is outvoted. */
const WITNESSES = 9

/** Milliseconds of real time after which a clock that contradicts the records is believed: then they were wrong for long. */
const BELIEVED_AFTER = 24 * 3_600_000

/** Milliseconds since the machine was started, with those in which it was asleep: a laptop that wakes up has no clock that jumped. */
export const sinceBoot = () => uptime() * 1_000

/** Whether the schedule may trust the machine's clock (docs/decisions/0103). */
export class ClockTrouble {
  readonly watch: ClockWatch
  readonly #clock: Clock
  readonly #passed: () => number
  #since: number | null = null
  #isBelieved = false

  constructor(clock: Clock, passed: () => number = sinceBoot) {
    this.#clock = clock
    this.#passed = passed
    this.watch = new ClockWatch(clock, passed)
  }

  /** @returns Why nothing must be read now (Spanish); null when the clock can be trusted. The alert about it is stored when it begins. */
  async look(db: Db): Promise<string | null> {
    const reason = await this.#reason(db)
    if (reason === null) this.#since = null
    else if (this.#since === null) {
      this.#since = this.#passed()
      await keepAlert(db, clockAlert(reason, this.#clock.now().toISOString()))
    } else if (this.#passed() - this.#since > BELIEVED_AFTER) {
      this.#isBelieved = true
      return null
    }
    return reason
  }

  async #reason(db: Db): Promise<string | null> {
    const jump = this.watch.jumped()
    // From the next look on it is the clock that counts, unless it contradicts the records.
    this.watch.accept()
    if (jump !== 0) {
      this.#isBelieved = false
      return `El reloj de esta máquina ${jumpWords(jump)}.`
    }
    const now = this.#clock.now()
    const starts = await latestStarts(db, WITNESSES)
    const later = starts.filter((at) => isFuture(at, now))
    if (this.#isBelieved || later.length * 2 <= WITNESSES) return null
    const [last = ''] = later
    return `El reloj de esta máquina dice ${dayAndTime(now)}, y la última lectura fue ${dayAndTime(new Date(last))}.`
  }
}

const dayAndTime = (instant: Date) => wallTime(instant).slice(0, 16).replace('T', ' ')
