import { type CivilDate, daysBetween } from '#domain/calendar.ts'
import { CHAINS } from '#domain/chain.ts'
import { moneyBackWords, wayNames } from '#domain/conditionWords.ts'
import { scopeWords } from '#domain/goodsWords.ts'
import { calledGroups, groupWords } from '#domain/methodWords.ts'
import { occurrences } from '#domain/occurrence.ts'
import type { ListedPromotion } from '#domain/promotion.ts'
import { railsOf } from '#domain/rails.ts'
import { amountThatUsesCap } from '#domain/saving.ts'
import { anyOf, capital, capWords, dayOfMonth, discountFigure, list, pesos, weekdaysWords } from '#domain/words.ts'
import { alsoAsked, holderOf, methodsWords } from './promotionWords.ts'

/** A promotion in the words of its detail and of what leaves the page: Spanish of Argentina. It decides nothing; it only puts values into words. */

/**
 * «Viernes y sábados, hasta el 31 de marzo, menos el 20 de marzo»; of few days those days alone: «Solo el 2 y el 16 de mayo». Days
 * of the delivery are called that.
 */
export function validity(promotion: ListedPromotion): string {
  const words = validityWords(promotion)
  return promotion.qualifiers.includes('deliveryDays') ? `Días de entrega: ${words.charAt(0).toLowerCase()}${words.slice(1)}` : words
}

/** Days that are named one by one. */
const FEW_DAYS = 2
/** Days in which weekdays come so often at the most. */
const SHORT = 7 * FEW_DAYS

function validityWords(promotion: ListedPromotion): string {
  const { weekdays, validFrom, validUntil, exceptDates } = promotion
  const days = weekdays === null ? 'Todos los días' : capital(weekdaysWords(weekdays))
  if (validUntil === null) return `${days} · no sabemos hasta cuándo`
  if (validFrom === validUntil) return `Solo el ${dayOfMonth(validUntil)}`
  const isShort = validFrom !== null && daysBetween(validFrom, validUntil) < SHORT
  const held = validFrom !== null && (isShort || exceptDates.length > 0) ? occurrences(promotion, validFrom, validUntil) : []
  const isFew = held.length > 0 && held.length <= (isShort ? FEW_DAYS : exceptDates.length + 1)
  if (isFew) return `Solo ${datesWords(held)}`
  const until = `${days}, hasta el ${dayOfMonth(validUntil)}`
  return exceptDates.length === 0 ? until : `${until}, menos ${datesWords(exceptDates)}`
}

/** «el 30 de abril, el 2 y el 16 de mayo»: a month is named once. */
function datesWords(dates: readonly CivilDate[]): string {
  const month = (date: CivilDate | undefined) => date?.slice(0, 7)
  return list(dates.map((date, at) => `el ${month(date) === month(dates[at + 1]) ? Number(date.slice(8)) : dayOfMonth(date)}`))
}

/** The state of the promotion on a date: «Vencida el 3 de marzo», «Empieza el 1 de abril», or null when it is in force. */
export function timeliness({ validFrom, validUntil }: ListedPromotion, today: CivilDate): string | null {
  if (validUntil !== null && validUntil < today) return `Vencida el ${dayOfMonth(validUntil)}`
  if (validFrom !== null && validFrom > today) return `Empieza el ${dayOfMonth(validFrom)}`
  return null
}

/** «gastá hasta $ 60.000 para usar todo el tope», or null where there is no such amount. */
export function wholeCapWords(promotion: Pick<ListedPromotion, 'discount' | 'limits'>): string | null {
  const amount = amountThatUsesCap(promotion)
  return amount === null ? null : `gastá hasta ${pesos(amount)} para usar todo el tope`
}

/** «Vuelve a tu cuenta en 30 días», null when the card does not say when the money comes. */
export function moneyWords(promotion: Pick<ListedPromotion, 'conditions' | 'qualifiers'>): string | null {
  const words = moneyBackWords(promotion)
  return words === null ? null : capital(words)
}

/** Who it is only for: «Solo jubilados y pensionados o beneficiarios de ANSES», with those who are as good; empty where it is for all. */
export function audienceWords({
  appliesOnlyTo,
  conditions: { who },
  qualifiers,
}: Pick<ListedPromotion, 'appliesOnlyTo' | 'conditions' | 'qualifiers'>): string[] {
  const named = [
    appliesOnlyTo?.jubilados ? `jubilados${qualifiers.includes('retiredAlone') ? '' : ' y pensionados'}` : null,
    appliesOnlyTo?.anses ? 'beneficiarios de ANSES' : null,
    appliesOnlyTo?.programaCiudadaniaPorteña ? 'Ciudadanía Porteña' : null,
  ].filter((words) => words !== null)
  if (named.length === 0) return []
  const isTold = (kind: string) => kind === 'pensioner' || kind === 'benefit'
  const rows = new Set(who.flatMap(({ kind, alternatives }) => (isTold(kind) && alternatives !== null ? [alternatives] : [])))
  const others = who.filter(({ kind, alternatives }) => alternatives !== null && rows.has(alternatives) && !isTold(kind))
  const asGood = others.map(({ kind, value }) => (kind === 'age' ? `mayores de ${value} años` : 'quienes cumplan otra condición'))
  return [`Solo ${[...named, ...new Set(asGood)].join(' o ')}`]
}

/** «Se suma a otras promociones», said plainly whether it is known or not. Where it is to some alone, the card's own clauses say to which. */
export function stackableWords({ stackable, qualifiers }: Pick<ListedPromotion, 'stackable' | 'qualifiers'>): string {
  if (!stackable && qualifiers.includes('addition'))
    return `Se suma a la otra oferta de esta promoción; ${stackable === null ? 'no dice si se suma a otras' : 'a otras no'}`
  if (stackable === null) return 'No dice si se suma a otras promociones'
  if (!stackable) return 'No se suma a otras promociones'
  return qualifiers.includes('partialStacking') ? 'Se suma, pero fijate con qué en las condiciones' : 'Se suma a otras promociones'
}

/** One line for sharing and for titles: «20% de descuento en Día con Galicia o Nación». */
export function summary(promotion: ListedPromotion): string {
  const { figure, unit } = discountFigure(promotion.discount)
  const [first] = promotion.paymentMethods ?? []
  const holders = new Set(calledGroups(promotion).map((group) => holderOf(group) || groupWords(group)))
  const shown = [...holders].slice(0, 2)
  const withWords =
    first === undefined
      ? ''
      : ` con ${holders.size > 2 ? `${shown.join(', ')} y ${holders.size - 2} más` : anyOf(shown)}${alsoAsked(promotion)}`
  return `${figure} ${unit} en ${CHAINS[promotion.supermarket].name}${withWords}`
}

/**
 * What is sent with a shared link, a line each: the offer, how to pay, what it is on and up to how much, when the money comes, for whom, and when
 * it holds.
 */
export function shareWords(promotion: ListedPromotion): string {
  const { funds, app } = promotion.conditions.how
  const ways = [...wayNames(railsOf(promotion), funds), ...(app.length > 0 ? [`desde ${app.join(' o ')}`] : [])]
  return [
    summary(promotion),
    ['Pagás con', [methodsWords(promotion).replace(/^Con /, ''), ...ways].join(' · ')].join(' '),
    sentences([capWords(promotion.limits), moneyWords(promotion), minimumWords(promotion)]),
    sentences([scopeWords(promotion), ...audienceWords(promotion)]),
    validity(promotion),
  ]
    .filter((line) => line !== '')
    .join('\n')
}

function sentences(parts: readonly (string | null)[]): string {
  return parts.flatMap((words) => (words === null ? [] : [`${words}.`])).join(' ')
}

/** «Compra mínima $ 20.000», or null where none is named. */
export function minimumWords({ minPurchase }: Pick<ListedPromotion, 'minPurchase'>): string | null {
  return minPurchase === null ? null : `Compra mínima ${pesos(minPurchase)}`
}
