import { addDays, type CivilDate, daysBetween, weekdayOf } from '../calendar/calendar.ts'
import type { ExtractedPromotion } from './promotion.ts'

export type PromotionDates = Pick<ExtractedPromotion, 'validFrom' | 'validUntil' | 'weekdays' | 'exceptDates'>
type LastDate = Pick<PromotionDates, 'validUntil'>

/** An unknown start or end does not limit it. */
export function holdsOnDate(promotion: PromotionDates, date: CivilDate): boolean {
  const { validFrom, validUntil, weekdays, exceptDates } = promotion
  if (validFrom !== null && date < validFrom) return false
  if (validUntil !== null && date > validUntil) return false
  if (weekdays !== null && !weekdays.includes(weekdayOf(date))) return false
  return !exceptDates.includes(date)
}

/** Checks whether a promotion has ended. Only its own page still shows it. */
export function isOver({ validUntil }: LastDate, today: CivilDate): boolean {
  return validUntil !== null && validUntil < today
}

/** Lists the days on which a promotion holds, from `first` to `last`, both included. */
export function occurrences(promotion: PromotionDates, first: CivilDate, last: CivilDate): CivilDate[] {
  return daysFrom(first, last).filter((date) => holdsOnDate(promotion, date))
}

export function weekFrom(first: CivilDate): CivilDate[] {
  return daysFrom(first, addDays(first, 6))
}

/** When fewer than this share of the promotions goes on, the next month's promotions are not published yet. */
const FEW = 1 / 4

/** Chains publish by the month: the day until which most goes on, when that is before `last`; else null. */
export function lastKnownDay(promotions: readonly LastDate[], first: CivilDate, last: CivilDate): CivilDate | null {
  const going = (date: CivilDate) => promotions.filter((one) => !isOver(one, date)).length
  if (going(last) >= FEW * going(first)) return null
  return daysFrom(first, last).findLast((date) => going(date) >= FEW * going(first)) ?? first
}

function daysFrom(first: CivilDate, last: CivilDate): CivilDate[] {
  return Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, offset) => addDays(first, offset))
}
