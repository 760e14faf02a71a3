import type { Glossary } from '#domain/choice/search.ts'
import type { NewsWeek } from '#domain/choice/week.ts'
import type { SharedWeek } from './sharedWeek.ts'

/** All data of the home page. */
export type HomeData = NewsWeek & {
  /** The snapshot's version. */
  version: number
  /** Words that people type for the things in the promotions. */
  glossary: Glossary
}

/** The part that depends only on snapshot and day: nearly everything. */
export type WeekContent = Pick<HomeData, 'promotions' | 'groups' | 'glossary' | 'news'>

/** The loader's data, the same for every shopper. Only the page adds whose methods it is for. */
export type LoadedHome = Omit<HomeData, keyof WeekContent | 'people' | 'afterUses'> & { shared: SharedWeek }
