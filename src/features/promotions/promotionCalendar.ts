import { addDays, type CivilDate } from '#domain/calendar/calendar.ts'
import { CHAINS } from '#domain/catalogue/chain.ts'
import { calendarLines, titleOf } from '#domain/description/toText.ts'
import type { Freshness } from '#domain/promotion/freshness.ts'
import { occurrences } from '#domain/promotion/occurrence.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import { REMINDER_HOUR, writeCalendar } from '#domain/text/calendarFile.ts'

/** Without a known end, the calendar covers only this many days. */
const HORIZON = 56

/**
 * Writes a promotion's coming days as a calendar file: one all-day event, repeated by weekday until the last day. null when no
 * day is left.
 * @param offers All offers of its page.
 * @param capture The age of its data.
 * @param now The time of writing.
 * @param siteUrl Origin of the links.
 */
export function promotionCalendar(
  promotion: ListedPromotion,
  offers: readonly ListedPromotion[],
  capture: Freshness | null,
  today: CivilDate,
  now: Date,
  siteUrl: string,
): string | null {
  const { id, weekdays, exceptDates, supermarket } = promotion
  const horizon = addDays(today, HORIZON)
  const until = promotion.validUntil ?? horizon
  const [date] = occurrences(promotion, today, [until, horizon].sort()[0] ?? horizon)
  if (date === undefined) return null
  const url = `${siteUrl}/promocion/${id}`
  const entry = {
    id,
    date,
    repeated: { until, weekdays, except: exceptDates },
    title: titleOf(promotion),
    description: [...calendarLines(promotion, offers, capture), `Verificala en la fuente antes de ir: ${url}`].join('\n'),
    place: CHAINS[supermarket].name,
    url,
    reminder: REMINDER_HOUR,
  }
  return writeCalendar([entry], now)
}
