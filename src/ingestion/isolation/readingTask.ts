import type { ChainSlug } from '#domain/catalogue/chain.ts'
import type { Review } from '#domain/promotion/review.ts'
import type { Capture } from '#storage/captures.ts'
import type { Instant } from '#storage/tables.ts'
import type { CachedAnswer } from '../fetch/validators.ts'
import type { CaptureReading } from '../read/reading.ts'

/** Messages between a reading process and its parent. Everything here can be sent between processes. */

/** The sites' earlier answers by request, so that a reading can ask whether they changed. */
export type AnswersByRequest = readonly (readonly [string, CachedAnswer])[]

/** Known facts for reading a chain's cards: earlier wordings (`earlierWordings.ts`), and the chain's reviews. */
export type KnownCards = { wordings: Uint8Array; reviews: readonly Review[] }

export type ReadingTask = KnownCards & { source: ChainSlug; now: Instant; remembered: AnswersByRequest }

/** The reading of a capture, without the capture. */
export type CardsReading = Omit<CaptureReading, 'capture'>

export type ReadingMessage =
  | { news: 'captured'; capture: Capture; remembered: AnswersByRequest }
  | { news: 'read'; reading: CardsReading }
  /** The source's failure in Spanish, or a bug of ours (`isOurs`) in its own words. */
  | { news: 'failed'; problem: string; isOurs: boolean }
  /** An uncaught error: the process ends. */
  | { news: 'died'; problem: string }

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
