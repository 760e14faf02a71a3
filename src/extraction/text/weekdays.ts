import { WEEKDAYS, type Weekday } from '#domain/calendar.ts'
import { matchesOf } from './matches.ts'

/** Source of a pattern for a day's name, singular or plural, folded. */
export const WEEKDAY = '(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)'

const DAY = /(?<![a-z])(lunes|martes|miercoles|jueves|viernes|sabado|domingo)s?(?![a-z])/g

/** The day a folded word names, or null. */
export function weekdayNamed(word: string): Weekday | null {
  return WEEKDAYS.find((day) => word.startsWith(day.toLowerCase())) ?? null
}

/** All days between two, both included, around the end of the week. */
export function weekdaysBetween(from: Weekday, to: Weekday): Weekday[] {
  const start = WEEKDAYS.indexOf(from)
  const length = ((WEEKDAYS.indexOf(to) - start + 7) % 7) + 1
  return Array.from({ length }, (_, index) => WEEKDAYS[(start + index) % 7] as Weekday)
}

/** Every day named in a folded text, ranges not spelled out, in order of the week. */
export function weekdaysNamed(folded: string): Weekday[] {
  const named = new Set(matchesOf(folded, DAY).map((match) => weekdayNamed(match[1] ?? '')))
  if (/fin(?:es)? de semana/.test(folded)) named.add('Sabado').add('Domingo')
  return WEEKDAYS.filter((day) => named.has(day))
}
