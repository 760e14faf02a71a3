import { titleOf } from '#domain/description/toText.ts'
import { freshnessOf } from '#domain/promotion/freshness.ts'
import type { PromotionPageData } from './detailData.ts'
import type { LoadedHome } from './homeData.ts'

/** Builds a promotion's page from the home page's week, for use offline; null when the promotion is not in it. */
export function promotionOfWeek(id: string, home: LoadedHome, wallet: string): PromotionPageData | null {
  const { kind, version, today, untilTomorrow, captures } = home
  const { promotions, groups } = home.shared.content
  const place = promotions.findIndex((one) => one.id === id)
  const promotion = promotions[place]
  if (promotion === undefined) return null
  const capture = freshnessOf(promotion, captures) ?? null
  const offers = promotions.filter((_, at) => groups[at] === groups[place])
  const title = titleOf(promotion)
  return { kind, version, today, untilTomorrow, siteUrl: '', wallet, title, description: title, promotion, offers, capture, source: null }
}
