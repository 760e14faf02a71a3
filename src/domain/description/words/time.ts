import { type CivilDate, daysBetween, WEEKDAYS, type Weekday } from '../../calendar/calendar.ts'
import type { Freshness } from '../../promotion/freshness.ts'
import { occurrences } from '../../promotion/occurrence.ts'
import type { ListedPromotion } from '../../promotion/promotion.ts'
import { capitalize, DAY_NAMES, dayAndMonth, daysAgo, everyWeekWords, joinWithAnd } from '../../text/words.ts'

/** When it holds, and how old its data is. */

/**
 * Says when it holds: «Los viernes y sábados, hasta el 31 de marzo, menos el 20 de marzo», «Solo el 2 y el 16 de mayo»,
 * «Con entrega los viernes, hasta el 31 de marzo».
 */
export function validityWords(promotion: ListedPromotion): string {
  return capitalize(whenWords(promotion))
}

/** Up to this many days are named one by one. */
const FEW_DAYS = 2
/** Within this many days a weekday can come only `FEW_DAYS` times. */
const SHORT = 7 * FEW_DAYS

/** Checks whether the sentence on when it holds names all its dates. */
export function areDatesNamed(promotion: ListedPromotion): boolean {
  return promotion.validUntil !== null && (promotion.validFrom === promotion.validUntil || fewDates(promotion).length > 0)
}

/** The dates of a promotion of few, which are named one by one; none where there are more. */
function fewDates(promotion: ListedPromotion): CivilDate[] {
  const { validFrom, validUntil, exceptDates } = promotion
  if (validFrom === null || validUntil === null) return []
  const isShort = daysBetween(validFrom, validUntil) < SHORT
  const held = isShort || exceptDates.length > 0 ? occurrences(promotion, validFrom, validUntil) : []
  return held.length <= (isShort ? FEW_DAYS : exceptDates.length + 1) ? held : []
}

/** Says the days inside a sentence: «los viernes y sábados, hasta el 31 de marzo». */
function whenWords(promotion: ListedPromotion): string {
  const isOfDelivery = promotion.qualifiers.includes('deliveryDays')
  return isOfDelivery ? `con entrega ${daysWords(promotion)}` : daysWords(promotion)
}

function daysWords(promotion: ListedPromotion): string {
  const { weekdays, validFrom, validUntil, exceptDates } = promotion
  // A card without weekdays does not say that it holds every day.
  const days = weekdays === null ? '' : `${weekRun(weekdays) ?? everyWeekWords(weekdays)}, `
  if (validUntil === null) return `${days}no sabemos si sigue`
  if (promotion.qualifiers.includes('unsaidEnd')) return `${days}no dice hasta cuándo: suponemos que hasta fin de mes`
  if (validFrom === validUntil) return `solo el ${dayAndMonth(validUntil)}`
  const few = fewDates(promotion)
  if (few.length > 0) return `solo ${datesWords(few)}`
  const until = `${days}${spanWords(validFrom, validUntil)}`
  return exceptDates.length === 0 ? until : `${until}, menos ${datesWords(exceptDates)}`
}

/** Says the first and the last day: «del 1 al 31 de julio», «hasta el 31 de julio» where only that is known. */
function spanWords(from: CivilDate | null, until: CivilDate): string {
  if (from === null) return `hasta el ${dayAndMonth(until)}`
  const isOfMonth = from.slice(0, 7) === until.slice(0, 7)
  // «Del 1 de julio al 31 de julio de 2026» would be one month.
  const isOverAYear = from.slice(0, 4) !== until.slice(0, 4) && from.slice(5) <= until.slice(5)
  const first = isOfMonth ? Number(from.slice(8)) : isOverAYear ? dayOfYear(from, until) : dayAndMonth(from)
  return `del ${first} al ${dayOfYear(until, from)}`
}

/** From this length, consecutive days are named by the first and the last. */
const RUN = 3

/** Names consecutive weekdays: «de jueves a domingo»; null when they are not consecutive. */
function weekRun(weekdays: readonly Weekday[]): string | null {
  const places = WEEKDAYS.flatMap((day, at) => (weekdays.includes(day) ? [at] : []))
  const [first, last] = [places[0], places.at(-1)]
  if (first === undefined || last === undefined || places.length < RUN || last - first >= places.length) return null
  return `de ${DAY_NAMES[WEEKDAYS[first] as Weekday]} a ${DAY_NAMES[WEEKDAYS[last] as Weekday]}`
}

/** Joins dates and names each month once: «el 30 de abril, el 2 y el 16 de mayo». */
function datesWords(dates: readonly CivilDate[]): string {
  const month = (date: CivilDate | undefined) => date?.slice(0, 7)
  return joinWithAnd(dates.map((date, at) => `el ${month(date) === month(dates[at + 1]) ? Number(date.slice(8)) : dayAndMonth(date)}`))
}

/**
 * Says that it is over or begins later: «Terminó el 31 de octubre de 2025», «Empieza el 1 de abril»; null
 * when it is in force.
 */
export function timelinessWords({ validFrom, validUntil, qualifiers }: ListedPromotion, today: CivilDate): string | null {
  if (validUntil !== null && validUntil < today && qualifiers.includes('unsaidEnd'))
    return 'Puede estar vencida: la página no dice hasta cuándo'
  if (validUntil !== null && validUntil < today) return `Terminó el ${dayOfYear(validUntil, today)}`
  if (validFrom !== null && validFrom > today) return `Empieza el ${dayOfYear(validFrom, today)}`
  return null
}

/** Names a day, with the year unless it is that of another day, such as today. */
function dayOfYear(date: CivilDate, other: CivilDate): string {
  const year = date.slice(0, 4)
  return year === other.slice(0, 4) ? dayAndMonth(date) : `${dayAndMonth(date)} de ${year}`
}

/** Says the data's age: «Lo leímos el 2 de marzo (hace 25 días)». */
export function readAgoWords({ capturedAt, ageDays }: Freshness): string {
  return `Lo leímos el ${dayAndMonth(capturedAt)} (${daysAgo(ageDays)})`
}

/** Warns about old data: «La leímos hace 25 días: puede estar vencida»; null when it is fresh. */
export function ageWords(capture: Freshness | null): string | null {
  return capture?.isStale ? `La leímos ${daysAgo(capture.ageDays)}: puede estar vencida` : null
}

/** Says that the end is near: «último día», «quedan 3 días»; null when it is not. */
export function urgencyWords({ validFrom, validUntil, qualifiers }: ListedPromotion, today: CivilDate): string | null {
  if (qualifiers.includes('unsaidEnd') || (validFrom !== null && validFrom > today)) return null
  if (validUntil === null || validUntil < today) return null
  const left = daysBetween(today, validUntil)
  if (left === 0) return 'último día'
  return left <= 2 ? `quedan ${left + 1} días` : null
}

/** Says the last day in few words: «hasta el 31 de julio»; null where it is not known. */
export function untilWords({ validUntil, qualifiers }: ListedPromotion): string | null {
  return validUntil === null || qualifiers.includes('unsaidEnd') ? null : `hasta el ${dayAndMonth(validUntil)}`
}
