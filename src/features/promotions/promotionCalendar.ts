import { addDays, type CivilDate, WEEKDAYS, type Weekday } from '#domain/calendar/calendar.ts'
import { CHAINS } from '#domain/catalogue/chain.ts'
import { calendarLines, summaryLine } from '#domain/phrases/page.ts'
import { occurrences } from '#domain/promotion/occurrence.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'

/** Without a known end, the calendar covers only this many days. */
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
 * Writes a promotion's coming days as a calendar file (RFC 5545): one all-day event, repeated by weekday until the
 * last day, with an alarm at 9 am. null when no day is left. @param offers All offers of its page. @param now The time
 * of writing. @param siteUrl Origin of the links.
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
    `SUMMARY:${escaped(summaryLine(promotion))}`,
    `DESCRIPTION:${escaped(description(promotion, offers, url))}`,
    `LOCATION:${escaped(CHAINS[promotion.supermarket].name)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    // Counts from midnight, when an all-day event begins.
    'TRIGGER:PT9H',
    `DESCRIPTION:${escaped(summaryLine(promotion))}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** Returns the days of the recurrence on which the promotion does not hold. */
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

/** Escapes a text value (RFC 5545, 3.3.11) and removes control characters. */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r?\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ')
}

/** Folds a line at 75 octets; continuation lines begin with a space (3.1). No character is split. */
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
