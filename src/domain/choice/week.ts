import type { CivilDate } from '../calendar/calendar.ts'
import { type ChainSlug, chainsToShow, isChainSlug } from '../catalogue/chain.ts'
import type { Freshness } from '../promotion/freshness.ts'
import { weekFrom } from '../promotion/occurrence.ts'
import type { ListedPromotion } from '../promotion/promotion.ts'
import type { News } from '../promotion/promotionChange.ts'
import type { PublishedPromotion } from '../promotion/snapshot.ts'
import type { Household } from '../wallet/household.ts'
import type { AfterUses } from './ranking.ts'

export type Week = {
  kind: 'example' | 'real'
  today: CivilDate
  /** Milliseconds, in Argentina. */
  untilTomorrow: number
  /** Of every chain that was ever read. */
  captures: readonly Freshness[]
  people: Household
  promotions: readonly ListedPromotion[]
  groups: readonly number[]
  /** Absent until the browser has read the uses. */
  afterUses?: AfterUses | undefined
}

/** `at`: its place in `promotions`. */
export type WeekNews = Omit<News, 'promotionId'> & { at: number }

export type NewsWeek = Week & { news: readonly WeekNews[] }

export type WeekSource = { on(date: string): readonly PublishedPromotion[]; groupOf(promotion: PublishedPromotion): string }

export function offersOfWeek(source: WeekSource, today: CivilDate): { promotions: PublishedPromotion[]; groups: number[] } {
  const promotions = [...new Set(weekFrom(today).flatMap((date) => source.on(date)))]
  const heads = promotions.map((promotion) => source.groupOf(promotion))
  return { promotions, groups: heads.map((head) => heads.indexOf(head)) }
}

/** In their usual order: read chains, and those of which an issuer says something. */
export function chainsOfWeek({ captures, promotions }: Pick<Week, 'captures' | 'promotions'>): ChainSlug[] {
  return chainsToShow([
    ...captures.flatMap(({ source }) => (isChainSlug(source) ? [source] : [])),
    ...promotions.map(({ supermarket }) => supermarket),
  ])
}
