import {
  type CivilDate,
  civilDate,
  daysBetween,
  daysInMonth,
  firstOfMonth,
  lastOfMonth,
  MONTHS,
  monthOf,
  type Weekday,
  weekdayOf,
  yearOf,
} from '#domain/calendar/calendar.ts'
import type { Span } from '#domain/promotion/promotion.ts'
import { DATE_LETTERS } from '../vocabulary/figureWords.ts'
import type { MentionedDates } from './mention.ts'
import { type CodedLine, encodeLine, findHits, getSpanOfTokens, type PatternHit, type Token, type TokenisedText } from './tokens.ts'
import { parseWeekday } from './weekdays.ts'

type Dated = Span & { value: MentionedDates | null }

const NUMERIC = /(?<![/$])(?<day>n)(?<sign>[-/.])(?<month>n)(?:\k<sign>'?(?<year>n))?(?![/-]n|\/?C)/dg
const WORDED = /(?<![/$])(?<day>n)°?D?d?m?d?(?<month>M)/dg
const YEAR_AFTER = /^\.?[,(]?(?<link>[dm]{0,3}'?)(?<year>n)/d
const ISO = /(?<year>n)-(?<month>n)-(?<day>n)(?!-?n)/dg
const BARE_DAY = /(?<![/$%-])(?<day>n)(?=°?(?:[,yaH.;)-]|$))/dg
const NAMED_DAY = /(?<=W)(?<day>n)(?![%/$CMxhdn°-])/dg
const MONTH_FIRST = /M(?:d?n)?[(:,]{1,2}[FdEDW]{0,3}$/
/** Whole months, such as "todos los martes de abril". */
const MONTH_LIST = /(?:[dPFm]|(?<=W,?|[:(%.]|^))E?m?d?(?<months>M(?:(?:d?n)?[,yaH-]{1,2}d?M){0,5})(?![aH-]E?D?n)/dg

const END_OF_MONTH = /H[EDd]{0,2}z$/
/** Between the two dates of a range; the next two patterns are for lists and for "between". */
const RANGE_LINK = /^°?[th]{0,2}i?,?(?:y?x{0,2}H:?|y?a|-|\.\.)[EDdth]{0,7}W?,?[ED]{0,2}$/
const BETWEEN_LINK = /^°?y[ED]{0,2}W?$/
const LIST_LINK = /^°?,?[;y-]?[ED]{0,3}W?,?[ED]{0,2}$/
const BETWEEN_BEFORE = /B[BEDWd]{0,4}$/
const UNTIL_BEFORE = /H[:EDdthW,]{0,7}$/
const FROM_BEFORE = /[Fd][:EDdth,]{0,7}$/
const BEGINNING_BEFORE = /F[:EDdthW,]{0,7}$/
const DATES_BEFORE = /(?:[WD][,:]?|VE?)(?:n,){0,8}$/
const MONTH_START = /[dF](?<month>M)(?:d(?<year>n))?(?:aE?|HE?)$/
const FOREIGN_BEFORE = /X[^.;W]{0,9}$/
const LONGEST_FOREIGN = 48
const LEAD = 16
/** A date in a text this short is what the text is about. */
const SHORT = 60

/** A year that is not said follows from the day of `captured`. */
export function findDates(text: TokenisedText, captured: CivilDate): Dated[] {
  const line = markTimes(encodeLine(text, DATE_LETTERS))
  const parts = datesIn(line)
  return [...datedPeriods(line, parts, captured, text.length), ...monthPeriods(line, parts, captured)].sort((a, b) => a.start - b.start)
}

/** A number before a word for hours is a time and no day. */
const markTimes = (line: CodedLine): CodedLine => ({ ...line, codes: line.codes.replace(/[n0](?=h)/g, 't') })

type Part = { first: number; last: number; day: number; month: number | null; year: number | null; isClear: boolean }

function datesIn(line: CodedLine): Part[] {
  const machine = findHits(line, ISO).flatMap(({ first, last, named }): Part[] => {
    const [year, month, day] = [named('year')?.number ?? 0, named('month')?.number ?? 0, named('day')?.number ?? 0]
    return year < 2000 || month > 12 ? [] : [{ first, last, day, month, year, isClear: true }]
  })
  const numeric = findHits(line, NUMERIC).flatMap((hit): Part[] => {
    const [day, month, year] = [numberOf(hit, 'day'), numberOf(hit, 'month'), fullYear(hit.named('year'))]
    const isTight = line.codes.charAt(hit.placeOf('sign') ?? 0) !== '/'
    if (day < 1 || day > 31 || month < 1 || month > 12 || isIn(machine, hit.first)) return []
    if (isTight && (year === null || hit.last - hit.first !== widthOf(line, hit) - 1)) return []
    return [{ first: hit.first, last: hit.last, day, month, year, isClear: hit.placeOf('year') === undefined || year !== null }]
  })
  const worded = findHits(line, WORDED).flatMap((hit): Part[] => {
    const day = numberOf(hit, 'day')
    if (day < 1 || day > 31 || isIn(numeric, hit.first)) return []
    return [{ day, month: monthNumber(hit.named('month')), first: hit.first, ...yearAfter(line, hit.last) }]
  })
  return withBareDays(
    line,
    [...machine, ...numeric, ...worded].sort((a, b) => a.first - b.first),
  )
}

const isIn = (parts: readonly Part[], place: number) => parts.some(({ first, last }) => first <= place && place <= last)

function widthOf({ tokens }: CodedLine, { first, last }: PatternHit): number {
  for (let at = first; at < last; at++) if (tokens[at]?.end !== tokens[at + 1]?.start) return -1
  return last - first + 1
}

const numberOf = (hit: PatternHit, name: string) => hit.named(name)?.number ?? 0

function monthNumber(token: Token | undefined): number | null {
  const word = token?.text ?? ''
  const index = MONTHS.findIndex((month) => month.startsWith(word.slice(0, 3)))
  return index >= 0 ? index + 1 : word.startsWith('set') ? 9 : null
}

/** People write 2.026 too; another number with a separator is no year. */
function fullYear(token: Token | undefined): number | null {
  const number = token?.number
  if (!token || !number || (/[.,]/.test(token.text) && !/^2[.,]0\d\d$/.test(token.text))) return null
  const year = number < 100 && token.text.length === 2 ? 2000 + number : number
  return year >= 2000 && year <= 2199 ? year : null
}

/** A number that cannot be a year is left, unless a year was clearly meant. */
function yearAfter({ codes, tokens }: CodedLine, month: number): { year: number | null; last: number; isClear: boolean } {
  const without = { year: null, last: month, isClear: true }
  const match = YEAR_AFTER.exec(codes.slice(month + 1, month + 8))
  if (match === null) return without
  const place = month + match[0].length
  const token = tokens[place] as Token
  const number = token.number ?? 0
  const year = fullYear(token)
  if (year === null)
    return /[.,]/.test(token.text) && number >= 2000 && number < 2200 ? { ...without, last: place, isClear: false } : without
  const isBracketed = codes.charAt(place - 1) === '('
  const isBare = match.groups?.link === '' && !isBracketed
  if (number < 1_000 && (isBare || codes.charAt(month + 1) === ',') && /^[%$/:aHyMCxu-]/.test(codes.slice(place + 1))) return without
  return { year, last: isBracketed && codes.charAt(place + 1) === ')' ? place + 1 : place, isClear: true }
}

/** Days without a month: before a date they take its month, after a month they take that one. */
function withBareDays(line: CodedLine, dated: readonly Part[]): Part[] {
  const named = new Set(findHits(line, NAMED_DAY).map(({ first }) => first))
  const places = new Set([...named, ...findHits(line, BARE_DAY).map(({ first }) => first)])
  const bare = [...places].flatMap((first): Part[] => {
    const day = line.tokens[first]?.number ?? 0
    if (day < 1 || day > 31 || !Number.isInteger(day) || isIn(dated, first)) return []
    return [{ first, last: first, day, month: null, year: null, isClear: true }]
  })
  const all = [...dated, ...bare].sort((a, b) => a.first - b.first)
  const kept: Part[] = []
  let open: Part | null = null
  for (const [index, part] of all.entries()) {
    const before: Part | null = open !== null && isLinked(line, open, part) ? open : null
    open = null
    if (part.month !== null || leadsToDate(line, all, index)) {
      kept.push(part)
      continue
    }
    const month: Pick<Part, 'month' | 'year'> | null = monthBefore(line, part.first) ?? before
    if (month === null && !named.has(part.first)) continue
    open = { ...part, month: month?.month ?? null, year: month?.year ?? null }
    kept.push(open)
  }
  return kept
}

function monthBefore(line: CodedLine, first: number): Pick<Part, 'month' | 'year'> | null {
  const lead = leadTo(line, first)
  const match = MONTH_FIRST.exec(lead)
  if (match === null) return null
  const place = first - lead.length + match.index
  return { month: monthNumber(line.tokens[place]), year: yearAfter(line, place).year }
}

const isLinked = (line: CodedLine, one: Part, other: Part) => {
  const link = between(line, one, other)
  return RANGE_LINK.test(link) || LIST_LINK.test(link)
}

const between = ({ codes }: CodedLine, one: Part, other: Part) => codes.slice(one.last + 1, other.first)

function leadsToDate(line: CodedLine, all: readonly Part[], index: number): boolean {
  for (let at = index; at + 1 < all.length && at < index + 12; at++) {
    if (!isLinked(line, all[at] as Part, all[at + 1] as Part)) return false
    if ((all[at + 1] as Part).month !== null) return true
  }
  return false
}

function datedPeriods(line: CodedLine, parts: readonly Part[], captured: CivilDate, length: number): Dated[] {
  const periods: Dated[] = []
  for (let index = 0; index < parts.length; ) {
    const chain = chainFrom(line, parts, index)
    const first = (parts[index] as Part).first
    if (!isForeign(line, first)) periods.push(...periodOfChain(line, chain, captured, length))
    index += chain.parts.length
  }
  return periods
}

const leadTo = ({ codes }: CodedLine, first: number) => codes.slice(Math.max(0, first - LEAD), first)

/** Such as a company's founding or a law's date. */
function isForeign(line: CodedLine, first: number): boolean {
  const lead = leadTo(line, first)
  const match = FOREIGN_BEFORE.exec(lead)
  if (match === null) return false
  const word = line.tokens[first - lead.length + match.index]
  return word !== undefined && (line.tokens[first]?.start ?? 0) - word.end <= LONGEST_FOREIGN
}

type Chain = { parts: Part[]; sort: 'range' | 'dates' }
const MOST_DATES = 40

function chainFrom(line: CodedLine, parts: readonly Part[], index: number): Chain {
  const [first, second] = [parts[index] as Part, parts[index + 1]]
  if (second !== undefined) {
    const link = between(line, first, second)
    if (RANGE_LINK.test(link) || (BETWEEN_BEFORE.test(leadTo(line, first.first)) && BETWEEN_LINK.test(link)))
      return { parts: [first, second], sort: 'range' }
  }
  const list = [first]
  for (let at = index + 1; at < parts.length && at < index + MOST_DATES; at++) {
    const part = parts[at] as Part
    if (!LIST_LINK.test(between(line, list.at(-1) as Part, part))) break
    const next = parts[at + 1]
    if (next !== undefined && RANGE_LINK.test(between(line, part, next))) break
    list.push(part)
  }
  return { parts: list, sort: 'dates' }
}

function periodOfChain(line: CodedLine, { parts, sort }: Chain, captured: CivilDate, length: number): Dated[] {
  const [first, last] = [parts[0] as Part, parts.at(-1) as Part]
  const span = getSpanOfTokens(line, first.first, last.last)
  const isNamed = parts.every(({ month }) => month === null)
  const days = isNamed ? nearestNamed(line, parts, captured) : resolveDates(parts, captured)
  if (days === null) return isNamed ? [] : [{ ...span, value: null }]
  const said = isNamed ? 'day' : parts.some(({ year }) => year !== null) ? 'year' : 'month'
  const [from, until] = [days[0] as CivilDate, days.at(-1) as CivilDate]
  if (sort === 'range') return [{ ...span, value: { sort, from, until, days: [], said } }]
  if (parts.length === 1) return single(line, first, from, length).map((value) => ({ ...span, value: { days: [], said, ...value } }))
  const sorted = [...days].sort()
  return [{ ...span, value: { sort, from: sorted[0] as CivilDate, until: sorted.at(-1) as CivilDate, days: sorted, said } }]
}

function single(
  line: CodedLine,
  { first }: Part,
  day: CivilDate,
  length: number,
): (Pick<MentionedDates, 'sort' | 'from' | 'until'> & Partial<MentionedDates>)[] {
  const lead = leadTo(line, first)
  const begun = MONTH_START.exec(lead)
  if (begun !== null) {
    const place = first - lead.length + begun.index + 1
    const month = monthNumber(line.tokens[place]) ?? 1
    const year = yearAfter(line, place).year ?? (month > monthOf(day) ? yearOf(day) - 1 : yearOf(day))
    return [{ sort: 'range', from: civilDate(year, month, 1), until: day }]
  }
  if (UNTIL_BEFORE.test(lead)) return [{ sort: 'until', from: null, until: day }]
  if (BEGINNING_BEFORE.test(lead)) return [{ sort: 'from', from: day, until: null }]
  if (FROM_BEFORE.test(lead)) return []
  return DATES_BEFORE.test(lead) || length < SHORT ? [{ sort: 'dates', from: day, until: day, days: [day] }] : []
}

/** Days with a weekday and no month: in the month nearest to the capture in which all weekdays are right. */
function nearestNamed({ tokens }: CodedLine, parts: readonly Part[], captured: CivilDate): CivilDate[] | null {
  const names: (Weekday | null)[] = []
  for (const { first } of parts) names.push(parseWeekday(tokens[first - 1]?.text ?? '') ?? names.at(-1) ?? null)
  for (const shift of [0, 1, -1]) {
    const index = yearOf(captured) * 12 + monthOf(captured) - 1 + shift
    const dates = parts.map(({ day }) => civilDate(Math.floor(index / 12), (index % 12) + 1, day))
    if (dates.every((date, at) => date !== null && weekdayOf(date) === names[at])) return dates as CivilDate[]
  }
  return null
}

/** Month and year come from the next date that has them, else the year nearest to the capture. A day past a month's end is its last. */
function resolveDates(parts: readonly Part[], captured: CivilDate): CivilDate[] | null {
  const out: CivilDate[] = []
  let month: number | null = null
  let year: number | null = null
  for (const part of [...parts].reverse()) {
    const own: number | null = part.month ?? month
    if (own === null || !part.isClear) return null
    const ownYear: number =
      part.year ?? (year === null ? nearestYear(part.day, own, captured) : month !== null && own > month ? year - 1 : year)
    const last = daysInMonth(ownYear, own)
    const date = part.day > last + 1 ? null : civilDate(ownYear, own, Math.min(part.day, last))
    if (date === null) return null
    out.unshift(date)
    month = own
    year = ownYear
  }
  return out
}

const NEAREST = 180

function nearestYear(day: number, month: number, captured: CivilDate): number {
  const year = yearOf(captured)
  let best = { year, distance: Number.POSITIVE_INFINITY }
  for (const candidate of [year, year - 1, year + 1]) {
    const date = civilDate(candidate, month, Math.min(day, daysInMonth(candidate, month)))
    const distance = date === null ? Number.POSITIVE_INFINITY : Math.abs(daysBetween(captured, date))
    if (distance < best.distance) best = { year: candidate, distance }
    if (distance <= NEAREST) break
  }
  return best.year
}

/** A shorter name of a month needs a year. */
const LEAST_MONTH = 4

function monthPeriods(line: CodedLine, parts: readonly Part[], captured: CivilDate): Dated[] {
  return findHits(line, MONTH_LIST).flatMap((hit): Dated[] => {
    const place = hit.placeOf('months') ?? hit.first
    if (isIn(parts, place) || /[n°]$/.test(line.codes.slice(0, hit.first)) || isForeign(line, hit.first)) return []
    const said = yearAfter(line, hit.last)
    // A short form such as "mar" or "set" may be another word.
    if (place === hit.last && said.year === null && (line.tokens[place]?.text.length ?? 0) < LEAST_MONTH) return []
    const span = getSpanOfTokens(line, hit.first, said.last)
    if (!said.isClear) return [{ ...span, value: null }]
    const [first, last] = [monthNumber(line.tokens[place]) ?? 1, monthNumber(line.tokens[hit.last]) ?? 1]
    const year = said.year ?? nearestYear(15, last, captured)
    const from = civilDate(first > last ? year - 1 : year, first, 1) as CivilDate
    const until = lastOfMonth(civilDate(year, last, 1) as CivilDate)
    if (END_OF_MONTH.test(line.codes.slice(Math.max(0, hit.first - 4), hit.first)))
      return [{ ...span, value: { sort: 'until', from: null, until, days: [], said: said.year === null ? 'month' : 'year' } }]
    return [{ ...span, value: { sort: 'months', from: firstOfMonth(from), until, days: [], said: said.year === null ? 'month' : 'year' } }]
  })
}
