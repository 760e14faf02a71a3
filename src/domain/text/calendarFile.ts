import ICAL from 'ical.js'
import { addDays, type CivilDate, WEEKDAYS, type Weekday } from '../calendar/calendar.ts'

export type CalendarEntry = {
  /** A later file with the same one replaces the entry. */
  id: string
  date: CivilDate
  /** Until this day (included), on these weekdays (null: each day) but not on the days of `except`. */
  repeated?: { until: CivilDate; weekdays: readonly Weekday[] | null; except: readonly CivilDate[] }
  title: string
  description: string
  place: string
  url: string
  /** Hours from the day's first: 9 is that morning, -5 the evening before; null for none. */
  reminder: number | null
}

/** Seven in the evening of the day before, wherever an offer's entry comes from. */
export const REMINDER_HOUR = -5

/** RFC 5545. `now`: of writing. `name`: what subscribing programs call it; they then read it again each few hours. */
export function writeCalendar(entries: readonly CalendarEntry[], now: Date, name?: string): string {
  const subscribed: Property[] = [
    ['x-wr-calname', {}, 'unknown', name ?? ''],
    ['refresh-interval', {}, 'duration', 'PT6H'],
    ['x-published-ttl', {}, 'unknown', 'PT6H'],
  ]
  const properties = [
    property('version', '2.0'),
    property('prodid', '-//Yapa//Promociones//ES'),
    property('method', 'PUBLISH'),
    ...(name === undefined ? [] : subscribed),
  ]
  return foldLines(ICAL.stringify(['vcalendar', properties, entries.map((entry) => event(entry, now))]))
}

/** Bytes, with the blank that continues a line. */
const LINE = 75

/** By bytes, and never inside a character: the library counts the blank of a continued line as none. */
function foldLines(text: string): string {
  const whole = text.replace(/\r\n[ \t]/g, '')
  return whole
    .split('\r\n')
    .map((line) => {
      let folded = ''
      let room = LINE
      for (const character of line) {
        const size = UTF8.encode(character).length
        if (size > room) {
          folded += '\r\n '
          room = LINE - 1
        }
        folded += character
        room -= size
      }
      return folded
    })
    .join('\r\n')
}

const UTF8 = new TextEncoder()

/** jCal (RFC 7265), which the library writes as lines. */
type Property = [name: string, parameters: object, type: string, ...values: (string | object)[]]

function event({ id, date, repeated, title, description, place, url, reminder }: CalendarEntry, now: Date): unknown[] {
  const alarm = (hours: number) => [
    property('action', 'DISPLAY'),
    ['trigger', {}, 'duration', `${hours < 0 ? '-' : ''}PT${Math.abs(hours)}H`],
    property('description', title),
  ]
  const properties: Property[] = [
    property('uid', `${id}@yapa`),
    ['dtstamp', {}, 'date-time', `${now.toISOString().slice(0, 19)}Z`],
    ['dtstart', {}, 'date', date],
    ['dtend', {}, 'date', addDays(date, 1)],
    ...repetition(date, repeated),
    property('summary', title),
    property('description', description),
    property('location', place),
    ['url', {}, 'uri', url],
    property('transp', 'TRANSPARENT'),
  ]
  return ['vevent', properties, reminder === null ? [] : [['valarm', alarm(reminder), []]]]
}

function repetition(date: CivilDate, repeated: CalendarEntry['repeated']): Property[] {
  if (repeated === undefined || repeated.until <= date) return []
  const { until, weekdays, except } = repeated
  const rule = weekdays === null ? { freq: 'DAILY', until } : { freq: 'WEEKLY', byday: weekdays.map((day) => BY_DAY[day]), until }
  const left = except.filter((day) => date <= day && day <= until)
  return [['rrule', {}, 'recur', rule], ...left.map((day): Property => ['exdate', {}, 'date', day])]
}

const DAY_CODES = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const
const BY_DAY = Object.fromEntries(WEEKDAYS.map((day, at) => [day, DAY_CODES[at]])) as Record<Weekday, string>

/** The library leaves a lone carriage return as it is, where some programs begin a new line. */
function property(name: string, value: string): Property {
  return [name, {}, 'text', value.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n]/gu, ' ')]
}
