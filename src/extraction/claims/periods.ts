import { type CivilDate, civilDate, daysBetween, monthOf, WEEKDAYS, type Weekday, weekdayOf, yearOf } from '#domain/calendar.ts'
import { firstOfMonth, lastOfMonth } from '#domain/month.ts'
import { type Period, periodsIn } from '../mentions/dates.ts'
import { WEEKDAY, weekdayNamed } from '../mentions/weekdays.ts'
import { blocksOf } from '../text/cardText.ts'
import { matchesOf } from '../text/matches.ts'
import { findAll, type Stretch } from '../text/search.ts'
import { type Claim, sourceOf } from './claim.ts'
import type { Scope } from './reader.ts'

/**
 * What a period is and who says it. `announcedEnd`: the range of the small print whose last day is announced alone, or that day where the small
 * print is of months before; `broken`: a range that ends before it begins; `mended`: such a range with its slip put right; `publication`: how long the feed shows the card.
 */
export type PeriodVoice =
  | `${'announced' | 'printed'}${'Days' | 'Range' | 'Until' | 'Months'}`
  | 'announcedEnd'
  | 'mended'
  | 'broken'
  | 'publication'

/** `isOfSlip`: its year was put right. */
export type PeriodClaim = Claim<Period, 'validity'> & { voice: PeriodVoice; isOfSlip: boolean }

/** Every period that the card names, by its words and by its feed; those of one voice in order of the text. */
export function periodClaims(scope: Scope): PeriodClaim[] {
  const { capturedAt } = scope.text.card
  const announced = announcedPeriods(scope, capturedAt)
  const written = printedPeriods(scope, capturedAt)
  const slips = written.map((period) => isOfLastYear(period, announced, capturedAt))
  const printed = written.map((period, index) => (slips[index] ? aYearLater(period) : period))
  const days = announced.find(({ kind }) => kind === 'dates') ?? announced.find(isOccasion)
  const whole = days && (rangeEndingOn(days, printed) ?? laterEnd(days, printed))
  const broken = [...printed, ...announced].find((period) => period.kind === 'range' && !isForward(period))
  return [
    ...claims('announcedEnd', whole ? [whole] : []),
    ...claims('announcedDays', days ? [sameDaysDated(days, printed, capturedAt)] : []),
    ...byKind('announced', announced),
    ...byKind('printed', printed).map((claim) => ({ ...claim, isOfSlip: slips.includes(true) })),
    ...claims('mended', broken ? withOneYear(broken, capturedAt) : []),
    ...claims('broken', broken ? [broken] : []),
    ...published(scope),
  ]
}

const claims = (voice: PeriodVoice, periods: readonly Period[]): PeriodClaim[] =>
  periods.map((value) => ({
    field: 'validity',
    value,
    modality: 'grants',
    source: sourceOf(value.stretch),
    span: { start: value.start, end: value.end },
    voice,
    isOfSlip: false,
  }))

/** Days that are announced come as one claim of their own. */
function byKind(by: 'announced' | 'printed', periods: readonly Period[]): PeriodClaim[] {
  const of = (kind: Period['kind']) => periods.filter((period) => period.kind === kind && isForward(period))
  return [
    ...(by === 'printed' ? claims('printedDays', of('dates')) : []),
    ...claims(`${by}Range`, of('range')),
    ...claims(`${by}Until`, of('until')),
    ...claims(`${by}Months`, of('months')),
  ]
}

const isForward = ({ from, until }: Period) => from === null || from <= until

function announcedPeriods({ text, header }: Scope, captured: CivilDate): Period[] {
  // A site's figure is no place for dates, unless all of the card's words stand there.
  const orOfFigure = (found: Period[]) => (found.length > 0 ? found : periodsIn(text.affirmed, header, captured))
  const stretches = header.filter(({ role }) => role !== 'value')
  const periods = periodsIn(text.affirmed, stretches, captured)
  const when = stretches.filter(({ role }) => role === 'when')
  const bare = bareDays(text.affirmed, when, captured).filter(
    ({ start, end }) => !periods.some((one) => one.start < end && start < one.end),
  )
  return periods.some(({ kind }) => kind === 'dates') ? periods : orOfFigure([...bare, ...periods])
}

/** The offer's own small print, else that of all offers; the others' is the last resort for what is said once. */
function printedPeriods({ text, own, common, legal }: Scope, captured: CivilDate): Period[] {
  for (const stretches of [own, common, legal]) {
    const periods = periodsIn(text.affirmed, stretches, captured)
    if (periods.length > 0) return periods
  }
  return []
}

/** `Todos los lunes de enero` of a card shown in January 2026 and `hasta el 31/01/2025` in its small print: the old year was left standing. */
function isOfLastYear({ kind, until }: Period, announced: readonly Period[], captured: CivilDate): boolean {
  if (kind === 'months' || daysBetween(until, captured) < LONG_PAST) return false
  const now = lastOfMonth(captured)
  return lastOfMonth(until).slice(5, 7) === now.slice(5, 7) && announced.some((period) => period.kind === 'months' && period.until === now)
}
/** Days; a promotion that ended so long ago was not on show, one that ended within the other may have been left standing. */
const LONG_PAST = 300
const MONTHS_PAST = 60

function aYearLater(period: Period): Period {
  const later = (date: CivilDate) => inYear(yearOf(date) + 1, date)
  return { ...period, from: period.from && later(period.from), until: later(period.until), days: period.days.map(later) }
}

/** The same day of another year; the 29th of February stays where it is. */
export const inYear = (year: number, date: CivilDate): CivilDate => civilDate(year, monthOf(date), Number(date.slice(8))) ?? date

/** A few days in a row, announced where the card says when: the card is for them, as if they were named one by one. */
const MAX_OCCASION = 10

function isOccasion({ kind, from, until, stretch }: Period): boolean {
  if (kind !== 'range' || stretch.role !== 'when' || from === null) return false
  const days = daysBetween(from, until)
  return days >= 0 && days < MAX_OCCASION
}

/** Days announced without a year are those of the small print when it names the same days with one, unless that year was left standing. */
function sameDaysDated(days: Period, printed: readonly Period[], captured: CivilDate): Period {
  if (days.yearSaid) return days
  const dated = printed.find(({ kind, from, yearSaid }) => kind === 'dates' && yearSaid && from?.slice(5) === days.from?.slice(5))
  const isSlip = dated && daysBetween(dated.until, captured) > LONG_PAST && daysBetween(days.until, captured) < MONTHS_PAST
  return dated && !isSlip ? dated : days
}

/** A bare date under the figure ("31/12/2025") that is the last day of the small print's range is the end of the offer, not its only day. */
function rangeEndingOn(days: Period, printed: readonly Period[]): Period | undefined {
  if (!isBareDate(days)) return undefined
  return printed.find(
    (period) => period.kind === 'range' && isForward(period) && period.from !== period.until && period.until === days.until,
  )
}

/**
 * Such a date at the end of a month, and the small print's range was over before that month began: the end was moved on, and the small print was
 * left standing. When it began is not said.
 */
function laterEnd(days: Period, printed: readonly Period[]): Period | undefined {
  if (!isBareDate(days) || !days.yearSaid || days.until !== lastOfMonth(days.until)) return undefined
  const isOver = printed.some(({ kind }) => kind === 'range') && printed.every(({ until }) => until < firstOfMonth(days.until))
  return isOver ? { ...days, kind: 'until', from: null, days: [] } : undefined
}

/** One day that stands under the figure, not where the card says when. */
const isBareDate = ({ kind, days, stretch }: Period) => kind === 'dates' && days.length <= 1 && stretch.role !== 'when'

/**
 * `1 de febrero de 2026 al 28 de febrero de 2025`: days and months are in order and the card was shown in that span of the first year,
 * so the second year is the slip.
 */
function withOneYear(range: Period, captured: CivilDate): Period[] {
  if (range.from === null) return []
  const until = civilDate(yearOf(range.from), monthOf(range.until), Number(range.until.slice(8)))
  return until !== null && range.from <= until && range.from <= captured && captured <= until ? [{ ...range, until }] : []
}

const PUBLICATION = /^publicada:(\d{4}-\d\d-\d\d)\.\.(\d{4}-\d\d-\d\d)$/

/** From when to when the feed shows the card: what its words say wins, for cards are published ahead and left standing. */
function published({ text: { card } }: Scope): PeriodClaim[] {
  return blocksOf(card, ['mark']).flatMap((stretch) => {
    const { start, end } = stretch
    const [, from, until] = PUBLICATION.exec(card.text.slice(start, end)) ?? []
    if (from === undefined || until === undefined) return []
    return claims('publication', [{ kind: 'range', from, until, days: [], yearSaid: true, start, end, stretch }])
  })
}

const NUMBERED = new RegExp(`(${WEEKDAY}) (\\d{1,2})((?:(?: ?,| y| e) \\d{1,2}){0,4})(?![\\d/])(?! de [a-z])`, 'g')

/** `jueves 2, viernes 3 y sabado 4` with no month: the month nearest to the capture in which those days have those names. */
function bareDays(text: string, when: readonly Stretch[], captured: CivilDate): Period[] {
  const found = findAll(text, when, NUMBERED)
  const named = found.flatMap(({ groups }) => {
    const day = weekdayNamed(groups[1] ?? '')
    return [groups[2], ...matchesOf(groups[3] ?? '', NUMBER).map(([number]) => number)].map((number) => ({ day, number: Number(number) }))
  })
  const first = found[0]
  if (first === undefined || named.length === 0) return []
  const [from, ...rest] = nearestMonth(named, captured).sort()
  if (from === undefined) return []
  const days = [from, ...rest]
  const { start, stretch } = first
  return [{ kind: 'dates', from, until: days.at(-1) ?? from, days, yearSaid: false, start, end: found.at(-1)?.end ?? first.end, stretch }]
}
const NUMBER = /\d{1,2}/g

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

/** The first day where only an end is written: that of the month or range around it, else none. */
export function monthAround(end: Period, around: readonly PeriodClaim[]): PeriodClaim | undefined {
  return around.find(
    ({ value: { kind, from, until } }) =>
      (kind === 'months' || kind === 'range') && from !== null && from <= end.until && until <= lastOfMonth(end.until),
  )
}

/** The month of capture, or that of the end where the capture is later. */
export function startOfMonth(end: Period, captured: CivilDate): CivilDate {
  const start = firstOfMonth(captured)
  return start <= end.until ? start : firstOfMonth(end.until)
}
