import { CHAIN_SLUGS, type ChainSlug } from '#domain/catalogue/chain.ts'
import type { CapturedCard } from '#domain/promotion/capture.ts'
import type { Site, SiteOf } from './site.ts'

/** Loaded by the folder's name. */
const SITES = await Promise.all(
  CHAIN_SLUGS.map(async (source) => {
    const { site }: { site: SiteOf } = await import(`../src/chains/${source}/rehearsal.ts`)
    return { source, site }
  }),
)

export type RehearsedSite = Site & { source: ChainSlug }

/** Makes the sites of all chains with these cards. */
export function allSites(cards: readonly CapturedCard[], now: Date): RehearsedSite[] {
  return SITES.map(({ source, site }) => ({
    ...site(
      cards.filter((card) => card.source === source),
      now,
    ),
    source,
  }))
}
