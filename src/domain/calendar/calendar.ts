/** A day in Argentina, `YYYY-MM-DD`; it sorts by date. No instant in this file, so no date shifts by a day. */
export type CivilDate = string

/** As the product spells them (without accents), Monday first. */
export const WEEKDAYS = ['Lunes', 'Martes', 'Miercoles', 'Jueves', 'Viernes', 'Sabado', 'Domingo'] as const
export type Weekday = (typeof WEEKDAYS)[number]

export const MONTHS = [
  ...['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio'],
  ...['julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'],
] as const

/** Far beyond any promotion: they bound every loop over days. */
const FIRST_YEAR = 1900
const LAST_YEAR = 2199

const CIVIL_DATE = /^(\d{4})-(\d{2})-(\d{2})$/

/** In both directions: a page asks for the same few dates, and parsing them is slow on a phone. */
const MOST_KNOWN = 1_000
const numberOf = new Map<CivilDate, number>()
const dateOf = new Map<number, CivilDate>()

/** Days since 1970-01-01. @throws RangeError when the text is not a date of the calendar. */
export function dayNumber(date: CivilDate): number {
  const known = numberOf.get(date)
  if (known !== undefined) return known
  const number = parseDayNumber(date)
  if (number === null) throw new RangeError(`Not a civil date (YYYY-MM-DD): ${JSON.stringify(date).slice(0, 40)}`)
  if (numberOf.size >= MOST_KNOWN) numberOf.clear()
  numberOf.set(date, number)
  return number
}

export function isCivilDate(text: unknown): text is CivilDate {
  return typeof text === 'string' && parseDayNumber(text) !== null
}

function parseDayNumber(text: string): number | null {
  const match = CIVIL_DATE.exec(text)
  if (!match) return null
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  return isDay(year, month, day) ? Date.UTC(year, month - 1, day) / 86_400_000 : null
}

function isDay(year: number, month: number, day: number): boolean {
  return year >= FIRST_YEAR && year <= LAST_YEAR && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
}

export function fromDayNumber(number: number): CivilDate {
  const known = dateOf.get(number)
  if (known !== undefined) return known
  const date = new Date(number * 86_400_000).toISOString().slice(0, 10)
  if (dateOf.size >= MOST_KNOWN) dateOf.clear()
  dateOf.set(number, date)
  return date
}

/** Month 1–12; null when there is no such day. */
export function civilDate(year: number, month: number, day: number): CivilDate | null {
  if (!isDay(year, month, day)) return null
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

export function addDays(date: CivilDate, days: number): CivilDate {
  return fromDayNumber(dayNumber(date) + days)
}

/** Negative when `to` is earlier. */
export function daysBetween(from: CivilDate, to: CivilDate): number {
  return dayNumber(to) - dayNumber(from)
}

export function weekdayOf(date: CivilDate): Weekday {
  // 1970-01-01 was a Thursday, index 3 with Monday first.
  return WEEKDAYS[(((dayNumber(date) + 3) % 7) + 7) % 7] as Weekday
}

export function yearOf(date: CivilDate): number {
  return Number(date.slice(0, 4))
}

export function monthOf(date: CivilDate): number {
  return Number(date.slice(5, 7))
}

export function firstOfMonth(date: CivilDate): CivilDate {
  return `${date.slice(0, 7)}-01`
}

export function lastOfMonth(date: CivilDate): CivilDate {
  return `${date.slice(0, 7)}-${String(daysInMonth(yearOf(date), monthOf(date))).padStart(2, '0')}`
}
