import { setImmediate as nextTick } from 'node:timers/promises'
import { type SourceSlug, sourceName } from '#domain/catalogue/source.ts'
import type { Capture } from '#storage/captures.ts'
import { checkCapture, type Source } from '../sources/source.ts'
import { type RunSettings, sourceProblem } from './runSettings.ts'

/** The result of asking a source: a capture, or the reason for none (Spanish). */
export type FetchedSource = { source: SourceSlug; result: Capture | string; startedAt: number }

/**
 * Asks one source. All are asked at once, because hosts have different speeds; each host still gets one request at a
 * time. Never rejects.
 */
export async function fetchSafely({ source, read }: Source, onProgress: RunSettings['onProgress']): Promise<FetchedSource> {
  const startedAt = performance.now()
  onProgress?.(`${sourceName(source)}: leyendo…`)
  const result = await read().then(checkCapture).catch(sourceProblem)
  return { source, result, startedAt }
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
