import type { Clock, ClockWatch } from '#domain/calendar/clock.ts'
import type { SecondReader } from '#readings/secondReader.ts'
import type { WordsReader } from '#review/desk.ts'
import type { SourceRecord } from '#storage/runs.ts'
import { errorMessage } from '#storage/storageError.ts'
import type { EditionKind, Instant, RunRow } from '#storage/tables.ts'
import { SourceError } from '../fetch/liveSourceError.ts'
import type { CardReader } from '../read/reading.ts'
import type { Source } from '../sources/source.ts'
import type { RunReport } from './run.ts'

/**
 * A run fetches, stores, reads and judges every source, and publishes what passes, with the sources' records, in one
 * transaction: an archive at once, live sources as they arrive. A killed run leaves a complete snapshot; repeating it
 * finds stored captures by content and makes the same editions.
 */
export type RunSettings = {
  kind: RunRow['kind']
  sources: readonly Source[]
  read: CardReader
  /** Reads the words of a reviewed card again; without it, reviews are not applied. */
  readWords?: WordsReader
  /** Merges readings with those of a model; without it the program's stand. */
  second?: SecondReader | undefined
  clock: Clock
  /** Notices when the clock jumps; absent for a frozen clock. */
  clockWatch?: ClockWatch
  /** A person has checked the capture: a hold is published, with its reasons as a warning. */
  trusted?: boolean
  /** Ends the run between two steps; unpublished work is dropped. */
  signal?: AbortSignal
  onProgress?: (message: string) => void
  /** Receives what is recorded, after each publication. */
  onRecorded?: (report: RunReport) => void
}

export const editionKindOf = ({ kind }: RunSettings): EditionKind => (kind === 'example' ? 'example' : 'real')

export function makeEmptyRecord(source: SourceRecord['source']): SourceRecord {
  return {
    source,
    outcome: 'failed',
    captureId: null,
    reading: null,
    capturedAt: null,
    cards: 0,
    promotions: 0,
    unreadable: 0,
    refused: [],
    verdict: null,
    reasons: [],
    error: null,
    milliseconds: 0,
    fetched: null,
    asked: null,
  }
}

/** A bug of ours in one source must not stop the others; the message says that it is a bug. */
export function describeSourceProblem(error: unknown): string {
  return error instanceof SourceError ? error.message : `Error inesperado en la fuente: ${errorMessage(error)}`
}

export function getNow(clock: Clock): Instant {
  return clock.now().toISOString()
}
