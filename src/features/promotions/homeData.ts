import { type ChainSlug, shownChains } from '#domain/catalogue/chain.ts'
import type { Glossary } from '#domain/choice/search.ts'
import type { Week } from '#domain/choice/week.ts'
import type { SharedWeek } from './sharedWeek.ts'

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

/** What follows from a snapshot and a day alone: nearly all of it. */
export type WeekContent = Pick<HomeData, 'promotions' | 'groups' | 'glossary'>

/** What loaders read: the same for every shopper. Only the page knows whose methods it is for. */
export type LoadedHome = Omit<HomeData, keyof WeekContent | 'people' | 'afterUses'> & { shared: SharedWeek }
