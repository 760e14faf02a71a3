import { type CivilDate, daysBetween, weekdayOf } from '#domain/calendar/calendar.ts'
import type { Span } from '#domain/promotion/promotion.ts'
import { MAX_EXCEPT_DATES } from '#domain/promotion/promotionFields.ts'
import { mentionsOf } from '../mentions/mention.ts'
import { DOUBT } from '../resolve.ts'
import type { Scope } from '../scope/scopes.ts'
import type { Reader } from './reader.ts'
import { decisivePeriodOf, type Period } from './validity.ts'
import { daysBetweenDates, weekdaysReader } from './weekdays.ts'
import { saysOnlyWhen } from './when.ts'

type Excepted = Span & { days: readonly CivilDate[] }

/** Days that a first day, a last day and days of the week would include, and the card does not: `martes 03/02 y 17/02`, `no válido el 25/12`. */
export const exceptDatesReader: Reader = {
  fields: ['exceptDates'],
  read(scope) {
    const decisive = decisivePeriodOf(scope)
    const found = [...(decisive === undefined ? [] : between(decisive, scope)), ...banned(scope)]
    const value = [...new Set(found.flatMap(({ days }) => days))].sort()
    if (value.length === 0) return {}
    // Dates so far apart are no calendar of an offer.
    const isTooMany = value.length > MAX_EXCEPT_DATES
    return { exceptDates: { value: isTooMany ? [] : value, spans: found, doubt: isTooMany ? DOUBT.disputed : 0 } }
  },
}

/** Between single days those of the same days of the week. Where the card says other days of the week, the dates are likelier its first and last. */
function between({ days, start, end }: Period, scope: Scope): Excepted[] {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return []
  const weekdays = new Set(days.map(weekdayOf))
  const skipped = daysBetweenDates(first, last).filter((day) => weekdays.has(weekdayOf(day)) && !days.includes(day))
  const told = skipped.length === 0 ? null : weekdaysReader.read(scope).weekdays?.value
  return skipped.length === 0 || (told && ![...weekdays].every((day) => told.includes(day))) ? [] : [{ start, end, days: skipped }]
}

/** Dates in bans that name nothing else, and stand alone: what follows them may say where or for whom. */
function banned({ view: { header, own, common, folded } }: Scope): Excepted[] {
  return [...header, ...own, ...common]
    .filter((clause) => clause.modality === 'forbids' && saysOnlyWhen(clause))
    .flatMap((clause) =>
      mentionsOf(clause.mentions, 'date').flatMap(({ value, start, end }): Excepted[] => {
        if (value === null || value.from === null || value.until === null || value.sort === 'months') return []
        const isShort = value.sort === 'dates' || (value.until >= value.from && daysBetween(value.from, value.until) < LONGEST_BAN)
        const isAlone = ENDS.has(folded.slice(end, clause.end).trim().charAt(0))
        return isShort && isAlone
          ? [{ start, end, days: value.sort === 'dates' ? value.days : daysBetweenDates(value.from, value.until) }]
          : []
      }),
    )
}
const ENDS = new Set(['', '.', ',', ';', ')'])
/** Days. */
const LONGEST_BAN = 31
