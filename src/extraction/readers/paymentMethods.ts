import { type MethodName, methodNamed } from '#domain/paymentMethod.ts'
import type { Span } from '#domain/promotion.ts'
import type { CardMention } from '../text/cardClauses.ts'
import { findFirst } from '../text/search.ts'
import { acceptedCards, creditOnly } from './acceptedCards.ts'
import { cardNames } from './catalogueCards.ts'
import { familyName } from './institutions.ts'
import { announcesModo, modoMention } from './modo.ts'
import type { Reader, Reading, Scope } from './reader.ts'
import { type Institutions, isForAnyMethod, PREMIUM_AMEX, requiredInstitutions } from './requiredInstitutions.ts'
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
  if (name === 'NaranjaX') return heads.flatMap((head) => naranja(head, own, scope.text.affirmed))
  if (name === 'Prex' && names.includes('Tarjeta de débito Mastercard')) return [['Prex', 'Tarjeta Prepaga Mastercard']]
  const fits = banks.names.length > 1 && bound.length === 0 && own.length > 0 && kind === 'wallet' ? [] : names
  return heads.flatMap((head) => (fits.length === 0 ? [[head, ...through]] : fits.map((card): MethodName[] => [head, card, ...through])))
}

/** Naranja X's own credit card has no network; only its debit card alone, or its Visa and Mastercard named as such, do. */
const NARANJA_CREDIT = /credito (?:de )?naranja|naranja ?x? credito/

function naranja(head: MethodName, cards: readonly CardMention[], affirmed: string): MethodName[][] {
  const debitOnly = !NARANJA_CREDIT.test(affirmed) && cards.length > 0 && cards.every(({ kind }) => kind === 'debit')
  return debitOnly ? [[head, 'Tarjeta de débito VISA']] : [[head]]
}

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
