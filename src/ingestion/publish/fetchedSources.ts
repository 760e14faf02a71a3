import { setImmediate as nextTick } from 'node:timers/promises'
import { type SourceSlug, sourceName } from '#domain/catalogue/source.ts'
import type { Review } from '#domain/promotion/review.ts'
import type { Capture } from '#storage/captures.ts'
import type { PriorKnowledge } from '../isolation/readingProcesses.ts'
import type { CaptureReading } from '../read/reading.ts'
import { checkCapture, type Source } from '../sources/source.ts'
import { type Ingestion, type SelfReadingSource, sourceProblem } from './ingestion.ts'

/** The result of asking a source: a capture with its reading, or the reason for none (Spanish). */
export type FetchedSource = { source: SourceSlug; result: FetchResult | string; startedAt: number; reviews: readonly Review[] }
type FetchResult = { capture: Capture; reading: CaptureReading | Error | null }

/**
 * Asks one source. All are asked at once, because hosts have different speeds; each host still gets one request at a
 * time. Never rejects.
 */
export async function fetchSafely(
  source: Source | SelfReadingSource,
  { wordings, reviews }: PriorKnowledge,
  onProgress: Ingestion['onProgress'],
): Promise<FetchedSource> {
  const startedAt = performance.now()
  onProgress?.(`${sourceName(source.source)}: leyendo…`)
  const own = reviews.filter(({ card }) => card.source === source.source)
  const result = await fetchFrom(source, { wordings, reviews: own }).catch((error: unknown) => sourceProblem(error))
  return { source: source.source, result, startedAt, reviews: own }
}

async function fetchFrom(source: Source | SelfReadingSource, known: PriorKnowledge): Promise<FetchResult> {
  return 'readAll' in source ? source.readAll(known) : { capture: checkCapture(await source.read()), reading: null }
}

/** Yields all sources in order, once the last one has arrived. */
export async function* allTogether<T>(arrivals: readonly Promise<T>[]): AsyncGenerator<T[]> {
  yield await Promise.all(arrivals)
}

/** Yields the sources that arrived since the last batch, so that a slow one does not delay the others. */
export async function* asTheyArrive<T>(arrivals: readonly Promise<T>[]): AsyncGenerator<T[]> {
  let arrived: T[] = []
  let some = Promise.withResolvers<void>()
  for (const arrival of arrivals)
    arrival.then((one) => {
      arrived.push(one)
      some.resolve()
    }, some.reject)
  for (let left = arrivals.length; left > 0; ) {
    await some.promise
    // Sources that arrive in the same moment are published together.
    await nextTick()
    const batch = arrived
    arrived = []
    some = Promise.withResolvers()
    left -= batch.length
    yield batch
  }
}
