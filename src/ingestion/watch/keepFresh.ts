import { setTimeout as delay } from 'node:timers/promises'
import { CHAINS, type ChainSlug } from '#domain/chain.ts'
import { frozenClock } from '#domain/clock.ts'
import { keepHeartbeat } from '#storage/heartbeat.ts'
import { leases } from '#storage/leases.ts'
import { tidyWhenDue } from '#storage/retention.ts'
import { latestTries } from '#storage/runs.ts'
import type { Storage } from '#storage/storage.ts'
import { storageFailure } from '#storage/storageError.ts'
import type { Db } from '#storage/tables.ts'
import { ingestLive, type LiveIngestion } from '../publish/ingestLive.ts'
import type { RunReport } from '../publish/run.ts'
import { liveSources } from '../sources/live.ts'
import { deliverAlerts, noteStale, type Webhook } from './alerts.ts'
import { ClockTrouble } from './clockTrouble.ts'
import { dueSources, isFuture, type SourceTries, triesOf } from './schedule.ts'

/** Everything that keeps the data fresh without anybody's hand. */
export type Watch = Omit<LiveIngestion, 'chains' | 'signal' | 'clockWatch'> & {
  /** Opens the database; asked again after it went away. */
  open(): Promise<Storage>
  webhook: Webhook | null
  signal: AbortSignal
  /** One line for operators (Spanish). */
  log(line: string): void
  /** Milliseconds before the first look, and between two. */
  pace?: { first: number; tick: number }
  /** Milliseconds that really pass; only differences count. */
  passed?: () => number
}

/** A start is left in peace for a while; after that a look costs two small queries. */
const PACE = { first: 20_000, tick: 30_000 }

/**
 * Reads each source when it is due, notices stale ones and alerts the operator, until the signal. Several processes may do so on
 * one database: each source is read by one of them, each alert sent by one. Failures are logged and retried: this never throws.
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
    await readDue(storage, watch, trouble)
    const now = clock.now()
    // It may have jumped during the reading.
    if (trouble.watch.jumped() === 0) {
      await noteStale(db, frozenClock(now))
      await tidyWhenDue(db, now)
    }
  } else log(`${wrong} No se lee nada hasta que sea de fiar. Si está bien, «npm run ingest» lee igual.`)
  if (webhook) await deliverAlerts(db, webhook, () => clock.now(), signal)
}

async function readDue(storage: Storage, watch: Watch, trouble: ClockTrouble): Promise<void> {
  const { open: _open, webhook: _webhook, pace: _pace, passed: _passed, log, ...ingestion } = watch
  const { clock, config, signal } = ingestion
  const sources = liveSources({ ...config, clock }).map(({ source }) => source)
  const chains = dueSources(await sourceTries(storage.db, sources, clock.now()), clock.now())
  if (chains.length === 0 || signal.aborted) return
  log(lineOf(await ingestLive(storage, { ...ingestion, chains, clockWatch: trouble.watch })))
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

function lineOf({ outcome, snapshotVersion, sources }: RunReport): string {
  const words = sources.map(({ source, outcome: how, error, reasons }) => {
    const why = how === 'failed' || how === 'held' || how === 'busy' ? ` (${error ?? reasons[0] ?? ''})` : ''
    return `${CHAINS[source].name}: ${WORDS[how]}${why}`
  })
  const version = snapshotVersion === null ? '' : ` Instantánea ${snapshotVersion}.`
  return `Lectura de las fuentes, ${outcome === 'stopped' ? 'interrumpida' : 'terminada'}.${version} ${words.join('; ')}.`
}

const WORDS: Record<RunReport['sources'][number]['outcome'], string> = {
  published: 'publicada',
  unchanged: 'sin cambios',
  held: 'retenida',
  failed: 'falló',
  busy: 'ocupada',
}
