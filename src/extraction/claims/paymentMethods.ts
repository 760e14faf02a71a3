import { type MethodName, methodNamed } from '#domain/paymentMethod.ts'
import type { Span } from '#domain/promotion.ts'
import { affirmed } from '../scope/clause.ts'
import { needing } from '../text/matches.ts'
import { CALLED_DEBIT, ISSUERS_CARDS, LEVEL_CARDS, nameOf, PAID_AS_SUCH, PLAIN_CARDS } from '../vocabulary/issuers.ts'
import { type CardClaim, cardsIn } from './acceptedCards.ts'
import { acceptedCards, cardNames, creditOnly, notedNetwork } from './cardsOfOffer.ts'
import { findPhrase, phrase } from './findPhrase.ts'
import { familyName, type Institutions, isForAnyMethod, requiredInstitutions } from './institutions.ts'
import { announcesModo, modoClaim } from './modo.ts'
import type { OfferView } from './offerView.ts'
import type { Reader, Reading, Scope } from './reader.ts'
import { unknownMethods } from './unknownMethods.ts'
import { requiredVariants } from './variants.ts'

/** Who issues what one must pay with, with which cards, and whether through MODO: alternative groups of the catalogue's names. */
export const paymentMethodsReader: Reader = {
  fields: ['paymentMethods', 'unknownPaymentMethods'],
  read(scope) {
    const banks = requiredInstitutions(scope.view)
    const unknown = unknownMethods(scope, banks.names)
    const methods = banks.isList ? ofList(scope, banks) : ofCards(scope, banks, unknown.value.length > 0)
    return { paymentMethods: methods, ...(unknown.value.length > 0 ? { unknownPaymentMethods: unknown } : {}) }
  },
}

function ofCards(scope: Scope, banks: Institutions, unknown: boolean): Reading<MethodName[][] | null> {
  const accepted = acceptedCards(scope.view)
  const kinds = scope.offer.tier?.cards ?? []
  const instalments = scope.offer.discount.type === 'cuotas sin intereses'
  let cards = instalments ? creditOnly(accepted.cards) : accepted.cards
  if (kinds.length > 0) cards = cards.filter(({ kind }) => kind === null || kinds.includes(kind))
  const modo = modoClaim(scope.view)
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
  if (groups.length === 0) return { value: null, spans: [], doubt: doubt + nothingNamed(scope) }
  return { value: distinct(groups), spans, doubt: doubt + (modo && !announcesModo(scope.view) ? 0.02 : 0) }
}

const isOwn = (name: MethodName) => PAID_AS_SUCH.has(name)

const ANY_METHOD = phrase('todo|todos los medios de pago|pagos', 'cualquier medio|medios de pago|pagos', 'todas las tarjetas', 'efectivo')

/** A card that names no method at all and does not say "any": likely something was not understood. */
function nothingNamed({ view }: Scope): number {
  return findPhrase(view, [...view.header, ...view.legal], ANY_METHOD) ? 0 : 0.08
}

/** `En efectivo, con tarjeta de débito o de crédito`: whatever one pays with. */
const OR_CASH =
  /efectivo[, ]{1,2}(?:(?:y|o|y\/o|con) ){0,2}(?:tarjetas? )?(?:de )?debito,? (?:y|o|y\/o) (?:con )?(?:tarjetas? )?(?:de )?credito/

function anyBank(scope: Scope, cards: readonly CardClaim[], through: readonly MethodName[]): MethodName[][] {
  if (isForAnyMethod(scope.view) || findPhrase(scope.view, affirmed(scope.view.legal), OR_CASH)) return []
  const kinds = new Set(cards.map(({ kind }) => kind))
  if (through.length > 0 && kinds.size !== 1 && cards.every(({ network }) => network === null)) return [[...through]]
  return [...cards.flatMap(cardNames), ...furtherOfAnyCard(scope, cards)].map((card) => [card, ...through])
}

/** `Con cualquier tarjeta de débito`: every network of that kind, and not only the two that a kind alone stands for. */
function furtherOfAnyCard({ view }: Scope, cards: readonly CardClaim[]): MethodName[] {
  const clauses = affirmed([...view.header, ...view.legal])
  const kinds = [...new Set(cards.filter(({ network }) => network === null).map(({ kind }) => kind))]
  const named = kinds.includes('credit') ? INCLUDED.filter(({ words }) => findPhrase(view, clauses, words) !== null) : []
  const further = kinds.flatMap((kind) => {
    const further = kind === 'credit' || kind === 'debit' ? ANY_OF_KIND[kind] : null
    return further !== null && findPhrase(view, clauses, further.words) !== null ? further.names : []
  })
  return further.length === 0 ? [] : [...further, ...named.map(({ issuer }) => issuer)]
}

/** `Con cualquier tarjeta de crédito. Incluye tarjeta X`: a card that has no network. */
const INCLUDED = [...PLAIN_CARDS].map(([issuer, { name }]) => ({
  issuer,
  words: new RegExp(`incluye(?: la)? tarjetas? (?:de credito )?(?:${name})(?! (?:visa|mastercard|amex))`),
}))

const anyOf = (kind: string) =>
  new RegExp(
    `(?:cualquier|todas las) tarjetas? (?:bancarias? )?(?:de )?${kind}(?! (?:de |del |asociad|emitid|visa|master|cabal|amex|american|tuya))`,
  )
const ANY_OF_KIND: Record<'credit' | 'debit', { words: RegExp; names: MethodName[] }> = {
  credit: { words: needing(['tarjeta'], anyOf('credito')), names: ['Tarjeta de crédito Cabal', 'Tarjeta American Express'] },
  debit: { words: needing(['tarjeta'], anyOf('debito')), names: ['Tarjeta de débito Cabal'] },
}

function ofInstitution(
  scope: Scope,
  name: MethodName,
  cards: readonly CardClaim[],
  through: readonly MethodName[],
  banks: Institutions,
): MethodName[][] {
  const { kind } = methodNamed(name)
  const heads = headsOf(scope, name)
  if (PAID_AS_SUCH.has(name) || kind === 'card' || ownCardRequired(scope, name)) return heads.map((head) => [head])
  const own = cards.filter(({ institution }) => institution === null || familyName(institution) === name)
  const bound = own.filter(({ institution }) => institution !== null)
  const names = [...new Set((bound.length > 0 ? bound : own).flatMap(cardNames))]
  const plain = PLAIN_CARDS.get(name)
  if (plain?.debit !== undefined)
    return heads.flatMap((head) => plainCards(head, plain.name, nameOf(plain.debit as string), own, scope.text.affirmed))
  const calledDebit = CALLED_DEBIT.get(name)
  if (calledDebit !== undefined && names.includes('Tarjeta de débito Mastercard')) return [[name, calledDebit]]
  const fits = banks.names.length > 1 && bound.length === 0 && own.length > 0 && kind === 'wallet' ? [] : names
  const alone = kind === 'wallet' && findPhrase(scope.view, affirmed([...scope.view.header, ...scope.view.legal]), OR_QR) !== null
  return heads.flatMap((head) => {
    const withCards = fits.map((card): MethodName[] => [head, card, ...through])
    return fits.length === 0 || alone ? [...withCards, [head, ...through]] : withCards
  })
}

/** `Con tarjeta X o QR`: a wallet's code takes what is in it, too. */
const OR_QR = /tarjetas? [a-z ]{0,24}(?: o|y\/o|, o) (?:con )?(?:el )?(?:codigo )?qr(?![a-z])/

/** A credit card without a network: only its debit card alone, or its Visa and Mastercard named as such, have one. */
function plainCards(head: MethodName, name: string, debit: MethodName, cards: readonly CardClaim[], affirmed: string): MethodName[][] {
  const networks = cards.filter(({ network }) => network === 'visa' || network === 'mastercard').flatMap(cardNames)
  const namesNetworks = new RegExp(`credito (?:visa (?:y|o|y\\/o) mastercard|mastercard (?:y|o|y\\/o) visa) ${name}`).test(affirmed)
  if (namesNetworks && networks.length > 0) return [...new Set(networks)].map((card): MethodName[] => [head, card])
  const namesCredit = new RegExp(`credito (?:de )?${name}|${name} credito`).test(affirmed)
  const debitOnly = !namesCredit && cards.length > 0 && cards.every(({ kind }) => kind === 'debit')
  return debitOnly ? [[head, debit]] : [[head]]
}

function headsOf(scope: Scope, name: MethodName): MethodName[] {
  const { tier } = scope.offer
  const { variants } = requiredVariants(scope.view, name)
  const level = LEVEL_CARDS.get(name)
  if (tier !== null && variants.length === 0 && level !== undefined) return [level.card]
  return variants.length > 0 ? variants : [name]
}

/** A bank's card of its own brand has no network to add. */
const ownCardRequired = (scope: Scope, name: MethodName) =>
  OWN_CARDS.some((own) => own.issuer === name && own.words.test(scope.text.affirmed))

const OWN_CARDS = ISSUERS_CARDS.filter(({ isOwn }) => isOwn).map(({ issuer, phrases }) => ({ issuer, words: phrase(...phrases) }))

/** Participants of a list: one group each, through MODO where the card says so, and with the network that a note asks for. */
function ofList(scope: Scope, banks: Institutions): Reading<MethodName[][] | null> {
  const modo = modoClaim(scope.view)
  const through: MethodName[] = modo ? ['MODO'] : []
  const bound = cardsBeforeBanks(scope.view, banks)
  const ofAll = cardsOfAll(scope.view, banks)
  const groups = banks.names.flatMap((name): MethodName[][] => {
    const own = banks.mentions.filter((mention) => familyName(mention.value) === name)
    const network = own
      .map((mention) => notedNetwork(scope.view, mention, [...scope.view.header, ...scope.view.legal]))
      .find((each) => each !== null)
    const said = network === undefined ? bound.get(name) : [{ kind: null, network }]
    if (said === undefined) return modo && !saysCards(ofAll) ? [[name, ...through]] : listedCards(scope, ofAll, name, through)
    return [...new Set(said.flatMap(cardNames))].map((each) => [name, each, ...through])
  })
  const spans = banks.mentions.slice(0, 30).map(({ start, end }) => ({ start, end }))
  return { value: distinct(groups), spans: modo ? [modoSpan(modo), ...spans] : spans, doubt: banks.doubt }
}

/** The cards that the words name for all participants; a note in the list is its own participant's. */
function cardsOfAll(view: OfferView, { mentions }: Institutions): CardClaim[] {
  const from = mentions[0]?.start ?? 0
  const until = (mentions.at(-1)?.end ?? 0) + LONGEST_NOTE
  return acceptedCards(view).cards.filter(({ start }) => start < from || start > until)
}

/** UTF-16 units. */
const LONGEST_NOTE = 50

/** The words may say for all participants with which cards one pays: networks, or one kind alone. */
function saysCards(cards: readonly CardClaim[]): boolean {
  return cards.some(({ network }) => network !== null) || (cards.length > 0 && new Set(cards.map(({ kind }) => kind)).size === 1)
}

/** `Visa Crédito y Débito del Banco X. Visa Débito de Y.`: where most participants have cards of their own before them, those. */
function cardsBeforeBanks(view: OfferView, banks: Institutions): Map<MethodName, CardClaim[]> {
  const bound = new Map<MethodName, CardClaim[]>()
  for (const clause of affirmed(view.legal)) {
    let from = clause.start
    for (const { start, end, value } of banks.mentions.filter((mention) => mention.start >= clause.start && mention.end <= clause.end)) {
      const before = clause.mentions.filter((mention) => mention.start >= from && mention.end <= start)
      const cards =
        start - from < 60 ? cardsIn(view.folded, [{ ...clause, mentions: before }]).filter(({ network }) => network !== null) : []
      if (cards.length > 0) bound.set(familyName(value), cards)
      from = end
    }
  }
  return bound.size * 2 > banks.names.length ? bound : new Map()
}

function listedCards(scope: Scope, cards: readonly CardClaim[], name: MethodName, through: readonly MethodName[]): MethodName[][] {
  const credit = scope.offer.discount.type === 'cuotas sin intereses' ? creditOnly(cards) : cards
  const names = [...new Set(credit.flatMap(cardNames))]
  return names.length === 0 ? [[name, ...through]] : names.map((card) => [name, card, ...through])
}

const modoSpan = ({ start, end }: Span): Span => ({ start, end })

function evidenceOf(scope: Scope, banks: Institutions, cards: readonly CardClaim[], modo: Span | null): Span[] {
  const spans: Span[] = []
  for (const name of banks.names) {
    const mention = banks.mentions.find((one) => familyName(one.value) === name)
    if (mention) spans.push({ start: mention.start, end: mention.end })
    spans.push(...requiredVariants(scope.view, name).spans.slice(0, 1))
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
