import { addDays, type CivilDate, daysBetween, weekdayOf } from '#domain/calendar.ts'
import { MAX_EXCEPT_DATES } from '#domain/promotionFields.ts'
import { type Period, periodsIn } from '../mentions/dates.ts'
import { WEEKDAY } from '../mentions/weekdays.ts'
import { findAll } from '../text/search.ts'
import type { Reader, Scope } from './reader.ts'
import { decisivePeriodOf } from './validity.ts'
import { weekdaysReader } from './weekdays.ts'

/** Days that a first day, a last day and days of the week would include, and the card does not: `martes 03/02 y 17/02`, `no válido el 25/12`. */
export const exceptDatesReader: Reader = {
  fields: ['exceptDates'],
  read(scope) {
    const decisive = decisivePeriodOf(scope)
    const skipped = decisive === undefined ? [] : daysSkipped(decisive.value, scope)
    const denied = daysDenied(scope)
    const value = [...new Set([...skipped, ...denied.flatMap(({ days }) => days)])].sort()
    if (value.length === 0) return {}
    const spans = [...(decisive !== undefined && skipped.length > 0 ? [decisive.span] : []), ...denied]
    // Dates so far apart are no calendar of an offer.
    if (value.length > MAX_EXCEPT_DATES) return { exceptDates: { value: [], spans, doubt: TOO_MANY } }
    return { exceptDates: { value, spans, doubt: 0 } }
  },
}

const TOO_MANY = 0.3

/** Between single days those of the same days of the week. Where the card says other days of the week, the dates are likelier its first and last. */
function daysSkipped({ kind, days }: Period, scope: Scope): CivilDate[] {
  const [from, until] = [days[0], days.at(-1)]
  if (kind !== 'dates' || from === undefined || until === undefined) return []
  const weekdays = new Set(days.map(weekdayOf))
  const between = Array.from({ length: daysBetween(from, until) + 1 }, (_, index) => addDays(from, index))
  const skipped = between.filter((day) => weekdays.has(weekdayOf(day)) && !days.includes(day))
  const told = skipped.length === 0 ? null : weekdaysReader.read(scope).weekdays?.value
  return told && ![...weekdays].every((day) => told.includes(day)) ? [] : skipped
}

const DENIED = new RegExp(`(?<![a-z])no (?:es |sera )?valid[oa]s? (?:para )?(?:(?:el|los) )?(?:dias? )?(?:${WEEKDAY} )?(?=\\d)`, 'g')

/** What is not valid somewhere on a day is valid elsewhere: the days end the clause. */
const NOTHING_FOLLOWS = /^ ?(?:$|[.,;)])/

function daysDenied({ text, header, own, common }: Scope) {
  const { folded, card } = text
  return findAll(folded, [...header, ...own, ...common], DENIED).flatMap(({ start, end, stretch }) => {
    const [period] = periodsIn(folded, [{ ...stretch, start: end, end: Math.min(stretch.end, end + LONGEST) }], card.capturedAt)
    if (period?.kind !== 'dates' || period.start > end || !NOTHING_FOLLOWS.test(folded.slice(period.end, stretch.end))) return []
    return [{ start, end: period.end, days: period.days }]
  })
}
/** UTF-16 units of the dates of one clause. */
const LONGEST = 120
