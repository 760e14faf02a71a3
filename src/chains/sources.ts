import { ALL_CHAIN_SLUGS, type ChainSlug } from '#domain/catalogue/chain.ts'
import type { SourceFacts } from '#ingestion/platforms/way.ts'

/** The official source of every chain, in their usual order, found by the folder's name. */
export const CHAIN_SOURCES: ReadonlyMap<ChainSlug, SourceFacts> = new Map(
  await Promise.all(
    ALL_CHAIN_SLUGS.map(async (slug) => {
      const { source }: { source: SourceFacts } = await import(`./${slug}/source.ts`)
      return [slug, source] as const
    }),
  ),
)
