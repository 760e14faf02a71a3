import { loadSourceFacts } from '#chains/sources.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import { SourceError } from '../fetch/liveSourceError.ts'
import type { PoliteClient } from '../fetch/politeClient.ts'
import { fetchSource, type SourceCapture } from './fetchSource.ts'
import { listLiveSources, type SwitchedOn } from './liveConfig.ts'
import type { Source } from './source.ts'

export type LiveConfig = SwitchedOn & {
  client: PoliteClient
  clock: Clock
  signal?: AbortSignal
}

export type LiveSource = Pick<Source, 'source'> & { read(): Promise<SourceCapture> }

/**
 * Makes the live sources. They can be read one after the other or at once: no host gets two requests at a time either way.
 * @throws SourceError for a name that is no source.
 */
export function makeLiveSources({ client, clock, signal, ...names }: LiveConfig): LiveSource[] {
  const dependencies = { client, clock, signal }
  return listLiveSources(names).map((source) => ({
    source,
    read: () => inTime(loadSourceFacts(source).then((facts) => fetchSource(source, facts, dependencies))),
  }))
}

/** Milliseconds for a source. The client ends earlier, unless a bug of ours waits for what never comes. */
const LIMIT = 240_000

async function inTime<T>(reading: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new SourceError(`La lectura tardó más de ${LIMIT / 1_000} s.`)), LIMIT)
  return Promise.race([reading, late]).finally(() => clearTimeout(timer))
}
