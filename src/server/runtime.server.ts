import { type Clock, systemClock, today } from '#domain/calendar/clock.ts'
import type { SourceSlug } from '#domain/catalogue/source.ts'
import type { CardWords } from '#domain/promotion/capture.ts'
import type { Freshness } from '#domain/promotion/freshness.ts'
import type { PromotionChange } from '#domain/promotion/promotionChange.ts'
import type { PublishedPromotion, Snapshot } from '#domain/promotion/snapshot.ts'
import { attemptsFromRuns, isImpossiblyLate, nextReadingTime } from '#ingestion/watch/schedule.ts'
import { assessSources, type SourceHealth, sourcesFreshness } from '#ingestion/watch/sourceHealth.ts'
import type { RunRecord } from '#storage/runs.ts'
import { type Config, isScheduled, readConfig } from './config.ts'
import type { SnapshotIndex } from './snapshotIndex.ts'
import { keepSnapshot, type StorageStatus } from './snapshotKeeper.ts'
import { openSnapshotSource } from './snapshotSource.ts'

/** The state of the web process: its configuration and the published snapshot, in memory. */
export type Runtime = {
  config: Config
  clock: Clock
  /** The latest snapshot that this process knows; null while none is published. It never waits: a newer one arrives within two seconds or so. */
  snapshot(): Snapshot | null
  index(): SnapshotIndex | null
  /** The latest runs of ingestion, newest first; as old as the snapshot at most. */
  runs(): readonly RunRecord[]
  /** How every source stands now, by the snapshot and the latest runs. */
  sources(): SourceHealth[]
  freshness(): Freshness[]
  /** When this process will read the source next; null when it does not run the schedule. */
  nextReading(source: SourceSlug): Date | null
  storage(): StorageStatus
  /** How this machine's clock stands against the database's. */
  clockDifference(): ClockDifference
  /** How the schedule does, in this process or another; null when no process is known to run one. */
  schedule(): ScheduleStatus | null
  /** The card that a promotion of the current snapshot was read from. @throws when storage cannot be reached, or not soon. */
  cardOf(promotion: PublishedPromotion): Promise<CardWords | null>
  /** Changes of a promotion, the latest first. @throws as `cardOf`. */
  changesOf(promotionId: string): Promise<PromotionChange[]>
  /** Looks for a newer snapshot now. */
  refresh(): Promise<void>
  /** Tells the runtime that a review of the chain was added or removed; null: of any chain. */
  reviewed(source: SourceSlug | null): void
  onReviewed(listener: (source: SourceSlug | null) => void): void
  /** Whether the process is about to end and should get no more traffic. */
  isClosing(): boolean
  announceClosing(): void
}

/** `lastLookAt`: ISO instant; null: it has not looked yet. */
export type ScheduleStatus = { lastLookAt: string | null; isLate: boolean; isClockWrong: boolean }

/** `seconds`: by how much the database's clock is ahead; `isWrong`: more than a minute either way, so one of the two tells a wrong day in time. */
export type ClockDifference = { seconds: number; isWrong: boolean }

/** Seconds between two clocks of which one is wrong. */
const WRONG_CLOCK = 60

/** Milliseconds. The schedule looks twice a minute, but a round of readings in which every site hangs takes a quarter of an hour. */
const LATE = 20 * 60_000

type Held = { runtime: Runtime; close(): Promise<void> }

/**
 * The state is on the global object: the built bundle, the native modules of the command line and every reload of the development
 * server are different copies of this module, and the process must have one snapshot and one connection.
 */
const HOLDER = Symbol.for('yapa.runtime')
const holder = globalThis as { [HOLDER]?: Promise<Held> }

/**
 * The runtime of this process, opened on first use. Resolves after the first poll of storage, successful or not.
 * @throws ConfigError when the environment's configuration cannot be used.
 */
export async function getRuntime(): Promise<Runtime> {
  holder[HOLDER] ??= open(readConfig(process.env)).catch((error: unknown) => {
    delete holder[HOLDER]
    throw error
  })
  return (await holder[HOLDER]).runtime
}

/** Ends polling and closes the database, if the runtime was opened. */
export async function closeRuntime(): Promise<void> {
  const held = holder[HOLDER]
  delete holder[HOLDER]
  await (await held)?.close()
}

async function open(config: Config): Promise<Held> {
  const keeper = keepSnapshot(() => openSnapshotSource(config))
  await keeper.refresh()
  let closing = false
  const listeners = new Set<(source: SourceSlug | null) => void>()
  const sources = () => assessSources(keeper.index()?.snapshot ?? null, keeper.runs(), config.clock.now())
  const started = config.clock.now()
  const runtime: Runtime = {
    config,
    clock: config.clock,
    snapshot: () => keeper.index()?.snapshot ?? null,
    index: keeper.index,
    runs: keeper.runs,
    sources,
    freshness: () => sourcesFreshness(sources()),
    nextReading: (source) => (isScheduled(config) ? nextReadingTime(attemptsFromRuns(keeper.runs(), source, config.clock.now())) : null),
    storage: keeper.status,
    clockDifference() {
      const seconds = Math.round(keeper.clockDifference() / 1_000)
      return { seconds, isWrong: Math.abs(seconds) > WRONG_CLOCK }
    },
    schedule: () => getScheduleStatus(keeper.heartbeat(), config, started),
    cardOf: keeper.cardOf,
    changesOf: keeper.changesOf,
    refresh: keeper.refresh,
    onReviewed(listener) {
      listeners.add(listener)
    },
    reviewed(source) {
      for (const listener of listeners) listener(source)
    },
    isClosing: () => closing,
    announceClosing: () => {
      closing = true
    },
  }
  return { runtime, close: keeper.close }
}

/** @param lastLookAt When the schedule last looked, as the database has it. @param started When this process began to wait for that. */
export function getScheduleStatus(
  lastLookAt: string | null,
  { clock, schedule }: Pick<Config, 'clock' | 'schedule'>,
  started: Date,
): ScheduleStatus | null {
  if (lastLookAt === null && schedule === 'off') return null
  // With a frozen clock nothing is read, and a time that another clock wrote says nothing.
  if (clock !== systemClock) return null
  const now = clock.now()
  const isClockWrong = lastLookAt !== null && isImpossiblyLate(lastLookAt, now)
  const since = Math.max(started.getTime(), lastLookAt === null || isClockWrong ? 0 : Date.parse(lastLookAt))
  return { lastLookAt, isLate: now.getTime() - since > LATE, isClockWrong }
}

/** Names the state of the data that pages and pictures are made of: the snapshot, the day, and the stale sources. Null while nothing is published. */
export function getEditionName({ snapshot, freshness, clock }: Pick<Runtime, 'snapshot' | 'freshness' | 'clock'>): string | null {
  const current = snapshot()
  if (current === null) return null
  return [current.name, today(clock), ...freshness().flatMap(({ source, isStale }) => (isStale ? [source] : []))].join(' ')
}
