import { addDays, type CivilDate, WEEKDAYS, weekdayOf } from '../calendar/calendar.ts'
import { firstOfMonth, lastOfMonth } from '../calendar/month.ts'
import type { CapPeriod, ListedPromotion } from '../promotion/promotion.ts'

/** Civil dates, both included; null on a side that is open. */
export type Days = { first: CivilDate | null; last: CivilDate | null }

type Dated = Pick<ListedPromotion, 'validFrom' | 'validUntil'>

/**
 * The days around a date on which a cap is one and the same. Weeks are those of the calendar, from Monday to Sunday; a weekend's cap counts the whole
 * week, because some cards begin the weekend on Friday; fortnights and months are those of the calendar. null: each purchase has its own.
 */
export function daysOfPeriod(period: CapPeriod, { validFrom, validUntil }: Dated, date: CivilDate): Days | null {
  switch (period) {
    case 'compra':
      return null
    case 'dia':
      return { first: date, last: date }
    case 'semana':
    case 'finde': {
      const monday = addDays(date, -WEEKDAYS.indexOf(weekdayOf(date)))
      return { first: monday, last: addDays(monday, 6) }
    }
    case 'quincena': {
      const first = firstOfMonth(date)
      const middle = addDays(first, 14)
      return date <= middle ? { first, last: middle } : { first: addDays(middle, 1), last: lastOfMonth(date) }
    }
    case 'mes':
      return { first: firstOfMonth(date), last: lastOfMonth(date) }
    case 'promocion':
      return { first: validFrom, last: validUntil }
  }
}

export function isWithin({ first, last }: Days, date: CivilDate): boolean {
  return (first === null || date >= first) && (last === null || date <= last)
}
