import { CHAIN_SLUGS, READ_CHAIN_SLUGS } from '#domain/catalogue/chain.ts'
import { FEED_SLUGS, type SourceSlug } from '#domain/catalogue/source.ts'
import { SourceError } from '../fetch/sourceError.ts'

/** Names of sources beyond the main chains that the operator switched on. */
export type SwitchedOn = {
  /** Sister chains (`YAPA_SISTER_CHAINS`). */
  sisters?: readonly string[]
  /** Issuers' feeds (`YAPA_FEEDS`). */
  feeds?: readonly string[]
}

/**
 * Lists the live sources, without loading the ways into their sites, which the schedule does not need.
 * @throws SourceError for a name that is none.
 */
export function listLiveSources({ sisters = [], feeds = [] }: SwitchedOn): SourceSlug[] {
  return [...CHAIN_SLUGS, ...named('YAPA_SISTER_CHAINS', sisters, SISTERS), ...named('YAPA_FEEDS', feeds, FEED_SLUGS)]
}

const SISTERS = READ_CHAIN_SLUGS.filter((slug) => !CHAIN_SLUGS.some((main) => main === slug))

function named<S extends SourceSlug>(setting: string, names: readonly string[], known: readonly S[]): S[] {
  return [...new Set(names)].map((name) => {
    const found = known.find((slug) => slug === name)
    if (found !== undefined) return found
    throw new SourceError(`${setting}: «${name.slice(0, 80)}» no es ninguna de ${known.join(', ')}.`)
  })
}
