import { stat } from 'node:fs/promises'
import path from 'node:path'
import { lastHeartbeat } from '#storage/heartbeat.ts'
import { changesOfPromotion } from '#storage/history.ts'
import { listenForPublications } from '#storage/notices.ts'
import { latestRuns, runsFingerprint } from '#storage/runs.ts'
import { latestName, latestSnapshot, loadPublishedCard } from '#storage/snapshots.ts'
import { openStorage, SQLITE_FILE, type StorageSettings } from '#storage/storage.ts'
import type { SnapshotSource } from './snapshotKeeper.ts'
import { StorageTrouble } from './storageTrouble.ts'

/** More than a shopper reads about one promotion. */
const CHANGES = 24

/** How many runs are needed to know every source's health, even on the busiest schedule. */
const RUNS = 120

/** Milliseconds: readers ask for little, and one that waits longer looks for another connection. */
const STATEMENT_TIMEOUT = 3_000

/**
 * The database of the configuration as a source of snapshots. It has to be there already.
 * @param unreviewed `off`: of a real snapshot only what a person reviewed is handed out.
 * @param published Called when a snapshot has been published, where the database tells.
 * @throws StorageError when it cannot be opened; StorageTrouble when its file is missing, then or later, or is another one.
 */
export async function openSnapshotSource(
  { unreviewed = 'on', ...settings }: StorageSettings & { unreviewed?: 'on' | 'off' },
  published: () => void = () => {},
): Promise<SnapshotSource> {
  const opened = await fileOf(settings)
  // It may go in this very moment: one that was made anew would be taken for it, and leave its log beside the next one.
  const { db, close } = await openStorage({ ...settings, statementTimeout: STATEMENT_TIMEOUT, isThere: true })
  const stopListening = settings.databaseUrl === null ? () => {} : listenForPublications(settings.databaseUrl, published)
  return {
    async latestName() {
      // An open file can be read on after it was deleted or replaced, and would be for ever.
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
    changesOf: (promotionId) => changesOfPromotion(db, promotionId, CHANGES),
    cardOf: (snapshot, promotion) => loadPublishedCard(db, snapshot.version, promotion),
    close() {
      stopListening()
      return close()
    },
  }
}

/** Which file the embedded database is; null for PostgreSQL. @throws StorageTrouble when there is none. */
async function fileOf({ databaseUrl, dataDirectory }: StorageSettings): Promise<string | null> {
  if (databaseUrl !== null) return null
  const found = await stat(path.join(dataDirectory, SQLITE_FILE)).catch(() => null)
  if (found === null) throw new StorageTrouble('missing')
  return `${found.dev} ${found.ino}`
}
