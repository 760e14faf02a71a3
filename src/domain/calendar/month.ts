import { type CivilDate, daysInMonth, monthOf, yearOf } from './calendar.ts'

export function firstOfMonth(date: CivilDate): CivilDate {
  return `${date.slice(0, 7)}-01`
}

export function lastOfMonth(date: CivilDate): CivilDate {
  return `${date.slice(0, 7)}-${String(daysInMonth(yearOf(date), monthOf(date))).padStart(2, '0')}`
}
