import { WEEKDAYS, type Weekday } from '#domain/calendar/calendar.ts'
import type { Span } from '#domain/promotion/promotion.ts'
import { findMatches } from '../text/matches.ts'
import { WEEKDAY_LETTERS } from '../vocabulary/figureWords.ts'
import { type CodedLine, encodeLine, findHits, type PatternHit, type TokenisedText } from './tokens.ts'

type WeekdayList = Span & { days: Weekday[] }

const DATED = '(?:n(?:/n){0,2}(?:dM)?)?'
const LINK = '(?:[,/;+•·]?[y/a-]{0,3}|H)[ED]{0,3}'
const LIST = new RegExp(`(?:W|w\\.?)${DATED}(?:${LINK}(?:W|w\\.?)${DATED}){0,7}`, 'dg')
const DAY_OF_LIST = /(?<day>[Ww])\.?(?:(?<date>n)(?:\/n){0,2}(?:dM)?)?(?<range>[aH-][ED]{0,2}(?=[Ww]))?/dg
const ALL = /TE?D(?!E?[Wwnh])|QD(?:dEs|(?=[.,;)]|dM|$))|Z[dE]{0,2}D|(?<![adx])EnDdEs/dg
const WORKDAYS = /TE?Dh|Ns/dg
const WEEKEND = /(?<!pK?)(?:K|fdEs|fds)/dg

/** Days of something else, such as a bank's week, telephone hours or when a cap begins anew. */
const FOREIGN_BEFORE = /(?:X[xdE]{0,4}|Sc[xdE]{0,3}|R[xapdET]{0,5}|s(?:xEx)?d?|h)$/
const WEEK_BEFORE = /s[xs]{0,2}[(:,-]{0,2}x{0,2}[dE]{0,2}$/
const LEAD = 8

export function findWeekdays(text: TokenisedText): WeekdayList[] {
  const line = encodeLine(text, WEEKDAY_LETTERS)
  const listed = findHits(line, LIST).map((hit) => ({ hit, days: isNamed(line, hit) ? daysOfList(line, hit) : [] }))
  const all = findHits(line, ALL).map((hit) => ({ hit, days: [...WEEKDAYS] }))
  const workdays = findHits(line, WORKDAYS).map((hit) => ({ hit, days: WEEKDAYS.slice(0, 5) }))
  const weekend = findHits(line, WEEKEND).map((hit): { hit: PatternHit; days: Weekday[] } => ({ hit, days: ['Sabado', 'Domingo'] }))
  return [...listed, ...all, ...workdays, ...weekend]
    .filter(({ hit, days }) => {
      const lead = line.codes.slice(Math.max(0, hit.first - LEAD), hit.first)
      return days.length > 0 && !FOREIGN_BEFORE.test(lead) && !(days.length === WEEKDAYS.length && WEEK_BEFORE.test(lead))
    })
    .map(({ hit, days }) => ({ days, start: hit.start, end: hit.end }))
    .sort((a, b) => a.start - b.start)
}

/** A single short form may be another word. */
function isNamed({ codes }: CodedLine, { first, last }: PatternHit): boolean {
  const own = codes.slice(first, last + 1)
  return own.includes('W') || own.replace(/[^w]/g, '').length > 1 || /D:?$/.test(codes.slice(Math.max(0, first - 2), first))
}

function daysOfList(line: CodedLine, { first, last }: PatternHit): Weekday[] {
  const named = new Set<Weekday>()
  let from: { day: Weekday; date: number } | null = null
  const part = { tokens: line.tokens.slice(first, last + 1), codes: line.codes.slice(first, last + 1), start: line.start }
  for (const hit of findHits(part, DAY_OF_LIST)) {
    const day = parseWeekday(hit.named('day')?.text ?? '')
    if (day === null) continue
    const date = Number(hit.named('date')?.text)
    // From one date to another that is a week later or more, it holds on all days.
    const isLong = from !== null && (date - from.date >= WEEKDAYS.length || date < from.date)
    for (const each of from === null ? [day] : isLong ? WEEKDAYS : weekdaysBetween(from.day, day)) named.add(each)
    from = hit.placeOf('range') === undefined ? null : { day, date }
  }
  return WEEKDAYS.filter((day) => named.has(day))
}

const TELLING = 3

export function parseWeekday(word: string): Weekday | null {
  return word.length < TELLING ? null : (WEEKDAYS.find((day) => day.toLowerCase().startsWith(word.slice(0, TELLING))) ?? null)
}

/** Both included, across the end of the week if necessary. */
function weekdaysBetween(from: Weekday, to: Weekday): Weekday[] {
  const start = WEEKDAYS.indexOf(from)
  // A range from a day to the same day is the whole week.
  const length = from === to ? 7 : ((WEEKDAYS.indexOf(to) - start + 7) % 7) + 1
  return Array.from({ length }, (_, index) => WEEKDAYS[(start + index) % 7] as Weekday)
}

const NTHS: readonly (readonly [RegExp, number])[] = [
  [/^(?:prim|1)/, 1],
  [/^(?:seg|2)/, 2],
  [/^(?:ter|3)/, 3],
  [/^(?:cuar|4)/, 4],
  [/^(?:quin|5)/, 5],
  [/^ult/, -1],
]
const NTH = '(?:primer[oa]?|1er|1ro|segundo|2do|tercer[oa]?|3er|3ro|cuarto|4to|quinto|5to|ultimo|[1-5] ?[°º])s?'
const ORDERED = new RegExp(
  `(?<![a-z\\d])(?:(?<nths>${NTH}(?:(?: ?, ?| y | e | o |, y )(?:el |los )?${NTH}){0,3})|(?<count>dos|tres|2|3) (?:primeros|(?<last>ultimos))|(?:primeros|(?<end>ultimos)) (?<most>dos|tres|2|3))(?: dias?)? (?<day>lunes|martes|miercoles|jueves|viernes|sabado|domingo)`,
  'g',
)

/** Some weeks of a month ("primer y tercer miércoles"). `start`: the offset of the words in the card. */
export function findNthWeekdays(words: string, start: number): (Span & { value: { day: Weekday; nths: number[] } })[] {
  const read = findMatches(words, ORDERED).flatMap(({ index, 0: said, groups }) => {
    const day = parseWeekday(groups?.day ?? '')
    if (day === null) return []
    const count = groups?.count ?? groups?.most
    const sign = (groups?.last ?? groups?.end) === undefined ? 1 : -1
    const orders = (groups?.nths ?? '').split(/ ?, ?(?:y )?| [yeo] /).map((word) => word.replace(/^(?:el|los) /, ''))
    const named = orders.flatMap((word) => NTHS.find(([pattern]) => pattern.test(word))?.[1] ?? [])
    const nths = count === undefined ? named : [1, 2, 3].slice(0, count === 'tres' || count === '3' ? 3 : 2).map((nth) => nth * sign)
    return [{ value: { day, nths }, start: start + index, end: start + index + said.length }]
  })
  const unread = findMatches(words, UNREAD).map(({ index, 0: said }) => ({
    value: { day: WEEKDAYS[0], nths: [] },
    start: start + index,
    end: start + index + said.length,
  }))
  return [...read, ...unread]
}
/** Orders of days or weeks that no value holds. */
const UNREAD =
  /(?<![a-z])(?:(?:semana|dia|lunes|martes|miercoles|jueves|viernes|sabado|domingo) por medio|cada (?:dos|2|tres|3) semanas|(?:primera|segunda|tercera|cuarta|ultima) semana|(?:lunes|martes|miercoles|jueves|viernes|sabados|domingos) alternados)(?![a-z])/g
