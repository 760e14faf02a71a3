import { CHAIN_SLUGS, type ChainSlug } from '#domain/catalogue/chain.ts'
import type { CapturedCard } from '#domain/promotion/capture.ts'
import type { Site, SiteOf } from './site.ts'

/** Found by the folder's name (docs/decisions/0031). */
const SITES = await Promise.all(
  CHAIN_SLUGS.map(async (source) => {
    const { site }: { site: SiteOf } = await import(`../src/chains/${source}/rehearsal.ts`)
    return { source, site }
  }),
)

export type RehearsedSite = Site & { source: ChainSlug }

/** The sites of all chains, showing these cards. @param variants For chains whose page had several forms. */
export function allSites(cards: readonly CapturedCard[], now: Date, variants: Partial<Record<ChainSlug, string>> = {}): RehearsedSite[] {
  return SITES.map(({ source, site }) => {
    const own = cards.filter((card) => card.source === source)
    return { ...site({ cards: own, now, variant: variants[source] }), source }
  })
}
