import type { ChainSlug } from '#domain/catalogue/chain.ts'
import type { Review } from '#domain/promotion/review.ts'
import type { Capture } from '#storage/captures.ts'
import type { Instant } from '#storage/tables.ts'
import type { RememberedAnswer } from '../fetch/validators.ts'
import type { CaptureReading } from '../read/reading.ts'

/** What a process of readings is asked and answers. Everything here can be sent from one process to another. */

/** The sites' answers that a reading may ask about again ("has it changed?"), by request. */
export type Remembered = readonly (readonly [string, RememberedAnswer])[]

/** What is known before a chain's cards are read: what earlier cards said (`earlierWordings.ts`), and what persons verified of the chain's. */
export type KnownBefore = { wordings: Uint8Array; reviews: readonly Review[] }

export type ReadingTask = KnownBefore & { source: ChainSlug; now: Instant; remembered: Remembered }

/** What was read from a capture, without the capture. */
export type CardsRead = Omit<CaptureReading, 'capture'>

export type ReadingNews =
  | { news: 'captured'; capture: Capture; remembered: Remembered }
  | { news: 'read'; reading: CardsRead }
  /** The source's problem, or an error of ours (`isOurs`), in Spanish or in our own words. */
  | { news: 'failed'; problem: string; isOurs: boolean }
  /** An error that nobody waited for: the process ends. */
  | { news: 'died'; problem: string }

/** What one reading may use. Milliseconds and bytes. */
export type ReadingLimits = {
  /** Of the processor. */
  cpu: number
  /** Of the whole process, in memory. */
  memory: number
  /** Of JavaScript's own memory. */
  heap: number
  /** From the task to its end, waiting for the site included. */
  time: number
}
