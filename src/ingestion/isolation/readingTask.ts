import type { SourceSlug } from '#domain/catalogue/source.ts'
import type { Review } from '#domain/promotion/review.ts'
import type { Capture } from '#storage/captures.ts'
import type { Instant } from '#storage/tables.ts'
import type { CaptureReading } from '../read/reading.ts'

/** Messages between a reading process and its parent. Everything here can be sent between processes. */

/** Known facts for reading a chain's cards: earlier wordings (`earlierWordings.ts`), and the chain's reviews. */
export type PriorKnowledge = { wordings: Uint8Array; reviews: readonly Review[] }

export type ReadingTask = PriorKnowledge & { source: SourceSlug; now: Instant }

export type ReadingNews =
  | { news: 'captured'; capture: Capture }
  /** The reading of that capture, without the capture. */
  | { news: 'read'; reading: Omit<CaptureReading, 'capture'> }
  /** The source's failure in Spanish, or a bug of ours (`isOurs`) in its own words. */
  | { news: 'failed'; problem: string; isOurs: boolean }

/** Limits of one reading, in milliseconds and bytes. */
export type ReadingLimits = {
  /** Processor time. */
  cpu: number
  /** Memory of the whole process. */
  memory: number
  /** JavaScript's own memory. */
  heap: number
  /** From the task to its end, including waits for the site. */
  time: number
}
