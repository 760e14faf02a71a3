import { addDays, type CivilDate, isCivilDate, WEEKDAYS, type Weekday } from '#domain/calendar/calendar.ts'
import { wallTime } from '#domain/calendar/clock.ts'
import { asText } from './json.ts'

/** A site's icons, flags and tabs become blocks (`day:Lunes`), so that they can be shown as evidence like words. */
export const dayMark = (day: Weekday): string => `day:${day}`

const FEED_DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

export function daysFromFlags(flag: (name: string) => boolean): Weekday[] {
  return WEEKDAYS.filter((_, index) => flag(FEED_DAYS[index] as string))
}

/** `publicada:2026-03-01..2026-03-31`; empty unless both days are known and in order. */
export function publicationMark(from: CivilDate | null, until: CivilDate | null): string {
  return from !== null && until !== null && from <= until ? `publicada:${from}..${until}` : ''
}

/** ISO, or seconds; with `end` midnight means the day before. Null for anything else. */
export function dayOfFeedInstant(value: unknown, end = false): CivilDate | null {
  const text = asText(value)
  const local = localInstant(text)
  if (local === null) return null
  const day = local.slice(0, 10)
  if (!isCivilDate(day) || day < '2015-01-01' || day > '2100-01-01') return null
  return end && /T00:00:00/.test(local) ? addDays(day, -1) : day
}

/** Feeds label the editor's local time as UTC, so that label is ignored. */
function localInstant(text: string): string | null {
  if (/^\d{4}-\d{2}-\d{2}(?:$|T)/.test(text)) return text.length === 10 ? `${text}T12:00:00` : text
  if (!/^\d{9,11}(?:\.0+)?$/.test(text)) return null
  return wallTime(new Date(Number(text) * 1_000))
}
