import { setTimeout as delay } from 'node:timers/promises'
import { type Clock, frozenClock } from '#domain/calendar/clock.ts'
import type { ChainSlug } from '#domain/catalogue/chain.ts'
import { keepHeartbeat } from '#storage/heartbeat.ts'
import { leases } from '#storage/leases.ts'
import { latestTries } from '#storage/runs.ts'
import type { Storage } from '#storage/storage.ts'
import { storageFailure } from '#storage/storageError.ts'
import type { Db } from '#storage/tables.ts'
import { deliverAlerts, noteStale, type Webhook } from './alerts.ts'
import { ClockTrouble } from './clockTrouble.ts'
import { dueSources, isFuture, type SourceTries, triesOf } from './schedule.ts'

/** What a turn of the schedule is to do. It can be sent to another process of this machine. */
export type TurnTask = {
  /** The sources to read. */
  chains: readonly ChainSlug[]
  /** Where the clock was when they were found due (`ClockWatch`): one that jumps from there on is noticed. */
  clockStart: number
}

/** Everything that keeps the data fresh without anybody's hand. */
export type Watch = {
  /** Opens the database; asked again after it went away. */
  open(): Promise<Storage>
  /** The chains that are read. */
  sources: readonly ChainSlug[]
  /**
   * Reads what is due, publishes it, and tidies. Until the signal; what is under way then stops between two steps.
   * @throws What went wrong with all of it, in words for operators (Spanish).
   */
  takeTurn(task: TurnTask, signal: AbortSignal): Promise<void>
  clock: Clock
  webhook: Webhook | null
  signal: AbortSignal
  /** One line for operators (Spanish). */
  log(line: string): void
  /** Milliseconds before the first look, and between two. */
  pace?: { first: number; tick: number }
  /** Milliseconds that really pass; only differences count. */
  passed?: () => number
}

/** A start is left in peace for a while; after that a look costs a few small queries. */
const PACE = { first: 20_000, tick: 30_000 }

/**
 * Has each source read when it is due, notices stale ones and alerts the operator, until the signal. Several processes may do so on
 * one database: each source is read by one of them, each alert sent by one. Failures are logged and retried: this never throws.
 * It is light, and runs beside the answers to visitors: whatever takes time or memory is in the turns (docs/decisions/0103).
 */
export async function keepFresh(watch: Watch): Promise<void> {
  const { signal, log, pace = PACE } = watch
  let storage: Storage | null = null
  const trouble = new ClockTrouble(watch.clock, watch.passed)
  const rest = (milliseconds: number) => delay(milliseconds, undefined, { signal }).catch(() => {})
  await rest(pace.first)
  while (!signal.aborted) {
    try {
      storage ??= await watch.open()
      await look(storage, watch, trouble)
    } catch (thrown) {
      const error = storageFailure(thrown) ?? thrown
      log(`El turno no se pudo hacer, se intenta de nuevo: ${error instanceof Error ? error.message : String(error)}`)
      await storage?.close().catch(() => {})
      storage = null
    }
    await rest(pace.tick)
  }
  await storage?.close().catch(() => {})
}

async function look(storage: Storage, watch: Watch, trouble: ClockTrouble): Promise<void> {
  const { db } = storage
  const { clock, webhook, signal, log } = watch
  const wrong = await trouble.look(db)
  if (wrong === null) {
    await keepHeartbeat(db, clock.now().toISOString())
    await readDue(db, watch, trouble)
    // It may have jumped during the turn.
    if (trouble.watch.jumped() === 0) await noteStale(db, frozenClock(clock.now()))
  } else log(`${wrong} No se lee nada hasta que sea de fiar. Si está bien, «npm run ingest» lee igual.`)
  if (webhook) await deliverAlerts(db, webhook, () => clock.now(), signal)
}

async function readDue(db: Db, { clock, sources, takeTurn, signal }: Watch, trouble: ClockTrouble): Promise<void> {
  const chains = dueSources(await sourceTries(db, sources, clock.now()), clock.now())
  if (chains.length === 0 || signal.aborted) return
  await takeTurn({ chains, clockStart: trouble.watch.start }, signal)
}

/** What storage knows of every source's tries. */
async function sourceTries(db: Db, sources: readonly ChainSlug[], now: Date): Promise<SourceTries[]> {
  const [tries, taken] = [await latestTries(db), await leases(db)]
  return sources.map((source) => {
    const own = tries.filter((one) => one.source === source)
    const known = triesOf(
      source,
      own.filter(({ kind }) => kind === 'live'),
      now,
    )
    const lease = taken.find(({ chain }) => chain === source)?.taken_at
    if (lease === undefined || isFuture(lease, now)) return known
    const lastTryAt = new Date(lease)
    if (known.lastTryAt !== null && lastTryAt <= known.lastTryAt) return known
    // A try without any record was cut short, which is a failure, or is still running.
    const isRecorded = own.some(({ at }) => new Date(at) >= lastTryAt)
    return { source, lastTryAt, failures: isRecorded ? known.failures : known.failures + 1 }
  })
}
