import type { CivilDate } from '../calendar/calendar.ts'
import { type ChainSlug, chainsToShow, isChainSlug } from '../catalogue/chain.ts'
import type { Freshness } from '../promotion/freshness.ts'
import { weekFrom } from '../promotion/occurrence.ts'
import type { ListedPromotion } from '../promotion/promotion.ts'
import type { News } from '../promotion/promotionChange.ts'
import type { PublishedPromotion } from '../promotion/snapshot.ts'
import type { Household } from '../wallet/household.ts'
import type { AfterUses } from './ranking.ts'

/** The week from today for one shopper: the data of the home page, the till and the supermarkets page. */
export type Week = {
  kind: 'example' | 'real'
  today: CivilDate
  /** Milliseconds until the next day begins in Argentina. */
  untilTomorrow: number
  /** One entry for every chain that was ever read. */
  captures: readonly Freshness[]
  people: Household
  /** The promotions that hold on at least one of the seven days from today. */
  promotions: readonly ListedPromotion[]
  /** The group number of each promotion; members of a group share it. */
  groups: readonly number[]
  /** Reduces promotions by the shopper's uses; absent until the browser has read them. */
  afterUses?: AfterUses | undefined
}

/** What is new about a promotion of the week: `at` is its place in `promotions`. */
export type WeekNews = Omit<News, 'promotionId'> & { at: number }

/** The week with what is new of its promotions, the latest first. */
export type NewsWeek = Week & { news: readonly WeekNews[] }

/** The parts of a snapshot that a week needs. */
export type WeekSource = { on(date: string): readonly PublishedPromotion[]; groupOf(promotion: PublishedPromotion): string }

/** Collects the promotions of the seven days from a day, and the group number of each: the place of the first of its group. */
export function offersOfWeek(source: WeekSource, today: CivilDate): { promotions: PublishedPromotion[]; groups: number[] } {
  const promotions = [...new Set(weekFrom(today).flatMap((date) => source.on(date)))]
  const heads = promotions.map((promotion) => source.groupOf(promotion))
  return { promotions, groups: heads.map((head) => heads.indexOf(head)) }
}

/** Returns the chains to choose from, in their usual order: those whose pages were read, and those of which an issuer says something. */
export function chainsOfWeek({ captures, promotions }: Pick<Week, 'captures' | 'promotions'>): ChainSlug[] {
  return chainsToShow([
    ...captures.flatMap(({ source }) => (isChainSlug(source) ? [source] : [])),
    ...promotions.map(({ supermarket }) => supermarket),
  ])
}
