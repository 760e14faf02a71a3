import { summary } from '#domain/phrases/page.ts'
import type { PromotionPageData } from './detailData.ts'
import type { PackedHomeData } from './homeData.ts'
import { unpackPromotions } from './promotionUnpack.ts'

/** The page of a promotion as far as the week of the home page knows it, for who has no connection; null when it is not of that week. */
export function promotionOfWeek(
  id: string,
  { kind, version, today, untilTomorrow, wallet, week, groups, captures }: PackedHomeData,
): PromotionPageData | null {
  const promotions = unpackPromotions(week)
  const place = promotions.findIndex((one) => one.id === id)
  const promotion = promotions[place]
  if (promotion === undefined) return null
  const capture = captures.find(({ chain }) => chain === promotion.supermarket) ?? null
  const offers = promotions.filter((_, at) => groups[at] === groups[place])
  const title = summary(promotion)
  return { kind, version, today, untilTomorrow, siteUrl: '', wallet, title, description: title, promotion, offers, capture, source: null }
}
