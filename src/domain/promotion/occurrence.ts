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
  return daysFrom(first, last).filter((date) => holdsOnDate(promotion, date))
}

/** Returns seven civil dates beginning with `first`, as the day tabs show them. */
export function weekFrom(first: CivilDate): CivilDate[] {
  return daysFrom(first, addDays(first, 6))
}

/** Of fewer than this share of the promotions, what follows is not known yet. */
const FEW = 1 / 4

/**
 * Returns the last day until which most of what is published goes on, when that is before `last`: chains publish by the month, so that of the
 * next one little is known yet. null when enough goes on.
 */
export function lastKnownDay(promotions: readonly Pick<Dated, 'validUntil'>[], first: CivilDate, last: CivilDate): CivilDate | null {
  const going = (date: CivilDate) => promotions.filter((one) => !isOver(one, date)).length
  if (going(last) >= FEW * going(first)) return null
  return daysFrom(first, last).findLast((date) => going(date) >= FEW * going(first)) ?? first
}

function daysFrom(first: CivilDate, last: CivilDate): CivilDate[] {
  return Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, offset) => addDays(first, offset))
}
