import type { CivilDate } from '#domain/calendar.ts'
import { type ChainSlug, shownChains } from '#domain/chain.ts'
import type { Freshness } from '#domain/freshness.ts'
import type { ListedPromotion } from '#domain/promotion.ts'
import type { AfterUses } from '#domain/ranking.ts'
import type { Glossary } from '#domain/search.ts'
import type { Wallet } from '#domain/wallet.ts'

/** The chains to choose among, in their usual order. */
export function chainsRead({ captures }: Pick<HomeData, 'captures'>): ChainSlug[] {
  return shownChains(captures.map(({ chain }) => chain))
}

/** Everything the home page is made of. */
export type HomeData = {
  kind: 'example' | 'real'
  /** Of the snapshot. */
  version: number
  today: CivilDate
  /** Milliseconds until the next day begins in Argentina. */
  untilTomorrow: number
  /** One for every chain that was ever read. */
  captures: Freshness[]
  wallet: Wallet
  /** The promotions that hold on at least one of the seven days from today on. */
  promotions: ListedPromotion[]
  /** For each of them a number that those of its group share. */
  groups: readonly number[]
  /** What people say for what is in them. */
  glossary: Glossary
  /** What the shopper has used, once the browser has read it. */
  afterUses?: AfterUses | undefined
}

/** The same as it travels: the promotions packed into one text (`promotionPack.ts`). */
export type PackedHomeData = Omit<HomeData, 'promotions' | 'afterUses'> & { week: string }
