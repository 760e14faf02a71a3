import { addDays, type CivilDate, WEEKDAYS, type Weekday } from '#domain/calendar/calendar.ts'
import { CHAINS } from '#domain/catalogue/chain.ts'
import { calendarLines, summary } from '#domain/phrases/page.ts'
import { occurrences } from '#domain/promotion/occurrence.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'

/** Where the source does not say until when, the calendar says no more than the next weeks. */
const HORIZON = 56

const BY_DAY: Record<Weekday, string> = {
  Lunes: 'MO',
  Martes: 'TU',
  Miercoles: 'WE',
  Jueves: 'TH',
  Viernes: 'FR',
  Sabado: 'SA',
  Domingo: 'SU',
}

/**
 * The promotion's days to come as a calendar file (RFC 5545): one all-day event, recurring by weekday until the last day, with an alarm at
 * nine in the morning of each. Null when no day
 * is left. @param offers All of its page. @param now When the file is made. @param siteUrl Origin of the links.
 */
export function promotionCalendar(
  promotion: ListedPromotion,
  offers: readonly ListedPromotion[],
  today: CivilDate,
  now: Date,
  siteUrl: string,
): string | null {
  const horizon = addDays(today, HORIZON)
  const end = promotion.validUntil ?? horizon
  const [first] = occurrences(promotion, today, [end, horizon].sort()[0] ?? horizon)
  if (first === undefined) return null
  const url = `${siteUrl}/promocion/${promotion.id}`
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Yapa//Promociones//ES',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${promotion.id}@yapa`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${basic(first)}`,
    `DTEND;VALUE=DATE:${basic(addDays(first, 1))}`,
    ...(first === end ? [] : [`RRULE:${recurrence(promotion.weekdays)};UNTIL=${basic(end)}`]),
    ...leftOut(promotion, first, end).map((date) => `EXDATE;VALUE=DATE:${basic(date)}`),
    `SUMMARY:${escaped(summary(promotion))}`,
    `DESCRIPTION:${escaped(description(promotion, offers, url))}`,
    `LOCATION:${escaped(CHAINS[promotion.supermarket].name)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    // An all-day event begins at midnight.
    'TRIGGER:PT9H',
    `DESCRIPTION:${escaped(summary(promotion))}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** Days that the recurrence has and the promotion leaves out. */
function leftOut(promotion: ListedPromotion, first: CivilDate, end: CivilDate): CivilDate[] {
  return promotion.exceptDates.filter((date) => first <= date && date <= end)
}

function recurrence(weekdays: Weekday[] | null): string {
  if (weekdays === null) return 'FREQ=DAILY'
  return `FREQ=WEEKLY;BYDAY=${WEEKDAYS.filter((day) => weekdays.includes(day))
    .map((day) => BY_DAY[day])
    .join(',')}`
}

function description(promotion: ListedPromotion, offers: readonly ListedPromotion[], url: string): string {
  return [...calendarLines(promotion, offers), `Verificala en la fuente antes de ir: ${url}`].join('\n')
}

function basic(date: CivilDate): string {
  return date.replaceAll('-', '')
}

/** Text values escape these (RFC 5545, 3.3.11); other control characters have no place in them. */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r?\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ')
}

/** At most 75 octets a line, the rest on lines that begin with a space (3.1); no character is cut in two. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let size = 0
  for (const character of line) {
    const octets = new TextEncoder().encode(character).length
    if (size + octets > 75) {
      parts.push(part)
      part = ' '
      size = 1
    }
    part += character
    size += octets
  }
  return [...parts, part].join('\r\n')
}
