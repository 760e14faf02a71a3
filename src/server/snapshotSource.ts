import { changesOf } from '#storage/history.ts'
import { latestRuns, runMark } from '#storage/runs.ts'
import { cardOf, latestSnapshot, latestVersion } from '#storage/snapshots.ts'
import { openStorage, type StorageSettings } from '#storage/storage.ts'
import type { SnapshotSource } from './snapshotKeeper.ts'

/** More than a shopper reads about one promotion. */
const CHANGES = 24

/** How many runs are needed to know every source's health, even on the busiest schedule. */
const RUNS = 120

/** Milliseconds: readers ask for little, and one that waits longer looks for another connection. */
const STATEMENT_TIMEOUT = 3_000

/** The database of the configuration as a source of snapshots. @throws StorageError when it cannot be opened. */
export async function openSnapshotSource(settings: StorageSettings): Promise<SnapshotSource> {
  const { db, close } = await openStorage({ ...settings, statementTimeout: STATEMENT_TIMEOUT })
  return {
    latestVersion: () => latestVersion(db),
    latestSnapshot: () => latestSnapshot(db),
    runMark: () => runMark(db),
    latestRuns: () => latestRuns(db, RUNS),
    changesOf: (promotionId) => changesOf(db, promotionId, CHANGES),
    cardOf: (snapshot, promotion) => cardOf(db, snapshot.version, promotion),
    close,
  }
}
