import { addDays, type CivilDate, daysBetween, weekdayOf } from '../calendar/calendar.ts'
import type { ExtractedPromotion } from './promotion.ts'

/** The fields that decide on which days a promotion holds. */
export type Dated = Pick<ExtractedPromotion, 'validFrom' | 'validUntil' | 'weekdays' | 'exceptDates'>

/** Checks whether the promotion holds on a civil date. An unknown start or end does not limit it. */
export function holdsOnDate(promotion: Dated, date: CivilDate): boolean {
  const { validFrom, validUntil, weekdays, exceptDates } = promotion
  if (validFrom !== null && date < validFrom) return false
  if (validUntil !== null && date > validUntil) return false
  if (weekdays !== null && !weekdays.includes(weekdayOf(date))) return false
  return !exceptDates.includes(date)
}

/** Checks whether its last day is gone. It is then on its own page alone. */
export function isOver({ validUntil }: Pick<Dated, 'validUntil'>, today: CivilDate): boolean {
  return validUntil !== null && validUntil < today
}

/** Returns the civil dates from `first` to `last` (both included) on which the promotion holds. */
export function occurrences(promotion: Dated, first: CivilDate, last: CivilDate): CivilDate[] {
  const days = Math.max(0, daysBetween(first, last) + 1)
  return Array.from({ length: days }, (_, offset) => addDays(first, offset)).filter((date) => holdsOnDate(promotion, date))
}

/** Returns seven civil dates beginning with `first`, as the day tabs show them. */
export function weekFrom(first: CivilDate): CivilDate[] {
  return Array.from({ length: 7 }, (_, offset) => addDays(first, offset))
}
