import type { Glossary } from '#domain/choice/search.ts'
import type { NewsWeek } from '#domain/choice/week.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import type { SharedWeek } from './sharedWeek.ts'

export type HomeData = NewsWeek & {
  /** The snapshot's version. */
  version: number
  /** Words that people type for the things in the promotions. */
  glossary: Glossary
  /** What only an issuer publishes of a chain whose page is read; `line` tells the offer. In no ranking. */
  issuerOnly: readonly IssuerOffer[]
}

export type IssuerOffer = Pick<ListedPromotion, 'id' | 'supermarket' | 'feed'> & { line: string }

/** The part that depends only on snapshot and day: nearly everything. */
export type WeekContent = Pick<HomeData, 'promotions' | 'groups' | 'glossary' | 'news' | 'issuerOnly'>

/** The loader's data, the same for every shopper. Only the page adds whose methods it is for. */
export type LoadedHome = Omit<HomeData, keyof WeekContent | 'people' | 'afterUses'> & { shared: SharedWeek }
