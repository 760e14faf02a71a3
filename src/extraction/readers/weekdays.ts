import { WEEKDAYS, type Weekday, weekdayOf } from '#domain/calendar.ts'
import { blocksOf } from '../text/cardText.ts'
import { periodsIn } from '../text/dates.ts'
import type { Stretch } from '../text/search.ts'
import { type WeekdayList, weekdayListsIn } from '../text/weekdayLists.ts'
import type { Reader, Reading, Scope } from './reader.ts'

/** The days of the week: first where the card says when, then its other words, then the small print, and only then the site's flags. */
export const weekdaysReader: Reader = {
  fields: ['weekdays'],
  read(scope) {
    const reading =
      fromFeed(scope) ??
      (scope.backed ? null : (inHeader(scope) ?? fromMarks(scope))) ??
      fromWords(scope) ??
      fromMarks(scope) ??
      fromDates(scope)
    return reading === null ? {} : { weekdays: reading }
  },
}

/** Where editors keep the feed's flags right, what the words say otherwise only makes the reading doubtful. */
function fromFeed(scope: Scope): Reading<Weekday[] | null> | null {
  if (!scope.chain.keepsDayFlags) return null
  const flags = fromMarks(scope)
  if (flags === null) return null
  const words = weekdayListsIn(scope.text.affirmed, withRole(scope.header, 'when'))
  const said = words.length > 0 ? words : weekdayListsIn(scope.text.affirmed, scope.own)
  const days = flags.value ?? WEEKDAYS
  const agree = said.length === 0 || said.some((list) => list.days.length === days.length && list.days.every((day) => days.includes(day)))
  return { ...flags, doubt: agree ? 0 : 0.08 }
}

/** Without small print of its own a card's flags come right after its words. */
function inHeader(scope: Scope): Reading<Weekday[] | null> | null {
  const lists = weekdayListsIn(scope.text.affirmed, scope.header)
  return lists.length > 0 ? reading(firstOf(lists), 0.02) : null
}

function fromWords(scope: Scope): Reading<Weekday[] | null> | null {
  const { affirmed } = scope.text
  const own = weekdayListsIn(affirmed, scope.ownHeader)
  if (own.length > 0) return reading(own, 0)
  const when = weekdayListsIn(affirmed, withRole(scope.header, 'when'))
  const legal = weekdayListsIn(affirmed, scope.own)
  if (when.length > 0) return reading(when, disagree(when, legal) ? 0.06 : 0)
  const words = weekdayListsIn(affirmed, scope.header)
  if (words.length > 0) return reading(firstOf(words), disagree(firstOf(words), legal) ? 0.06 : 0)
  if (legal.length > 0) return reading(firstOf(legal), 0.01)
  const common = weekdayListsIn(affirmed, scope.common)
  if (common.length > 0) return reading(firstOf(common), 0.02)
  const anywhere = weekdayListsIn(affirmed, scope.legal)
  return anywhere.length > 0 ? reading(firstOf(anywhere), 0.03) : null
}

/** Several single days that all fall on one weekday: `18/07, 25/07 y 01/08`. */
function fromDates({ text, header, own }: Scope): Reading<Weekday[] | null> | null {
  const period = periodsIn(text.affirmed, [...header, ...own], text.card.capturedAt).find(({ days }) => days.length > 2)
  if (period === undefined) return null
  const days = WEEKDAYS.filter((day) => period.days.some((date) => weekdayOf(date) === day))
  return days.length === 1
    ? { value: days, spans: [{ start: period.start, end: period.end }], role: period.stretch.role, doubt: 0.02 }
    : null
}

const withRole = (stretches: readonly Stretch[], role: Stretch['role']) => stretches.filter((stretch) => stretch.role === role)
const firstOf = (lists: readonly WeekdayList[]) => lists.slice(0, 1)
const union = (lists: readonly WeekdayList[]) => WEEKDAYS.filter((day) => lists.some(({ days }) => days.includes(day)))

function disagree(header: readonly WeekdayList[], legal: readonly WeekdayList[]): boolean {
  if (legal.length === 0) return false
  const said = union(header)
  return !legal.some(({ days }) => days.length === said.length && days.every((day) => said.includes(day)))
}

function reading(lists: readonly WeekdayList[], doubt: number): Reading<Weekday[] | null> {
  const days = union(lists)
  const spans = lists.map(({ found }) => ({ start: found.start, end: found.end }))
  return { value: days.length === 7 ? null : days, spans, role: lists[0]?.found.role ?? null, doubt }
}

const DAY_MARK = /^day:([A-Z][a-z]+)$/

function fromMarks(scope: Scope): Reading<Weekday[] | null> | null {
  const { card } = scope.text
  const marks = blocksOf(card, ['mark']).flatMap((block) => {
    const day = DAY_MARK.exec(card.text.slice(block.start, block.end))?.[1]
    return day === undefined ? [] : [{ day: day as Weekday, span: { start: block.start, end: block.end } }]
  })
  if (marks.length === 7) return { value: null, spans: marks.map(({ span }) => span), role: 'mark', doubt: 0.02 }
  if (marks.length === 0) return null
  const days = WEEKDAYS.filter((day) => marks.some((mark) => mark.day === day))
  return { value: days, spans: marks.map(({ span }) => span), role: 'mark', doubt: 0.03 }
}
