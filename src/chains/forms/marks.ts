import { addDays, type CivilDate, isCivilDate, WEEKDAYS, type Weekday } from '#domain/calendar/calendar.ts'
import { wallTime } from '#domain/calendar/clock.ts'
import { asText } from './json.ts'

/**
 * Marks: what a site says with icons, flags and tabs instead of words. They become blocks of their own (`day:Lunes`), so that they can be
 * shown as evidence like any words.
 */
export const dayMark = (day: Weekday): string => `day:${day}`

/** The days as feeds call them, Monday first. */
export const FEED_DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

/** The days that a feed's flags (`monday` … `sunday`) raise. */
export function flaggedDays(flag: (name: string) => boolean): Weekday[] {
  return WEEKDAYS.filter((_, index) => flag(FEED_DAYS[index] as string))
}

/** From when to when a feed publishes a card (`publicada:2026-03-01..2026-03-31`); empty unless both days are known and in order. */
export function publicationMark(from: CivilDate | null, until: CivilDate | null): string {
  return from !== null && until !== null && from <= until ? `publicada:${from}..${until}` : ''
}

/**
 * The day of a feed's instant: ISO, or seconds since 1970. Where `end` is set, midnight means through the day before. null for anything
 * else, and for years that no promotion has.
 */
export function instantDay(value: unknown, end = false): CivilDate | null {
  const text = asText(value)
  const local = localInstant(text)
  if (local === null) return null
  const day = local.slice(0, 10)
  if (!isCivilDate(day) || day < '2015-01-01' || day > '2100-01-01') return null
  return end && /T00:00:00/.test(local) ? addDays(day, -1) : day
}

/** The wall clock's reading. An instant that says UTC is what the editor typed: these feeds label local time so. */
function localInstant(text: string): string | null {
  if (/^\d{4}-\d{2}-\d{2}(?:$|T)/.test(text)) return text.length === 10 ? `${text}T12:00:00` : text
  if (!/^\d{9,11}(?:\.0+)?$/.test(text)) return null
  return wallTime(new Date(Number(text) * 1_000))
}
