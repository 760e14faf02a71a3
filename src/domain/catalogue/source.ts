import { CHAINS, type ChainSlug } from './chain.ts'

/** The name of what is read, judged and published by itself. Today every source is the site of a chain. */
export type SourceSlug = ChainSlug

/** The source's name for people. */
export const sourceName = (source: SourceSlug): string => CHAINS[source].name
