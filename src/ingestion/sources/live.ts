import { CHAIN_SOURCES } from '#chains/sources.ts'
import { ALL_CHAIN_SLUGS, CHAIN_SLUGS, type ChainSlug } from '#domain/chain.ts'
import type { Clock } from '#domain/clock.ts'
import type { PoliteClient } from '../fetch/politeClient.ts'
import { SourceError } from '../fetch/sourceError.ts'
import type { SourceFacts, WaySettings } from '../platforms/way.ts'
import { fetchSource, type SourceCapture } from './fetchSource.ts'
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
  return [...CHAIN_SLUGS, ...sisters.map(sisterNamed)].map((source) => ({
    source,
    read: () => fetchSource(source, CHAIN_SOURCES.get(source) as SourceFacts, dependencies),
  }))
}

const SISTERS = ALL_CHAIN_SLUGS.filter((slug) => !(CHAIN_SLUGS as readonly ChainSlug[]).includes(slug))

function sisterNamed(name: string): ChainSlug {
  const sister = SISTERS.find((slug) => slug === name)
  if (sister) return sister
  throw new SourceError(`YAPA_SISTER_CHAINS: «${name.slice(0, 80)}» no es ninguna de ${SISTERS.join(', ')}.`)
}
