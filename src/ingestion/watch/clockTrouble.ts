import { uptime } from 'node:os'
import { type Clock, ClockWatch, wallTime } from '#domain/calendar/clock.ts'
import { describeClockJump, makeClockAlert } from '#operations/alert.ts'
import { storeAlert } from '#storage/alerts.ts'
import { loadLatestRunStarts } from '#storage/runs.ts'
import type { Db } from '#storage/tables.ts'
import { isImpossiblyLate } from './schedule.ts'

/** The number of runs whose times are compared; a single wrong one is outvoted. */
const WITNESSES = 9

/** A clock that contradicts the records this long (milliseconds of elapsed time) is believed: the records are wrong. */
const BELIEVED_AFTER = 24 * 3_600_000

/** Returns the milliseconds since the machine started, including sleep: a laptop that wakes up has no jumped clock. */
export const millisecondsSinceBoot = () => uptime() * 1_000

/** Decides whether the schedule may trust the machine's clock. */
export class ClockTrouble {
  readonly watch: ClockWatch
  readonly #clock: Clock
  readonly #passed: () => number
  #since: number | null = null
  #isBelieved = false

  constructor(clock: Clock, passed: () => number = millisecondsSinceBoot) {
    this.#clock = clock
    this.#passed = passed
    this.watch = new ClockWatch(clock, passed)
  }

  /**
   * @returns The reason not to read anything now (Spanish); null when the clock can be trusted. It stores an alert
   * when the trouble begins.
   */
  async look(db: Db): Promise<string | null> {
    const reason = await this.#reason(db)
    if (reason === null) this.#since = null
    else if (this.#since === null) {
      this.#since = this.#passed()
      await storeAlert(db, makeClockAlert(reason, this.#clock.now().toISOString()))
    } else if (this.#passed() - this.#since > BELIEVED_AFTER) {
      this.#isBelieved = true
      return null
    }
    return reason
  }

  async #reason(db: Db): Promise<string | null> {
    const jump = this.watch.jumped()
    // From the next check on the new time counts, unless it contradicts the records.
    this.watch.accept()
    if (jump !== 0) {
      this.#isBelieved = false
      return `El reloj de esta máquina ${describeClockJump(jump)}.`
    }
    const now = this.#clock.now()
    const starts = await loadLatestRunStarts(db, WITNESSES)
    const later = starts.filter((at) => isImpossiblyLate(at, now))
    if (this.#isBelieved || later.length * 2 <= WITNESSES) return null
    const [last = ''] = later
    return `El reloj de esta máquina dice ${dayAndTime(now)}, y la última lectura fue ${dayAndTime(new Date(last))}.`
  }
}

const dayAndTime = (instant: Date) => wallTime(instant).slice(0, 16).replace('T', ' ')
