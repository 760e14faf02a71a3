import { type CivilDate, civilDate, daysBetween, daysInMonth, MONTHS, monthOf, yearOf } from '#domain/calendar.ts'
import { firstOfMonth, lastOfMonth } from '#domain/month.ts'
import type { Span } from '#domain/promotion.ts'
import type { Stretch } from '../text/search.ts'
import { DATE_WORDS } from '../vocabulary/figureWords.ts'
import { type Hit, hitsOf, type Line, lineOf, spanOf, type Token } from './numbers.ts'

/**
 * When an offer holds, as a text says it. `range`: from and until; `until`: only an end; `from`: only a beginning; `dates`: single days, of
 * which these are the first and last; `months`: whole months; `unclear`: a date that no calendar has or whose year cannot be read.
 */
type Dated = Span & {
  sort: 'range' | 'until' | 'from' | 'dates' | 'months' | 'unclear'
  from: CivilDate | null
  until: CivilDate | null
  /** The single days, where single days are named. */
  days: CivilDate[]
  /** The words give the year; otherwise it was inferred. */
  yearSaid: boolean
}
/** A date with an end, and the stretch that it stands in. */
export type Period = Omit<Dated, 'sort' | 'until'> & { kind: 'range' | 'until' | 'dates' | 'months'; until: CivilDate; stretch: Stretch }

/** `5/9/26`, `5 / 9 / 2026`, `05-09-2026`, `5.9.26`. */
const NUMERIC = /(?<![/$])(?<day>n)(?<sign>[-/.])(?<month>n)(?:\k<sign>(?<year>n))?(?![/-]n|\/?C)/dg
/** `1° de mayo de 2026`, `24 dic 26`, `5 de septiembre (2026)`. */
const WORDED = /(?<![/$])(?<day>n)°?D?d?m?d?(?<month>M)(?:\.?[,(]?(?<link>[dm]{0,3})(?<year>n))?/dg
/** A day whose month comes with the next date: `del 24 al 30 de julio`, `viernes 9 al jueves 15 de enero`. */
const BARE_DAY = /(?<![/$%-])(?<day>n)°?(?=[,yaH-])/dg
/** `todos los martes de abril`, `los lunes de enero y febrero del 2026`, `todo marzo`. */
const MONTH_LIST = /(?:[dPFm]|(?<=[W:(]|^))E?m?d?(?<months>M(?:[,yaH-]{1,2}d?M){0,5})(?:[,(]?(?<link>[dm]{0,3})(?<year>n))?(?![aH-]E?D?n)/dg

/** What may be between two dates of a range, and between two dates of a list. */
const RANGE_LINK = /^°?[th]{0,2}i?,?(?:y?x{0,2}H:?|y?a|-)[EDdth]{0,7}W?,?[ED]{0,2}$/
const BETWEEN_LINK = /^°?y[ED]{0,2}W?$/
const LIST_LINK = /^°?,?[;y-]?[ED]{0,3}W?,?[ED]{0,2}$/
const BETWEEN_BEFORE = /B[BEDWd]{0,4}$/
const UNTIL_BEFORE = /H[:EDdthW,]{0,7}$/
const FROM_BEFORE = /[Fd][:EDdth,]{0,7}$/
const BEGINNING_BEFORE = /F[:EDdthW,]{0,7}$/
const DATES_BEFORE = /[WD][,:]?(?:n,){0,8}$/
const MONTH_START = /[dF](?<month>M)(?:d(?<year>n))?(?:aE?|HE?)$/
const FOREIGN_BEFORE = /(?:X|NV)[^.;]{0,9}$/
/** UTF-16 units between such a word and the date. */
const LONGEST_FOREIGN = 48
/** Tokens. */
const LEAD = 16
/** A text of so few units is about the date. */
const SHORT = 60

/** Every date in a folded text. `captured` lends the year where none is written. */
export function datesIn(words: string, captured: CivilDate, start = 0): Dated[] {
  const line = linePutRight(lineOf(words, DATE_WORDS, start))
  const parts = partsOf(line)
  return [...datedPeriods(line, parts, captured, words.length), ...monthPeriods(line, parts, captured)].sort((a, b) => a.start - b.start)
}

/** Every period named in the stretches, in order, beginnings alone and unclear dates left out. */
export function periodsIn(text: string, stretches: readonly Stretch[], captured: CivilDate): Period[] {
  return stretches.flatMap((stretch) =>
    datesIn(text.slice(stretch.start, stretch.end), captured, stretch.start).flatMap(({ sort, until, ...date }): Period[] =>
      sort === 'unclear' || sort === 'from' || until === null ? [] : [{ ...date, kind: sort, until, stretch }],
    ),
  )
}

/** `hasta las 24 hs del 31`: the number is a time. */
const linePutRight = (line: Line): Line => ({ ...line, signs: line.signs.replace(/[n0](?=h)/g, 't') })

type Part = { first: number; last: number; day: number; month: number | null; year: number | null; isClear: boolean }

function partsOf(line: Line): Part[] {
  const numeric = hitsOf(line, NUMERIC).flatMap((hit): Part[] => {
    const [day, month, year] = [numberOf(hit, 'day'), numberOf(hit, 'month'), fullYear(hit.named('year'))]
    const isTight = line.signs.charAt(hit.placeOf('sign') ?? 0) !== '/'
    if (day < 1 || day > 31 || month < 1 || month > 12) return []
    if (isTight && (year === null || hit.last - hit.first !== widthOf(line, hit) - 1)) return []
    return [{ first: hit.first, last: hit.last, day, month, year, isClear: hit.placeOf('year') === undefined || year !== null }]
  })
  const worded = hitsOf(line, WORDED).flatMap((hit): Part[] => {
    const day = numberOf(hit, 'day')
    if (day < 1 || day > 31 || numeric.some(({ first, last }) => first <= hit.first && hit.first <= last)) return []
    return [{ day, month: monthNumber(hit.named('month')), first: hit.first, ...yearOfHit(line, hit, hit.placeOf('month') ?? hit.last) }]
  })
  return withBareDays(
    line,
    [...numeric, ...worded].sort((a, b) => a.first - b.first),
  )
}

/** How many tokens a stretch without a space would have; -1 where there is a space. */
function widthOf({ tokens }: Line, { first, last }: Hit): number {
  for (let at = first; at < last; at++) if (tokens[at]?.end !== tokens[at + 1]?.start) return -1
  return last - first + 1
}

const numberOf = (hit: Hit, name: string) => hit.named(name)?.number ?? 0

function monthNumber(token: Token | undefined): number | null {
  const word = token?.text ?? ''
  const index = MONTHS.findIndex((month) => month.startsWith(word.slice(0, 3)))
  return index >= 0 ? index + 1 : word.startsWith('set') ? 9 : null
}

/** 2026, 26, or null. `2.026` is no year. */
function fullYear(token: Token | undefined): number | null {
  const number = token?.number
  if (!token || !number || /[.,]/.test(token.text)) return null
  const year = number < 100 && token.text.length === 2 ? 2000 + number : number
  return year >= 2000 && year <= 2199 ? year : null
}

/** Behind a month: what can be no year is none of its words, unless it should be one. A year of two figures stands alone. */
function yearOfHit({ signs }: Line, hit: Hit, month: number): { year: number | null; last: number; isClear: boolean } {
  const token = hit.named('year')
  const place = hit.placeOf('year')
  const without = { year: null, last: month, isClear: true }
  if (token === undefined || place === undefined) return without
  const year = fullYear(token)
  const isBare = hit.named('link') === undefined && signs.charAt(place - 1) !== '('
  const isLong = (token.number ?? 0) >= 1_000
  const last = signs.charAt(place - 1) === '(' && signs.charAt(place + 1) === ')' ? place + 1 : place
  if (year === null)
    return /[.,]/.test(token.text) && (token.number ?? 0) >= 2000 && (token.number ?? 0) < 2200
      ? { ...without, last: place, isClear: false }
      : without
  if (!isLong && (isBare || signs.charAt(month + 1) === ',') && /^[%$/:aHyMCxu-]/.test(signs.slice(place + 1))) return without
  return { year, last, isClear: true }
}

/** Adds the bare days that lead up to a date and take its month. */
function withBareDays(line: Line, dated: readonly Part[]): Part[] {
  const bare = hitsOf(line, BARE_DAY).flatMap((hit): Part[] => {
    const day = numberOf(hit, 'day')
    if (day < 1 || day > 31 || !Number.isInteger(day) || dated.some(({ first, last }) => first <= hit.first && hit.first <= last)) return []
    return [{ first: hit.first, last: hit.first, day, month: null, year: null, isClear: true }]
  })
  const all = [...dated, ...bare].sort((a, b) => a.first - b.first)
  return all.filter(({ month }, index) => month !== null || leadsToDate(line, all, index))
}

const between = ({ signs }: Line, one: Part, other: Part) => signs.slice(one.last + 1, other.first)

function leadsToDate(line: Line, all: readonly Part[], index: number): boolean {
  for (let at = index; at + 1 < all.length && at < index + 12; at++) {
    const link = between(line, all[at] as Part, all[at + 1] as Part)
    if (!(RANGE_LINK.test(link) || LIST_LINK.test(link))) return false
    if ((all[at + 1] as Part).month !== null) return true
  }
  return false
}

function datedPeriods(line: Line, parts: readonly Part[], captured: CivilDate, length: number): Dated[] {
  const periods: Dated[] = []
  for (let index = 0; index < parts.length; ) {
    const chain = chainFrom(line, parts, index)
    const first = (parts[index] as Part).first
    if (!isForeign(line, first)) periods.push(...periodOf(line, chain, captured, length))
    index += chain.parts.length
  }
  return periods
}

const leadTo = ({ signs }: Line, first: number) => signs.slice(Math.max(0, first - LEAD), first)

/** A time that is not the offer's. */
function isForeign(line: Line, first: number): boolean {
  const lead = leadTo(line, first)
  const match = FOREIGN_BEFORE.exec(lead)
  if (match === null) return false
  const word = line.tokens[first - lead.length + match.index]
  return word !== undefined && (line.tokens[first]?.start ?? 0) - word.end <= LONGEST_FOREIGN
}

type Chain = { parts: Part[]; sort: 'range' | 'dates' }
const MOST_DATES = 40

/** The dates that hang together from one on: two with "al" between them, or a list. */
function chainFrom(line: Line, parts: readonly Part[], index: number): Chain {
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

function periodOf(line: Line, chain: Chain, captured: CivilDate, length: number): Dated[] {
  const [first, last] = [chain.parts[0] as Part, chain.parts.at(-1) as Part]
  const span = spanOf(line, first.first, last.last)
  const days = resolved(chain.parts, captured)
  if (days === null) return [{ ...span, ...UNCLEAR }]
  const [from, until] = [days[0] as CivilDate, days.at(-1) as CivilDate]
  const yearSaid = chain.parts.some(({ year }) => year !== null)
  if (chain.sort === 'range') return [{ ...span, sort: 'range', from, until, days: [], yearSaid }]
  if (chain.parts.length === 1) return single(line, first, from, length)
  const sorted = [...days].sort()
  return [{ ...span, sort: 'dates', from: sorted[0] as CivilDate, until: sorted.at(-1) as CivilDate, days: sorted, yearSaid }]
}

const UNCLEAR = { sort: 'unclear', from: null, until: null, days: [] as CivilDate[], yearSaid: false } as const

function single(line: Line, part: Part, day: CivilDate, length: number): Dated[] {
  const span = spanOf(line, part.first, part.last)
  const lead = leadTo(line, part.first)
  const yearSaid = part.year !== null
  const begun = MONTH_START.exec(lead)
  if (begun !== null) {
    const at = (offset: number) => line.tokens[part.first - lead.length + begun.index + offset]
    const month = monthNumber(at(1)) ?? 1
    const year =
      begun.groups?.year === undefined ? (month > monthOf(day) ? yearOf(day) - 1 : yearOf(day)) : (fullYear(at(3)) ?? yearOf(day))
    return [{ ...span, sort: 'range', from: civilDate(year, month, 1), until: day, days: [], yearSaid }]
  }
  if (UNTIL_BEFORE.test(lead)) return [{ ...span, sort: 'until', from: null, until: day, days: [], yearSaid }]
  if (BEGINNING_BEFORE.test(lead) && !lead.endsWith('W')) return [{ ...span, sort: 'from', from: day, until: null, days: [], yearSaid }]
  if (FROM_BEFORE.test(lead)) return []
  const isAnnounced = DATES_BEFORE.test(lead) || length < SHORT
  return isAnnounced ? [{ ...span, sort: 'dates', from: day, until: day, days: [day], yearSaid }] : []
}

/**
 * The civil dates of a chain: a missing month or year is taken from the next date that has it, else the year nearest to the capture. A day
 * behind the last of its month is that last day; one further off is no day: null.
 */
function resolved(parts: readonly Part[], captured: CivilDate): CivilDate[] | null {
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

/** Days: half a year, less a few. */
const NEAREST = 180

function nearestYear(day: number, month: number, captured: CivilDate): number {
  const year = yearOf(captured)
  let best = { year, distance: Number.POSITIVE_INFINITY }
  for (const candidate of [year, year - 1, year + 1]) {
    const date = civilDate(candidate, month, Math.min(day, daysInMonth(candidate, month)))
    const distance = date === null ? Number.POSITIVE_INFINITY : Math.abs(daysBetween(captured, date))
    if (distance < best.distance) best = { year: candidate, distance }
    // Nothing is nearer in another year.
    if (distance <= NEAREST) break
  }
  return best.year
}

/** Whole months. A month of a dated day is none. */
function monthPeriods(line: Line, parts: readonly Part[], captured: CivilDate): Dated[] {
  return hitsOf(line, MONTH_LIST).flatMap((hit): Dated[] => {
    const place = hit.placeOf('months') ?? hit.first
    const isOfDay = parts.some(({ first, last }) => first <= place && place <= last) || /[n°]$/.test(line.signs.slice(0, hit.first))
    if (isOfDay || isForeign(line, hit.first)) return []
    const listed = /^M(?:[,yaH-]{1,2}d?M){0,5}/.exec(line.signs.slice(place, hit.last + 1))?.[0] ?? 'M'
    const end = place + listed.length - 1
    const said = yearOfHit(line, hit, end)
    const span = spanOf(line, hit.first, said.last)
    if (!said.isClear) return [{ ...span, ...UNCLEAR }]
    const [first, last] = [monthNumber(line.tokens[place]) ?? 1, monthNumber(line.tokens[end]) ?? 1]
    const year = said.year ?? nearestYear(15, last, captured)
    const from = civilDate(first > last ? year - 1 : year, first, 1) as CivilDate
    const until = lastOfMonth(civilDate(year, last, 1) as CivilDate)
    return [{ ...span, sort: 'months', from: firstOfMonth(from), until, days: [], yearSaid: said.year !== null }]
  })
}
