import { anyMethodWords } from '#domain/anyMethod.ts'
import { type CivilDate, daysBetween } from '#domain/calendar.ts'
import { CHAINS, WHERE_LABELS } from '#domain/chain.ts'
import { moneyBackWords, wayNames } from '#domain/conditionWords.ts'
import { unknownQuestions } from '#domain/eligibility.ts'
import { scopeWords } from '#domain/goodsWords.ts'
import { groupWords, isCardName, methodWords, paidWith } from '#domain/methodWords.ts'
import { occurrences } from '#domain/occurrence.ts'
import type { MethodName } from '#domain/paymentMethod.ts'
import type { ListedPromotion } from '#domain/promotion.ts'
import { railsOf } from '#domain/rails.ts'
import { isInstalments, type Ranked } from '#domain/ranking.ts'
import { amountThatUsesCap, isUpTo, leavesOut } from '#domain/saving.ts'
import { capital, capWords, dayOfMonth, discountFigure, list, pesos, weekdaysWords } from '#domain/words.ts'

/** A promotion in the words of a shopper: Spanish of Argentina. It decides nothing; it only puts values into words. */

/**
 * «Viernes y sábados, hasta el 31 de marzo, menos el 20 de marzo»; of few days those days alone: «Solo el 2 de mayo y el 16 de mayo». Days
 * of the delivery are called that.
 */
export function validity(promotion: ListedPromotion): string {
  const words = validityWords(promotion)
  return promotion.qualifiers.includes('deliveryDays') ? `Días de entrega: ${words.charAt(0).toLowerCase()}${words.slice(1)}` : words
}

/** Days within one week that are named one by one. */
const FEW_DAYS = 2

function validityWords(promotion: ListedPromotion): string {
  const { weekdays, validFrom, validUntil, exceptDates } = promotion
  const days = weekdays === null ? 'Todos los días' : capital(weekdaysWords(weekdays))
  if (validUntil === null) return `${days} · no sabemos hasta cuándo`
  if (validFrom === validUntil) return `Solo el ${dayOfMonth(validUntil)}`
  const isShort = validFrom !== null && daysBetween(validFrom, validUntil) < 7
  const held = validFrom !== null && (isShort || exceptDates.length > 0) ? occurrences(promotion, validFrom, validUntil) : []
  const isFew = held.length > 0 && held.length <= (isShort ? FEW_DAYS : exceptDates.length + 1)
  if (isFew) return `Solo el ${list(held.map(dayOfMonth))}`
  const until = `${days}, hasta el ${dayOfMonth(validUntil)}`
  return exceptDates.length === 0 ? until : `${until}, menos el ${list(exceptDates.map(dayOfMonth))}`
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

/**
 * The saving on the amount: «ahorrás $ 12.000», «ahorrás hasta …» where part of the purchase may not count or the cap is not known. Of
 * instalments what paying later is worth, which is no money back: «equivale a ≈ $ 3.096».
 */
export function savingWords(promotion: ListedPromotion, saving: number, amount: number): string | null {
  if (promotion.minPurchase !== null && amount < promotion.minPurchase) return `no llegás al mínimo de ${pesos(promotion.minPurchase)}`
  if (saving <= 0) return null
  if (isInstalments(promotion)) return `equivale a ${leavesOut(promotion) ? 'hasta ' : ''}≈\u00a0${pesos(saving)}`
  return `ahorrás ${isUpTo(promotion) ? 'hasta ' : ''}${pesos(saving)}`
}

/** «hasta » before a figure in pesos that is not certain: part of the purchase may not count, or something is not said. */
export function upTo({ saving, atLeast, eligibility }: Ranked<ListedPromotion>): '' | 'hasta ' {
  return eligibility.status === 'yes' && atLeast === saving ? '' : 'hasta '
}

/** «Vuelve a tu cuenta en 30 días», null when the card does not say when the money comes. */
export function moneyWords(promotion: Pick<ListedPromotion, 'conditions' | 'qualifiers'>): string | null {
  const words = moneyBackWords(promotion)
  return words === null ? null : capital(words)
}

/** «Día · Tiendas, Online». */
export function whereWords({ supermarket, where, qualifiers, conditions: { region } }: ListedPromotion): string {
  if (qualifiers.includes('unsaidPlace')) {
    if (region?.some) return 'en sucursales adheridas, no dice si también online'
    return where.includes('Online') ? 'no dice si en el local, online o en los dos' : 'no dice dónde: suponemos en el local'
  }
  const { where: all } = CHAINS[supermarket]
  if (where.length === all.length) return where.length === 2 ? 'en el local y online' : 'en todos sus formatos y online'
  if (where.length === 1 && where[0] === 'Online') return 'solo online'
  const shops = where.filter((format) => format !== 'Online')
  // A chain with one kind of shop needs no name for it.
  if (all.length === 2) return 'solo en el local'
  return list(where.length === shops.length ? shops.map((format) => WHERE_LABELS[format]) : where.map((format) => WHERE_LABELS[format]))
}

/** How many institutions are named before the rest is counted. */
const NAMED = 4

/** All groups, institution by institution: «Galicia (Visa crédito o Visa débito), Nación y 3 más, pagando con MODO». */
export function methodsWords(promotion: ListedPromotion): string {
  const { paymentMethods, unknownPaymentMethods } = promotion
  if (paymentMethods === null) return unknownPaymentMethods.length > 0 ? list(unknownPaymentMethods) : `Con ${anyMethodWords(promotion)}`
  const named = counted(
    holderParts(paymentMethods).map(({ words }) => words),
    NAMED,
  )
  return `${named}${alsoAsked(promotion)}${isAllWithModo(paymentMethods) ? `, pagando con ${modoWords(promotion)}` : ''}`
}

/** What one needs besides the others and the catalogue lacks: « (Tarjeta Cordobesa)». */
function alsoAsked(promotion: ListedPromotion): string {
  return isOneMore(promotion) ? '' : ` (${list(promotion.unknownPaymentMethods)})`
}

/** Whether what the catalogue lacks is one more way to pay, or nothing: else one needs it besides the others. */
export function isOneMore(promotion: ListedPromotion): boolean {
  return unknownQuestions(promotion).length === 0
}

/** What every group is paid with: MODO, or the app of a bank that is as good. */
export function modoWords({ conditions: { how } }: Pick<ListedPromotion, 'conditions'>): string {
  return how.app.includes('MODO') ? how.app.join(' o ') : 'MODO'
}

/** Only who issues what is accepted, a few of them, and what the catalogue lacks: «Galicia, Nación y 12 más», «Bancor (Tarjeta Cordobesa)». */
export function holdersWords(promotion: ListedPromotion, most: number): string {
  const { paymentMethods, unknownPaymentMethods } = promotion
  const unknown = list(unknownPaymentMethods)
  if (paymentMethods === null) return anyMethodWords(promotion)
  const holders = counted([...new Set(paymentMethods.map((group) => holderOf(group) || paidWith(group)))], most)
  return unknown ? `${holders} (${unknown})` : holders
}

function counted(parts: readonly string[], most: number): string {
  return parts.slice(0, most).join(', ') + (parts.length > most ? ` y ${parts.length - most} más` : '')
}

/** Whether every group is paid with MODO. */
export function isAllWithModo(groups: MethodName[][]): boolean {
  return groups.every((group) => group.includes('MODO') && group.length > 1)
}

/** The issuers of a group: its methods without cards of the networks and MODO; empty when any bank will do. */
export function holderOf(group: readonly MethodName[]): string {
  return group
    .filter((name) => !isCardName(name) && name !== 'MODO')
    .map(methodWords)
    .join(' y ')
}

function holderParts(groups: MethodName[][]): { holder: string; words: string }[] {
  const cardsByHolder = new Map<string, string[]>()
  for (const group of groups) {
    const holder = holderOf(group)
    cardsByHolder.set(holder, [...(cardsByHolder.get(holder) ?? []), ...group.filter(isCardName).map(methodWords)])
  }
  return [...cardsByHolder].map(([holder, cards]) => {
    const distinct = alternatives([...new Set(cards)])
    if (holder === '') return { holder, words: distinct || 'MODO' }
    return { holder, words: distinct ? `${holder} (${distinct})` : holder }
  })
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
  const holders = new Set((promotion.paymentMethods ?? []).map((group) => holderOf(group) || groupWords(group)))
  const shown = [...holders].slice(0, 2)
  const withWords =
    first === undefined
      ? ''
      : ` con ${holders.size > 2 ? `${shown.join(', ')} y ${holders.size - 2} más` : alternatives(shown)}${alsoAsked(promotion)}`
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

/** How many days the promotion still holds: «último día», «quedan 3 días», or null when there is time. */
export function urgencyWords({ validUntil }: ListedPromotion, today: CivilDate): string | null {
  if (validUntil === null || validUntil < today) return null
  const left = daysBetween(today, validUntil)
  if (left === 0) return 'último día'
  return left <= 2 ? `quedan ${left + 1} días` : null
}

function alternatives(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} o ${words.at(-1)}`
}
