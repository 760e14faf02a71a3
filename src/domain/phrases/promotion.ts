import { type CivilDate, daysBetween } from '../calendar/calendar.ts'
import { CHAINS, WHERE_LABELS } from '../catalogue/chain.ts'
import type { MethodName } from '../catalogue/paymentMethod.ts'
import { isUnknownMethodOptional } from '../choice/eligibility.ts'
import { givesInstalments, type Ranked } from '../choice/ranking.ts'
import { anyMethodWords } from '../promotion/anyMethod.ts'
import { inlineMethodName, isGenericCardName, methodWords, shortenDoubleNames } from '../promotion/methodNames.ts'
import type { ListedPromotion } from '../promotion/promotion.ts'
import { mayExcludePart } from '../promotion/saving.ts'
import { joinWithAnd, joinWithOr, pesos } from '../text/words.ts'
import { groupCardFirst } from './methods.ts'

/**
 * Phrases for a promotion in a list, in Spanish of Argentina. They put values into words and decide nothing. The
 * detail's other phrases load later, so they are in files of their own.
 */

/**
 * Says the saving on the amount: «ahorrás $ 12.000», «ahorrás hasta …» when it is uncertain. For instalments it says
 * the worth of paying later, which is not money back: «equivale a unos $ 3.096».
 */
export function savingWords(offer: Ranked<ListedPromotion>, amount: number): string | null {
  const { promotion, saving } = offer
  if (promotion.minPurchase !== null && amount < promotion.minPurchase) return `no llegás al mínimo de ${pesos(promotion.minPurchase)}`
  if (saving <= 0) return null
  if (!givesInstalments(promotion)) return `ahorrás ${upToPrefix(offer)}${pesos(saving)}`
  return `${mayExcludePart(promotion) ? 'equivale como mucho a unos' : 'equivale a unos'} ${pesos(saving)}`
}

/** Returns «hasta » when a figure in pesos is uncertain: part of the purchase may not count, or the card leaves something open. */
export function upToPrefix({ saving, atLeast, eligibility }: Ranked<ListedPromotion>): '' | 'hasta ' {
  return eligibility.status === 'yes' && atLeast === saving ? '' : 'hasta '
}

/** Says the place, and what the small print adds to it: «Market y Maxi, y la letra chica nombra también la web». */
export function whereWords(promotion: ListedPromotion): string {
  const place = placeWords(promotion)
  return promotion.qualifiers.includes('saidWeb') ? `${place}, y la letra chica nombra también la web` : place
}

/** Names the place: «Market y Maxi», «solo en el local», «en los locales adheridos y online». */
export function placeWords(promotion: ListedPromotion): string {
  const { supermarket, where, qualifiers } = promotion
  if (qualifiers.includes('byPhone')) return 'solo por teléfono'
  const isSome = holdsInSomeShops(promotion)
  const shops = shopsWords(promotion)
  const isWebUnsaid = qualifiers.includes('unsaidWeb')
  if (isWebUnsaid || qualifiers.includes('unsaidPlace')) {
    if (isWebUnsaid || isSome) return `${shops}, no dice si también online`
    return where.includes('Online') ? 'no dice si en el local, online o en los dos' : 'no dice dónde: suponemos en el local'
  }
  const { where: all } = CHAINS[supermarket]
  if (where.length === all.length) {
    if (where.length === 2) return `${shops} y online`
    return isSome ? `${shops} de todos sus formatos y online` : 'en todos sus formatos y online'
  }
  if (where.length === 1 && where[0] === 'Online') return 'solo online'
  // A chain with one kind of shop needs no name for it.
  if (all.length === 2) return qualifiers.includes('saidWeb') ? shops : `solo ${shops}`
  const formats = joinWithAnd(where.map((format) => WHERE_LABELS[format]))
  return isSome ? `${formats}, ${shops}` : formats
}

const shopsWords = (promotion: ListedPromotion) => (holdsInSomeShops(promotion) ? 'en los locales adheridos' : 'en el local')

/** Checks whether not every shop takes part, and the card does not say which do. */
const holdsInSomeShops = ({ where, conditions: { region } }: ListedPromotion) =>
  region?.some === true && where.some((format) => format !== 'Online')

/**
 * Says the place unless it is everywhere: «Maxi», «solo online, con entrega ese día».
 * @param isOnline Whether the list shows the online channel.
 */
export function limitedPlaceWords(promotion: ListedPromotion, isOnline: boolean): string | null {
  const isUnsaid = promotion.qualifiers.includes('unsaidPlace')
  if (isOnline && isUnsaid) return 'no dice si online'
  const isSome = !isOnline && holdsInSomeShops(promotion)
  const isEverywhere = promotion.where.length === CHAINS[promotion.supermarket].where.length
  if (isEverywhere || isUnsaid || promotion.qualifiers.includes('unsaidWeb')) return isSome || !isEverywhere ? shopsWords(promotion) : null
  return `${placeWords(promotion)}${promotion.qualifiers.includes('deliveryDays') ? ', con entrega ese día' : ''}`
}

/** The most institutions that are named; the rest is counted. */
const NAMED = 4

/** Names all groups by institution: «Galicia (Visa crédito o Visa débito), Nación y 3 más, pagando con MODO». */
export function methodsWords(promotion: ListedPromotion): string {
  const { paymentMethods, unknownPaymentMethods } = promotion
  if (paymentMethods === null)
    return unknownPaymentMethods.length > 0 ? joinWithAnd(unknownPaymentMethods) : `Con ${anyMethodWords(promotion)}`
  const named = counted(
    institutionParts(shortenDoubleNames(promotion)).map(({ words }) => words),
    NAMED,
  )
  return `${named}${unknownMethodsSuffix(promotion)}${isAllWithModo(paymentMethods) ? `, pagando con ${appForAllWords(promotion)}` : ''}`
}

/** Names required methods outside the catalogue: « (Tarjeta Cordobesa)». */
function unknownMethodsSuffix(promotion: ListedPromotion): string {
  return isUnknownMethodOptional(promotion) ? '' : ` (${joinWithAnd(promotion.unknownPaymentMethods)})`
}

/** Names the app that pays every group: MODO, or a bank's own app that the card accepts as well. */
export function appForAllWords({ conditions: { how } }: Pick<ListedPromotion, 'conditions'>): string {
  return how.app.includes('MODO') ? how.app.join(' o ') : 'MODO'
}

/**
 * Names some issuers, the kind of card when all require the same, and required methods outside the catalogue: «Crédito
 * de Galicia, Nación y 12 más», «Tarjeta Cordobesa de Bancor».
 */
export function issuersWords(promotion: ListedPromotion, most: number): string {
  const { paymentMethods, unknownPaymentMethods } = promotion
  const unknown = joinWithAnd(unknownPaymentMethods)
  if (paymentMethods === null) return anyMethodWords(promotion)
  if (takesAnyCard(promotion)) return `cualquier tarjeta${cardKindSuffix(paymentMethods.flat())}`
  const groups = shortenDoubleNames(promotion)
  const parts = [...new Set(groups.map((group) => issuersOfGroupWords(group) || groupCardFirst(group)))]
  const holders = counted(parts, most)
  const kind = kindOfCards(groups)
  const named = kind === null ? holders : `${kind} de ${holders}`
  if (isUnknownMethodOptional(promotion)) return named
  const [only = ''] = parts
  // A card named after its issuer needs no «de …».
  if (parts.length === 1 && kind === null) return unknown.includes(only) ? unknown : `${unknown} de ${only}`
  return `${named} (${unknown})`
}

/** Checks whether the card takes any card of a kind: the named networks are then only the most common ones. */
const takesAnyCard = ({ qualifiers, paymentMethods }: ListedPromotion) =>
  qualifiers.includes('anyNetwork') && (paymentMethods ?? []).every((group) => group.every(isGenericCardName))

function cardKindSuffix(cards: readonly MethodName[]): string {
  if (cards.every((name) => CREDIT_CARDS.has(name))) return ' de crédito'
  return cards.every((name) => DEBIT_CARDS.has(name)) ? ' de débito' : ''
}

const CREDIT_CARDS = new Set<MethodName>([
  'Tarjeta de crédito VISA',
  'Tarjeta de crédito Mastercard',
  'Tarjeta de crédito Cabal',
  'Tarjeta American Express',
])
const DEBIT_CARDS = new Set<MethodName>(['Tarjeta de débito VISA', 'Tarjeta de débito Mastercard', 'Tarjeta de débito Cabal'])

/** Returns the kind of card that every issuer requires: «crédito», «Visa crédito o Visa débito»; null when they differ. */
function kindOfCards(groups: MethodName[][]): string | null {
  const byHolder = Map.groupBy(groups, issuersOfGroupWords)
  const kinds = new Set([...byHolder].map(([holder, own]) => (holder === '' ? null : kindOf(own.flat().filter(isGenericCardName)))))
  const [kind = null] = kinds
  return kinds.size === 1 ? kind : null
}

function kindOf(cards: readonly MethodName[]): string | null {
  const [first] = cards
  if (first === undefined) return null
  const distinct = [...new Set(cards)]
  if (distinct.length === 1) return methodWords(first)
  if (cards.every((name) => CREDIT_CARDS.has(name))) return 'crédito'
  if (cards.every((name) => DEBIT_CARDS.has(name))) return 'débito'
  if (distinct.length <= NAMED_CARDS) return joinWithOr(distinct.map(methodWords))
  return distinct.every((name) => CREDIT_CARDS.has(name) || DEBIT_CARDS.has(name)) ? 'crédito o débito' : null
}

/** Up to this many cards of mixed kinds are named one by one; a shorter form would wrongly include other cards. */
const NAMED_CARDS = 3

function counted(parts: readonly string[], most: number): string {
  const rest = parts.length - most
  return rest > 0 ? `${parts.slice(0, most).join(', ')} y ${rest} más` : joinWithOr(parts)
}

/** Checks whether every group is paid with MODO. */
export function isAllWithModo(groups: MethodName[][]): boolean {
  return groups.every((group) => group.includes('MODO') && group.length > 1)
}

/** Names the issuers of a group, without network cards and MODO; empty when any bank is accepted. */
export function issuersOfGroupWords(group: readonly MethodName[]): string {
  return group
    .filter((name) => !isGenericCardName(name) && name !== 'MODO')
    .map(inlineMethodName)
    .join(' y ')
}

/** Lists the institutions, each with its cards: «Galicia (Visa crédito o Visa débito)». */
export function institutionParts(groups: MethodName[][]): { holder: string; words: string }[] {
  const cardsByHolder = new Map<string, string[]>()
  for (const group of groups) {
    const holder = issuersOfGroupWords(group)
    cardsByHolder.set(holder, [...(cardsByHolder.get(holder) ?? []), ...group.filter(isGenericCardName).map(methodWords)])
  }
  return [...cardsByHolder].map(([holder, cards]) => {
    const distinct = joinWithOr([...new Set(cards)])
    if (holder === '') return { holder, words: distinct || 'MODO' }
    return { holder, words: distinct ? `${holder} (${distinct})` : holder }
  })
}

/** Says that the end is near: «último día», «quedan 3 días»; null when it is not. */
export function urgencyWords({ validUntil, qualifiers }: ListedPromotion, today: CivilDate): string | null {
  if (qualifiers.includes('unsaidEnd')) return null
  if (validUntil === null || validUntil < today) return null
  const left = daysBetween(today, validUntil)
  if (left === 0) return 'último día'
  return left <= 2 ? `quedan ${left + 1} días` : null
}
