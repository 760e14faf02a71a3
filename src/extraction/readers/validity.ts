import {
  type CivilDate,
  civilDate,
  daysBetween,
  firstOfMonth,
  lastOfMonth,
  monthOf,
  WEEKDAYS,
  type Weekday,
  weekdayOf,
  yearOf,
} from '#domain/calendar.ts'
import { blocksOf } from '../text/cardText.ts'
import { type Period, periodsIn } from '../text/dates.ts'
import { findAll, type Stretch } from '../text/search.ts'
import { WEEKDAY, weekdayNamed } from '../text/weekdays.ts'
import type { Reader, Reading, Readings, Scope } from './reader.ts'

/**
 * First and last day. Single days that the card announces come first (the card is for them), then the small print's own range, its single
 * days, its end alone, then the header; a month named is the whole month; where no word names a day, the feed's publication; nothing at all is
 * the month of capture.
 */
export const validityReader: Reader = {
  fields: ['validFrom', 'validUntil'],
  read(scope) {
    const { capturedAt } = scope.text.card
    const header = headerPeriods(scope, capturedAt)
    const own = periodsIn(scope.text.affirmed, scope.own, capturedAt)
    const common = own.length > 0 ? own : periodsIn(scope.text.affirmed, scope.common, capturedAt)
    const legal = common.length > 0 ? common : periodsIn(scope.text.affirmed, scope.legal, capturedAt)
    const slips = legal.some((period) => isOfLastYear(period, header, capturedAt))
    const dated = legal.map((period) => (isOfLastYear(period, header, capturedAt) ? aYearLater(period) : period))
    const chosen = settle(header, dated, capturedAt, scope.backed)
    return (chosen && slips ? doubted(chosen) : chosen) ?? byPublication(scope) ?? byMonthOfCapture(capturedAt)
  },
}

function headerPeriods(scope: Scope, captured: CivilDate): Period[] {
  const stretches = scope.header.filter(({ role }) => role !== 'value')
  const periods = periodsIn(scope.text.affirmed, stretches, captured)
  const when = stretches.filter(({ role }) => role === 'when')
  return periods.some(({ kind }) => kind === 'dates') ? periods : [...bareDays(scope.text.affirmed, when, captured), ...periods]
}

/** `Todos los lunes de enero` of a card shown in January 2026 and `hasta el 31/01/2025` in its small print: the old year was left standing. */
function isOfLastYear({ kind, until }: Period, header: readonly Period[], captured: CivilDate): boolean {
  if (kind === 'months' || daysBetween(until, captured) < LONG_PAST) return false
  const now = lastOfMonth(captured)
  return lastOfMonth(until).slice(5, 7) === now.slice(5, 7) && header.some((period) => period.kind === 'months' && period.until === now)
}
/** Days; a promotion that ended so long ago was not on show, one that ended within the other may have been left standing. */
const LONG_PAST = 300
const MONTHS_PAST = 60

function aYearLater(period: Period): Period {
  const later = (date: CivilDate) => inYear(yearOf(date) + 1, date)
  return { ...period, from: period.from && later(period.from), until: later(period.until), days: period.days.map(later) }
}

/** The same day of another year; the 29th of February stays where it is. */
const inYear = (year: number, date: CivilDate): CivilDate => civilDate(year, monthOf(date), Number(date.slice(8))) ?? date

function doubted(chosen: Readings): Readings {
  const more = (reading: Readings['validFrom']) => reading && { ...reading, doubt: reading.doubt + 0.03 }
  return { ...chosen, validFrom: more(chosen.validFrom), validUntil: more(chosen.validUntil) } as Readings
}

const first = (periods: readonly Period[], kind: Period['kind']) => periods.find((period) => period.kind === kind)

function settle(header: readonly Period[], legal: readonly Period[], captured: CivilDate, backed: boolean): Readings | null {
  const days = first(header, 'dates') ?? header.find((period) => isOccasion(period))
  const whole = days && rangeEndingOn(days, legal)
  if (whole) return readings(whole, [], captured, 0.06)
  if (days) return readings(sameDaysDated(days, legal, captured), legal, captured)
  const newer = backed ? undefined : header.find((period) => period.kind === 'range' && isForward(period))
  if (newer) return readings(newer, legal, captured)
  const range = legal.find((period) => period.kind === 'range' && isForward(period))
  if (range) return readings(range, header, captured)
  const named = first(legal, 'dates')
  if (named) return readings(named, header, captured)
  const headerRange = header.find((period) => period.kind === 'range' && isForward(period))
  const end = first(legal, 'until')
  if (end) return endingAt(end, [...header, ...legal], captured)
  const months = first(legal, 'months')
  if (months) return readings(months, header, captured)
  if (headerRange) return readings(headerRange, legal, captured)
  const headerEnd = first(header, 'until')
  if (headerEnd) return endingAt(headerEnd, header, captured)
  const headerMonths = first(header, 'months')
  if (headerMonths) return readings(headerMonths, legal, captured)
  const broken = first(legal, 'range') ?? first(header, 'range')
  const mended = broken && withOneYear(broken, captured)
  return mended ? readings(mended, header, captured, 0.1) : contradicting(broken)
}

/** A few days in a row, announced where the card says when: the card is for them, as if they were named one by one. */
const MAX_OCCASION = 10

function isOccasion({ kind, from, until, stretch }: Period): boolean {
  if (kind !== 'range' || stretch.role !== 'when' || from === null) return false
  const days = daysBetween(from, until)
  return days >= 0 && days < MAX_OCCASION
}

/** Days announced without a year are those of the small print when it names the same days with one, unless that year was left standing. */
function sameDaysDated(days: Period, legal: readonly Period[], captured: CivilDate): Period {
  if (days.yearSaid) return days
  const dated = legal.find(({ kind, from, yearSaid }) => kind === 'dates' && yearSaid && from?.slice(5) === days.from?.slice(5))
  const isSlip = dated && daysBetween(dated.until, captured) > LONG_PAST && daysBetween(days.until, captured) < MONTHS_PAST
  return dated && !isSlip ? dated : days
}

/** A bare date under the figure ("31/12/2025") that is the last day of the small print's range is the end of the offer, not its only day. */
function rangeEndingOn(days: Period, legal: readonly Period[]): Period | undefined {
  if (days.kind !== 'dates' || days.days.length > 1 || days.stretch.role === 'when') return undefined
  return legal.find((period) => period.kind === 'range' && isForward(period) && period.from !== period.until && period.until === days.until)
}

const isForward = ({ from, until }: Period) => from === null || from <= until

function readings(period: Period, others: readonly Period[], captured: CivilDate, own = 0): Readings {
  const clashing = others.filter((other) => other.kind !== 'until' && !overlaps(period, inYearOf(period, other)))
  const doubt = own + (clashing.length > 0 ? 0.06 : 0) + staleness(period, captured)
  const reading = (value: CivilDate | null): Reading<CivilDate | null> => ({
    value,
    spans: [{ start: period.start, end: period.end }],
    role: period.stretch.role,
    doubt: doubt / 2,
    conflicts: clashing.map(({ start, end }) => ({ start, end })),
  })
  return { validFrom: reading(period.from), validUntil: reading(period.until) }
}

/** A month or day without a year contradicts no year: it is taken in that of the period. */
function inYearOf({ until }: Period, other: Period): Period {
  if (other.yearSaid) return other
  const year = yearOf(until)
  return { ...other, from: other.from && inYear(year, other.from), until: inYear(year, other.until) }
}

function overlaps(a: Period, b: Period): boolean {
  return (a.from ?? a.until) <= b.until && (b.from ?? b.until) <= a.until
}

/** A range long past or far ahead is likelier to be left over from another month. */
function staleness({ from, until }: Period, captured: CivilDate): number {
  if (daysBetween(until, captured) > 20) return 0.06
  return from !== null && daysBetween(captured, from) > 45 ? 0.06 : 0
}

/** Only an end is written: the start is that of the month the card names, else of the month of capture. */
function endingAt(end: Period, around: readonly Period[], captured: CivilDate): Readings {
  const month = around.find(
    ({ kind, from, until }) =>
      (kind === 'months' || kind === 'range') && from !== null && from <= end.until && until <= lastOfMonth(end.until),
  )
  const start = month?.from ?? firstOfMonth(captured)
  const from = start <= end.until ? start : firstOfMonth(end.until)
  const spans = [{ start: end.start, end: end.end }]
  const fromSpans = month ? [{ start: month.start, end: month.end }] : []
  return {
    validFrom: { value: from, spans: fromSpans, role: end.stretch.role, doubt: month ? 0.01 : 0.03 },
    validUntil: { value: end.until, spans, role: end.stretch.role, doubt: staleness(end, captured) },
  }
}

/**
 * `1 de febrero de 2026 al 28 de febrero de 2025`: days and months are in order and the card was shown in that span of the first year,
 * so the second year is the slip.
 */
function withOneYear(range: Period, captured: CivilDate): Period | null {
  if (range.from === null) return null
  const until = civilDate(yearOf(range.from), monthOf(range.until), Number(range.until.slice(8)))
  return until !== null && range.from <= until && range.from <= captured && captured <= until ? { ...range, until } : null
}

/** A range that ends before it begins and that nothing else on the card mends: its sides are not known. */
function contradicting(range: Period | undefined): Readings | null {
  if (range === undefined) return null
  const unknown = { value: null, spans: [{ start: range.start, end: range.end }], role: range.stretch.role, doubt: 0.3 }
  return { validFrom: unknown, validUntil: unknown }
}

const PUBLICATION = /^publicada:(\d{4}-\d\d-\d\d)\.\.(\d{4}-\d\d-\d\d)$/

/** From when to when the feed shows the card: what its words say wins, for cards are published ahead and left standing. */
function byPublication({ text: { card } }: Scope): Readings | null {
  for (const block of blocksOf(card, ['mark'])) {
    const [, from, until] = PUBLICATION.exec(card.text.slice(block.start, block.end)) ?? []
    if (from === undefined || until === undefined) continue
    const spans = [{ start: block.start, end: block.end }]
    const reading = (value: CivilDate): Reading<CivilDate> => ({ value, spans, role: 'mark', doubt: 0.02 })
    return { validFrom: reading(from), validUntil: reading(until) }
  }
  return null
}

function byMonthOfCapture(captured: CivilDate): Readings {
  const reading = (value: CivilDate): Reading<CivilDate | null> => ({ value, spans: [], role: null, doubt: 0.03 })
  return { validFrom: reading(firstOfMonth(captured)), validUntil: reading(lastOfMonth(captured)) }
}

const NUMBERED = new RegExp(`(${WEEKDAY}) (\\d{1,2})((?:(?: ?,| y| e) \\d{1,2}){0,4})(?![\\d/])(?! de [a-z])`, 'g')

/** `jueves 2, viernes 3 y sabado 4` with no month: the month nearest to the capture in which those days have those names. */
function bareDays(text: string, when: readonly Stretch[], captured: CivilDate): Period[] {
  const found = findAll(text, when, NUMBERED)
  const named = found.flatMap(({ groups }) => {
    const day = weekdayNamed(groups[1] ?? '')
    const numbers = [groups[2], ...(groups[3] ?? '').matchAll(/\d{1,2}/g)].map((each) =>
      Number(typeof each === 'string' ? each : each?.[0]),
    )
    return numbers.map((number) => ({ day, number }))
  })
  const firstFound = found[0]
  if (firstFound === undefined || named.length === 0) return []
  const days = nearestMonth(named, captured)
  if (days.length === 0) return []
  const sorted = [...days].sort()
  const span = { start: firstFound.start, end: found.at(-1)?.end ?? firstFound.end }
  return [
    {
      ...span,
      kind: 'dates',
      from: sorted[0] as CivilDate,
      until: sorted.at(-1) as CivilDate,
      days: sorted,
      yearSaid: false,
      stretch: firstFound.stretch,
    },
  ]
}

function nearestMonth(named: readonly { day: Weekday | null; number: number }[], captured: CivilDate): CivilDate[] {
  for (const shift of [0, 1, -1]) {
    const index = monthOf(captured) - 1 + shift
    const year = yearOf(captured) + Math.floor(index / 12)
    const month = ((index % 12) + 12) % 12
    const dates = named.map(({ number }) => civilDate(year, month + 1, number))
    if (dates.every((date, at) => date !== null && WEEKDAYS.includes(weekdayOf(date)) && weekdayOf(date) === named[at]?.day))
      return dates as CivilDate[]
  }
  return []
}
