import { addDays, type CivilDate, MONTHS, monthOf, WEEKDAYS, type Weekday, weekdayOf, yearOf } from '#domain/calendar/calendar.ts'
import { firstOfMonth, lastOfMonth } from '#domain/calendar/month.ts'
import type { CapturedCard } from '#domain/promotion/capture.ts'

/** A card as a chain's file writes it; source and day of capture are added later, because all cards share them. */
export type ExampleCard = Omit<CapturedCard, 'source' | 'capturedAt'>

/** A day as the pages write it: `21/11` in headers, `21/11/2026` in legal texts. */
export type WrittenDay = { short: string; long: string }

/** Dates for the example cards, in the pages' formats, relative to the day of the examples. */
export type ExampleDates = {
  /** From the first of this month to the last of the next, both included: `01/11/2026 al 31/12/2026`. */
  range: string
  /** The same first and last day with two-digit years: `01/11/26` and `31/12/26`. */
  from: string
  until: string
  /** For feeds, which publish an entry from one day to another: the first day of the range, and the day after its last. */
  published: { from: CivilDate; to: CivilDate }
  /** This month: `noviembre` and, for legal texts, `noviembre de 2026`. */
  month: string
  monthOfYear: string
  /** The previous month, which has ended on any day. */
  pastMonth: string
  pastRange: string
  /** Returns the next day of that name, today included. */
  next(weekday: Weekday): WrittenDay
  /** Saturday and Sunday of this week; from Monday on, the coming ones. */
  weekend: { saturday: WrittenDay; sunday: WrittenDay }
}

export function exampleDates(today: CivilDate): ExampleDates {
  const first = firstOfMonth(today)
  const last = lastOfMonth(addDays(lastOfMonth(today), 1))
  const pastLast = addDays(first, -1)
  const sunday = nextDay(today, 'Domingo')
  return {
    range: range(first, last),
    from: withShortYear(first),
    until: withShortYear(last),
    published: { from: first, to: addDays(last, 1) },
    month: monthName(today),
    monthOfYear: `${monthName(today)} de ${yearOf(today)}`,
    pastMonth: monthName(pastLast),
    pastRange: range(firstOfMonth(pastLast), pastLast),
    next: (weekday) => written(nextDay(today, weekday)),
    weekend: { saturday: written(addDays(sunday, -1)), sunday: written(sunday) },
  }
}

function nextDay(today: CivilDate, weekday: Weekday): CivilDate {
  const ahead = (WEEKDAYS.indexOf(weekday) - WEEKDAYS.indexOf(weekdayOf(today)) + 7) % 7
  return addDays(today, ahead)
}

function monthName(date: CivilDate): string {
  return MONTHS[monthOf(date) - 1] as string
}

function written(date: CivilDate): WrittenDay {
  const [year, month, day] = date.split('-')
  return { short: `${day}/${month}`, long: `${day}/${month}/${year}` }
}

function withShortYear(date: CivilDate): string {
  return `${written(date).short}/${date.slice(2, 4)}`
}

function range(first: CivilDate, last: CivilDate): string {
  return `${written(first).long} al ${written(last).long}`
}
