import { addDays, type CivilDate, daysBetween, weekdayOf } from '../calendar/calendar.ts'
import type { ExtractedPromotion } from './promotion.ts'

/** When a promotion holds. */
export type Dated = Pick<ExtractedPromotion, 'validFrom' | 'validUntil' | 'weekdays' | 'exceptDates'>

/** Whether the promotion holds on a civil date. A side of the range that the source leaves unknown does not bound it. */
export function holdsOnDate(promotion: Dated, date: CivilDate): boolean {
  const { validFrom, validUntil, weekdays, exceptDates } = promotion
  if (validFrom !== null && date < validFrom) return false
  if (validUntil !== null && date > validUntil) return false
  if (weekdays !== null && !weekdays.includes(weekdayOf(date))) return false
  return !exceptDates.includes(date)
}

/** The civil dates from `first` to `last` (both included) on which the promotion holds. */
export function occurrences(promotion: Dated, first: CivilDate, last: CivilDate): CivilDate[] {
  const days = Math.max(0, daysBetween(first, last) + 1)
  return Array.from({ length: days }, (_, offset) => addDays(first, offset)).filter((date) => holdsOnDate(promotion, date))
}

/** The seven civil dates from `first` on: what the day tabs show. */
export function weekFrom(first: CivilDate): CivilDate[] {
  return Array.from({ length: 7 }, (_, offset) => addDays(first, offset))
}
