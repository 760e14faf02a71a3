import { type MethodName, methodNamed } from '#domain/paymentMethod.ts'
import type { Span } from '#domain/promotion.ts'
import { type CardMention, cardsIn, type Network } from '../text/cardClauses.ts'
import { blocksOf } from '../text/cardText.ts'
import { blank } from '../text/masks.ts'
import { findAll, findFirst } from '../text/search.ts'
import { acceptedCards, creditOnly } from './acceptedCards.ts'
import { familyName, type InstitutionMention, institutionsIn } from './institutions.ts'
import { membershipReader } from './membership.ts'
import type { Reader, Reading, Scope } from './reader.ts'
import { segmentsOf } from './segments.ts'
import { unknownMethods } from './unknownMethods.ts'

/** Who issues what one must pay with, with which cards, and whether through MODO: alternative groups of the catalogue's names. */
export const paymentMethodsReader: Reader = {
  fields: ['paymentMethods', 'unknownPaymentMethods'],
  read(scope) {
    const banks = requiredInstitutions(scope)
    const unknown = unknownMethods(scope, banks.names)
    const methods = banks.isList ? ofList(scope, banks) : ofCards(scope, banks, unknown.value.length > 0)
    return { paymentMethods: methods, ...(unknown.value.length > 0 ? { unknownPaymentMethods: unknown } : {}) }
  },
}

type Institutions = { names: MethodName[]; mentions: InstitutionMention[]; isList: boolean; doubt: number }

/** This many banks in one card are a list of participants. */
const LIST_LENGTH = 4

function requiredInstitutions(scope: Scope): Institutions {
  const { affirmed, folded, card } = scope.text
  const header = institutionsIn(affirmed, scope.header)
  const images = institutionsIn(folded, blocksOf(card, ['image']))
  const announced = isForAnyMethod(scope) ? [] : [...header, ...images]
  const legal = announced.length === 0 && standsAlone(scope) ? [] : legalInstitutions(scope, announced.length > 0)
  const legalNames = familiesOf(legal).filter((name) => name !== PREMIUM_AMEX || scope.offer.tier !== null)
  if (legalNames.length >= LIST_LENGTH && familiesOf(header).length < LIST_LENGTH && isParticipantList(affirmed, legal))
    return listed(legal)
  if (familiesOf(header).length >= LIST_LENGTH) return listed(header)
  if (announced.length === 0) return { names: clean(legalNames, legal), mentions: legal, isList: false, doubt: legal.length > 0 ? 0.02 : 0 }
  if (header.length === 0 && widens(familiesOf(images), legalNames, affirmed, legal))
    return { names: clean(legalNames, legal), mentions: legal, isList: false, doubt: 0.06 }
  const names = clean(familiesOf(announced), announced)
  const backed = names.some((name) => legalNames.includes(name))
  return {
    names,
    mentions: [...announced, ...legal.filter(({ name }) => names.includes(familyName(name)))],
    isList: false,
    doubt: backed || legal.length === 0 ? (header.length === 0 && legal.length === 0 ? 0.02 : 0) : 0.08,
  }
}

/**
 * A card for a club's members, for any method or (Coto, which always shows the bank) without a picture names nobody: the banks of its small
 * print are other people's.
 */
function standsAlone(scope: Scope): boolean {
  const { affirmed, folded, card } = scope.text
  const words = scope.header.map(({ start, end }) => affirmed.slice(start, end)).join(' ')
  if (isForAnyMethod(scope)) return true
  const pictures = blocksOf(card, ['image'])
    .map(({ start, end }) => folded.slice(start, end))
    .join(' ')
  if (/todas_?las_?tarjetas/.test(pictures)) return true
  if (card.source === 'coto') return pictures === '' || /comu\d|anses|portena/.test(pictures)
  return membershipReader.read(scope).membership !== undefined && !/tarjeta|abonando|pagando|modo/.test(words)
}

function isForAnyMethod({ text, header }: Scope): boolean {
  return findFirst(text.affirmed, header, /(?:todos los|cualquier) medios? de pagos?(?! dentro)/) !== null
}

/** From the offer's own small print outwards; at the last, companies named as organiser or as "only the means of payment". */
function legalInstitutions(scope: Scope, announced: boolean): InstitutionMention[] {
  const { affirmed, folded, masks } = scope.text
  const own = institutionsIn(affirmed, scope.own)
  if (own.length > 0 || announced) return own
  const wider = institutionsIn(affirmed, [...scope.common, ...scope.legal])
  if (wider.length > 0) return wider
  const companies = institutionsIn(blank(folded, [...masks.denied, ...masks.examples]), scope.legal)
  return familiesOf(companies).length === 1 ? companies : []
}

function listed(mentions: InstitutionMention[]): Institutions {
  return { names: familiesOf(mentions), mentions, isList: true, doubt: 0.02 }
}

function familiesOf(mentions: readonly InstitutionMention[]): MethodName[] {
  return [...new Set(mentions.map(({ name }) => familyName(name)))]
}

/** Names close to one another are a list; names strewn over the small print are not. */
function isParticipantList(affirmed: string, mentions: readonly InstitutionMention[]): boolean {
  const close = mentions.filter((mention, index) => index > 0 && mention.start - (mentions[index - 1] as InstitutionMention).end < 45)
  const intro = /entidades? adherid|bancos? (?:que aplican|adherid|participant)|participan|entidades participantes|siguientes bancos/.test(
    affirmed,
  )
  return close.length >= LIST_LENGTH - 1 && (intro || close.length >= 5)
}

/** The picture shows one bank, the small print enumerates it with others and their cards. */
function widens(
  pictured: readonly MethodName[],
  legal: readonly MethodName[],
  affirmed: string,
  mentions: readonly InstitutionMention[],
): boolean {
  if (legal.length < 2 || !pictured.every((name) => legal.includes(name))) return false
  const first = mentions[0]
  const last = mentions.at(-1)
  return (
    first !== undefined &&
    last !== undefined &&
    last.end - first.start < 400 &&
    /emitid|visa|mastercard/.test(affirmed.slice(first.start, last.end))
  )
}

/** Names that stand for the same thing, or that only carry another: the wallet of a bank, a bank behind its wallet. */
function clean(names: readonly MethodName[], mentions: readonly InstitutionMention[]): MethodName[] {
  const drop = new Set<MethodName>()
  const both = (kept: MethodName, dropped: MethodName) => {
    if (names.includes(kept) && names.includes(dropped)) drop.add(dropped)
  }
  both('Cuenta DNI', 'Banco Provincia')
  both('Banco Ciudad', 'Billetera Buepp')
  both('Cencopay', 'Tarjeta de crédito Cencosud Mastercard')
  both('Tarjeta de Crédito Patagonia 365', 'Banco Patagonia')
  if (mentions.length > 0) both('Tarjeta de Crédito Sol', 'Banco del Sol')
  return names.filter((name) => !drop.has(name))
}

const MODO = /(?<![a-z])modo(?![a-z])/g
const NOT_REQUIRED = /(?:operatoria de|excepto|salvo|no ) "?$/

/** MODO is required where the card shows or names it; a mention inside a ban has been blanked. */
function modoMention(scope: Scope): Span | null {
  const { affirmed, folded, card } = scope.text
  // What comes on top of an offer through MODO need not itself go through it.
  if (scope.offer.bonus && scope.tiered && cardsIn(affirmed, scope.own).length > 0)
    return findFirst(affirmed, [...scope.ownHeader, ...scope.own], /(?<![a-z])modo(?![a-z])/)
  const header = findFirst(affirmed, scope.header, /(?<![a-z])modo(?![a-z])/)
  if (header) return header
  const image = findFirst(folded, blocksOf(card, ['image']), /(?<!sin[ _-])modo/)
  if (image) return image
  const legal = findAll(affirmed, [...scope.own, ...scope.common], MODO)
  return (
    legal.find(({ start, end, stretch }) =>
      isWayToPay(affirmed.slice(Math.max(stretch.start, start - 60), start), affirmed.slice(end, end + 30)),
    ) ?? null
  )
}

function isWayToPay(lead: string, rest: string): boolean {
  if (
    NOT_REQUIRED.test(lead) ||
    /tambien|(?:apple|google) pay,? (?:y\/o|o|y) $/.test(lead) ||
    /^,? ?(?:o |y\/o )?(?:apple|google) pay/.test(rest) ||
    /^"? (?:es |se encuentra|servicio|no valid)/.test(rest)
  )
    return false
  return /(?:a traves(?: de)?|mediante|por|con|desde|via|qr|de|app\.?|y\/o|o|billetera|en|pagando|abonando|exclusivamente)(?: (?:la|el|su|los|app\.?|billetera|qr|de|codigo|plataforma|aplicacion))* ?["(]?$/.test(
    lead,
  )
}

const CREDIT: Record<Network, MethodName> = {
  visa: 'Tarjeta de crédito VISA',
  mastercard: 'Tarjeta de crédito Mastercard',
  cabal: 'Tarjeta de crédito Cabal',
  amex: 'Tarjeta American Express',
}
const DEBIT: Partial<Record<Network, MethodName>> = {
  visa: 'Tarjeta de débito VISA',
  mastercard: 'Tarjeta de débito Mastercard',
  cabal: 'Tarjeta de débito Cabal',
}

/** The catalogue's cards for a mention: kind without network means Visa and Mastercard; network without kind means credit and debit. */
function cardNames({ kind, network }: CardMention): MethodName[] {
  const networks: Network[] = network === null ? ['visa', 'mastercard'] : [network]
  if (kind === 'prepaid') return networks.includes('mastercard') ? ['Tarjeta Prepaga Mastercard'] : []
  if (kind === 'credit') return networks.map((each) => CREDIT[each])
  const debit = networks.flatMap((each) => DEBIT[each] ?? [])
  return kind === 'debit' ? debit : [...networks.map((each) => CREDIT[each]), ...debit]
}

/** Wallets and issuers that are paid with as such, whatever card is inside. */
const WHOLE = new Set<MethodName>([
  'Mercado Pago',
  'Cuenta DNI',
  'Personal Pay',
  'Cencopay',
  'Billetera Buepp',
  'Carrefour Cuenta Digital',
  'Sidecreer',
])

function ofCards(scope: Scope, banks: Institutions, unknown: boolean): Reading<MethodName[][] | null> {
  const accepted = acceptedCards(scope)
  const kinds = scope.offer.tier?.cards ?? []
  const instalments = scope.offer.discount.type === 'cuotas sin intereses'
  let cards = instalments ? creditOnly(accepted.cards) : accepted.cards
  if (kinds.length > 0) cards = cards.filter(({ kind }) => kind === null || kinds.includes(kind))
  const modo = modoMention(scope)
  const through: MethodName[] = modo ? ['MODO'] : []
  // An issuer that the catalogue does not know: its cards are not anybody's.
  const nobodys = unknown && banks.names.length === 0 && !/maestro/.test(scope.text.affirmed)
  const groups =
    banks.names.length === 0
      ? nobodys
        ? []
        : anyBank(scope, cards, through)
      : banks.names.flatMap((name) => ofInstitution(scope, name, cards, through, banks))
  const spans = evidenceOf(scope, banks, cards, modo)
  const doubt = banks.doubt + (banks.names.length > 0 && groups.every((group) => !group.some(isOwn)) ? 0 : accepted.doubt)
  if (groups.length === 0) return { value: null, spans: [], role: null, doubt: doubt + nothingNamed(scope) }
  return { value: distinct(groups), spans, role: 'headline', doubt: doubt + (modo && !announcesModo(scope) ? 0.02 : 0) }
}

const isOwn = (name: MethodName) => WHOLE.has(name)
const announcesModo = (scope: Scope) =>
  findFirst(scope.text.folded, [...scope.header, ...blocksOf(scope.text.card, ['image'])], /(?<!sin[ _-])modo/) !== null

const ANY_METHOD = /(?:todos? los|cualquier) medios? de pagos?|todas las tarjetas|efectivo/

/** A card that names no method at all and does not say "any": likely something was not understood. */
function nothingNamed({ text, header, own, common }: Scope): number {
  return findFirst(text.folded, [...header, ...own, ...common], ANY_METHOD) ? 0 : 0.08
}

function anyBank(scope: Scope, cards: readonly CardMention[], through: readonly MethodName[]): MethodName[][] {
  if (isForAnyMethod(scope) && through.length === 0) return []
  if (through.length > 0 && cards.every(({ network }) => network === null)) return [[...through]]
  return cards.flatMap(cardNames).map((card) => [card, ...through])
}

function ofInstitution(
  scope: Scope,
  name: MethodName,
  cards: readonly CardMention[],
  through: readonly MethodName[],
  banks: Institutions,
): MethodName[][] {
  const { kind } = methodNamed(name)
  const heads = headsOf(scope, name)
  if (WHOLE.has(name) || kind === 'card' || ownCardRequired(scope, name)) return heads.map((head) => [head])
  const own = cards.filter(({ institution }) => institution === null || familyName(institution) === name)
  const bound = own.filter(({ institution }) => institution !== null)
  const names = [...new Set((bound.length > 0 ? bound : own).flatMap(cardNames))]
  if (name === 'NaranjaX') return heads.flatMap((head) => naranja(head, own))
  if (name === 'Prex' && names.includes('Tarjeta de débito Mastercard')) return [['Prex', 'Tarjeta Prepaga Mastercard']]
  const fits = banks.names.length > 1 && bound.length === 0 && own.length > 0 && kind === 'wallet' ? [] : names
  return heads.flatMap((head) => (fits.length === 0 ? [[head, ...through]] : fits.map((card): MethodName[] => [head, card, ...through])))
}

/** Naranja X's own credit card has no network; only its debit card alone, or its Visa and Mastercard named as such, do. */
function naranja(head: MethodName, cards: readonly CardMention[]): MethodName[][] {
  const debitOnly = cards.length > 0 && cards.every(({ kind }) => kind === 'debit')
  return debitOnly ? [[head, 'Tarjeta de débito VISA']] : [[head]]
}

const PREMIUM_AMEX: MethodName = 'Tarjeta American Express - The Platinum Card ® y Centurion ®'

function headsOf(scope: Scope, name: MethodName): MethodName[] {
  const { tier } = scope.offer
  if (tier !== null && tier.variant === null && name === PREMIUM_AMEX) return ['Tarjeta American Express']
  if (tier !== null) return [tier.variant !== null && familyName(tier.variant) === name ? tier.variant : name]
  const { variants } = segmentsOf(scope, name)
  return variants.length > 0 ? variants : [name]
}

/** A bank's card of its own brand has no network to add. */
const ownCardRequired = (scope: Scope, name: MethodName) =>
  OWN_CARDS.some((own) => own.bank === name && own.words.test(scope.text.affirmed))

const OWN_CARDS: readonly { bank: MethodName; words: RegExp }[] = [
  { bank: 'Banco Bancor', words: /tarjetas? cordobesa/ },
  { bank: 'Banco Chaco', words: /tarjetas? (?:de credito )?tuya/ },
  { bank: 'Banco Neuquén', words: /confiable/ },
]

const NOTE = /^ ?\( ?(?:solo|unicamente|exclusivo) (?:con|en|para) (visa|master ?card)[^)]{0,20}\)/

/** Participants of a list: one group each, through MODO where the card says so, and with the network that a note asks for. */
function ofList(scope: Scope, banks: Institutions): Reading<MethodName[][] | null> {
  const { affirmed } = scope.text
  const modo = modoMention(scope)
  const through: MethodName[] = modo ? ['MODO'] : []
  const groups = banks.names.flatMap((name): MethodName[][] => {
    const notes = banks.mentions
      .filter((mention) => familyName(mention.name) === name)
      .map(({ end }) => NOTE.exec(affirmed.slice(end, end + 50)))
    const network = notes.find((note) => note !== null)?.[1]
    if (network === undefined) return modo ? [[name, ...through]] : listedCards(scope, name)
    const card: CardMention = {
      start: 0,
      end: 0,
      kind: null,
      network: network.startsWith('visa') ? 'visa' : 'mastercard',
      institution: null,
      maestro: false,
    }
    return cardNames(card).map((each) => [name, each, ...through])
  })
  const spans = banks.mentions.slice(0, 30).map(({ start, end }) => ({ start, end }))
  return { value: distinct(groups), spans: modo ? [modoSpan(modo), ...spans] : spans, role: 'legal', doubt: banks.doubt }
}

function listedCards(scope: Scope, name: MethodName): MethodName[][] {
  const { cards } = acceptedCards(scope)
  const credit = scope.offer.discount.type === 'cuotas sin intereses' ? creditOnly(cards) : cards
  const names = [...new Set(credit.flatMap(cardNames))]
  return names.length === 0 ? [[name]] : names.map((card) => [name, card])
}

const modoSpan = ({ start, end }: Span): Span => ({ start, end })

function evidenceOf(scope: Scope, banks: Institutions, cards: readonly CardMention[], modo: Span | null): Span[] {
  const spans: Span[] = []
  for (const name of banks.names) {
    const mention = banks.mentions.find((one) => familyName(one.name) === name)
    if (mention) spans.push({ start: mention.start, end: mention.end })
    spans.push(...segmentsOf(scope, name).spans.slice(0, 1))
  }
  for (const { start, end } of cards.slice(0, 6)) spans.push({ start, end })
  if (modo) spans.push(modoSpan(modo))
  return spans
}

function distinct(groups: readonly MethodName[][]): MethodName[][] {
  const seen = new Set<string>()
  return groups
    .map((group) => [...new Set(group)])
    .filter((group) => {
      const key = [...group].sort().join('|')
      return !seen.has(key) && seen.add(key) !== undefined
    })
    .slice(0, 200)
}
