import { compareRanked, makeShopper, type Ranked, rankForShopper, type Shopper } from '#domain/choice/ranking.ts'
import type { NewsWeek, WeekNews } from '#domain/choice/week.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'

/** One line of the page: what is new of an offer, and of how many others of its group the same. */
export type NewsRow = { news: WeekNews; offer: Ranked<ListedPromotion>; others: number }

/** Counts what is new since a publication and surely for the shopper, as the page lists it. */
export function countOwnNews(week: NewsWeek, since: string): number {
  const shopper = makeShopper(week.people)
  if (shopper.isAnybody) return 0
  const news = week.news.filter((one) => one.kind !== 'longer' && one.publishedAt > since)
  return newsRows(week, news, shopper).filter(({ offer }) => offer.eligibility.status === 'yes').length
}

/** Makes one row of what is said alike of a group's offers on a day: the best for the shopper. */
export function newsRows({ promotions, groups }: NewsWeek, news: readonly WeekNews[], shopper: Shopper): NewsRow[] {
  const ranked = news.map((one) => ({ news: one, offer: rankForShopper(promotions[one.at] as ListedPromotion, shopper), others: 0 }))
  const alike = Map.groupBy(ranked, ({ news: { at, date, kind, words } }) => [groups[at], date, kind, words].join('\n'))
  return [...alike.values()]
    .flatMap((rows) => {
      const [best, ...others] = rows.sort((a, b) => compareRanked(a.offer, b.offer))
      return best ? [{ ...best, others: others.length }] : []
    })
    .sort((a, b) => (a.news.date === b.news.date ? compareRanked(a.offer, b.offer) : a.news.date < b.news.date ? 1 : -1))
}
