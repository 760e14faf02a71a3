import { summary } from '#domain/phrases/page.ts'
import type { PromotionPageData } from './detailData.ts'
import type { LoadedHome } from './homeData.ts'

/** The page of a promotion as far as the week of the home page knows it, for who has no connection; null when it is not of that week. */
export function promotionOfWeek(id: string, home: LoadedHome, wallet: string): PromotionPageData | null {
  const { kind, version, today, untilTomorrow, captures } = home
  const { promotions, groups } = home.shared.content
  const place = promotions.findIndex((one) => one.id === id)
  const promotion = promotions[place]
  if (promotion === undefined) return null
  const capture = captures.find(({ chain }) => chain === promotion.supermarket) ?? null
  const offers = promotions.filter((_, at) => groups[at] === groups[place])
  const title = summary(promotion)
  return { kind, version, today, untilTomorrow, siteUrl: '', wallet, title, description: title, promotion, offers, capture, source: null }
}
