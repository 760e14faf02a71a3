import { ClockWatch } from '#domain/calendar/clock.ts'
import { CHAINS } from '#domain/catalogue/chain.ts'
import { ingestLive, type LiveIngestion } from '#ingestion/publish/ingestLive.ts'
import type { RunReport } from '#ingestion/publish/run.ts'
import type { TurnTask } from '#ingestion/watch/keepFresh.ts'
import { tidyWhenDue } from '#storage/retention.ts'
import type { Storage } from '#storage/storage.ts'

/** The way in which a turn reads, and the receiver of its report. */
export type Turn = Omit<LiveIngestion, 'chains' | 'clockWatch'> & {
  /** Counts the milliseconds that really pass. Only differences have a meaning. */
  passed: () => number
  /** Receives the outcome as one line for operators (Spanish). */
  say(line: string): void
}

/** Does a turn of the schedule: reads and publishes the due sources and deletes what is too old. @throws Whatever storage throws. */
export async function takeTurn(storage: Storage, { chains, clockStart }: TurnTask, { passed, say, ...ingestion }: Turn): Promise<void> {
  const { clock, signal } = ingestion
  const clockWatch = new ClockWatch(clock, passed, clockStart)
  say(lineOf(await ingestLive(storage, { ...ingestion, chains, clockWatch })))
  if (clockWatch.jumped() === 0 && !signal?.aborted) await tidyWhenDue(storage.db, clock.now())
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
