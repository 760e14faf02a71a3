import { systemClock } from '#domain/calendar/clock.ts'
import type { CardWords } from '#domain/promotion/capture.ts'
import type { PromotionChange } from '#domain/promotion/promotionChange.ts'
import type { PublishedPromotion, Snapshot } from '#domain/promotion/snapshot.ts'
import type { RunRecord } from '#storage/runs.ts'
import { log } from './log.ts'
import { indexSnapshot, type SnapshotIndex } from './snapshotIndex.ts'
import type { openSnapshotSource } from './snapshotSource.ts'
import { ADVICE, findTroubleKind, StorageTrouble, type TroubleKind } from './storageTrouble.ts'
import { withTimeout } from './withStorage.ts'

/** The origin of snapshots. Every call may fail; none needs to be quick. */
export type SnapshotSource = Awaited<ReturnType<typeof openSnapshotSource>>

/** The state of the source at the latest poll. `since`: when that state began (ISO instant). On a full disk it is reachable, and only read. */
export type StorageStatus = { reachable: boolean; since: string; trouble: TroubleKind | null }

const instant = () => systemClock.now().toISOString()

/** Milliseconds between two polls of the source. */
const POLL_INTERVAL = 1_000

/** Milliseconds that a page waits for data that is not in memory. After that it is shown without the data. */
const PATIENCE = 250

export type SnapshotKeeper = ReturnType<typeof keepSnapshot>

/**
 * Keeps the current snapshot of a process in memory. A poll notices what another process publishes. Lists read only what is in memory.
 * When the source is gone, the last snapshot stays and polling continues.
 * @param open Opens the source. The keeper calls it again after a failure, so that it finds a database that has come back.
 */
export function keepSnapshot(open: () => Promise<SnapshotSource>, pollInterval = POLL_INTERVAL) {
  let source: SnapshotSource | null = null
  let index: SnapshotIndex | null = null
  let runs: { mark: string; records: readonly RunRecord[] } = { mark: '', records: [] }
  let status: StorageStatus = { reachable: false, since: instant(), trouble: 'unreachable' }
  let told: TroubleKind | null = null
  let heartbeat: string | null = null
  let clockDifference = 0
  /** The migrations of a newer version that were there at the start: an older version may be started on purpose. */
  let accepted: readonly string[] | null = null
  let looking: Promise<void> | null = null
  let closed = false

  const look = async (): Promise<void> => {
    try {
      const known = source
      // There may be room again, and then more than was read.
      if (source?.isReadOnly) source = await open()
      source ??= await open()
      if (source !== known) await known?.close()
      const unknown = await source.unknownMigrations()
      accepted ??= unknown
      if (unknown.some((name) => !accepted?.includes(name))) throw new StorageTrouble('newer')
      const name = await source.latestName()
      if (name === null && index !== null) throw new StorageTrouble('empty')
      if (name !== null && name !== index?.snapshot.name) {
        const snapshot = await source.latestSnapshot()
        if (source !== known && hasFewerChains(snapshot, index?.snapshot)) throw new StorageTrouble('empty')
        if (snapshot) {
          const changes = await source.recentChanges(snapshot)
          index = indexSnapshot(snapshot, changes, await source.endedOf(changes))
        }
      }
      const mark = await source.runMark()
      if (mark !== runs.mark) runs = { mark, records: await readableRuns(source, runs.records) }
      heartbeat = await source.lastHeartbeat()
      clockDifference = (await source.time()) - systemClock.now().getTime()
      const trouble = source.isReadOnly || (await source.isDiskFull()) ? 'full' : null
      if (!status.reachable || status.trouble !== trouble) status = { reachable: true, since: instant(), trouble }
      if (trouble !== told) sayChange(trouble)
    } catch (error) {
      const trouble = findTroubleKind(error)
      // Only a change is logged: the poll runs every second.
      if (trouble !== told)
        log().error({ err: error, trouble, advice: ADVICE[trouble] }, 'the database cannot be read; what was read last is served')
      told = trouble
      const since = status.reachable ? instant() : status.since
      status = { reachable: false, since, trouble }
      // A failed connection may never recover (a replaced file, a restarted server): the next poll opens a new one.
      const failed = source
      source = null
      // Nothing waits for the close: a frozen database server does not answer it.
      failed?.close().catch(() => {})
    }
  }

  const sayChange = (trouble: TroubleKind | null) => {
    if (trouble === null) log().info({ was: told }, 'the database can be read again, and written')
    else log().error({ trouble }, ADVICE[trouble])
    told = trouble
  }

  const refresh = (): Promise<void> => {
    if (closed) return Promise.resolve()
    looking ??= look().finally(() => {
      looking = null
    })
    return looking
  }

  const timer = setInterval(refresh, pollInterval)
  timer.unref()

  return {
    index: () => index,
    /** The latest runs, newest first. */
    runs: () => runs.records,
    status: () => status,
    /** When the schedule last looked (ISO instant); null: never. */
    heartbeat: () => heartbeat,
    /** Milliseconds by which the source's clock is ahead of this machine's. */
    clockDifference: () => clockDifference,
    /** Polls the source now. Concurrent calls share one poll. Never rejects: failures show in `status`. */
    refresh,
    /** @throws when the source fails, or does not answer within `PATIENCE`. */
    cardOf: async (promotion: PublishedPromotion): Promise<CardWords | null> =>
      source && index ? withTimeout(PATIENCE, source.cardOf(index.snapshot, promotion)) : null,
    /** @throws as `cardOf`. */
    changesOf: async (promotionId: string): Promise<PromotionChange[]> =>
      source ? withTimeout(PATIENCE, source.changesOf(promotionId)) : [],
    async close(): Promise<void> {
      closed = true
      clearInterval(timer)
      await looking
      await source?.close()
      source = null
    },
  }
}

/** Whether a database that was opened anew has lost chains that are shown: it was begun again. */
function hasFewerChains(found: Snapshot | null, shown: Snapshot | undefined): boolean {
  if (shown?.kind !== 'real') return false
  const chains = new Set(found?.sources.map(({ source }) => source))
  return shown.sources.some(({ source }) => !chains.has(source))
}

/** Records of a newer version may be unreadable. Promotions are served all the same. */
async function readableRuns(source: SnapshotSource, known: readonly RunRecord[]): Promise<readonly RunRecord[]> {
  return source.latestRuns().catch((error: unknown) => {
    if (error instanceof Error && error.name === 'StoredDataError') return known
    throw error
  })
}
