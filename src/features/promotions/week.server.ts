import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { addDays, type CivilDate, WEEKDAYS } from '#domain/calendar/calendar.ts'
import { selectGlossary } from '#domain/choice/glossary.ts'
import { makeSearchText } from '#domain/choice/search.ts'
import { offersOfWeek, type WeekNews, type WeekSource } from '#domain/choice/week.ts'
import { describeOffer } from '#domain/description/describeOffer.ts'
import { lineOf } from '#domain/description/toText.ts'
import { listNews } from '#domain/phrases/news.ts'
import { toListedPromotion } from '#domain/promotion/listedPromotion.ts'
import { holdsOnDate, weekFrom } from '#domain/promotion/occurrence.ts'
import type { PublishedChange } from '#domain/promotion/promotionChange.ts'
import type { PublishedPromotion } from '#domain/promotion/snapshot.ts'
import type { IssuerOffer, WeekContent } from './homeData.ts'
import { SharedWeek } from './sharedWeek.ts'

/** The parts of a snapshot that a week needs. */
type Published = WeekSource & { changes: readonly PublishedChange[]; issuerOnly: readonly PublishedPromotion[] }

/** Keeps some earlier weeks: several chains may be published within minutes, and a cached page names the week it was made from. */
const texts = new LRUCache<string, string>({ max: 12 })

/** Returns the week's content as JSON; undefined when it is neither the current nor a recent one. */
export function weekJson(name: string): string | undefined {
  return texts.get(name)
}

const weeks = new WeakMap<Published, { today: string; week: SharedWeek }>()

/** Builds the week once per snapshot and day. */
export function sharedWeek(index: Published, today: string): SharedWeek {
  const known = weeks.get(index)
  if (known?.today === today) return known.week
  const content = weekContent(index, today)
  const text = JSON.stringify(content)
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 16)
  const week = new SharedWeek(name, content)
  texts.set(name, text)
  weeks.set(index, { today, week })
  return week
}

function weekContent(index: Published, today: string): WeekContent {
  const { promotions, groups } = offersOfWeek(index, today)
  return {
    promotions: promotions.map(toListedPromotion),
    groups,
    glossary: selectGlossary(promotions.map(makeSearchText)),
    news: weekNews(promotions, index.changes),
    issuerOnly: index.issuerOnly.flatMap((promotion) => issuerOffer(promotion, today)),
  }
}

/** Tells an issuer's offer; none when it is over or begins after the week. */
function issuerOffer(promotion: PublishedPromotion, today: CivilDate): IssuerOffer[] {
  const { id, supermarket, feed } = promotion
  if (!weekFrom(today).some((date) => holdsOnDate(promotion, date))) return []
  return [{ id, supermarket, ...(feed && { feed }), line: lineOf(describeOffer({ promotion: toListedPromotion(promotion) })) }]
}

/** Lists the news of the week's promotions. A promotion that was published before its week is news when its week comes. */
function weekNews(promotions: readonly PublishedPromotion[], changes: readonly PublishedChange[]): WeekNews[] {
  const places = new Map(promotions.map(({ id }, at) => [id, at]))
  return listNews(promotions, changes).map(({ promotionId, ...news }) => {
    const at = places.get(promotionId) as number
    const shownFrom = addDays(promotions[at]?.validFrom ?? news.date, 1 - WEEKDAYS.length)
    return { at, ...news, ...(shownFrom > news.date && { date: shownFrom, publishedAt: `${shownFrom}T03:00:00.000Z` }) }
  })
}
