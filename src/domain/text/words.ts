import { type CivilDate, MONTHS, monthOf, WEEKDAYS, type Weekday, weekdayOf } from '../calendar/calendar.ts'
import { civilDateAt, wallTime } from '../calendar/clock.ts'

// Figures, days and discounts in the words of a shopper: Spanish of Argentina. It decides nothing; it only puts values into words.

/** Where a point goes between the digits of a whole number. */
const BETWEEN_THOUSANDS = /\B(?=(?:\d{3})+$)/g

/**
 * «15.000», as it is typed; centavos are rounded. Not by `Intl`, which keeps a phone busy for a tenth of a second before the first figure
 * (docs/decisions/0021).
 */
export function grouped(amount: number): string {
  return String(Math.round(amount)).replace(BETWEEN_THOUSANDS, '.')
}

/** «$ 15.000», which never breaks after the sign; centavos are rounded. */
export function pesos(amount: number): string {
  return `$\u00a0${grouped(amount)}`
}

/** A percentage without its sign: «2», «2,5»; two decimals at the most. */
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

/** «27 de marzo». */
export function dayOfMonth(date: CivilDate): string {
  return `${Number(date.slice(8))} de ${MONTHS[monthOf(date) - 1]}`
}

/** «27 de marzo a las 14:05», by the clock of Argentina. */
export function dayAndTime(instant: Date): string {
  return `${dayOfMonth(civilDateAt(instant))} a las ${timeOfDay(instant)}`
}

/** «14:05», by the clock of Argentina. */
export function timeOfDay(instant: Date): string {
  return wallTime(instant).slice(11, 16)
}

/** «hace 25 días», «ayer», «hoy». */
export function daysAgo(days: number): string {
  if (days <= 0) return 'hoy'
  return days === 1 ? 'ayer' : `hace ${days} días`
}

/** «viernes». */
export function weekdayName(date: CivilDate): string {
  return DAY_NAMES[weekdayOf(date)]
}

/** «lunes, martes y jueves», in the order of the week. */
export function weekdaysWords(weekdays: readonly Weekday[]): string {
  return list(WEEKDAYS.filter((day) => weekdays.includes(day)).map((day) => DAY_NAMES[day]))
}

/** «a, b y c». */
export function list(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} y ${words.at(-1)}`
}

/** «a, b o c»: any one of them will do. */
export function anyOf(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} o ${words.at(-1)}`
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A message without paths of this machine: of each file only its name. */
export function withoutFolders(message: string): string {
  return message.replaceAll(/(?<![\w.:/])\/(?:[^\s/:]+\/)+(?=[^\s/])/g, '')
}
