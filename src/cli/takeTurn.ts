import { ClockWatch } from '#domain/calendar/clock.ts'
import { sourceName } from '#domain/catalogue/source.ts'
import { ingestLive, type LiveIngestion } from '#ingestion/publish/ingestLive.ts'
import type { RunReport } from '#ingestion/publish/run.ts'
import type { TurnTask } from '#ingestion/watch/keepFresh.ts'
import { tidyWhenDue } from '#storage/retention.ts'
import { latestVersion } from '#storage/snapshots.ts'
import type { Storage } from '#storage/storage.ts'
import { StorageError } from '#storage/storageError.ts'
import { OUTCOME_WORDS } from './ingestionTable.ts'

/** The way in which a turn reads, and the receiver of its report. */
export type Turn = Omit<LiveIngestion, 'names' | 'clockWatch'> & {
  /** Counts the milliseconds that really pass. Only differences have a meaning. */
  passed: () => number
  /** Receives the outcome as one line for operators (Spanish). */
  say(line: string): void
}

/**
 * Does a turn of the schedule: reads and publishes the due sources and deletes what is too old.
 * @throws StorageError when the database lacks what the site shows; whatever storage throws.
 */
export async function takeTurn(
  storage: Storage,
  { names, shownVersion, clockStart }: TurnTask,
  { passed, say, ...ingestion }: Turn,
): Promise<void> {
  await expectShown(storage, shownVersion)
  const { clock, signal } = ingestion
  const clockWatch = new ClockWatch(clock, passed, clockStart)
  say(lineOf(await ingestLive(storage, { ...ingestion, names, clockWatch })))
  if (clockWatch.jumped() === 0 && !signal?.aborted) await tidyWhenDue(storage.db, clock.now())
}

/** A database without the snapshot on show was emptied or exchanged: a reading of some chains would take the others off the site. */
async function expectShown({ db }: Storage, shown: number | null): Promise<void> {
  if (shown === null || shown <= ((await latestVersion(db)) ?? 0)) return
  throw new StorageError(
    `A la base le falta lo que el sitio muestra (instantánea ${shown}): no se lee ni se publica nada. Poné la base en su lugar o restaurá una copia; si querés empezar de cero, reiniciá Yapa.`,
  )
}

function lineOf({ outcome, snapshotVersion, sources }: RunReport): string {
  const words = sources.map(({ source, outcome: how, error, reasons }) => {
    const why = how === 'failed' || how === 'held' || how === 'busy' ? ` (${error ?? reasons[0] ?? ''})` : ''
    return `${sourceName(source)}: ${OUTCOME_WORDS[how]}${why}`
  })
  const version = snapshotVersion === null ? '' : ` Instantánea ${snapshotVersion}.`
  return `Lectura de las fuentes, ${outcome === 'stopped' ? 'interrumpida' : 'terminada'}.${version} ${words.join('; ')}.`
}
