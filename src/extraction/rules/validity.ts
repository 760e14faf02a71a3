import { type CivilDate, civilDate, daysBetween, firstOfMonth, lastOfMonth, monthOf, yearOf } from '#domain/calendar/calendar.ts'
import type { Span } from '#domain/promotion/promotion.ts'
import { memoize } from '../memoize.ts'
import { type MentionedDates, selectMentions } from '../mentions/mention.ts'
import { DOUBT, type PeriodPlace, RESOLUTION_RULES, resolveClaims, selectDecisiveClaims } from '../resolve.ts'
import { type Clause, isOnlyAboutDays, selectAffirmed } from '../scope/clause.ts'
import type { Scope } from '../scope/scopes.ts'
import type { FieldReader, FieldReading, FieldReadings } from './reader.ts'

export type PeriodClaim = Span & {
  place: PeriodPlace
  sort: MentionedDates['sort']
  from: CivilDate | null
  until: CivilDate
  days: readonly CivilDate[]
} & Pick<MentionedDates, 'said'>

/** Days that no words state are those of the month of capture. */
export const validityReader: FieldReader = {
  read(scope) {
    const { capturedAt } = scope.text.card
    const held = findDecisivePeriod(scope)
    if (held === undefined) return bothOf(firstOfMonth(capturedAt), lastOfMonth(capturedAt), { spans: [], doubt: DOUBT.supposed })
    if (held.place === 'unclear') return bothOf(null, null, { spans: [held], doubt: DOUBT.disputed })
    return readDays(held, scope)
  },
}

const bothOf = (from: CivilDate | null, until: CivilDate | null, rest: Omit<FieldReading<null>, 'value'>): FieldReadings => ({
  validFrom: { value: from, ...rest },
  validUntil: { value: until, ...rest },
})

const rowOf = ({ isBackedBySmallPrint }: Scope) => RESOLUTION_RULES.period[isBackedBySmallPrint ? 'backed' : 'unbacked']

/** Undefined if no words state one. */
export function findDecisivePeriod(scope: Scope): PeriodClaim | undefined {
  const { capturedAt } = scope.text.card
  const periods = collectPeriods(scope)
  const [first] = selectDecisiveClaims(rowOf(scope), periods)
  if (first === undefined || !isPrinted(first)) return first
  return periods.find((period) => isAnnounced(period) && isNewer(period, first, capturedAt)) ?? first
}

const collectPeriods = memoize((scope: Scope): readonly PeriodClaim[] => {
  const { header, ownHeader, own, common, foreign, marks, card } = scope.view
  // The words of one of several offers outrank what is printed for all.
  const ofOffer = scope.offer.isBonus ? findPeriods('announced', selectAffirmed(ownHeader), card.capturedAt) : []
  const words = header.filter(({ role }) => role !== 'value')
  // The card's figure counts for dates only if all of its words stand there.
  const announced = firstWith([words, header], (clauses) => findPeriods('announced', selectAffirmed(clauses), card.capturedAt))
  const print = [own, common, foreign.filter(({ role }) => role === 'legal')]
  const printed = firstWith(print, (clauses) => findPeriods('printed', selectAffirmed(clauses), card.capturedAt))
  const banned = [...header, ...own, ...common].filter((clause) => clause.modality === 'forbids' && !isOnlyAboutDays(clause))
  return [
    ...ofOffer.map((period): PeriodClaim => ({ ...period, place: 'announced dates' })),
    ...announced.filter((period) => !isOfMore(period, printed)).map((period) => toEnd(period, printed)),
    ...printed,
    ...findPeriods('announced', banned, card.capturedAt).flatMap((period): PeriodClaim[] =>
      period.sort === 'range' ? [{ ...period, place: 'banned' }] : [],
    ),
    ...findPeriods('announced', marks, card.capturedAt).map((period): PeriodClaim => ({ ...period, place: 'publication' })),
  ]
})

function firstWith<T, V>(places: readonly T[], find: (place: T) => V[]): V[] {
  for (const place of places) {
    const found = find(place)
    if (found.length > 0) return found
  }
  return []
}

/** A first day is joined to the last day beside it. */
function findPeriods(by: 'announced' | 'printed', clauses: readonly Clause[], captured: CivilDate): PeriodClaim[] {
  const dates = clauses.flatMap(({ mentions, role }) => selectMentions(mentions, 'date').map((date) => ({ ...date, role })))
  const beginning = dates.find(({ value }) => value?.sort === 'from')
  return dates.flatMap(({ value, start, end, role }): PeriodClaim[] => {
    const span = { start, end }
    if (value === null) return [{ ...span, place: 'unclear', sort: 'dates', from: null, until: captured, days: [], said: 'day' }]
    const { sort, from, until } = value
    if (sort === 'from' || until === null) {
      const last = lastOfMonth(from !== null && from > captured ? from : captured)
      return dates.some((other) => other.value?.until) || value.said === 'day'
        ? []
        : [{ ...span, ...value, place: 'beginning', until: last }]
    }
    // Days named only by weekday and number count only in the block `when`.
    if (value.said === 'day' && role !== 'when') return []
    if (from !== null && from > until) return [withOneYear({ ...span, ...value, place: 'mended', until }, captured)]
    const begun = sort === 'until' ? (beginning?.value?.from ?? null) : null
    if (begun !== null && begun <= until) return [{ ...span, ...value, place: `${by} range`, sort: 'range', from: begun, until }]
    const isOccasion = role === 'when' && sort === 'range' && from !== null && daysBetween(from, until) < LONGEST_OCCASION
    return [{ ...span, ...value, place: isOccasion ? 'announced dates' : `${by} ${sort}`, until }]
  })
}
/** Days. A range of so few in the block `when` means single days. */
const LONGEST_OCCASION = 10

/** A wrong year in the last day, where the card was shown within the corrected range. */
function withOneYear(range: PeriodClaim, captured: CivilDate): PeriodClaim {
  const { from, until } = range
  const mended = from === null ? null : civilDate(yearOf(from), monthOf(until), Number(until.slice(8)))
  if (from !== null && mended !== null && from <= captured && captured <= mended) return { ...range, until: mended }
  return { ...range, place: 'unclear' }
}

/** A longer list in the small print begins with the same days. */
const isOfMore = ({ days }: PeriodClaim, printed: readonly PeriodClaim[]) =>
  days.length > 0 && printed.some((print) => print.days.length > days.length && days.every((day, at) => print.days[at] === day))

/** A bare date in the header is a last day if a printed range ends on it, or if it ends a month after them. */
function toEnd(period: PeriodClaim, printed: readonly PeriodClaim[]): PeriodClaim {
  const { place, days, until, said } = period
  if (place !== 'announced dates' || days.length !== 1 || said !== 'year') return period
  const ranges = printed.filter(({ sort }) => sort === 'range')
  const isEnd = ranges.some((range) => range.until === until || (until === lastOfMonth(until) && range.until < firstOfMonth(until)))
  return isEnd ? { ...period, place: 'announced until', sort: 'until', from: null, days: [] } : period
}

/** The announced period holds at the capture, and the print had ended before: it is outdated. */
function isNewer(period: PeriodClaim, old: PeriodClaim, captured: CivilDate): boolean {
  const from = startOf(period, captured)
  return from <= captured && captured <= period.until && old.until < (old.sort === 'dates' ? from : captured)
}

function readDays(held: PeriodClaim, scope: Scope): FieldReadings {
  const { sort, until } = held
  const periods = collectPeriods(scope)
  const captured = scope.text.card.capturedAt
  const around = sort === 'until' ? periods.find((period) => isAround(period, held)) : held
  const from = around?.from ?? startOf(held, captured)
  // A range long past or far ahead was probably left over from another month.
  const isStale = daysBetween(until, captured) > 20 || daysBetween(captured, from) > 45
  const agreesWith = (rival: PeriodClaim) => rival.place !== 'unclear' && agrees({ ...held, from }, inYearOf(held, rival))
  const resolved = resolveClaims(rowOf(scope), periods, { agrees: agreesWith }, [held])
  const conflicts = [...(resolved?.conflicts ?? [])]
  const doubt = (resolved?.doubt ?? 0) + (isStale ? DOUBT.supposed : 0)
  return {
    validFrom: {
      value: from,
      spans: around === undefined ? [] : [around],
      conflicts,
      doubt: doubt + (around === undefined ? DOUBT.supposed : 0),
    },
    validUntil: { value: until, spans: [held], conflicts, doubt },
  }
}

/** That of the month of capture, or of the last day's if that is earlier. */
function startOf({ from, until }: PeriodClaim, captured: CivilDate): CivilDate {
  const start = firstOfMonth(captured)
  return from ?? (start <= until ? start : firstOfMonth(until))
}

/** An announced end looks only at announced months and ranges, a printed one at all. */
const isAround = (period: PeriodClaim, end: PeriodClaim) =>
  (isAnnounced(period) || (isPrinted(end) && isPrinted(period))) &&
  (period.sort === 'months' || period.sort === 'range') &&
  period.from !== null &&
  period.from <= end.until &&
  period.until <= lastOfMonth(end.until)

const isAnnounced = ({ place }: PeriodClaim) => place.startsWith('announced')
const isPrinted = ({ place }: PeriodClaim) => place.startsWith('printed')

/** A date without a stated year contradicts no year. */
function inYearOf({ until }: PeriodClaim, other: PeriodClaim): PeriodClaim {
  if (other.said === 'year') return other
  const moved = (date: CivilDate) => civilDate(yearOf(until), monthOf(date), Number(date.slice(8))) ?? date
  return { ...other, from: other.from && moved(other.from), until: moved(other.until) }
}

const overlaps = (a: PeriodClaim, b: PeriodClaim) => (a.from === null || a.from <= b.until) && (b.from === null || b.from <= a.until)

/** Overlapping, with about the same end. The last day of a weekly offer may differ by some days. */
function agrees(held: PeriodClaim, other: PeriodClaim): boolean {
  if (!overlaps(held, other)) return false
  const apart = daysBetween(other.until, held.until)
  if (other.sort === 'range') return held.sort === 'range' ? Math.abs(apart) < WEEK : held.sort !== 'months' || apart < WEEK
  if (other.sort === 'months') return apart < WEEK
  return other.sort !== 'until' || held.sort !== 'months' || other.until >= firstOfMonth(held.until)
}
const WEEK = 7
