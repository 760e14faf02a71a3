import { stat } from 'node:fs/promises'
import path from 'node:path'
import { databaseTime } from '#storage/databaseTime.ts'
import { lastHeartbeat } from '#storage/heartbeat.ts'
import { changesOfPromotion } from '#storage/history.ts'
import { latestRuns, runsFingerprint } from '#storage/runs.ts'
import { latestName, latestSnapshot, loadPublishedCard } from '#storage/snapshots.ts'
import { openStorage, SQLITE_FILE, type StorageSettings } from '#storage/storage.ts'
import type { SnapshotSource } from './snapshotKeeper.ts'
import { StorageTrouble } from './storageTrouble.ts'

/** How many changes of a promotion are read: more than a shopper looks at. */
const CHANGES = 24

/** How many runs tell every source's health, even on the busiest schedule. */
const RUNS = 120

/** Milliseconds for one query. The queries are small: one that takes longer is on a broken connection. */
const STATEMENT_TIMEOUT = 3_000

/**
 * Opens the configured database as a source of snapshots. The database must exist already.
 * @param unreviewed `off`: the source gives of a real snapshot only what a person reviewed.
 * @throws StorageError when it cannot be opened; StorageTrouble when its file is missing, then or later, or is another one.
 */
export async function openSnapshotSource({
  unreviewed = 'on',
  ...settings
}: StorageSettings & { unreviewed?: 'on' | 'off' }): Promise<SnapshotSource> {
  const opened = await fileOf(settings)
  // The file may vanish right now. A new one made here would pass for it, and would leave its log beside the next one.
  const { db, close } = await openStorage({ ...settings, statementTimeout: STATEMENT_TIMEOUT, isThere: true })
  return {
    async latestName() {
      // An open file stays readable after someone deletes or replaces it, so every poll compares the file.
      if ((await fileOf(settings)) !== opened) throw new StorageTrouble('replaced')
      return latestName(db)
    },
    async latestSnapshot() {
      const snapshot = await latestSnapshot(db)
      if (snapshot === null || snapshot.kind === 'example' || unreviewed === 'on') return snapshot
      return { ...snapshot, promotions: snapshot.promotions.filter(({ reviewed }) => reviewed !== null) }
    },
    runMark: () => runsFingerprint(db),
    latestRuns: () => latestRuns(db, RUNS),
    lastHeartbeat: () => lastHeartbeat(db),
    time: () => databaseTime(db),
    changesOf: (promotionId) => changesOfPromotion(db, promotionId, CHANGES),
    cardOf: (snapshot, promotion) => loadPublishedCard(db, snapshot.version, promotion),
    close,
  }
}

/** Identifies the file of the embedded database; null for PostgreSQL. @throws StorageTrouble when the file is missing. */
async function fileOf({ databaseUrl, dataDirectory }: StorageSettings): Promise<string | null> {
  if (databaseUrl !== null) return null
  const found = await stat(path.join(dataDirectory, SQLITE_FILE)).catch(() => null)
  if (found === null) throw new StorageTrouble('missing')
  return `${found.dev} ${found.ino}`
}
