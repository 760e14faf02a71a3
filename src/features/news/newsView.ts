import { addDays, type CivilDate, daysBetween, WEEKDAYS } from '#domain/calendar/calendar.ts'
import { compareRanked, makeShopper, type Ranked, rankForShopper, type Shopper } from '#domain/choice/ranking.ts'
import type { NewsWeek, WeekNews } from '#domain/choice/week.ts'
import { allCaps } from '#domain/promotion/caps.ts'
import { occurrences } from '#domain/promotion/occurrence.ts'
import type { CapPeriod, ListedPromotion } from '#domain/promotion/promotion.ts'
import { periodDays } from '#domain/uses/usePeriod.ts'

type Offer = Ranked<ListedPromotion>

/** Caps that count anew from a day on. */
export type Renewal = { date: CivilDate; period: CapPeriod; offers: Offer[] }

export type NewsView = {
  personal: boolean
  /** What the shopper can surely use, what depends on something, and the rest; the latest first. */
  mine: NewsEntry[]
  maybe: NewsEntry[]
  others: NewsEntry[]
  /** Of the shopper's: what only goes on for longer. */
  longer: NewsEntry[]
  /** Of the shopper's: what ends within a week, the first to end first. */
  ends: Offer[]
  renewals: Renewal[]
}

/** @param isWanted Whether the page is to show a piece of news. */
export function buildNewsView(week: NewsWeek, isWanted: (news: WeekNews) => boolean): NewsView {
  const shopper = makeShopper(week.people, null, { captures: week.captures })
  const rows = listNewsEntries(week, week.news.filter(isWanted), shopper)
  const isMine = ({ offer }: NewsEntry) => shopper.isAnybody || offer.eligibility.status === 'yes'
  const isLonger = ({ news }: NewsEntry) => news.kind === 'longer'
  const told = rows.filter((row) => !isLonger(row))
  const own = shopper.isAnybody ? [] : ownOffers(week, shopper)
  return {
    personal: !shopper.isAnybody,
    mine: told.filter(isMine),
    maybe: told.filter((row) => !isMine(row) && row.offer.eligibility.status === 'maybe'),
    others: told.filter((row) => !isMine(row) && row.offer.eligibility.status === 'no'),
    longer: rows.filter((row) => isLonger(row) && isMine(row)),
    ends: endingOffers(own, week.today),
    // What is left of them comes later, from the browser, and must not change the order.
    renewals: renewalsOf(own, week.today, (offer) => week.afterUses?.(offer, shopper, week.today) ?? offer),
  }
}

/** The best offer of each group that the shopper can surely use, of current data. */
function ownOffers({ promotions, groups }: NewsWeek, shopper: Shopper): Offer[] {
  const ranked = promotions.map((promotion, at) => ({ offer: rankForShopper(promotion, shopper), group: groups[at] }))
  const usable = ranked.filter(({ offer }) => offer.eligibility.status === 'yes' && offer.stale === undefined)
  return [...Map.groupBy(usable, ({ group }) => group).values()].flatMap(
    (all) => all.map(({ offer }) => offer).sort(compareRanked)[0] ?? [],
  )
}

/** Returns the last day on which an ending promotion holds: of one for Wednesdays, a Wednesday. */
export function lastDayOf(promotion: ListedPromotion, today: CivilDate): CivilDate {
  const until = promotion.validUntil ?? today
  return occurrences(promotion, today, until).at(-1) ?? until
}

function endingOffers(offers: readonly Offer[], today: CivilDate): Offer[] {
  const last = addDays(today, WEEKDAYS.length)
  return offers
    .filter(({ promotion: { validUntil, qualifiers } }) => validUntil !== null && validUntil <= last && !qualifiers.includes('unsaidEnd'))
    .sort((a, b) => daysBetween(lastDayOf(b.promotion, today), lastDayOf(a.promotion, today)) || compareRanked(a, b))
}

/** Caps by day or purchase are no news, and a promotion that is over by then has none. */
const RENEWED: readonly CapPeriod[] = ['semana', 'finde', 'quincena', 'mes']

function renewalsOf(offers: readonly Offer[], today: CivilDate, afterUses: (offer: Offer) => Offer): Renewal[] {
  const last = addDays(today, WEEKDAYS.length)
  const renewed = offers.flatMap((offer) => {
    const periods = new Set(allCaps(offer.promotion.limits).map(({ period }) => period))
    return RENEWED.filter((period) => periods.has(period)).flatMap((period) => {
      const end = periodDays(period, offer.promotion, today)?.last
      const date = end ? addDays(end, 1) : null
      const { validUntil } = offer.promotion
      return date === null || date > last || (validUntil !== null && validUntil < date) ? [] : [{ date, period, offer }]
    })
  })
  return [...Map.groupBy(renewed, ({ date, period }) => `${date} ${period}`)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, all]) => (all[0] ? [{ date: all[0].date, period: all[0].period, offers: all.map(({ offer }) => afterUses(offer)) }] : []))
}

/** One line of the page: what is new of an offer, and of how many others of its group the same. */
export type NewsEntry = { news: WeekNews; offer: Ranked<ListedPromotion>; others: number }

/** Counts what is new since a publication and surely for the shopper, as the page lists it. */
export function countOwnNews(week: NewsWeek, since: string): number {
  const shopper = makeShopper(week.people)
  if (shopper.isAnybody) return 0
  const news = week.news.filter((one) => one.kind !== 'longer' && one.publishedAt > since)
  return listNewsEntries(week, news, shopper).filter(({ offer }) => offer.eligibility.status === 'yes').length
}

/** Merges news with the same words on the same day about offers of one group into one row, with the best offer for the shopper. */
function listNewsEntries({ promotions, groups }: NewsWeek, news: readonly WeekNews[], shopper: Shopper): NewsEntry[] {
  const ranked = news.map((one) => ({ news: one, offer: rankForShopper(promotions[one.at] as ListedPromotion, shopper), others: 0 }))
  const alike = Map.groupBy(ranked, ({ news: { at, date, kind, words } }) => [groups[at], date, kind, words].join('\n'))
  return [...alike.values()]
    .flatMap((rows) => {
      const [best, ...others] = rows.sort((a, b) => compareRanked(a.offer, b.offer))
      return best ? [{ ...best, others: others.length }] : []
    })
    .sort((a, b) => (a.news.date === b.news.date ? compareRanked(a.offer, b.offer) : a.news.date < b.news.date ? 1 : -1))
}
