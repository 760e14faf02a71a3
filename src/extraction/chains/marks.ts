import type { Weekday } from '#domain/calendar.ts'
import { WEEKDAYS } from '#domain/calendar.ts'

/**
 * Marks: what a site says with icons, flags and tabs instead of words. They become blocks of their own (`day:Lunes`), so that they can be
 * shown as evidence like any words.
 */
export const dayMark = (day: Weekday): string => `day:${day}`

const FEED_DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

/** The days that a feed's flags (`monday` … `sunday`) raise. */
export function flaggedDays(flag: (name: string) => boolean): Weekday[] {
  return WEEKDAYS.filter((_, index) => flag(FEED_DAYS[index] as string))
}
