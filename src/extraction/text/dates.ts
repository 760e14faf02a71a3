import { type CivilDate, civilDate, daysBetween, daysInMonth, MONTHS, monthOf, yearOf } from '#domain/calendar.ts'
import { firstOfMonth, lastOfMonth } from '#domain/month.ts'
import type { Span } from '#domain/promotion.ts'
import { matchesOf } from './matches.ts'
import type { Stretch } from './search.ts'
import { WEEKDAY } from './weekdays.ts'

/**
 * When an offer holds, as a text says it. `range`: from and until; `until`: only an end; `dates`: single days, of which these are the
 * first and last; `months`: whole months.
 */
export type Period = Span & {
  kind: 'range' | 'until' | 'dates' | 'months'
  from: CivilDate | null
  until: CivilDate
  stretch: Stretch
  /** The single days, where single days are named. */
  days: CivilDate[]
  /** The words give the year; otherwise it was inferred. */
  yearSaid: boolean
}

/** Spellings seen next to the right ones: without the p, cut short, a letter lost. */
const MONTH =
  '(?:ene(?:ro)?|febr?(?:ero)?|mar(?:zo)?|abr(?:il)?|may(?:o)?|jun(?:io)?|jul(?:io)?|ago(?:sto)?|sep?t?(?:iembre)?|oct(?:ubre)?|nov(?:iem(?:br?e|be))?|dic(?:iembre)?)(?![a-z])'
/** The letter o stands for a zero often enough. */
const NUMERIC = '([0-3]?[\\do])(?:/|-)([01]?[\\do])(?:(?:/|-)(20[\\do]{2}|[\\do]{2}))?'
const WORDED = `(\\d{1,2})(?:°|º|er|ro)? ?(?:dias )?(?:de |del mes de )?(${MONTH})(?:,? (?:de |del )?(?:ano )?(20\\d{2}|\\d{2}(?=[ .,;)]|$)))?`
const DAY_PREFIX = `(?:el )?(?:proximo )?(?:dias? )?(?:${WEEKDAY},? )?(?:el )?(?:dia )?`

const DATE = new RegExp(`(?<![\\d/$.,-])(?:${NUMERIC}(?![\\d/-])|${WORDED})`, 'g')
/** A day whose month comes with the next date: `del 24 al 30 de julio`, `viernes 9 al jueves 15 de enero`. */
const BARE_DAY = /(?<![\d/$.,:%-])(\d{1,2})(?:°|º)?(?= ?(?:,|y|e|al?|hasta|-)(?: |\d))/g

type Part = { start: number; end: number; day: number; month: number | null; year: number | null }

/** What may be between two dates of a range, and between two dates of a list. */
const RANGE_LINK = new RegExp(
  `^ ?(?:[0-2]?\\d:[0-5]\\d ?(?:hs)? ?)?(?:inclusive,? )?(?:,? )?(?:al?|hasta|-|y hasta)(?: (?:el|las|la))?(?: [0-9:.]{1,5} ?(?:hs|horas)?\\.?)?(?: (?:de|del))?(?: (?:el|dia|dias))* ?(?:${WEEKDAY} )?$`,
)
const BETWEEN_LINK = new RegExp(`^ ?y (?:el )?(?:dia )?(?:${WEEKDAY} )?$`)
const LIST_LINK = new RegExp(`^ ?(?:,|;|y|e|o|,? y|-)? ?${DAY_PREFIX}$`)
const BETWEEN_BEFORE = new RegExp(`(?:entre|comprendid[oa]s?)(?: entre)?(?: los dias)? ${DAY_PREFIX}$`)
const UNTIL_BEFORE = new RegExp(`(?:hasta|vence)(?: las? [0-9:.]{1,5} ?(?:hs|horas)? (?:del?)?)? ${DAY_PREFIX}$`)
const FROM_BEFORE = new RegExp(`(?:desde|a partir del?|del?)(?: las? [0-9:.]{1,5} ?(?:hs|horas)? (?:del?)?)? ${DAY_PREFIX}$`)
const DATES_BEFORE = new RegExp(`(?:${WEEKDAY},? |dias? |hoy,? |fechas? ?:? )(?:\\d{1,2}, )*$`)
const MONTH_START = new RegExp(`(?:de|desde) (${MONTH}) (?:de (20\\d{2}) )?(?:al|hasta el) $`)

/** A time that is not the offer's: wages received, cards issued, companies registered, yesterday's rules. */
const FOREIGN_BEFORE =
  /(?:percib[a-z]{1,6}|haber(?:es)?|cobr[a-z]{1,5}|inscript[ao]|registrad[ao]|emitid[ao]s|decreto|(?<![a-z])ley(?![a-z])|resolucion|no valid[oa]s?|no aplica|excepto|codigo|cod\.)[^.;]{0,46}$/

/** Every period named in the stretches, in order. `captured` lends the year where none is written. `text` is folded. */
export function periodsIn(text: string, stretches: readonly Stretch[], captured: CivilDate): Period[] {
  return stretches.flatMap((stretch) => {
    const words = text.slice(stretch.start, stretch.end)
    const parts = /\d/.test(words) ? partsOf(words) : []
    const periods = [...datedPeriods(words, parts, captured), ...monthPeriods(words, captured)]
    return periods
      .sort((a, b) => a.start - b.start)
      .map((period) => ({ ...period, start: period.start + stretch.start, end: period.end + stretch.start, stretch }))
  })
}

type Local = Omit<Period, 'stretch'>

function partsOf(words: string): Part[] {
  const parts: Part[] = []
  for (const match of matchesOf(words, DATE)) {
    const [whole, day1, month1, year1, day2, month2, year2] = match
    const day = digits(day1 ?? day2)
    const month = month1 === undefined ? monthNumber(month2) : digits(month1)
    if (day < 1 || day > 31 || month === null || month < 1 || month > 12) continue
    if (whole.includes('-') && year1 === undefined) continue
    parts.push({ start: match.index, end: match.index + whole.length, day, month, year: fullYear(year1 ?? year2) })
  }
  return withBareDays(words, parts)
}

/** Adds the bare days that lead up to a date and take its month. */
function withBareDays(words: string, dated: readonly Part[]): Part[] {
  const bare: Part[] = []
  for (const match of matchesOf(words, BARE_DAY)) {
    const day = Number(match[1])
    const end = match.index + match[0].length
    if (day < 1 || day > 31 || dated.some((part) => match.index < part.end && end > part.start)) continue
    bare.push({ start: match.index, end, day, month: null, year: null })
  }
  const all = [...dated, ...bare].sort((a, b) => a.start - b.start)
  return all.filter((part, index) => part.month !== null || leadsToDate(words, all, index))
}

function leadsToDate(words: string, all: readonly Part[], index: number): boolean {
  for (let at = index; at + 1 < all.length && at < index + 12; at++) {
    const link = words.slice((all[at] as Part).end, (all[at + 1] as Part).start)
    if (link.length > 30 || !(RANGE_LINK.test(link) || LIST_LINK.test(link))) return false
    if ((all[at + 1] as Part).month !== null) return true
  }
  return false
}

const digits = (text: string | undefined) => Number((text ?? '').replaceAll('o', '0'))

function monthNumber(word: string | undefined): number | null {
  const index = MONTHS.findIndex((month) => word !== undefined && month.startsWith(word.slice(0, 3)))
  return index >= 0 ? index + 1 : word?.startsWith('set') ? 9 : null
}

function fullYear(text: string | undefined): number | null {
  if (text === undefined) return null
  const year = digits(text)
  const full = year < 100 ? 2000 + year : year
  return full >= 2000 && full <= 2199 ? full : null
}

function datedPeriods(words: string, parts: readonly Part[], captured: CivilDate): Local[] {
  const periods: Local[] = []
  for (let index = 0; index < parts.length; ) {
    const chain = chainFrom(words, parts, index)
    const lead = words.slice(Math.max(0, (parts[index] as Part).start - 80), (parts[index] as Part).start)
    if (!FOREIGN_BEFORE.test(lead.slice(-60))) periods.push(...periodOf(words, chain, lead, captured))
    index += chain.parts.length
  }
  return periods
}

type Chain = { parts: Part[]; kind: 'range' | 'dates' }

/** The dates that hang together from one on: two with "al" between them, or a list. */
function chainFrom(words: string, parts: readonly Part[], index: number): Chain {
  const first = parts[index] as Part
  const second = parts[index + 1]
  const lead = words.slice(Math.max(0, first.start - 60), first.start)
  if (second !== undefined) {
    const link = words.slice(first.end, second.start)
    if (RANGE_LINK.test(link) || (BETWEEN_BEFORE.test(lead) && BETWEEN_LINK.test(link))) return { parts: [first, second], kind: 'range' }
  }
  const list = [first]
  for (let at = index + 1; at < parts.length && at < index + 40; at++) {
    const part = parts[at] as Part
    if (!LIST_LINK.test(words.slice((list.at(-1) as Part).end, part.start))) break
    const next = parts[at + 1]
    if (next !== undefined && RANGE_LINK.test(words.slice(part.end, next.start))) break
    list.push(part)
  }
  return { parts: list, kind: 'dates' }
}

function periodOf(words: string, chain: Chain, lead: string, captured: CivilDate): Local[] {
  const first = chain.parts[0] as Part
  const last = chain.parts.at(-1) as Part
  const span = { start: first.start, end: last.end }
  const days = resolved(chain.parts, captured)
  if (days.length === 0) return []
  const from = days[0] as CivilDate
  const until = days.at(-1) as CivilDate
  const yearSaid = chain.parts.some(({ year }) => year !== null)
  if (chain.kind === 'range') return [{ ...span, kind: 'range', from, until, days: [], yearSaid }]
  if (chain.parts.length === 1) return single(words, first, from, lead)
  const sorted = [...days].sort()
  return [{ ...span, kind: 'dates', from: sorted[0] as CivilDate, until: sorted.at(-1) as CivilDate, days: sorted, yearSaid }]
}

function single(words: string, part: Part, day: CivilDate, lead: string): Local[] {
  const span = { start: part.start, end: part.end }
  const yearSaid = part.year !== null
  const monthStart = MONTH_START.exec(lead)
  if (monthStart) {
    const month = monthNumber(monthStart[1]) ?? 1
    const year = monthStart[2] ? Number(monthStart[2]) : month > monthOf(day) ? yearOf(day) - 1 : yearOf(day)
    return [{ ...span, kind: 'range', from: civilDate(year, month, 1), until: day, days: [], yearSaid }]
  }
  if (UNTIL_BEFORE.test(lead)) return [{ ...span, kind: 'until', from: null, until: day, days: [], yearSaid }]
  if (FROM_BEFORE.test(lead) && !new RegExp(`${WEEKDAY} $`).test(lead)) return []
  const announced = DATES_BEFORE.test(lead) || words.length < 60
  return announced ? [{ ...span, kind: 'dates', from: day, until: day, days: [day], yearSaid }] : []
}

/** The civil dates of a chain: a missing month or year is taken from the next date that has it, else the year nearest to the capture. */
function resolved(parts: readonly Part[], captured: CivilDate): CivilDate[] {
  const out: CivilDate[] = []
  let month: number | null = null
  let year: number | null = null
  for (const part of [...parts].reverse()) {
    const own: number | null = part.month ?? month
    if (own === null) continue
    const ownYear: number =
      part.year ?? (year === null ? nearestYear(part.day, own, captured) : month !== null && own > month ? year - 1 : year)
    const date = civilDate(ownYear, own, Math.min(part.day, daysInMonth(ownYear, own)))
    if (date !== null) out.unshift(date)
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

const MONTH_LIST = new RegExp(
  `(?<![a-z0-9°])(?:de(?:l mes de)?|todo(?: el mes de)?|mes de|durante|en) (${MONTH})(?:(?:,| y| a| e| al)(?: de)? (${MONTH}))?(?:,? (?:de |del )?(?:ano )?(20\\d{2}))?`,
  'g',
)

/** Whole months: `todos los martes de abril`, `los lunes de enero y febrero del 2026`, `todo marzo`. A month of a dated day is none. */
function monthPeriods(words: string, captured: CivilDate): Local[] {
  const periods: Local[] = []
  for (const match of matchesOf(words, MONTH_LIST)) {
    const lead = words.slice(Math.max(0, match.index - 60), match.index)
    if (/\d(?:°|º)? ?$/.test(lead) || FOREIGN_BEFORE.test(lead)) continue
    if (/^ (?:al|hasta el) \d/.test(words.slice(match.index + match[0].length))) continue
    const first = monthNumber(match[1]) as number
    const last = match[2] === undefined ? first : (monthNumber(match[2]) as number)
    const year = match[3] === undefined ? nearestYear(15, last, captured) : Number(match[3])
    const start = civilDate(first > last ? year - 1 : year, first, 1) as CivilDate
    const end = lastOfMonth(civilDate(year, last, 1) as CivilDate)
    periods.push({
      start: match.index,
      end: match.index + match[0].length,
      kind: 'months',
      from: firstOfMonth(start),
      until: end,
      days: [],
      yearSaid: match[3] !== undefined,
    })
  }
  return periods
}
