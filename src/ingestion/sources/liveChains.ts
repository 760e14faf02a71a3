import { ALL_CHAIN_SLUGS, CHAIN_SLUGS, type ChainSlug } from '#domain/catalogue/chain.ts'
import { SourceError } from '../fetch/sourceError.ts'

/**
 * Lists the chains with live sources, without loading the ways into their sites, which the schedule does not need.
 * @param sisters The sister chains that are switched on. @throws SourceError for a name that is no sister chain.
 */
export function listLiveChains(sisters: readonly string[]): ChainSlug[] {
  return [...CHAIN_SLUGS, ...sisters.map(sisterNamed)]
}

const SISTERS = ALL_CHAIN_SLUGS.filter((slug) => !(CHAIN_SLUGS as readonly ChainSlug[]).includes(slug))

function sisterNamed(name: string): ChainSlug {
  const sister = SISTERS.find((slug) => slug === name)
  if (sister) return sister
  throw new SourceError(`YAPA_SISTER_CHAINS: «${name.slice(0, 80)}» no es ninguna de ${SISTERS.join(', ')}.`)
}
