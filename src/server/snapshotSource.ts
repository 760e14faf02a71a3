import { statfs } from 'node:fs/promises'
import { addDays } from '#domain/calendar/calendar.ts'
import type { PublishedChange } from '#domain/promotion/promotionChange.ts'
import type { PublishedPromotion, Snapshot } from '#domain/promotion/snapshot.ts'
import { loadChangesOfPromotion, loadRecentChanges } from '#storage/history.ts'
import { loadDatabaseTime, loadLastHeartbeat } from '#storage/leases.ts'
import { listUnknownMigrations } from '#storage/migrations.ts'
import { loadEndedPromotions } from '#storage/promotions.ts'
import { loadLatestRuns, loadRunsFingerprint } from '#storage/runs.ts'
import { loadLatestName, loadLatestSnapshot, loadPublishedCard } from '#storage/snapshots.ts'
import { openFileToRead, openStorage, type Storage, type StorageSettings } from '#storage/storage.ts'
import { isOutOfRoom } from '#storage/storageError.ts'

/** How many changes of a promotion are read: more than a shopper looks at. */
const CHANGES = 24

/** For how many days changes are kept in memory, and how many of them: twice what six chains change in a busy month. */
const NEWS_DAYS = 30
const NEWS = 2_000

/** How many runs tell every source's health, even on the busiest schedule. */
const RUNS = 120

/** Milliseconds for one query. The queries are small: one that takes longer is on a broken connection. */
const STATEMENT_TIMEOUT = 3_000

/** Bytes that one publication may need. With fewer the disk counts as full. */
const LEAST_ROOM = 1_000_000

/**
 * Opens the configured database as a source of snapshots. The database must exist already.
 * @param unreviewed `off`: the source gives of a real snapshot only what a person reviewed.
 * @throws StorageError when it cannot be opened; DatabaseGoneError when its file is missing, then or later, or is another one.
 */
export async function openSnapshotSource({ unreviewed = 'on', ...settings }: StorageSettings & { unreviewed?: 'on' | 'off' }) {
  const { db, close, isReadOnly } = await openToServe(settings)
  return {
    /** Whether it was opened for reading alone, because its disk had no room. */
    isReadOnly,
    isDiskFull: () => isDiskFull(settings),
    unknownMigrations: () => listUnknownMigrations(db),
    latestName: () => loadLatestName(db),
    async latestSnapshot(): Promise<Snapshot | null> {
      const snapshot = await loadLatestSnapshot(db)
      if (snapshot === null || snapshot.kind === 'example' || unreviewed === 'on') return snapshot
      return { ...snapshot, promotions: snapshot.promotions.filter(({ reviewed }) => reviewed !== null) }
    },
    recentChanges: ({ kind, publishedAt }: Snapshot) => loadRecentChanges(db, kind, addDays(publishedAt.slice(0, 10), -NEWS_DAYS), NEWS),
    /** What ended with these changes, as last seen. */
    endedOf: (changes: readonly PublishedChange[]) =>
      loadEndedPromotions(
        db,
        changes.flatMap(({ event, promotionId }) => (event === 'ended' ? [promotionId] : [])),
      ),
    /** Changes whenever a run begins or ends. */
    runMark: () => loadRunsFingerprint(db),
    latestRuns: () => loadLatestRuns(db, RUNS),
    lastHeartbeat: () => loadLastHeartbeat(db),
    time: () => loadDatabaseTime(db),
    changesOf: (promotionId: string) => loadChangesOfPromotion(db, promotionId, CHANGES),
    cardOf: (snapshot: Snapshot, promotion: PublishedPromotion) => loadPublishedCard(db, snapshot.version, promotion),
    close,
  }
}

/** Opens the database; on a disk without room for reading alone, so that a start there serves what is stored. */
async function openToServe(settings: StorageSettings): Promise<Storage & { isReadOnly: boolean }> {
  try {
    return { ...(await openStorage({ ...settings, statementTimeout: STATEMENT_TIMEOUT })), isReadOnly: false }
  } catch (error) {
    if (settings.databaseUrl !== null || !isOutOfRoom(error)) throw error
    return { ...openFileToRead(settings.dataDirectory), isReadOnly: true }
  }
}

async function isDiskFull({ databaseUrl, dataDirectory }: StorageSettings): Promise<boolean> {
  if (databaseUrl !== null) return false
  const { bavail, bsize } = await statfs(dataDirectory)
  return bavail * bsize < LEAST_ROOM
}
