import { setTimeout as delay } from 'node:timers/promises'
import { type Clock, frozenClock } from '#domain/calendar/clock.ts'
import type { SourceSlug } from '#domain/catalogue/source.ts'
import { makeStorageAlert } from '#operations/alert.ts'
import { storeAlert } from '#storage/alerts.ts'
import { listLeases, storeHeartbeat } from '#storage/leases.ts'
import { loadLatestAttempts } from '#storage/runs.ts'
import type { Storage } from '#storage/storage.ts'
import { errorMessage, explainStorageFailure, StorageError } from '#storage/storageError.ts'
import type { Db } from '#storage/tables.ts'
import { deliverAlerts, sendAlert, storeStaleAlerts, type Webhook } from './alerts.ts'
import { ClockTrouble } from './clockTrouble.ts'
import { dueSources, isImpossiblyLate, makeSourceAttempts, type SourceAttempts } from './schedule.ts'

/** The task of a turn of the schedule. It can be sent to another process of this machine. */
export type TurnTask = {
  names: readonly SourceSlug[]
  /** The version of the snapshot that the site shows from memory; null where nothing is shown. */
  shownVersion: number | null
  /** The clock's `ClockWatch.start` when they were found due, so that the turn notices a later jump; null: a person asked, just now. */
  clockStart: number | null
  /** Why they could not be read (Spanish), which is recorded instead of reading them. */
  failure?: string
}

export type FreshnessKeeper = {
  /** Opens the database; called again after a lost connection. */
  open(): Promise<Storage>
  sources: readonly SourceSlug[]
  /**
   * Reads the due sources, publishes them, and tidies. The signal stops it between two steps.
   * @throws A message for operators (Spanish) when the whole turn failed.
   */
  takeTurn(task: TurnTask, signal: AbortSignal): Promise<unknown>
  /** The version of the snapshot that this process shows; absent where it shows none. */
  shownVersion?: () => number | null
  clock: Clock
  webhook: Webhook | null
  signal: AbortSignal
  log(line: string): void
  /** Milliseconds before the first check, and between two. */
  pace?: { first: number; tick: number }
  /** Returns elapsed milliseconds; only differences count. */
  passed?: () => number
}

/** The first check waits until the server has started; later ones cost a few small queries. */
const PACE = { first: 20_000, tick: 30_000 }

/**
 * Has each due source read, notices stale sources and alerts the operator, until the signal. Several processes may
 * share a database: each source is read, and each alert sent, by one. It never throws: failures are logged and
 * retried. Heavy work is in the turns.
 */
export async function keepFresh(watch: FreshnessKeeper): Promise<void> {
  const { signal, log, pace = PACE } = watch
  let storage: Storage | null = null
  const trouble = new ClockTrouble(watch.clock, watch.passed)
  const away = new StorageAbsence(watch)
  const rest = (milliseconds: number) => delay(milliseconds, undefined, { signal }).catch(() => {})
  await rest(pace.first)
  while (!signal.aborted) {
    try {
      storage ??= await watch.open()
      await look(storage, watch, trouble)
      await away.end(storage.db)
    } catch (thrown) {
      const error = explainStorageFailure(thrown) ?? thrown
      if (error instanceof StorageError) await away.tell(error.message)
      log(`El turno no se pudo hacer, se intenta de nuevo: ${errorMessage(error)}`)
      await storage?.close().catch(() => {})
      storage = null
    }
    await rest(pace.tick)
  }
  await storage?.close().catch(() => {})
}

/** Tells the operator of a database that cannot be used. The outbox of alerts is in it, so this alert is sent from here. */
class StorageAbsence {
  readonly #watch: Pick<FreshnessKeeper, 'webhook' | 'clock' | 'signal'>
  #looks = 0
  #isTold = false

  constructor(watch: Pick<FreshnessKeeper, 'webhook' | 'clock' | 'signal'>) {
    this.#watch = watch
  }

  /** Sends the alert at the second look that fails, since a database may be restarted, and again until somebody receives it. */
  async tell(reason: string): Promise<void> {
    const { webhook, clock, signal } = this.#watch
    this.#looks++
    if (webhook === null || this.#isTold || this.#looks < 2) return
    const at = clock.now().toISOString()
    this.#isTold = await sendAlert(webhook, { id: `yapa-storage-${at}`, alert: makeStorageAlert(reason, at) }, signal)
  }

  async end(db: Db): Promise<void> {
    if (this.#isTold) await storeAlert(db, makeStorageAlert(null, this.#watch.clock.now().toISOString()))
    this.#looks = 0
    this.#isTold = false
  }
}

async function look(storage: Storage, watch: FreshnessKeeper, trouble: ClockTrouble): Promise<void> {
  const { db } = storage
  const { clock, webhook, signal, log } = watch
  const wrong = await trouble.look(db)
  if (wrong === null) {
    await storeHeartbeat(db, clock.now().toISOString())
    await readDue(db, watch, trouble)
    // The clock may have jumped during the turn.
    if (trouble.watch.jumped() === 0) await storeStaleAlerts(db, frozenClock(clock.now()))
  } else log(`${wrong} No se lee nada hasta que sea de fiar. Si está bien, «npm run ingest» lee igual.`)
  if (webhook) await deliverAlerts(db, webhook, () => clock.now(), signal)
}

async function readDue(
  db: Db,
  { clock, sources, takeTurn, signal, shownVersion = () => null }: FreshnessKeeper,
  trouble: ClockTrouble,
): Promise<void> {
  const names = dueSources(await sourceTries(db, sources, clock.now()), clock.now())
  if (names.length === 0 || signal.aborted) return
  await takeTurn({ names, shownVersion: shownVersion(), clockStart: trouble.watch.start }, signal)
}

async function sourceTries(db: Db, sources: readonly SourceSlug[], now: Date): Promise<SourceAttempts[]> {
  const [tries, taken] = [await loadLatestAttempts(db), await listLeases(db)]
  return sources.map((source) => {
    const own = tries.filter((one) => one.source === source)
    const known = makeSourceAttempts(
      source,
      own.filter(({ kind }) => kind === 'live'),
      now,
    )
    const lease = taken.find((lease) => lease.source === source)?.taken_at
    if (lease === undefined || isImpossiblyLate(lease, now)) return known
    const lastTryAt = new Date(lease)
    if (known.lastTryAt !== null && lastTryAt <= known.lastTryAt) return known
    // An attempt without a record was cut short, which is a failure, or is still running.
    const isRecorded = own.some(({ at }) => new Date(at) >= lastTryAt)
    return { source, lastTryAt, failures: isRecorded ? known.failures : known.failures + 1 }
  })
}
