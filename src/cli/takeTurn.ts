import { ClockWatch } from '#domain/calendar/clock.ts'
import { CHAINS } from '#domain/catalogue/chain.ts'
import { ingestLive, type LiveIngestion } from '#ingestion/publish/ingestLive.ts'
import type { RunReport } from '#ingestion/publish/run.ts'
import type { TurnTask } from '#ingestion/watch/keepFresh.ts'
import { tidyWhenDue } from '#storage/retention.ts'
import type { Storage } from '#storage/storage.ts'

/** How a turn reads, and who hears of it. */
export type Turn = Omit<LiveIngestion, 'chains' | 'clockWatch'> & {
  /** Milliseconds that really pass; only differences count. */
  passed: () => number
  /** Receives how it went, as one line for operators (Spanish). */
  say(line: string): void
}

/** A turn of the schedule: what is due is read and published, and what is too old goes. @throws Whatever storage throws, in words where they are known. */
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
