import { type MethodName, methodNamed } from '#domain/catalogue/paymentMethod.ts'
import type { Span } from '#domain/promotion/promotion.ts'
import { type CardClaim, type CardKind, findCards } from '../mentions/cards.ts'
import { selectMentions } from '../mentions/mention.ts'
import { DOUBT, getCardPlace, RESOLUTION_RULES, selectDecisiveClaims } from '../resolve.ts'
import { type Clause, selectAffirmed } from '../scope/clause.ts'
import type { OfferView } from '../scope/offerView.ts'
import { isQrAlternativeToCard, selectMeans, selectWays } from '../scope/waysToPay.ts'
import { splitIntoTokens } from '../text/neighbours.ts'
import {
  CARDS_THAT_ARE_LEVELS,
  CARDS_WITHOUT_NETWORK,
  findVariants,
  getFamilyName,
  getMethodName,
  ISSUERS_OWN_CARDS,
  METHODS_CALLED_DEBIT,
  PAID_BY_OWN_NAME,
} from '../vocabulary/issuers.ts'
import { CARD_LIST_WORDS, CARD_WORDS } from '../vocabulary/payment.ts'
import { findAcceptedCards, getCardNames, getCardNamesOfKind } from './cards.ts'
import { findRequiredIssuers, findUnknownMethods, isForAnyMethod, isForAnyMethodInSmallPrint, type RequiredIssuers } from './issuers.ts'
import type { FieldReader, FieldReading } from './reader.ts'
import { findHolderClaims } from './who.ts'

type Groups = MethodName[][]

/** Alternative groups of catalogue names; all methods of a group must hold at once. */
export const paymentMethodsReader: FieldReader = {
  read({ view }) {
    const issuers = findRequiredIssuers(view)
    const unknown = findUnknownMethods(view, issuers.names)
    const spans = unknown.map(({ start, end }) => ({ start, end }))
    const methods = issuers.isList ? readFromList(view, issuers) : readFromCards(view, issuers, unknown.length > 0)
    const names = { value: unknown.map(({ name }) => name), spans, doubt: DOUBT.disputed }
    return { paymentMethods: methods, ...(unknown.length > 0 ? { unknownPaymentMethods: names } : {}) }
  },
}

function readFromCards(view: OfferView, issuers: RequiredIssuers, isUnknown: boolean): FieldReading<Groups | null> {
  const { cards, doubt: doubtOfCards } = findAcceptedCards(view)
  const modo = findModoClaim(view)
  const wallet = findWalletOfCards(view, issuers)
  const through: MethodName[] = [...(modo ? (['MODO'] as const) : []), ...(wallet === null ? [] : [wallet])]
  const names = issuers.names.filter((name) => name !== wallet)
  // Cards beside an unknown issuer belong to that issuer, so they are not accepted from any bank.
  const isNobodys = isUnknown && !cards.some(({ network }) => network === 'maestro')
  const anybodys = isNobodys ? [] : buildGroupsOfAnyBank(view, cards, through)
  const groups = names.length === 0 ? anybodys : names.flatMap((name) => buildGroupsOfIssuer(view, name, cards, through))
  const isPaidAsSuch = issuers.names.length > 0 && groups.every((group) => !group.some((name) => PAID_BY_OWN_NAME.has(name)))
  const doubt = issuers.doubt + (isPaidAsSuch ? 0 : doubtOfCards)
  if (groups.length === 0) return { value: null, spans: [], doubt }
  return {
    value: dropRepeatedGroups(groups),
    spans: spansOfMethods(view, issuers, cards, modo),
    conflicts: [...(issuers.rivals ?? [])],
    doubt,
  }
}

/** A picture of MODO is no requirement if the small print offers it as one of two ways. */
function findModoClaim(view: OfferView): Span | null {
  const named = selectWays(view, 'institution').map((way) => ({ ...way, place: getCardPlace(way.clause) }))
  // A bonus on top of an offer through MODO need not be paid through MODO itself.
  const isOwn = ({ start }: Span) => [...view.ownHeader, ...view.own].some((clause) => clause.start <= start && start < clause.end)
  const isApart = view.offer.isBonus && view.isTiered && findCards(view.folded, selectAffirmed(view.own)).length > 0
  const asked = named.filter((way) => way.sense === 'asked' && (!isApart || isOwn(way)))
  const isOneOfTwo = named.some(({ sense }) => sense === 'open') && !asked.some(({ place }) => place === 'legal')
  const [modo] = selectDecisiveClaims(
    RESOLUTION_RULES.modo,
    asked.filter(({ place }) => !isOneOfTwo || place !== 'image'),
  )
  return modo === undefined ? null : { start: modo.start, end: modo.end }
}

/** Cards of other issuers in a wallet's code or app («QR de Mercado Pago con tu tarjeta del Banco Nación»). */
function findWalletOfCards({ folded, header, legal }: OfferView, { names }: RequiredIssuers): MethodName | null {
  for (const { mentions } of selectAffirmed([...header, ...legal])) {
    const named = selectMentions(mentions, 'institution').filter(({ value }) => value !== 'MODO')
    for (const [index, wallet] of named.entries()) {
      const bank = named[index + 1]
      if (bank === undefined || methodNamed(wallet.value).kind !== 'wallet' || methodNamed(bank.value).kind !== 'bank') continue
      const isPaidBy = mentions.some(
        ({ kind, end }) => (kind === 'rail' || kind === 'app') && end <= wallet.end && wallet.start - end < LONGEST_NOTE,
      )
      const [first, ...between] = splitIntoTokens(folded.slice(wallet.end, bank.start))
      const isOfCards = first === 'con' && between.some((word) => CARD_WORDS.has(word)) && between.every((word) => OF_BANKS_CARDS.has(word))
      if (isPaidBy && isOfCards && names.includes(wallet.value)) return wallet.value
    }
  }
  return null
}
const OF_BANKS_CARDS = new Set([...CARD_LIST_WORDS, ...'credito debito visa mastercard y o ,'.split(' ')])

function buildGroupsOfAnyBank(view: OfferView, cards: readonly CardClaim[], through: readonly MethodName[]): Groups {
  if (isForAnyMethod(view) || isForAnyMethodInSmallPrint(view)) return []
  const kinds = new Set(cards.map(({ kind }) => kind))
  if (through.length > 0 && kinds.size !== 1 && cards.every(({ network }) => network === null)) return [[...through]]
  return [...cards.flatMap(getCardNames), ...furtherOfAnyCard(view, cards)].map((card) => [card, ...through])
}

const isAnyOf = ({ mentions }: Clause, kind: CardKind | null): boolean =>
  selectMeans([{ mentions }], 'anyCard').some(
    ({ end }) => selectMentions(mentions, 'cardKind').find(({ start }) => start >= end)?.value === kind,
  )

/** "Any card" of a kind includes every network, not only the two that a kind alone stands for. */
function furtherOfAnyCard(view: OfferView, cards: readonly CardClaim[]): MethodName[] {
  const clauses = selectAffirmed([...view.header, ...view.legal])
  const kinds = new Set(
    cards
      .filter(({ network }) => network === null)
      .map(({ kind }) => kind)
      .filter((kind) => clauses.some((clause) => isAnyOf(clause, kind))),
  )
  const plain = clauses
    .flatMap(({ mentions }) => selectMentions(mentions, 'institution'))
    .filter((one) => CARDS_WITHOUT_NETWORK.has(one.value))
  const included = kinds.has('credit') ? plain.map(({ value }) => value) : []
  return [...kinds].flatMap((kind) => (kind === 'credit' || kind === 'debit' ? getCardNamesOfKind(kind) : [])).concat(included)
}

function buildGroupsOfIssuer(view: OfferView, name: MethodName, cards: readonly CardClaim[], through: readonly MethodName[]): Groups {
  const { kind } = methodNamed(name)
  const heads = headsOf(view, name)
  const own = cards.filter(({ institution }) => institution === null || getFamilyName(institution) === name)
  const isOwnCard = isOwnCardAsked(view, name) && own.every(({ network }) => network === null)
  if (PAID_BY_OWN_NAME.has(name) || kind === 'card' || isOwnCard) return heads.map((head) => [head])
  const bound = own.filter(({ institution }) => institution !== null)
  const names = [...new Set((bound.length > 0 ? bound : own).flatMap(getCardNames))]
  const debit = CARDS_WITHOUT_NETWORK.get(name)?.debit
  if (debit !== undefined) return heads.flatMap((head) => buildGroupsWithoutNetwork(head, getMethodName(debit), own))
  const calledDebit = METHODS_CALLED_DEBIT.get(name)
  if (calledDebit !== undefined && names.includes('Tarjeta de débito Mastercard')) return [[name, calledDebit]]
  // The QR code of a wallet also takes the money in it.
  const isAlone = names.length === 0 || (kind === 'wallet' && isQrAlternativeToCard(view))
  return heads.flatMap((head) => [...names.map((card) => [head, card, ...through]), ...(isAlone ? [[head, ...through]] : [])])
}

/** The issuer's debit card has a network, and Visa and Mastercard count if both are named. */
function buildGroupsWithoutNetwork(head: MethodName, debit: MethodName, cards: readonly CardClaim[]): Groups {
  const networks = cards.filter(({ kind, network }) => kind === 'credit' && (network === 'visa' || network === 'mastercard'))
  if (new Set(networks.map(({ network }) => network)).size > 1)
    return [...new Set(networks.flatMap(getCardNames))].map((card) => [head, card])
  return cards.length > 0 && cards.every(({ kind }) => kind === 'debit') ? [[head, debit]] : [[head]]
}

function headsOf(view: OfferView, name: MethodName): MethodName[] {
  const { variants } = findRequiredVariants(view, name)
  const level = CARDS_THAT_ARE_LEVELS.get(name)
  if (view.offer.tier !== null && variants.length === 0 && level !== undefined) return [level.card]
  return variants.length > 0 ? variants : [name]
}

/** A bank's card of its own brand has no network unless the words name one. */
function isOwnCardAsked(view: OfferView, name: MethodName): boolean {
  const own = ISSUERS_OWN_CARDS.filter(({ issuer, isOwn }) => isOwn && issuer === name).map((card) => card.name)
  return selectAffirmed([...view.header, ...view.pictures, ...view.legal]).some(({ mentions }) =>
    selectMentions(mentions, 'foreignCard').some(({ value }) => own.includes(value)),
  )
}

/** Makes one group of each participant, with MODO if required, and with the cards named for it or for all. */
function readFromList(view: OfferView, issuers: RequiredIssuers): FieldReading<Groups | null> {
  const modo = findModoClaim(view)
  const through: MethodName[] = modo ? ['MODO'] : []
  const bound = boundCards(view, issuers)
  const ofAll = cardsOfAll(view, issuers)
  const groups = issuers.names.flatMap((name): Groups => {
    const said = bound.get(name) ?? (modo && !saysCards(ofAll) ? [] : ofAll)
    const names = [...new Set(said.flatMap(getCardNames))]
    return names.length === 0 ? [[name, ...through]] : names.map((card) => [name, card, ...through])
  })
  const spans = issuers.mentions.slice(0, 30).map(({ start, end }) => ({ start, end }))
  return { value: dropRepeatedGroups(groups), spans: modo ? [modo, ...spans] : spans, doubt: issuers.doubt }
}

const LONGEST_NOTE = 50

/** A note in brackets applies only to the participant before it. */
function cardsOfAll(view: OfferView, { mentions }: RequiredIssuers): CardClaim[] {
  const [from, until] = [mentions[0]?.start ?? 0, mentions.at(-1)?.end ?? 0]
  const isOfOne = ({ start }: Span) => mentions.some(({ end }) => isNote(view.folded.slice(end, start)))
  return findAcceptedCards(view).cards.filter(
    (card) => card.institution === null && (card.start < from || card.start > until) && !isOfOne(card),
  )
}

const saysCards = (cards: readonly CardClaim[]) =>
  cards.some(({ network }) => network !== null) || (cards.length > 0 && new Set(cards.map(({ kind }) => kind)).size === 1)

/** Those it names itself if most participants name one, else those in brackets after it. */
function boundCards(view: OfferView, { names, mentions }: RequiredIssuers): Map<MethodName, CardClaim[]> {
  const cards = findCards(view.folded, selectAffirmed([...view.header, ...view.legal]), true)
  const [only] = [...new Set(cards.map(({ kind }) => kind))].filter((kind) => kind !== null)
  const bound = new Map<MethodName, CardClaim[]>()
  const bind = (name: MethodName, card: CardClaim) => bound.set(getFamilyName(name), [...(bound.get(getFamilyName(name)) ?? []), card])
  for (const card of cards) if (card.institution !== null) bind(card.institution, { ...card, kind: card.kind ?? only ?? null })
  if (bound.size * 2 > names.length) return bound
  bound.clear()
  for (const { end, value } of mentions) for (const card of cards) if (isNote(view.folded.slice(end, card.start))) bind(value, card)
  return bound
}

const isNote = (gap: string) => gap.length > 0 && gap.length < LONGEST_NOTE && gap.trimStart().startsWith('(') && !gap.includes(')')

function spansOfMethods(view: OfferView, issuers: RequiredIssuers, cards: readonly CardClaim[], modo: Span | null): Span[] {
  const named = issuers.names.flatMap((name) => [
    ...issuers.mentions.filter(({ value }) => getFamilyName(value) === name).slice(0, 1),
    ...findRequiredVariants(view, name).spans.slice(0, 1),
  ])
  return [...named, ...cards.slice(0, 6), ...(modo ? [modo] : [])].map(({ start, end }) => ({ start, end }))
}

function dropRepeatedGroups(groups: readonly MethodName[][]): Groups {
  const keys = groups.map((group) => [...new Set(group)].toSorted().join('|'))
  return groups
    .filter((_, index) => keys.indexOf(keys[index] as string) === index)
    .map((group) => [...new Set(group)])
    .slice(0, 200)
}

type Variants = { variants: MethodName[]; spans: Span[] }

/** Finds the required variants; none if the offer is for all customers, or for people without a variant. */
function findRequiredVariants(view: OfferView, institution: MethodName): Variants {
  const claims = findHolderClaims(view).filter(({ value: { issuer } }) => issuer === null || issuer === institution)
  const found = claims.flatMap(({ value, span }) => {
    const own = value.variant !== null && getFamilyName(value.variant) === institution ? value.variant : null
    const variants = own === null ? findVariants(institution, value.kind, value.value) : [own]
    return variants.map((variant) => ({ variant, span, kind: value.kind }))
  })
  // An offer for the salaried and pensioners of a bank that has a variant only for pensioners is not limited to that variant.
  const salaried = claims.some(({ value }) => value.kind === 'salary')
  const kept = found.filter(({ kind }) => kind !== 'pensioner' || !salaried || found.some((other) => other.kind === 'salary'))
  return { variants: [...new Set(kept.map(({ variant }) => variant))], spans: kept.map(({ span }) => span) }
}
