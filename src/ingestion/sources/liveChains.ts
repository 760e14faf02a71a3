import { ALL_CHAIN_SLUGS, CHAIN_SLUGS, type ChainSlug } from '#domain/catalogue/chain.ts'
import { SourceError } from '../fetch/sourceError.ts'

/**
 * The chains whose live sources are read, without the ways into their sites: the schedule needs no more.
 * @param sisters Sister chains that are switched on.
 * @throws SourceError for a name that is no sister chain's.
 */
export function liveChains(sisters: readonly string[]): ChainSlug[] {
  return [...CHAIN_SLUGS, ...sisters.map(sisterNamed)]
}

const SISTERS = ALL_CHAIN_SLUGS.filter((slug) => !(CHAIN_SLUGS as readonly ChainSlug[]).includes(slug))

function sisterNamed(name: string): ChainSlug {
  const sister = SISTERS.find((slug) => slug === name)
  if (sister) return sister
  throw new SourceError(`YAPA_SISTER_CHAINS: «${name.slice(0, 80)}» no es ninguna de ${SISTERS.join(', ')}.`)
}
