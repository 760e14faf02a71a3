import { NAMED_CARDS } from '../../catalogue/namedCards.ts'
import { type MethodName, methodBySlug, methodNamed, parentOrOwnName } from '../../catalogue/paymentMethod.ts'
import { takesCommonMethods } from '../../choice/answer.ts'
import { isUnknownMethodOptional } from '../../choice/eligibility.ts'
import type { Ranked } from '../../choice/ranking.ts'
import { anyMethodWords } from '../../promotion/anyMethod.ts'
import { acceptedRails, type Funds, type Rail } from '../../promotion/condition.ts'
import { inlineMethodName, isGenericCardName, methodWords, saysCardKind, shortenDoubleNames } from '../../promotion/methodNames.ts'
import type { ListedPromotion } from '../../promotion/promotion.ts'
import { joinWithNor, joinWithOr } from '../../text/words.ts'

/** With what one pays: the methods, the ways to pay, and whose they are. */

type Offer = Ranked<ListedPromotion>

/** Names a group of methods: «Galicia con Visa crédito, pagando con MODO». */
export function groupWords(group: readonly MethodName[]): string {
  const modo = group.includes('MODO')
  const cards = group.filter(isGenericCardName)
  const holders = group.filter((name) => name !== 'MODO' && !isGenericCardName(name))
  if (holders.length + cards.length === 0) return 'MODO'
  const withCards = [holders, cards]
    .map((names) => names.map(methodWords).join(' y '))
    .filter(Boolean)
    .join(' con ')
  return modo ? `${withCards}, pagando con MODO` : withCards
}

/** Names a group, the card first: «Visa crédito de Galicia», «Galicia por MODO». */
export function groupCardFirst(group: readonly MethodName[]): string {
  const cards = group.filter(isGenericCardName).map(methodWords).join(' y ')
  const holders = group
    .filter((name) => name !== 'MODO' && !isGenericCardName(name))
    .map(inlineMethodName)
    .join(' y ')
  const what = cards && holders ? `${cards} de ${holders}` : cards || holders
  const isByModo = group.includes('MODO')
  return what === '' ? 'MODO' : `${what}${isByModo ? ' por MODO' : ''}`
}

/** Names the shopper's own method that pays: «Visa crédito de Galicia», «Mercado Pago»; of several the safest; null when there is none to name. */
function ownMethodsWords({ eligibility: { via }, own = [] }: Pick<Ranked<unknown>, 'eligibility' | 'own'>): string | null {
  if (via.length > 0) return groupCardFirst(via)
  return own[0] === undefined ? null : groupCardFirst(own[0])
}

/** The most other methods that are named. */
const ALSO = 2

/** Names the shopper's other methods that would do: «también con MODO o Cuenta DNI»; null for none. */
export function alsoWithWords({ eligibility: { via, also = [] }, own = [] }: Pick<Ranked<unknown>, 'eligibility' | 'own'>): string | null {
  const others = [...new Set((via.length > 0 ? also : own.slice(1)).map(groupCardFirst))]
  const rest = others.length - ALSO
  if (others.length === 0) return null
  return `también con ${rest > 1 ? `${others.slice(0, ALSO).join(', ')} y ${rest} más` : joinWithOr(others)}`
}

/** An offer as somebody sees it; without a rank as everybody reads it. */
type Seen = Partial<Pick<Offer, 'eligibility' | 'own' | 'whose'>> & { promotion: ListedPromotion }

const UNSAID: Offer['eligibility'] = { status: 'maybe', via: [], missing: [] }

/**
 * Names what pays, after «con»: the shopper's own methods, and whose they are, «Visa crédito de Galicia, la de Ana»; of others the accepted ones,
 * the most common first.
 * @param most The most issuers that are named; the rest is counted.
 */
export function payWithWords({ promotion, eligibility = UNSAID, own, whose }: Seen, personal: boolean, most: number): string {
  const { status, missing } = eligibility
  const via = personal && status !== 'no' ? eligibility.via.flatMap((name) => heldOf(name, missing)) : []
  const isOwn = personal && status !== 'no' && (via.length > 0 || isWayBound(promotion))
  const held = isOwn ? ownMethodsWords({ eligibility: { ...eligibility, via }, ...(own && { own }) }) : null
  const paymentMethods =
    promotion.paymentMethods && commonFirst(promotion.paymentMethods).map((group) => group.map((name) => familyWhereOpen(name, missing)))
  return appendWhose(held ?? issuersWords({ ...promotion, paymentMethods }, most), {
    eligibility: { ...eligibility, via },
    ...(whose && { whose }),
  })
}

/** Checks whether the head of a page names all methods that pay, with their cards. */
export function areMethodsToldWhole(promotion: ListedPromotion): boolean {
  const groups = promotion.paymentMethods ?? []
  if (groups.length + promotion.unknownPaymentMethods.length < 2) return true
  if (anyCardWords(promotion) !== null) return true
  // Of any bank, the card is the name.
  const isNamed = (group: MethodName[]) => !group.some(isGenericCardName) || issuersOfGroupWords(group) === ''
  const areCardsTold = groups.every(isNamed) || kindOfCards(shortenDoubleNames(promotion), promotion) !== null
  return (areCardsTold || groups.length === 1) && issuersWords(promotion, groups.length) === issuersWords(promotion, HEAD)
}
const HEAD = 2

/** Checks whether an offer that names no method takes only some: by the way of paying, or by one of two readings. */
function isWayBound({ conditions: { how }, readings, ...promotion }: ListedPromotion): boolean {
  return (
    how.funds !== null || acceptedRails({ conditions: { how }, ...promotion }).length > 0 || readings?.open.paymentMethods !== undefined
  )
}

const commonFirst = (groups: MethodName[][]) => {
  const isCommon = (group: MethodName[]) => takesCommonMethods({ paymentMethods: [group] })
  return [...groups.filter(isCommon), ...groups.filter((group) => !isCommon(group))]
}

/** Replaces a plan by its institution when the plan is open. */
function familyWhereOpen(name: MethodName, missing: Offer['eligibility']['missing']): MethodName {
  const { parent, means } = methodNamed(name)
  const isOpen = missing.some(({ question }) => means.some((key) => key === question))
  return parent !== null && isOpen ? parent : name
}

/** Returns the method; the parent for an unanswered plan or level; nothing for an unanswered card. */
function heldOf(name: MethodName, missing: Offer['eligibility']['missing']): MethodName[] {
  if (!missing.some((one) => one.name === name)) return [name]
  const { parent } = methodNamed(name)
  return parent === null ? [] : [parent as MethodName]
}

const isOnWebOnly = ({ where }: ListedPromotion) => where.length > 0 && where.every((format) => format === 'Online')

/** Returns the required apps: those of the card, and MODO when it pays every group and the method does not already say so. */
function appsOf({ paymentMethods, conditions: { how } }: ListedPromotion, via: readonly MethodName[]): readonly string[] {
  const isByModo = via.length === 0 && paymentMethods !== null && paymentMethods.length > 0 && isAllWithModo(paymentMethods)
  return how.app.length === 0 && isByModo ? ['MODO'] : how.app
}

/**
 * Checks whether the method already names the app. For groups paid with MODO only the issuer is named, until the
 * shopper's own methods are.
 */
function isNamed(group: readonly MethodName[], app: string | undefined, isOwn: boolean): boolean {
  return (
    group.some((name) => name === app || methodNamed(name).parent === app) && (isOwn || app !== 'MODO' || issuersOfGroupWords(group) === '')
  )
}

/** Says further ways to pay: «QR», «dinero en cuenta», without what the method already says. */
export function payingWays({ promotion, eligibility: { via } = UNSAID }: Seen): string[] {
  const { funds } = promotion.conditions.how
  const app = appsOf(promotion, via)
  const groups = via.length > 0 ? [via] : (promotion.paymentMethods ?? [])
  const isCardNamed = groups.some((group) => group.some((name) => isGenericCardName(name) || saysCardKind(name)))
  // With several apps none is left out, so that the rest does not look like the full list.
  const isMethod = app.length === 1 && groups.some((group) => isNamed(group, app[0], via.length > 0))
  return [
    // For offers on the web only, the place already says so.
    ...wayNames(
      isOnWebOnly(promotion) ? acceptedRails(promotion).filter((rail) => rail !== 'web') : acceptedRails(promotion),
      isCardNamed && funds !== 'balance' ? null : funds,
      groups.flat(),
    ),
    ...(app.length > 0 && !isMethod ? [`desde ${joinWithOr(app)}`] : []),
  ]
}

type Whose = Pick<Ranked<unknown>, 'whose' | 'eligibility'>

/** Says whose method pays, if another person's: «la de Ana», or «que pague Ana» when any method pays; otherwise empty. */
function whoseWords({ whose, eligibility: { via } }: Whose): string {
  if (!whose) return ''
  return `${via.length > 0 ? 'la de' : 'que pague'} ${whose.name}`
}

/** Appends that to the methods: «con Visa crédito, la de Ana». */
function appendWhose(words: string, ranked: Whose): string {
  const whose = whoseWords(ranked)
  return whose === '' ? words : `${words}, ${whose}`
}

/** Names of ways to pay and funds, next to a method: «Mercado Pago · QR · dinero en cuenta». */
const RAIL_NAMES: Record<Rail, string> = {
  qr: 'QR',
  nfc: 'celular sin contacto',
  contactless: 'tarjeta sin contacto',
  card: 'tarjeta física',
  web: 'online',
}
const FUNDS_NAMES: Record<Funds, string> = { balance: 'dinero en cuenta', credit: 'crédito', debit: 'débito', card: 'tarjeta' }

/**
 * Names ways to pay and funds: «QR», «dinero en cuenta», «tarjeta de crédito física».
 * @param rails The accepted rails (`acceptedRails`).
 * @param methods The methods that pay; when all are cards, "by card" is left out.
 */
export function wayNames(rails: readonly Rail[], funds: Funds | null, methods: readonly MethodName[] = []): string[] {
  const [only] = rails
  if (rails.length === 1 && only === 'card' && (funds === 'credit' || funds === 'debit')) return [`tarjeta de ${FUNDS_NAMES[funds]} física`]
  const ways = rails.map((rail) => RAIL_NAMES[rail]).join(' o ')
  const areCards = methods.length > 0 && methods.every((name) => methodNamed(name).kind === 'card')
  return [...(ways === '' ? [] : [ways]), ...(funds === null || (funds === 'card' && areCards) ? [] : [FUNDS_NAMES[funds]])]
}

/** The most institutions that are named; the rest is counted. */
const NAMED = 4

/** Names all groups by institution: «Galicia (Visa crédito o Visa débito), Nación y 3 más, pagando con MODO». */
export function methodsWords(promotion: ListedPromotion): string {
  const { paymentMethods, unknownPaymentMethods } = promotion
  if (paymentMethods === null)
    return unknownPaymentMethods.length > 0 ? joinWithOr(unknownPaymentMethods) : `Con ${anyMethodWords(promotion)}`
  const named = counted(
    institutionParts(shortenDoubleNames(promotion)).map(({ words }) => words),
    NAMED,
  )
  return `${named}${unknownMethodsSuffix(promotion)}${isAllWithModo(paymentMethods) ? `, pagando con ${appOfEveryGroup(promotion)}` : ''}`
}

/** Names required methods outside the catalogue: « (Tarjeta Cordobesa)». */
function unknownMethodsSuffix(promotion: ListedPromotion): string {
  return isUnknownMethodOptional(promotion) ? '' : ` (${joinWithOr(promotion.unknownPaymentMethods)})`
}

/** Names the app that pays every group: MODO, or a bank's own app that the card accepts as well. */
export function appOfEveryGroup({ conditions: { how } }: Pick<ListedPromotion, 'conditions'>): string {
  return how.app.includes('MODO') ? how.app.join(' o ') : 'MODO'
}

/**
 * Names some issuers, the kind of card when all require the same, and required methods outside the catalogue: «Crédito
 * de Galicia, Nación y 12 más», «Tarjeta Cordobesa de Bancor».
 */
export function issuersWords(promotion: ListedPromotion, most: number): string {
  const { paymentMethods, unknownPaymentMethods } = promotion
  const unknown = joinWithOr(unknownPaymentMethods)
  if (paymentMethods === null) return anyMethodWords(promotion)
  const anyCard = anyCardWords(promotion)
  if (anyCard !== null) return anyCard
  const groups = shortenDoubleNames(promotion)
  const parts = [...new Set(groups.map((group) => issuersOfGroupWords(group) || groupCardFirst(group)))]
  const holders = counted(parts, most)
  const kind = kindOfCards(groups, promotion)
  const named = `${kind === null ? holders : `${kind} de ${holders}`}${barredCardsSuffix(promotion)}`
  if (isUnknownMethodOptional(promotion)) return named
  const [only = ''] = parts
  // A card named after its issuer needs no «de …».
  if (parts.length === 1 && kind === null) return unknown.includes(only) ? unknown : `${unknown} de ${only}`
  return `${named} (${unknown})`
}

/** Says which cards of any bank pay, where a kind is whole: «cualquier tarjeta de débito o Visa crédito»; null where none is. */
function anyCardWords({ paymentMethods, qualifiers }: ListedPromotion): string | null {
  const cards = (paymentMethods ?? []).flat()
  if (paymentMethods?.length !== cards.length) return null
  const isAnyNetwork = qualifiers.includes('unsaidNetworks')
  const has = (card: MethodName) => cards.includes(card)
  const whole = KINDS_OF_CARD.filter(({ of }) => (isAnyNetwork ? of.some(has) : of.every(has)))
  if (whole.length === 0) return null
  const kinds = `${isAnyNetwork ? '' : 'cualquier '}tarjeta de ${whole.map(({ name }) => name).join(' o ')}`
  return joinWithOr([kinds, ...cards.filter((card) => !isOf(whole, card)).map(methodWords)])
}

/** Names the cards of its issuer that the offer excludes: « (no Visa crédito ni American Express)». */
function barredCardsSuffix({ paymentMethods, conditions: { how } }: ListedPromotion): string {
  const issuers = new Set([...(paymentMethods ?? []), ...how.except].map(([issuer]) => issuer && parentOrOwnName(methodNamed(issuer))))
  const cards = how.except.flatMap((group) => group.slice(1)).map(methodWords)
  return cards.length === 0 || issuers.size > 1 ? '' : ` (no ${joinWithNor(cards)})`
}

const NETWORKS = [
  { name: 'Visa', credit: 'Tarjeta de crédito VISA', debit: 'Tarjeta de débito VISA' },
  { name: 'Mastercard', credit: 'Tarjeta de crédito Mastercard', debit: 'Tarjeta de débito Mastercard' },
  { name: 'Cabal', credit: 'Tarjeta de crédito Cabal', debit: 'Tarjeta de débito Cabal' },
] as const
const networkOf = (card: MethodName) => NETWORKS.find(({ credit, debit }) => card === credit || card === debit)
type Kind = { name: string; of: readonly MethodName[] }
const KINDS_OF_CARD: readonly Kind[] = [
  { name: 'crédito', of: [...NETWORKS.map(({ credit }) => credit), 'Tarjeta American Express'] },
  { name: 'débito', of: NETWORKS.map(({ debit }) => debit) },
]

/** Returns the kind of card that every issuer requires: «crédito», «Visa crédito o Visa débito»; null when they differ. */
function kindOfCards(groups: MethodName[][], { qualifiers }: Pick<ListedPromotion, 'qualifiers'>): string | null {
  const byHolder = Map.groupBy(groups, issuersOfGroupWords)
  const isAnyNetwork = qualifiers.includes('unsaidNetworks')
  const kinds = new Set([...byHolder].map(([holder, own]) => (holder === '' ? null : kindOf(own.flat(), isAnyNetwork))))
  const [kind = null] = kinds
  return kinds.size === 1 ? kind : null
}

/** @param isAnyNetwork Whether the page names no network: then the kind is all that it says. */
function kindOf(names: readonly MethodName[], isAnyNetwork: boolean): string | null {
  const cards = [...new Set(names.filter(isGenericCardName))]
  if (cards.length === 0) return null
  const isWhole = (kinds: readonly Kind[]) =>
    cards.every((card) => isOf(kinds, card)) &&
    (isAnyNetwork || (cards.length > 1 && names.every((name) => givesNoOtherCard(name, cards, kinds))))
  const only = KINDS_OF_CARD.find((kind) => isWhole([kind]))
  if (only !== undefined) return only.name
  // Credit and debit together are called by the network.
  const wholeNetworkOf = (card: MethodName) =>
    [networkOf(card)].find((one) => one && cards.includes(one.credit) && cards.includes(one.debit))
  const words = [...new Set(cards.map((card) => wholeNetworkOf(card)?.name ?? methodWords(card)))]
  if (words.length <= MOST_CARDS && !isAnyNetwork) return joinWithOr(words)
  return isWhole(KINDS_OF_CARD) ? 'crédito o débito' : null
}

const isOf = (kinds: readonly Kind[], card: MethodName) => kinds.some(({ of }) => of.includes(card))

/** Checks that the issuer is not known to give another card of these kinds. */
function givesNoOtherCard(issuer: MethodName, cards: readonly MethodName[], kinds: readonly Kind[]): boolean {
  const known = NAMED_CARDS[methodNamed(parentOrOwnName(methodNamed(issuer))).slug] ?? []
  return known.map((slug) => methodBySlug(slug).name).every((card) => cards.includes(card) || !isOf(kinds, card))
}

/** Up to this many cards are named one by one; a shorter form would wrongly include other cards. */
const MOST_CARDS = 3

function counted(parts: readonly string[], most: number): string {
  const rest = parts.length - most
  // One more takes no more room by its name.
  return rest > 1 ? `${parts.slice(0, most).join(', ')} y ${rest} más` : joinWithOr(parts)
}

export function isAllWithModo(groups: MethodName[][]): boolean {
  return groups.every((group) => group.includes('MODO') && group.length > 1)
}

/** Names the issuers of a group, without network cards and MODO; empty when any bank is accepted. */
function issuersOfGroupWords(group: readonly MethodName[]): string {
  return group
    .filter((name) => !isGenericCardName(name) && name !== 'MODO')
    .map(inlineMethodName)
    .join(' y ')
}

/** Lists the institutions, each with its cards, unless all of the offer have the same: «Galicia (Visa crédito o Visa débito)». */
export function institutionParts(groups: MethodName[][], offer: ListedPromotion | null = null): { holder: string; words: string }[] {
  const isKindTold = offer !== null && kindOfCards(shortenDoubleNames(offer), offer) !== null
  const cardsByHolder = new Map<string, string[]>()
  for (const group of groups) {
    const holder = issuersOfGroupWords(group)
    cardsByHolder.set(holder, [...(cardsByHolder.get(holder) ?? []), ...group.filter(isGenericCardName).map(methodWords)])
  }
  return [...cardsByHolder].map(([holder, cards]) => {
    const distinct = joinWithOr([...new Set(cards)])
    if (holder === '') return { holder, words: distinct || 'MODO' }
    return { holder, words: distinct && !isKindTold ? `${holder} (${distinct})` : holder }
  })
}
