import { ClockWatch, systemClock } from '#domain/calendar/clock.ts'
import { SourceError } from '#ingestion/fetch/liveSourceError.ts'
import { type RunReport, runSources } from '#ingestion/publish/run.ts'
import type { RunSettings } from '#ingestion/publish/runSettings.ts'
import { type LiveConfig, makeLiveSources } from '#ingestion/sources/liveSources.ts'
import type { TurnTask } from '#ingestion/watch/keepFresh.ts'
import { tidyWhenDue } from '#storage/retention.ts'
import { loadLatestVersion } from '#storage/snapshots.ts'
import type { Storage } from '#storage/storage.ts'
import { StorageError } from '#storage/storageError.ts'

/** The way in which a turn reads. `passed` counts the milliseconds that really pass; only differences have a meaning. */
export type TurnSettings = Omit<RunSettings, 'kind' | 'sources' | 'clockWatch'> & {
  config: Omit<LiveConfig, 'clock' | 'signal'>
  passed: () => number
}

/**
 * Reads and publishes live sources, and in a turn of the schedule deletes what is too old.
 * @throws StorageError when the database lacks what the site shows; whatever storage throws.
 */
export async function takeTurn(
  storage: Storage,
  { names, shownVersion, clockStart, failure }: TurnTask,
  { passed, config, ...settings }: TurnSettings,
): Promise<RunReport> {
  await expectShown(storage, shownVersion)
  const { clock, signal } = settings
  const isScheduled = clockStart !== null
  const clockWatch = isScheduled || clock === systemClock ? new ClockWatch(clock, passed, clockStart ?? undefined) : null
  const sources =
    failure === undefined
      ? makeLiveSources({ ...config, clock, ...(signal && { signal }) }).filter(({ source }) => names.includes(source))
      : names.map((source) => ({ source, read: () => Promise.reject(new SourceError(failure)) }))
  const report = await runSources(storage, { ...settings, ...(clockWatch && { clockWatch }), kind: 'live', sources })
  if (isScheduled && clockWatch?.jumped() === 0 && !signal?.aborted) await tidyWhenDue(storage.db, clock.now())
  return report
}

/** A database without the snapshot on show was emptied or exchanged: a reading of some chains would take the others off the site. */
async function expectShown({ db }: Storage, shown: number | null): Promise<void> {
  if (shown === null || shown <= ((await loadLatestVersion(db)) ?? 0)) return
  throw new StorageError(
    `A la base le falta lo que el sitio muestra (instantánea ${shown}): no se lee ni se publica nada. Poné la base en su lugar o restaurá una copia; si querés empezar de cero, reiniciá Yapa.`,
  )
}
