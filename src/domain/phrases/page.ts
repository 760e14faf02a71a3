import { type CivilDate, daysBetween, WEEKDAYS, type Weekday } from '../calendar/calendar.ts'
import { CHAINS } from '../catalogue/chain.ts'
import { pageFacts, peopleConditions } from '../choice/pageFacts.ts'
import type { Freshness } from '../promotion/freshness.ts'
import { occurrences } from '../promotion/occurrence.ts'
import type { ListedPromotion } from '../promotion/promotion.ts'
import { capWords, discountFigure } from '../promotion/promotionWords.ts'
import { acceptedRails } from '../promotion/rails.ts'
import { areGoodsNamed } from '../promotion/sourceGoods.ts'
import { placeLines } from '../text/placeLines.ts'
import { capitalize, DAY_NAMES, dayAndMonth, daysAgo, joinWithAnd, joinWithOr, weekdaysWords } from '../text/words.ts'
import { capSentence } from './cap.ts'
import { doubtWords } from './doubt.ts'
import { factWords, peopleWords, stackingWords } from './facts.ts'
import { excludedLine, scopeLine } from './goods.ts'
import { offerLine } from './offer.ts'
import { issuersWords, methodsWords, whereWords } from './promotion.ts'
import { isRefundToldByCap, moneyWords } from './refund.ts'
import { wayNames } from './ways.ts'
import { accordingTo } from './witness.ts'

/** Phrases of a promotion's page, its shared text, picture, calendar entry and description. */

/**
 * Says when it holds: «Viernes y sábado, hasta el 31 de marzo, menos el 20 de marzo», «Solo el 2 y el 16 de mayo»,
 * «Con entrega el viernes, hasta el 31 de marzo».
 */
export function validityWords(promotion: ListedPromotion): string {
  return capitalize(whenWords(promotion))
}

/** Up to this many days are named one by one. */
const FEW_DAYS = 2
/** Within this many days a weekday can come only `FEW_DAYS` times. */
const SHORT = 7 * FEW_DAYS

/** Says the days inside a sentence: «viernes y sábado, hasta el 31 de marzo». */
function whenWords(promotion: ListedPromotion): string {
  const isOfDelivery = promotion.qualifiers.includes('deliveryDays')
  return isOfDelivery ? `con entrega ${daysWords(promotion, 'el ')}` : daysWords(promotion, '')
}

/** @param before Text before the weekdays. */
function daysWords(promotion: ListedPromotion, before: string): string {
  const { weekdays, validFrom, validUntil, exceptDates } = promotion
  // A card without weekdays does not say that it holds every day.
  const days = weekdays === null ? '' : `${weekRun(weekdays) ?? `${before}${weekdaysWords(weekdays)}`}, `
  if (validUntil === null) return `${days}no sabemos si sigue`
  if (promotion.qualifiers.includes('unsaidEnd')) return `${days}no dice hasta cuándo`
  if (validFrom === validUntil) return `solo el ${dayAndMonth(validUntil)}`
  const isShort = validFrom !== null && daysBetween(validFrom, validUntil) < SHORT
  const held = validFrom !== null && (isShort || exceptDates.length > 0) ? occurrences(promotion, validFrom, validUntil) : []
  const isFew = held.length > 0 && held.length <= (isShort ? FEW_DAYS : exceptDates.length + 1)
  if (isFew) return `solo ${datesWords(held)}`
  const until = `${days}hasta el ${dayOfYear(validUntil, validFrom ?? validUntil)}`
  return exceptDates.length === 0 ? until : `${until}, menos ${datesWords(exceptDates)}`
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

/** Shortens `timelinessWords` for a place beside the promotion's days. */
export function timelinessBesideDays(promotion: ListedPromotion, today: CivilDate): string | null {
  const { validFrom, validUntil } = promotion
  return validFrom === validUntil && validFrom !== null && validFrom > today ? null : timelinessWords(promotion, today)
}

/** Warns about old data: «La leímos hace 25 días: puede estar vencida»; null when it is fresh. */
export function ageWords(capture: Freshness | null): string | null {
  return capture?.isStale ? `La leímos ${daysAgo(capture.ageDays)}: puede estar vencida` : null
}

/** Sums up a promotion for titles and sharing: «20% de descuento en Día con Galicia o Nación». */
export function summaryLine(promotion: ListedPromotion): string {
  const { figure, unit } = discountFigure(promotion.discount)
  const methods = isMethodNamed(promotion) ? ` con ${issuersWords(promotion, 2)}` : ''
  const according = accordingTo(promotion)
  return `${figure} ${unit} en ${CHAINS[promotion.supermarket].name}${methods}${according === null ? '' : `, ${according}`}`
}

function isMethodNamed({ paymentMethods, unknownPaymentMethods }: ListedPromotion): boolean {
  return paymentMethods !== null || unknownPaymentMethods.length > 0
}

/** Says place and days: «En el local y online · viernes, hasta el 31 de marzo». */
export function whenAndWhereLine(promotion: ListedPromotion): string {
  return `${whereWords(promotion)} · ${whenWords(promotion)}`
}

/** Says the exclusions: «Sin carnes, leche infantil y 14 rubros más», or only that there are some; null for none. */
export function exclusionWords(promotion: Pick<ListedPromotion, 'conditions' | 'excludesProducts'>): string | null {
  const { conditions, excludesProducts } = promotion
  const isUnnamed = conditions.excludes.length === 0 && excludesProducts !== null && !areGoodsNamed(excludesProducts)
  if (isUnnamed) return 'Tiene exclusiones, y la página no dice cuáles'
  const line = excludedLine(promotion)
  return line && capitalize(line.words)
}

/** Says whether it adds up to other promotions. */
export function addsUpWords({ stackable, qualifiers }: Pick<ListedPromotion, 'stackable' | 'qualifiers'>): string {
  return stackingWords({
    stackable,
    isAddition: qualifiers.includes('addition') || qualifiers.includes('together'),
    isPartial: qualifiers.includes('partialStacking'),
  })
}

/** Says what to know before going, the same for every reader: people, place, and the bullets of the page. */
function knowWords(promotion: ListedPromotion): string[] {
  const people = peopleWords(peopleConditions(promotion))
  const places = placeLines(promotion.conditions.region).map(({ words }) => words)
  return [...(people === null ? [] : [people]), ...places, ...pageFacts(promotion).map(factWords)]
}

/** Names the methods and ways to pay: «Mercado Pago · QR · dinero en cuenta». */
function payingWords(promotion: ListedPromotion): string {
  const { funds, app } = promotion.conditions.how
  const ways = [...wayNames(acceptedRails(promotion), funds), ...(app.length > 0 ? [`desde ${joinWithOr(app)}`] : [])]
  return [methodsWords(promotion), ...ways].join(' · ')
}

/** Says the cap and when the money comes; often empty for instalments. */
function moneyLines(promotion: ListedPromotion): string[] {
  return [capSentence(promotion, true), isRefundToldByCap(promotion) ? null : moneyWords(promotion)].filter((words) => words !== null)
}

function othersWords(front: ListedPromotion, offers: readonly ListedPromotion[]): string[] {
  return offers.filter(({ id }) => id !== front.id).map(offerLine)
}

const sentence = (words: string) => `${words}.`

/** Returns the lines of a shared text. @param offers All offers of the page. @param capture The age of the chain's data. */
export function shareWords(promotion: ListedPromotion, offers: readonly ListedPromotion[], capture: Freshness | null): string {
  const people = peopleWords(peopleConditions(promotion))
  return [
    summaryLine(promotion),
    isMethodNamed(promotion) ? `Se paga con ${payingWords(promotion)}` : payingWords(promotion),
    moneyLines(promotion).map(sentence).join(' '),
    [scopeLine(promotion), exclusionWords(promotion), people].flatMap((words) => (words === null ? [] : sentence(words))).join(' '),
    validityWords(promotion),
    ...othersWords(promotion, offers),
    doubtWords(promotion),
    ageWords(capture),
  ]
    .filter((line) => line !== null && line !== '')
    .join('\n')
}

/** Writes two or three sentences for search engines and link previews. */
export function pageDescription(promotion: ListedPromotion): string {
  return [
    scopeLine(promotion),
    ...moneyLines(promotion),
    validityWords(promotion),
    exclusionWords(promotion),
    ...knowWords(promotion).slice(0, 2),
    'Verificala en la fuente antes de ir',
  ]
    .flatMap((words) => (words === null ? [] : sentence(words)))
    .join(' ')
}

/** Returns the lines of a calendar event's description. @param offers All offers of the page. */
export function calendarLines(promotion: ListedPromotion, offers: readonly ListedPromotion[]): string[] {
  return [
    payingWords(promotion),
    moneyLines(promotion).join('. '),
    scopeLine(promotion),
    exclusionWords(promotion),
    ...knowWords(promotion),
    addsUpWords(promotion),
    ...othersWords(promotion, offers),
    ...promotion.restrictions,
    validityWords(promotion),
    doubtWords(promotion),
  ].filter((line) => line !== null && line !== '') as string[]
}

/**
 * Returns the lines of a preview picture: «Tope $ 12.000 por mes · Vuelve a tu cuenta en 30 días».
 * @param offers All offers of the page.
 */
export function pictureLines(promotion: ListedPromotion, offers: readonly ListedPromotion[]): { money: string; others: string | null } {
  const others = othersWords(promotion, offers)
  return {
    money: [capWords(promotion.limits, promotion.readings), moneyWords(promotion)].filter((words) => words !== null).join(' · '),
    others: others.length === 0 ? null : others.slice(0, 2).join(' · '),
  }
}
