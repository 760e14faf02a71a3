import { type ChainSlug, shownChains } from '#domain/catalogue/chain.ts'
import type { Glossary } from '#domain/choice/search.ts'
import type { Week } from '#domain/choice/week.ts'

/** The chains to choose among, in their usual order. */
export function chainsRead({ captures }: Pick<HomeData, 'captures'>): ChainSlug[] {
  return shownChains(captures.map(({ chain }) => chain))
}

/** Everything the home page is made of. */
export type HomeData = Week & {
  /** Of the snapshot. */
  version: number
  /** What people say for what is in the promotions. */
  glossary: Glossary
}

/** The same as it travels: the promotions packed into one text (`promotionPack.ts`), the people as the wallet's cookie has them. */
export type PackedHomeData = Omit<HomeData, 'promotions' | 'people' | 'afterUses'> & { week: string; wallet: string }
