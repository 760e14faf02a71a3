import { addDays, type CivilDate, daysBetween, weekdayOf } from './calendar.ts'
import type { ExtractedPromotion } from './promotion.ts'

type Dated = Pick<ExtractedPromotion, 'validFrom' | 'validUntil' | 'weekdays'>

/** Whether the promotion holds on a civil date. A side of the range that the source leaves unknown does not bound it. */
export function holdsOnDate({ validFrom, validUntil, weekdays }: Dated, date: CivilDate): boolean {
  if (validFrom !== null && date < validFrom) return false
  if (validUntil !== null && date > validUntil) return false
  return weekdays === null || weekdays.includes(weekdayOf(date))
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
