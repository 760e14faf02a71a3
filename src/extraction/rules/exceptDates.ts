import { type CivilDate, daysBetween, lastOfMonth, weekdayOf } from '#domain/calendar/calendar.ts'
import type { Span } from '#domain/promotion/promotion.ts'
import { MAX_EXCEPT_DATES } from '#domain/promotion/promotionFields.ts'
import { selectMentions } from '../mentions/mention.ts'
import { DOUBT } from '../resolve.ts'
import { isOnlyAboutDays } from '../scope/clause.ts'
import { getAffirmedClauses } from '../scope/otherFigures.ts'
import type { Scope } from '../scope/scopes.ts'
import type { FieldReader } from './reader.ts'
import { findDecisivePeriod, type PeriodClaim, validityReader } from './validity.ts'
import { listDaysInclusive, weekdaysReader } from './weekdays.ts'

type Excepted = Span & { days: readonly CivilDate[] }

export const exceptDatesReader: FieldReader = {
  read(scope) {
    const decisive = findDecisivePeriod(scope)
    const found = [...(decisive === undefined ? [] : findSkippedDays(decisive, scope)), ...findBannedDays(scope), ...findOtherWeeks(scope)]
    const value = [...new Set(found.flatMap(({ days }) => days))].sort()
    if (value.length === 0) return {}
    // This many exceptions are not a calendar of the offer, so the dates were probably misread.
    const isTooMany = value.length > MAX_EXCEPT_DATES
    return { exceptDates: { value: isTooMany ? [] : value, spans: found, doubt: isTooMany ? DOUBT.disputed : 0 } }
  },
}

/** A weekday that counts in some weeks of the month is excepted in the others. */
function findOtherWeeks(scope: Scope): Excepted[] {
  const { validFrom, validUntil } = validityReader.read(scope)
  const [from, until] = [validFrom?.value ?? null, validUntil?.value ?? null]
  const named = getAffirmedClauses(scope.view).flatMap(({ mentions }) =>
    selectMentions(mentions, 'nthWeekdays').filter(({ value }) => value.nths.length > 0),
  )
  if (from === null || until === null || daysBetween(from, until) > LONGEST_RANGE) return []
  return [...Map.groupBy(named, ({ value }) => value.day)].map(([day, said]) => {
    const nths = new Set(said.flatMap(({ value }) => value.nths))
    const isOther = (date: CivilDate) => {
      const [before, after] = [Number(date.slice(8)) - 1, daysBetween(date, lastOfMonth(date))].map((days) => Math.floor(days / 7) + 1)
      return weekdayOf(date) === day && !nths.has(before as number) && !nths.has(-(after as number))
    }
    const { start, end } = said[0] as Span
    return { start, end, days: listDaysInclusive(from, until).filter(isOther) }
  })
}
const LONGEST_RANGE = 400

/** With other weekdays the dates are first and last day. */
function findSkippedDays({ days, start, end }: PeriodClaim, scope: Scope): Excepted[] {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return []
  const weekdays = new Set(days.map(weekdayOf))
  const skipped = listDaysInclusive(first, last).filter((day) => weekdays.has(weekdayOf(day)) && !days.includes(day))
  const told = skipped.length === 0 ? null : weekdaysReader.read(scope).weekdays?.value
  return skipped.length === 0 || (told && ![...weekdays].every((day) => told.includes(day))) ? [] : [{ start, end, days: skipped }]
}

/** Words after a date may limit the ban to some place or people. */
function findBannedDays({ view: { header, own, common, folded } }: Scope): Excepted[] {
  return [...header, ...own, ...common]
    .filter((clause) => clause.modality === 'forbids' && isOnlyAboutDays(clause))
    .flatMap((clause) =>
      selectMentions(clause.mentions, 'date').flatMap(({ value, start, end }): Excepted[] => {
        if (value === null || value.from === null || value.until === null || value.sort === 'months') return []
        const isShort = value.sort === 'dates' || (value.until >= value.from && daysBetween(value.from, value.until) < LONGEST_BAN)
        const isAlone = ENDS.has(folded.slice(end, clause.end).trim().charAt(0))
        return isShort && isAlone
          ? [{ start, end, days: value.sort === 'dates' ? value.days : listDaysInclusive(value.from, value.until) }]
          : []
      }),
    )
}
const ENDS = new Set(['', '.', ',', ';', ')'])
const LONGEST_BAN = 31
