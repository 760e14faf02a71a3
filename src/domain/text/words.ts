import { addDays, type CivilDate, MONTHS, monthOf, WEEKDAYS, type Weekday, weekdayOf } from '../calendar/calendar.ts'
import { civilDateAt, wallTime } from '../calendar/clock.ts'

const BETWEEN_THOUSANDS = /\B(?=(?:\d{3})+$)/g

/** «15.000», centavos rounded. `Intl` would block a phone for a tenth of a second at the first figure. */
export function groupThousands(amount: number): string {
  return String(Math.round(amount)).replace(BETWEEN_THOUSANDS, '.')
}

/** «$ 15.000», without a line break after the sign; centavos rounded. */
export function pesos(amount: number): string {
  return `$\u00a0${groupThousands(amount)}`
}

/** Without its sign: «2», «2,5»; two decimals at the most. */
export function percent(value: number): string {
  return String(Math.round(value * 100) / 100).replace('.', ',')
}

export const DAY_NAMES: Record<Weekday, string> = {
  Lunes: 'lunes',
  Martes: 'martes',
  Miercoles: 'miércoles',
  Jueves: 'jueves',
  Viernes: 'viernes',
  Sabado: 'sábado',
  Domingo: 'domingo',
}

export function dayAndMonth(date: CivilDate): string {
  return `${Number(date.slice(8))} de ${MONTHS[monthOf(date) - 1]}`
}

export function dayAndTime(instant: Date): string {
  return `${dayAndMonth(civilDateAt(instant))} a las ${timeOfDay(instant)}`
}

export function timeOfDay(instant: Date): string {
  return wallTime(instant).slice(11, 16)
}

export function daysAgo(days: number): string {
  if (days <= 0) return 'hoy'
  return days === 1 ? 'ayer' : `hace ${days} días`
}

export function weekdayName(date: CivilDate): string {
  return DAY_NAMES[weekdayOf(date)]
}

export function shortWeekday(day: Weekday): string {
  return capitalize(DAY_NAMES[day]).slice(0, 3)
}

export function weekdaysWords(weekdays: readonly Weekday[]): string {
  return joinDays(weekdays, DAY_NAMES)
}

const DAYS_IN_PLURAL: Record<Weekday, string> = { ...DAY_NAMES, Sabado: 'sábados', Domingo: 'domingos' }

export function everyWeekWords(weekdays: readonly Weekday[]): string {
  return `los ${joinDays(weekdays, DAYS_IN_PLURAL)}`
}

function joinDays(weekdays: readonly Weekday[], names: Record<Weekday, string>): string {
  return joinWithAnd(WEEKDAYS.filter((day) => weekdays.includes(day)).map((day) => names[day]))
}

const joinWith = (joiner: 'y' | 'o' | 'ni') => (words: readonly string[]) =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${joiner} ${words.at(-1)}`
export const joinWithAnd = joinWith('y')
export const joinWithOr = joinWith('o')
export const joinWithNor = joinWith('ni')

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export function uncapitalize(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** File names stay. */
export function withoutFolders(message: string): string {
  return message.replaceAll(/(?<![\w.:/])\/(?:[^\s/:]+\/)+(?=[^\s/])/g, '')
}

/** «hoy», «mañana», «el jueves 2». */
export function nearDayName(date: CivilDate, today: CivilDate): string {
  if (date === today) return 'hoy'
  return date === addDays(today, 1) ? 'mañana' : `el ${weekdayName(date)} ${Number(date.slice(8))}`
}
