import {
  addDays,
  type CivilDate,
  civilDate,
  firstOfMonth,
  lastOfMonth,
  monthOf,
  WEEKDAYS,
  weekdayOf,
  yearOf,
} from '../calendar/calendar.ts'
import type { CapPeriod, ListedPromotion } from '../promotion/promotion.ts'

export type DayRange = { first: CivilDate | null; last: CivilDate | null }

type Dated = Pick<ListedPromotion, 'validFrom' | 'validUntil'>

/** Returns the days of a cap's period. Weeks end on Sunday, a statement counts as the month. Null: each purchase has its own cap. */
export function periodDays(period: CapPeriod, { validFrom, validUntil }: Dated, date: CivilDate): DayRange | null {
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
    case 'resumen':
      return { first: firstOfMonth(date), last: lastOfMonth(date) }
    case 'trimestre': {
      const first = Math.floor((monthOf(date) - 1) / 3) * 3 + 1
      return { first: civilDate(yearOf(date), first, 1), last: lastOfMonth(civilDate(yearOf(date), first + 2, 1) as CivilDate) }
    }
    case 'año':
      return { first: civilDate(yearOf(date), 1, 1), last: civilDate(yearOf(date), 12, 31) }
    case 'promocion':
      return { first: validFrom, last: validUntil }
  }
}

export function isWithin({ first, last }: DayRange, date: CivilDate): boolean {
  return (first === null || date >= first) && (last === null || date <= last)
}
