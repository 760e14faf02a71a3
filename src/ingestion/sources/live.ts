import type { Clock } from '#domain/clock.ts'
import type { PoliteClient } from '../http/politeClient.ts'
import { fetchSource, type SourceCapture } from '../platforms/fetchSource.ts'
import type { SourceFacts, WaySettings } from '../platforms/way.ts'
import { type Source, SourceError } from '../source.ts'
import { carrefour } from './carrefour.ts'
import { changomas } from './changomas.ts'
import { coto } from './coto.ts'
import { dia } from './dia.ts'
import { jumbo, SISTERS } from './jumbo.ts'
import { makro } from './makro.ts'

/** The official sources, in the order of the chains. */
export const LIVE_SOURCES: readonly SourceFacts[] = [carrefour, coto, dia, jumbo, changomas, makro]

export type LiveConfig = WaySettings & {
  client: PoliteClient
  clock: Clock
  /** Sisters of Jumbo that are switched on (`disco`, `vea`). */
  sisters?: readonly string[]
  /** Ends readings that are under way. */
  signal?: AbortSignal
}

/** A source whose captures say how they were come by. */
export type LiveSource = Pick<Source, 'source'> & { read(): Promise<SourceCapture> }

/**
 * The live sources, to be read one after the other or at the same time: no host is asked twice at once either way.
 * @throws SourceError when a chain is to be switched on that is no sister of Jumbo's.
 */
export function liveSources({ client, clock, browser, queryHashes, sisters = [], signal }: LiveConfig): LiveSource[] {
  const dependencies = { client, clock, settings: { browser, queryHashes }, signal }
  return [...LIVE_SOURCES, ...sisterSources(sisters)].map((source) => ({
    source: source.chain,
    read: () => fetchSource(source, dependencies),
  }))
}

function sisterSources(wanted: readonly string[]): SourceFacts[] {
  return wanted.map((name) => {
    const facts = SISTERS.find(({ chain }) => chain === name)
    if (facts) return facts
    throw new SourceError(`YAPA_SISTER_CHAINS: «${name.slice(0, 80)}» no es ninguna de ${SISTERS.map(({ chain }) => chain).join(', ')}.`)
  })
}
