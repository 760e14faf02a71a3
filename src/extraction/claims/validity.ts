import { addDays, type CivilDate, daysBetween, weekdayOf, yearOf } from '#domain/calendar.ts'
import { firstOfMonth, lastOfMonth } from '#domain/month.ts'
import type { Span } from '#domain/promotion.ts'
import type { Period } from '../text/dates.ts'
import { inYear, monthAround, type PeriodClaim, type PeriodVoice, periodClaims, startOfMonth } from './periods.ts'
import type { Reader, Reading, Readings, Scope } from './reader.ts'

const PRINTED: readonly PeriodVoice[] = ['printedRange', 'printedDays', 'printedUntil', 'printedMonths']

/**
 * Which voice decides. Single days that the card announces come first (the card is for them), then the small print's own range, its single
 * days, its end alone, its months, then the header's; small print about other figures (`unbacked`) comes after a range that is announced. Where
 * no word names a day, the feed's publication does. A month named is the whole month.
 */
const PRECEDENCE: Record<'backed' | 'unbacked', readonly PeriodVoice[]> = {
  backed: [
    'announcedEnd',
    'announcedDays',
    ...PRINTED,
    'announcedRange',
    'announcedUntil',
    'announcedMonths',
    'mended',
    'broken',
    'publication',
  ],
  unbacked: [
    'announcedEnd',
    'announcedDays',
    'announcedRange',
    ...PRINTED,
    'announcedUntil',
    'announcedMonths',
    'mended',
    'broken',
    'publication',
  ],
}

/** Whose word against the deciding voice makes the reading doubtful: the announced against the printed. */
const RIVALS: Record<PeriodVoice, 'announced' | 'printed' | null> = {
  announcedEnd: null,
  announcedDays: 'printed',
  announcedRange: 'printed',
  announcedUntil: 'printed',
  announcedMonths: 'printed',
  printedDays: 'announced',
  printedRange: 'announced',
  printedUntil: 'announced',
  printedMonths: 'announced',
  mended: 'announced',
  broken: null,
  publication: null,
}

/** What each circumstance takes off the confidence in both days. */
const DOUBT = {
  /** The voice itself. */
  announcedEnd: 0.03,
  mended: 0.05,
  broken: 0.3,
  publication: 0.02,
  capture: 0.03,
  /** Other words name another time; the year was put right; it is long past or far ahead. */
  conflict: 0.03,
  slip: 0.03,
  stale: 0.03,
  /** An end alone that is long past; a first day that no word says. */
  staleEnd: 0.06,
  /** Days between the first and the last on which it does not hold. */
  skips: 0.06,
  startInferred: 0.03,
}

/** First and last day; where nothing names one, those of the month of capture. */
export const validityReader: Reader = {
  fields: ['validFrom', 'validUntil'],
  read(scope) {
    const { capturedAt } = scope.text.card
    const { claims, decisive } = periodsOf(scope)
    if (decisive === undefined) return byMonthOfCapture(capturedAt)
    if (decisive.voice === 'broken') return unknownSides(decisive)
    return decided(decisive, claims, capturedAt)
  },
}

type Periods = { claims: readonly PeriodClaim[]; decisive: PeriodClaim | undefined }

/** The days and the words shown ask for the same, and scopes never change. */
const known = new WeakMap<Scope, Periods>()

function periodsOf(scope: Scope): Periods {
  const before = known.get(scope)
  if (before !== undefined) return before
  const claims = periodClaims(scope)
  const periods = { claims, decisive: decisiveOf(scope, claims) }
  known.set(scope, periods)
  return periods
}

function decisiveOf({ backed }: Scope, claims: readonly PeriodClaim[]): PeriodClaim | undefined {
  const order = PRECEDENCE[backed ? 'backed' : 'unbacked']
  return order.map((voice) => claims.find((claim) => claim.voice === voice)).find((claim) => claim !== undefined)
}

/**
 * Single days between which the same day of the week is left out: `martes 03/02 y 17/02`. A first and a last day and days of the week
 * cannot say that, so that the words themselves have to.
 */
export function skippingDaysOf(scope: Scope): Span | null {
  const { decisive } = periodsOf(scope)
  return decisive !== undefined && skipsWeeks(decisive.value) ? withWeekday(scope.text.folded, decisive.span) : null
}

/** `Los sábados 14 y 28 de junio` reads better than the dates alone. */
function withWeekday(folded: string, { start, end }: Span): Span {
  const lead = WEEKDAY_BEFORE.exec(folded.slice(Math.max(0, start - LONGEST_WEEKDAY), start))?.[0].length ?? 0
  return { start: start - lead, end }
}
const WEEKDAY_BEFORE = /(?<![a-z])(?:(?:los |el )?dias? )?(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?) $/
/** UTF-16 units. */
const LONGEST_WEEKDAY = 24

function skipsWeeks({ kind, days }: Period): boolean {
  if (kind !== 'dates') return false
  const weekdays = new Set(days.map(weekdayOf))
  const [from, until] = [days[0], days.at(-1)]
  if (from === undefined || until === undefined) return false
  const between = Array.from({ length: daysBetween(from, until) + 1 }, (_, index) => addDays(from, index))
  return between.some((day) => weekdays.has(weekdayOf(day)) && !days.includes(day))
}

function decided(decisive: PeriodClaim, claims: readonly PeriodClaim[], captured: CivilDate): Readings {
  const { value, span, voice } = decisive
  const conflicts = rivalsOf(decisive, claims).filter((rival) => !overlaps(value, inYearOf(value, rival.value)))
  const isEnd = value.kind === 'until'
  const isStale = staleness(value, captured)
  const slip = claims.some(({ isOfSlip }) => isOfSlip) && voice !== 'publication' ? DOUBT.slip : 0
  const shared = slip + (conflicts.length > 0 ? DOUBT.conflict : 0)
  const reading = (date: CivilDate | null, doubt: number): Reading<CivilDate | null> => ({
    value: date,
    spans: [span],
    conflicts: conflicts.map((rival) => rival.span),
    doubt: shared + doubt,
  })
  if (isEnd) {
    const around = monthAround(
      value,
      claims.filter((claim) => isAround(claim, decisive)),
    )
    const start = reading(around?.value.from ?? startOfMonth(value, captured), around ? 0 : DOUBT.startInferred)
    return {
      validFrom: { ...start, spans: around ? [around.span] : [] },
      validUntil: reading(value.until, isStale ? DOUBT.staleEnd : 0),
    }
  }
  const doubt = (isOwnDoubt(voice) ? DOUBT[voice] : 0) + (isStale ? DOUBT.stale : 0) + (skipsWeeks(value) ? DOUBT.skips : 0)
  return { validFrom: reading(value.from, doubt), validUntil: reading(value.until, doubt) }
}

const isOwnDoubt = (voice: PeriodVoice): voice is 'announcedEnd' | 'mended' | 'publication' =>
  voice === 'announcedEnd' || voice === 'mended' || voice === 'publication'

const isAnnounced = ({ voice }: PeriodClaim) => voice.startsWith('announced')
const isPrinted = ({ voice }: PeriodClaim) => voice.startsWith('printed')

/** An announced end takes its start from what is announced, a printed one from anywhere. */
const isAround = (claim: PeriodClaim, end: PeriodClaim) => isAnnounced(claim) || (isPrinted(end) && isPrinted(claim))

/** Ends alone contradict nothing: the other words may say the start. A range that ends before it begins contradicts whatever was read. */
function rivalsOf({ voice }: PeriodClaim, claims: readonly PeriodClaim[]): PeriodClaim[] {
  const side = RIVALS[voice]
  const isRival = (claim: PeriodClaim) =>
    side === 'announced' ? isAnnounced(claim) : side === 'printed' && (isPrinted(claim) || claim.voice === 'broken')
  return claims.filter((claim) => isRival(claim) && claim.value.kind !== 'until' && claim.voice !== 'announcedEnd')
}

/** A month or day without a year contradicts no year: it is taken in that of the period. */
function inYearOf({ until }: Period, other: Period): Period {
  if (other.yearSaid) return other
  const year = yearOf(until)
  return { ...other, from: other.from && inYear(year, other.from), until: inYear(year, other.until) }
}

/** An end alone leaves open when it begins. */
function overlaps(a: Period, b: Period): boolean {
  return (a.from === null || a.from <= b.until) && (b.from === null || b.from <= a.until)
}

/** A range long past or far ahead is likelier to be left over from another month. */
function staleness({ from, until }: Period, captured: CivilDate): boolean {
  return daysBetween(until, captured) > 20 || (from !== null && daysBetween(captured, from) > 45)
}

/** A range that ends before it begins and that nothing else on the card mends: its sides are not known. */
function unknownSides({ span }: PeriodClaim): Readings {
  const unknown = { value: null, spans: [span], doubt: DOUBT.broken }
  return { validFrom: unknown, validUntil: unknown }
}

function byMonthOfCapture(captured: CivilDate): Readings {
  const reading = (value: CivilDate): Reading<CivilDate | null> => ({ value, spans: [], doubt: DOUBT.capture })
  return { validFrom: reading(firstOfMonth(captured)), validUntil: reading(lastOfMonth(captured)) }
}
