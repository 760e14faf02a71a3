import { titleOf } from '#domain/description/toText.ts'
import { freshnessOf } from '#domain/promotion/freshness.ts'
import type { PromotionPageData } from './detailData.ts'
import type { HomeData } from './homeData.ts'

/** Builds what the list knows of a promotion's page: all but the words behind it. Returns null when it is not in the week. */
export function pageOfWeek(id: string, week: Omit<HomeData, 'people' | 'afterUses'>, wallet = ''): PromotionPageData | null {
  const { kind, version, today, untilTomorrow, captures, promotions, groups } = week
  const place = promotions.findIndex((one) => one.id === id)
  const promotion = promotions[place]
  if (promotion === undefined) return null
  const capture = freshnessOf(promotion, captures) ?? null
  const offers = promotions.filter((_, at) => groups[at] === groups[place])
  const title = titleOf(promotion)
  return { kind, version, today, untilTomorrow, siteUrl: '', wallet, title, description: title, promotion, offers, capture, source: null }
}
