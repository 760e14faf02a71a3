import { addDays, type CivilDate, WEEKDAYS, weekdayOf } from '../calendar/calendar.ts'
import { firstOfMonth, lastOfMonth } from '../calendar/month.ts'
import type { CapPeriod, ListedPromotion } from '../promotion/promotion.ts'

/** A range of civil dates, both included; null for an open side. */
export type Days = { first: CivilDate | null; last: CivilDate | null }

type Dated = Pick<ListedPromotion, 'validFrom' | 'validUntil'>

/**
 * Returns the days around a date that share one cap. Weeks run Monday to Sunday, and so do weekend caps, because some
 * cards begin the weekend on Friday; fortnights and months follow the calendar. null: each purchase has its own cap.
 */
export function periodDays(period: CapPeriod, { validFrom, validUntil }: Dated, date: CivilDate): Days | null {
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
