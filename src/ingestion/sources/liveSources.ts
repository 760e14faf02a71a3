import { CHAIN_SOURCES } from '#chains/sources.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { PoliteClient } from '../fetch/politeClient.ts'
import type { SourceFacts, WaySettings } from '../platforms/way.ts'
import { fetchSource, type SourceCapture } from './fetchSource.ts'
import { listLiveChains } from './liveChains.ts'
import type { Source } from './source.ts'

export type LiveConfig = WaySettings & {
  client: PoliteClient
  clock: Clock
  /** The sister chains that are switched on. */
  sisters?: readonly string[]
  /** Stops readings in progress. */
  signal?: AbortSignal
}

/** A source whose captures include details of their download. */
export type LiveSource = Pick<Source, 'source'> & { read(): Promise<SourceCapture> }

/**
 * Makes the live sources. They can be read one after the other or at once: no host gets two requests at a time either way.
 * @throws SourceError for a sister chain that does not exist.
 */
export function makeLiveSources({ client, clock, browser, sisters = [], signal }: LiveConfig): LiveSource[] {
  const dependencies = { client, clock, settings: { browser }, signal }
  return listLiveChains(sisters).map((source) => ({
    source,
    read: () => fetchSource(source, CHAIN_SOURCES.get(source) as SourceFacts, dependencies),
  }))
}
