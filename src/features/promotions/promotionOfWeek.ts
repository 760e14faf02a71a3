import type { PromotionPageData } from './detailData.ts'
import type { PackedHomeData } from './homeData.ts'
import { unpackPromotions } from './promotionUnpack.ts'
import { summary } from './promotionWords.ts'

/** The page of a promotion as far as the week of the home page knows it, for who has no connection; null when it is not of that week. */
export function promotionOfWeek(
  id: string,
  { kind, version, today, untilTomorrow, wallet, week, captures }: PackedHomeData,
): PromotionPageData | null {
  const promotion = unpackPromotions(week).find((one) => one.id === id)
  if (promotion === undefined) return null
  const capture = captures.find(({ chain }) => chain === promotion.supermarket) ?? null
  const title = summary(promotion)
  return { kind, version, today, untilTomorrow, siteUrl: '', wallet, title, description: title, promotion, capture, source: null }
}
