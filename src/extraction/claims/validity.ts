import { type CivilDate, daysBetween, yearOf } from '#domain/calendar.ts'
import { firstOfMonth, lastOfMonth } from '#domain/month.ts'
import type { Span } from '#domain/promotion.ts'
import type { Period } from '../mentions/dates.ts'
import { inYear, monthAround, type PeriodClaim, type PeriodVoice, periodClaims, startOfMonth } from './periods.ts'
import type { Reader, Reading, Readings, Scope } from './reader.ts'

const PRINTED: readonly PeriodVoice[] = ['printedRange', 'printedDays', 'printedUntil', 'printedMonths']

/**
 * Which voice decides. Single days that the card announces come first (the card is for them), then the small print's own range, its single
 * days, its end alone, its months, then the header's; small print about other figures (`unbacked`) comes after a range that is announced. Where
 * no word names a day, the feed's publication does. A month named is the whole month; it comes before small print that was over when
 * the month began in which the card was shown.
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

/** First and last day and the days left out ask for the same, and scopes never change. */
const known = new WeakMap<Scope, Periods>()

function periodsOf(scope: Scope): Periods {
  const before = known.get(scope)
  if (before !== undefined) return before
  const claims = periodClaims(scope)
  const periods = { claims, decisive: decisiveOf(scope, claims) }
  known.set(scope, periods)
  return periods
}

function decisiveOf({ backed, text }: Scope, claims: readonly PeriodClaim[]): PeriodClaim | undefined {
  const order = PRECEDENCE[backed ? 'backed' : 'unbacked']
  const first = order.map((voice) => claims.find((claim) => claim.voice === voice)).find((claim) => claim !== undefined)
  const { capturedAt } = text.card
  if (first === undefined || !isPrinted(first)) return first
  return claims.find(({ voice, value }) => voice === 'announcedMonths' && isNewer(value, first.value, capturedAt)) ?? first
}

/**
 * The month that a card announces and is shown in, over small print that had ended before: that was left standing. So was an end alone that is
 * before the last of the months, when the card is shown behind it.
 */
function isNewer({ from, until }: Period, old: Period, captured: CivilDate): boolean {
  if (from === null || from > captured || captured > until) return false
  return old.until < from || (old.kind === 'until' && old.until < captured && old.until < firstOfMonth(until))
}

/** The period that decides when the offer holds; undefined where no word names one. */
export const decisivePeriodOf = (scope: Scope): PeriodClaim | undefined => periodsOf(scope).decisive

/** `Hasta el 8 …. Del 9 al 31 …`: where the small print speaks of the period that decides, when it has print of other periods as well. */
export function printOfPeriod(scope: Scope): Span | null {
  const { claims, decisive } = periodsOf(scope)
  if (decisive === undefined || !isPrinted(decisive)) return null
  const others = claims.filter((claim) => isPrinted(claim) && !overlaps(decisive.value, claim.value)).map(({ span }) => span.start)
  const { start } = decisive.span
  return others.length === 0 ? null : { start, end: Math.min(...others.filter((other) => other > start), scope.text.folded.length) }
}

function decided(decisive: PeriodClaim, claims: readonly PeriodClaim[], captured: CivilDate): Readings {
  const { value, span, voice } = decisive
  const isEnd = value.kind === 'until'
  const held = isEnd && voice === 'announcedEnd' ? { ...value, from: startOfMonth(value, captured) } : value
  const conflicts = rivalsOf(decisive, claims).filter((rival) => !agrees(held, inYearOf(value, rival.value)))
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
  const doubt = (isOwnDoubt(voice) ? DOUBT[voice] : 0) + (isStale ? DOUBT.stale : 0)
  return { validFrom: reading(value.from, doubt), validUntil: reading(value.until, doubt) }
}

const isOwnDoubt = (voice: PeriodVoice): voice is 'announcedEnd' | 'mended' | 'publication' =>
  voice === 'announcedEnd' || voice === 'mended' || voice === 'publication'

const isAnnounced = ({ voice }: PeriodClaim) => voice.startsWith('announced')
const isPrinted = ({ voice }: PeriodClaim) => voice.startsWith('printed')

/** An announced end takes its start from what is announced, a printed one from anywhere. */
const isAround = (claim: PeriodClaim, end: PeriodClaim) => isAnnounced(claim) || (isPrinted(end) && isPrinted(claim))

/** Ends alone contradict nothing but what begins after them: the other words may say the start. A range that ends before it begins contradicts whatever was read. */
function rivalsOf({ voice, value }: PeriodClaim, claims: readonly PeriodClaim[]): PeriodClaim[] {
  const side = voice === 'announcedEnd' && value.kind === 'until' ? 'printed' : RIVALS[voice]
  const isRival = (claim: PeriodClaim) =>
    side === 'announced' ? isAnnounced(claim) : side === 'printed' && (isPrinted(claim) || claim.voice === 'broken')
  const isOpen = ({ kind, until }: Period) => kind === 'until' && (voice !== 'announcedMonths' || until >= firstOfMonth(value.until))
  return claims.filter((claim) => isRival(claim) && !isOpen(claim.value) && claim.voice !== 'announcedEnd')
}

/** A month or day without a year contradicts no year: it is taken in that of the period. */
function inYearOf({ until }: Period, other: Period): Period {
  if (other.yearSaid) return other
  const year = yearOf(until)
  return { ...other, from: other.from && inYear(year, other.from), until: inYear(year, other.until) }
}

/** An end alone before the last month agrees with no months, and what is named from day to day with none that is shorter. */
const agrees = (held: Period, other: Period) =>
  overlaps(held, other) &&
  !(held.kind === 'months' && other.kind === 'until' && other.until < firstOfMonth(held.until)) &&
  !isShorter(held, other)

/** A range that ends on another day, or one or months that are over before: by more than the days between two of a weekly offer's. */
function isShorter(held: Period, other: Period): boolean {
  const apart = daysBetween(other.until, held.until)
  if (other.kind === 'range' && held.kind === 'range') return Math.abs(apart) >= 7
  return (other.kind === 'months' || (other.kind === 'range' && held.kind === 'months')) && apart >= 7
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
