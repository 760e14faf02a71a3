import { isFeedSlug, type SourceSlug } from '#domain/catalogue/source.ts'
import type { CapturedCard } from '#domain/promotion/capture.ts'
import { REHEARSED } from './faults.ts'
import type { Site, SiteOf } from './site.ts'

/** Loaded by the folder's name. */
const SITES = await Promise.all(
  REHEARSED.map(async (source) => {
    const room = isFeedSlug(source) ? 'feeds' : 'chains'
    const { site }: { site: SiteOf } = await import(`../src/${room}/${source}/rehearsal.ts`)
    return { source, site }
  }),
)

export type RehearsedSite = Site & { source: SourceSlug }

/** Makes the sites of all sources with these cards. */
export function allSites(cards: readonly CapturedCard[], now: Date): RehearsedSite[] {
  return SITES.map(({ source, site }) => ({
    ...site(
      cards.filter((card) => card.source === source),
      now,
    ),
    source,
  }))
}
