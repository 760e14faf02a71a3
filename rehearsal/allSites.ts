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

/** Makes the sites of all chains with these cards. @param variants The form to use, for chains whose page had several. */
export function allSites(cards: readonly CapturedCard[], now: Date, variants: Partial<Record<ChainSlug, string>> = {}): RehearsedSite[] {
  return SITES.map(({ source, site }) => {
    const own = cards.filter((card) => card.source === source)
    return { ...site({ cards: own, now, variant: variants[source] }), source }
  })
}
