import { CHAIN_SOURCES } from '#chains/sources.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { PoliteClient } from '../fetch/politeClient.ts'
import type { SourceFacts, WaySettings } from '../platforms/way.ts'
import { fetchSource, type SourceCapture } from './fetchSource.ts'
import { liveChains } from './liveChains.ts'
import type { Source } from './source.ts'

export type LiveConfig = WaySettings & {
  client: PoliteClient
  clock: Clock
  /** Sister chains that are switched on. */
  sisters?: readonly string[]
  /** Ends readings in progress. */
  signal?: AbortSignal
}

/** A source whose captures say how they were fetched. */
export type LiveSource = Pick<Source, 'source'> & { read(): Promise<SourceCapture> }

/**
 * The live sources, to be read one after the other or at the same time: no host is asked twice at once either way.
 * @throws SourceError when a chain is to be switched on that is no sister chain.
 */
export function liveSources({ client, clock, browser, queryHashes, sisters = [], signal }: LiveConfig): LiveSource[] {
  const dependencies = { client, clock, settings: { browser, queryHashes }, signal }
  return liveChains(sisters).map((source) => ({
    source,
    read: () => fetchSource(source, CHAIN_SOURCES.get(source) as SourceFacts, dependencies),
  }))
}
