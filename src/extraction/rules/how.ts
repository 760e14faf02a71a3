import { type MethodName, methodNamed } from '#domain/catalogue/paymentMethod.ts'
import type { Conditions, Funds, Rail } from '#domain/promotion/condition.ts'
import type { Span } from '#domain/promotion/promotion.ts'
import { findCards } from '../mentions/cards.ts'
import { type Mention, type NamedChannel, selectMentions } from '../mentions/mention.ts'
import { getCardPlace, RESOLUTION_RULES, resolveClaims } from '../resolve.ts'
import { type Clause, isAffirmed, selectAffirmed, selectCardKinds } from '../scope/clause.ts'
import { getOfferClauses, type OfferView } from '../scope/offerView.ts'
import { getAffirmedClauses, getClausesWithoutOtherFigures } from '../scope/otherFigures.ts'
import { SKIPPED_BEFORE_ONLY, selectMeans, selectWays, type WayToPay } from '../scope/waysToPay.ts'
import { foldKeepingOffsets } from '../text/fold.ts'
import { splitIntoTokens } from '../text/neighbours.ts'
import { quoteSpan } from '../text/spans.ts'
import { APPS_WITH_CARD, getFamilyName, WALLET_APPS } from '../vocabulary/issuers.ts'
import { DETERMINERS, EXCLUSIVE_WORDS, JOINING_WORDS } from '../vocabulary/payment.ts'
import { getCardNames } from './cards.ts'
import { findRequiredIssuers, isForAnyMethod } from './issuers.ts'
import type { FieldsReadEarlier } from './reader.ts'

type Found<V> = { value: V; spans: Span[] }
const nothing = <V>(value: V): Found<V> => ({ value, spans: [] })

export function readHowToPay(view: OfferView, settled: FieldsReadEarlier): Pick<Conditions, 'how' | 'evidence'> {
  const isOnline = settled.where.length > 0 && settled.where.every((format) => format === 'Online') && !admitsShops(view)
  const required = findRequiredRails(view, settled.where.includes('Online'))
  const { rails, spans } = isOnline
    ? { rails: ['web' as const], spans: [] }
    : required.spans.some((span) => isOfAnIssuer(view, settled, span))
      ? { rails: [], spans: [] }
      : required
  const funds = fundsOf(view, settled)
  const app = findRequiredApps(view, settled, rails.includes('nfc') || rails.includes('qr') || funds.value === 'balance')
  const single = singlePaymentOf(view)
  const except = excludedMethodsOf(view, settled)
  const parts = [app, funds, single, except].map((part, index) => part.spans.slice(0, index === 0 ? 2 : 1))
  const shown = [...spans.slice(0, 2), ...parts.flat()]
  return {
    how: { rails, app: app.value, funds: funds.value, singlePayment: single.value, except: except.value },
    evidence: shown.length > 0 ? { how: shown.map((span) => quoteSpan(view.card.text, span)) } : {},
  }
}

type RailWay = WayToPay<'rail'>

/** Alternatives together; none if any is accepted. Of several percentages each may have a way of its own. */
export function findRequiredRails(view: OfferView, onWeb: boolean): { rails: Rail[]; spans: Span[] } {
  const all = selectWays(view, 'rail')
  const claims = all
    .filter(({ sense }) => sense !== 'banned' && sense !== 'told')
    .map((way) => ({ ...way, place: getCardPlace(way.clause) }))
  const beside = view.offer.rank === null ? [] : besideOwnFigure(view, claims)
  const resolved = resolveClaims(RESOLUTION_RULES.rails, beside.length > 0 ? beside : claims)
  if (resolved === null) return onlyCardLeft(view, all)
  const announced = besideOwnFigure(view, resolved.binding)
  const kept = announced.length > 0 ? announced : resolved.binding
  if (kept.some(({ sense }) => sense === 'open' || (onWeb && sense === 'askedInShops'))) return { rails: [], spans: [] }
  return { rails: [...new Set(kept.map(({ mention }) => mention.value))], spans: kept.map(({ start, end }) => ({ start, end })) }
}

function besideOwnFigure<W extends RailWay>(view: OfferView, ways: readonly W[]): W[] {
  const { type, value } = view.offer.discount
  const kind = type === 'porcentaje' ? 'percent' : 'instalments'
  const isNamed = ({ mentions }: Clause) => mentions.some((mention) => mention.kind === kind && [mention.value].flat().includes(value))
  const named = new Set(
    getAffirmedClauses(view)
      .filter(isNamed)
      .map(({ sentence }) => sentence),
  )
  return ways.filter(({ clause }) => isAffirmed(clause) && clause.role !== 'image' && named.has(clause.sentence))
}

/** Where both the phone's contactless and wallets are banned. */
function onlyCardLeft(view: OfferView, ways: readonly RailWay[]): { rails: Rail[]; spans: Span[] } {
  const nfc = ways.find(({ mention, sense }) => mention.value === 'nfc' && sense === 'banned')
  const bans = getClausesWithoutOtherFigures(view).filter(({ modality }) => modality === 'forbids')
  const [wallets] = selectMeans(bans, 'wallets')
  return nfc && wallets ? { rails: ['card'], spans: [nfc.clause, { start: wallets.start, end: wallets.end }] } : { rails: [], spans: [] }
}

/** Bans by name, of an issuer of the offer («no vale con Naranja Visa») or of any; a bare kind or network may be one of a special card. */
function excludedMethodsOf(view: OfferView, { paymentMethods }: Pick<FieldsReadEarlier, 'paymentMethods'>): Found<MethodName[][]> {
  const issuers = new Set(findRequiredIssuers(view).names)
  const bans = getClausesWithoutOtherFigures(view).filter(
    ({ modality, mentions }) =>
      modality === 'forbids' && !selectMentions(mentions, 'topic').some(({ value }) => value === 'stacking' || value === 'alone'),
  )
  const found = bans.flatMap((ban) => {
    const named = selectMentions(ban.mentions, 'institution').filter(({ value }) => value !== 'MODO')
    if (paymentMethods === null) return named.map(({ value }) => ({ groups: [[getFamilyName(value)]], ban }))
    return named.flatMap(({ value, start }, index) => {
      const issuer = getFamilyName(value)
      const until = named[index + 1]?.start ?? Number.POSITIVE_INFINITY
      const mentions = issuers.has(issuer) ? ban.mentions.filter((mention) => mention.start >= start && mention.start < until) : []
      const cards = findCards(view.folded, [{ mentions }], true).filter(({ institution }) => institution !== null)
      return cards.map(({ kind, network }) => ({
        groups: getCardNames({ kind: kind ?? 'credit', network }).map((card): MethodName[] => [issuer, card]),
        ban,
      }))
    })
  })
  const groups = found
    .flatMap((one) => one.groups)
    .filter((group) => !paymentMethods?.some((accepted) => group.every((name) => accepted.includes(name))))
  return {
    value: [...new Map(groups.map((group) => [group.join(), group])).values()],
    spans: found.map(({ ban: { start, end } }) => ({ start, end })),
  }
}

/** A single format may be a mistake; from this many on they are a list. */
const LEAST_FORMATS = 2

/** The small print lists formats of shops although the site shows the web alone: nobody has to pay on the web. */
function admitsShops({ legal }: OfferView): boolean {
  const named = selectAffirmed(legal).flatMap(({ mentions }) => selectMentions(mentions, 'channel'))
  const formats = new Set(named.map(({ value }) => value).filter((value) => !OF_ANY_SHOP.has(value)))
  return formats.size >= LEAST_FORMATS
}
const OF_ANY_SHOP = new Set<NamedChannel>(['shops', 'inPerson', 'web', 'phone', 'sister'])

/** A way in a sentence about an issuer, while the offer accepts any method, is another offer's. */
function isOfAnIssuer(view: OfferView, { paymentMethods }: Pick<FieldsReadEarlier, 'paymentMethods'>, span: Span): boolean {
  const words = getOfferClauses(view)
  const clause = words.find(({ start, end }) => span.start >= start && span.start < end)
  if (paymentMethods !== null || clause === undefined) return false
  return words.some(({ sentence, mentions }) => sentence === clause.sentence && selectMentions(mentions, 'institution').length > 0)
}

const PHONE_WALLETS = new Set(['Apple Pay', 'Google Pay', 'Samsung Pay'])
/** Scanning a QR code in a shop does not require one of them. */
const IN_SHOPS: ReadonlySet<string> = new Set(WALLET_APPS.values())
const isOfBank = (app: string) => !PHONE_WALLETS.has(app) && !APPS_WITH_CARD.has(app)

function findRequiredApps(view: OfferView, { paymentMethods }: FieldsReadEarlier, byPhone: boolean): Found<string[]> {
  // If all wallets are accepted, the named ones are examples.
  if (paymentMethods === null && isForAnyMethod(view)) return nothing([])
  const groups = paymentMethods ?? []
  const modo = groups.length > 0 && groups.every((group) => group.includes('MODO'))
  const wallets = groups.map((group) => group.map((name) => WALLET_APPS.get(name)).find((name) => name !== undefined))
  const areWallets = groups.length > 0 && wallets.every((name) => name !== undefined)
  const own = areWallets ? wallets.filter((name) => name !== undefined) : []
  const said = selectWays(view, 'app')
    .filter(
      ({ mention: { value }, clause, sense }) => sense === 'asked' && (isAffirmed(clause) || isOfBank(value)) && clause.role !== 'image',
    )
    // A wallet that participates besides banks is the app of its own users only.
    .filter(({ mention: { value } }) => areWallets || !wallets.includes(value))
  const isPayable = ({ mention: { value }, isAlone }: WayToPay<'app'>) =>
    isOfBank(value) ? modo || (!IN_SHOPS.has(value) && (byPhone || isAlone)) : byPhone
  // An app that no vocabulary has is asked for as it stands.
  const unknown = selectWays(view, 'unknownIssuer').filter(({ sense, isAlone }) => sense === 'asked' && isAlone && groups.length > 0)
  const kept: AppWay[] = [...said.filter(isPayable), ...unknown]
  const all = [...new Set([...(modo ? ['MODO'] : own), ...(own.length > 0 ? [] : kept.map(({ mention }) => mention.value))])]
  const value = isInOneBank(view, kept) ? all.filter((name) => name !== 'MODO') : all
  // Every app is quoted once before any is quoted twice.
  const named = kept.map(({ mention }) => mention).filter((mention) => value.includes(mention.value))
  const isFirst = (mention: (typeof named)[number]) => named.find((other) => other.value === mention.value) === mention
  return { value, spans: [...named.filter(isFirst), ...named.filter((mention) => !isFirst(mention))] }
}
type AppWay = WayToPay<'app'> | WayToPay<'unknownIssuer'>

/** MODO is required inside other apps, so that MODO's own app is not one of them. */
function isInOneBank({ folded }: OfferView, apps: readonly AppWay[]): boolean {
  const others = apps.filter(({ mention }) => mention.value !== 'MODO')
  const wordsOf = ({ start, end }: Span) => splitIntoTokens(folded.slice(start, end + 6))
  const areNamedTogether = others.length > 0 && others.every((app) => wordsOf(app).includes('modo'))
  return (
    others.some((app) => wordsOf(app).includes('modo') && app.isAlone) ||
    (areNamedTogether && others.length === apps.length) ||
    others.some((app) => isPlaceOfModo(folded, app))
  )
}

function isPlaceOfModo(folded: string, { start, end }: Span): boolean {
  const rest = splitIntoTokens(folded.slice(end, end + LONGEST_LIST).split('.', 1)[0] ?? '')
  if (rest.includes('modo')) return false
  const tokens = splitIntoTokens(folded.slice(Math.max(0, start - LONGEST_LIST), start)).filter((token) => token !== ',')
  const at = tokens.findLastIndex((token) => !DETERMINERS.has(token) && token !== 'de')
  if (!INSIDE.has(tokens[at] ?? '')) return false
  const before = tokens.slice(0, tokens[at] === 'traves' ? at - 1 : at)
  if (before.pop() !== 'modo') return false
  while (CODE.has(before.at(-1) ?? '')) before.pop()
  const asks = before.findLast((token) => !SKIPPED_BEFORE_ONLY.has(token)) ?? ''
  return EXCLUSIVE_WORDS.has(asks) || PAYS.has(before.at(-2) ?? '')
}
const INSIDE = new Set(['desde', 'dentro', 'traves'])
const CODE = new Set(['qr', 'codigo', 'el', 'un'])
const PAYS = new Set(['pagando', 'abonando', 'traves'])
const LONGEST_LIST = 100

function fundsOf(view: OfferView, { paymentMethods }: Pick<FieldsReadEarlier, 'paymentMethods'>): Found<Funds | null> {
  const named = selectWays(view, 'funds').filter(
    ({ mention, clause }) =>
      mention.value === 'balance' && isAffirmed(clause) && clause.role !== 'image' && !isOfAnIssuer(view, { paymentMethods }, mention),
  )
  // If cards and the balance are alternatives, neither is required.
  if (named.some(({ sense }) => sense === 'open')) return nothing(null)
  if (named.length > 0) return { value: 'balance', spans: named.map(({ start, end }) => ({ start, end })) }
  const groups = paymentMethods ?? []
  if (groups.length > 0 && groups.every((group) => group.some((name) => methodNamed(name).kind === 'wallet'))) {
    // A wallet whose account is named, or that bans cards, is paid from its balance.
    const said = getAffirmedClauses(view)
      .flatMap(({ mentions }) => selectMentions(mentions, 'institution'))
      .find(({ value, end }) => methodNamed(value).kind === 'wallet' && splitIntoTokens(view.folded.slice(end, end + NEAR))[0] === 'cuenta')
    if (said) return { value: 'balance', spans: [{ start: said.start, end: said.end + ' cuenta'.length }] }
    const ban = getClausesWithoutOtherFigures(view).find((clause) => clause.modality === 'forbids' && bansCards(clause))
    if (ban) return { value: 'balance', spans: [ban] }
    if (groups.every((group) => group.length === 1 && group.some((name) => WALLET_APPS.has(name)))) return nothing(null)
  }
  return nothing(fundsOfCards(groups) ?? fundsOfWords(view, groups))
}

const bansCards = (clause: Clause) =>
  (selectCardKinds([clause]).has('credit') && selectCardKinds([clause]).has('debit')) ||
  selectMentions(clause.mentions, 'funds').some(({ value }) => value === 'card')

function fundsOfWords(view: OfferView, groups: readonly MethodName[][]): Funds | null {
  if (groups.length === 0 || !groups.every((group) => group.some((name) => methodNamed(name).kind !== 'bank'))) return null
  const clauses = getAffirmedClauses(view)
  // If the card is one of several ways to pay, its kind is not required.
  const isOneWay = selectWays(view, 'rail').some(({ sense }) => sense === 'open')
  const kinds = selectCardKinds(clauses)
  const [kind] = kinds
  if (kind === undefined) return null
  if (kinds.size === 1 && kind !== 'prepaid') return kind
  return isOneWay ? null : 'card'
}

function fundsOfCards(groups: readonly MethodName[][]): Funds | null {
  const kinds = groups.map((group) => group.map(fundsOfName).find((kind) => kind !== null) ?? null)
  if (kinds.length === 0 || kinds.some((kind) => kind === null)) return null
  const [kind] = kinds as [Funds]
  return kinds.every((other) => other === kind) ? kind : 'card'
}

function fundsOfName(name: MethodName): Funds | null {
  const words = splitIntoTokens(foldKeepingOffsets(name))
  if (words.includes('credito') || words.includes('american')) return 'credit'
  if (words.includes('debito')) return 'debit'
  return methodNamed(name).kind === 'card' || words.includes('prepaga') ? 'card' : null
}

/** A ban on instalments with some cards leaves other cards. */
function bansInstalments(view: OfferView, clause: Clause): boolean {
  return (
    clause.modality === 'forbids' &&
    selectMeans([clause], 'instalments').some(({ end }) => splitIntoTokens(view.folded.slice(end, end + 20))[1] !== 'tarjetas')
  )
}

const NEAR = 40

function isOneOfPlans(view: OfferView, { end }: Span): boolean {
  const tokens = splitIntoTokens(view.folded.slice(end, end + NEAR)).filter((token) => token !== ',')
  return JOINING_WORDS.has(tokens[0] ?? '') && PLANS.has(tokens.slice(1).find((token) => token !== 'en') ?? '')
}
const PLANS = new Set('cualquier hasta cuotas mas tres seis nueve doce dieciocho 2 3 6 9 12 15 18 24'.split(' '))

function singlePaymentOf(view: OfferView): Found<boolean> {
  if (view.offer.discount.type !== 'porcentaje') return nothing(false)
  const ban = getClausesWithoutOtherFigures(view).find((clause) => bansInstalments(view, clause))
  if (ban) return { value: true, spans: [ban] }
  // If the small print pays the percentage in instalments, a single payment is not required.
  if (isPaidInParts(view)) return nothing(false)
  const said = getAffirmedClauses(view)
    .flatMap(({ mentions }) => selectMentions(mentions, 'singlePayment'))
    .filter((mention) => !isOneOfPlans(view, mention))
  return { value: said.length > 0, spans: said.map(({ start, end }) => ({ start, end })) }
}

function isPaidInParts({ own, offer: { discount } }: OfferView): boolean {
  const legal = selectAffirmed(own).filter(({ role }) => role === 'legal')
  return legal.some(({ sentence }) => {
    const mentions = legal.filter((clause) => clause.sentence === sentence).flatMap((clause) => clause.mentions)
    const figure = selectMentions(mentions, 'percent').find(({ value }) => value === discount.value)
    const isPlan = ({ value, start }: Mention<'instalments'>) =>
      figure !== undefined && start > figure.end && value.every((count) => count > 1)
    return selectMentions(mentions, 'instalments').some(isPlan) && selectMentions(mentions, 'singlePayment').length === 0
  })
}
