import { WEEKDAYS, type Weekday } from '#domain/calendar.ts'
import { matchesOf } from './matches.ts'
import { before, type Found, findAll, type Stretch } from './search.ts'
import { WEEKDAY, weekdayNamed, weekdaysBetween } from './weekdays.ts'

/** Days named together: `jueves a domingos`, `martes y sabados`, `todos los dias` (all seven), `fines de semana`. */
export type WeekdayList = { days: Weekday[]; found: Found }

const DATED = '(?: \\d{1,2}(?:/\\d{1,2}(?:/\\d{2,4})?)?(?: de [a-z]{3,10})?(?!\\d))?'
const LINK = '(?: ?(?:,|/|;)? ?(?:y/o|y|e|o|u|al?|hasta|-)? ?(?:los |el |las )?(?:dias? )?)'
const LIST = new RegExp(
  `(?<![a-z])(?:${WEEKDAY}${DATED}(?:${LINK}${WEEKDAY}${DATED}){0,7}|todos los dias(?! ${WEEKDAY})|cualquier dia de la semana|fin(?:es)? de semana)(?![a-z])`,
  'g',
)
const PAIR = new RegExp(
  `(lunes|martes|miercoles|jueves|viernes|sabado|domingo)s?${DATED}((?: ?(?:al?|hasta|-)(?: el)? ?)(?=(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)))?`,
  'g',
)

/** How a bank counts its weeks, and when a telephone is answered, are no days of the offer. */
const FOREIGN_BEFORE =
  /(?:semanas? (?:para el [a-z]{2,12} )?(?:de )?|se considera[a-z ]{0,24}|horario[a-z ]{0,20}|atencion[a-z ]{0,16}|lunes a |habiles? )$/

export function weekdayListsIn(text: string, stretches: readonly Stretch[]): WeekdayList[] {
  return findAll(text, stretches, LIST)
    .filter((found) => !FOREIGN_BEFORE.test(before(text, found, 40)))
    .map((found) => ({ days: daysOf(found.groups[0] ?? ''), found }))
    .filter(({ days }) => days.length > 0)
}

function daysOf(words: string): Weekday[] {
  if (/^(?:todos los dias|cualquier dia)/.test(words)) return [...WEEKDAYS]
  if (/^fin/.test(words)) return ['Sabado', 'Domingo']
  const named = new Set<Weekday>()
  let from: Weekday | null = null
  for (const match of matchesOf(words, PAIR)) {
    const day = weekdayNamed(match[1] ?? '')
    if (day === null) continue
    for (const each of from === null ? [day] : weekdaysBetween(from, day)) named.add(each)
    from = match[2] === undefined ? null : day
  }
  return WEEKDAYS.filter((day) => named.has(day))
}
