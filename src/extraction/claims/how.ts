import { type Conditions, type Funds, NO_CONDITIONS } from '#domain/condition.ts'
import { type MethodName, methodNamed } from '#domain/paymentMethod.ts'
import type { ExtractedPromotion, Span } from '#domain/promotion.ts'
import { type Mention, mentionsOf } from '../mentions/mention.ts'
import { formatsNamed } from '../rules/where.ts'
import { affirmed, isAffirmed } from '../scope/clause.ts'
import { APP_WALLETS, CARD_WALLETS } from '../vocabulary/issuers.ts'
import { isForAnyMethod } from './institutions.ts'
import type { OfferView } from './offerView.ts'
import { quoted } from './quoted.ts'
import { requiredRails } from './rails.ts'
import { affirmedWords, spokenWords } from './spoken.ts'

/** What is known of an offer once its payment methods and its places are. */
export type Settled = Pick<ExtractedPromotion, 'where' | 'paymentMethods'>

type Found<V> = { value: V; spans: Span[] }

/** How the offer must be paid: the ways that are required, through which app, from what money, in how many payments. */
export function howOf(view: OfferView, settled: Settled): Pick<Conditions, 'how' | 'evidence'> {
  const online = settled.where.length > 0 && settled.where.every((format) => format === 'Online') && !admitsShops(view)
  const required = requiredRails(view, settled.where.includes('Online'))
  const { rails, spans } = online
    ? { rails: ['web' as const], spans: [] }
    : required.spans.some((span) => isOfAnIssuer(view, settled, span))
      ? { rails: [], spans: [] }
      : required
  const app = appsOf(view, settled, rails.includes('nfc') || rails.includes('qr'))
  const funds = fundsOf(view, settled)
  const single = singlePaymentOf(view)
  const shown = [...spans.slice(0, 2), ...app.spans.slice(0, 2), ...funds.spans.slice(0, 1), ...single.spans.slice(0, 1)]
  return {
    how: { ...NO_CONDITIONS.how, rails, app: app.value, funds: funds.value, singlePayment: single.value },
    evidence: shown.length > 0 ? { how: shown.map((span) => quoted(view.card.text, span)) } : {},
  }
}

/** Kinds of shop named together: more than one is a list, not a slip. */
const LEAST_FORMATS = 2

/** The site shows the web alone, and the small print lists the kinds of shop in which it is valid, too: nobody must pay on the web. */
function admitsShops(view: OfferView): boolean {
  return [...formatsNamed(view, view.legal)].filter((format) => format !== 'Online').length >= LEAST_FORMATS
}

/** Any method will do, and yet the small print names an issuer: how one pays there is said of another offer's method. */
function isOfAnIssuer(view: OfferView, { paymentMethods }: Pick<Settled, 'paymentMethods'>, span: Span): boolean {
  if (paymentMethods !== null) return false
  const clause = view.legal.find(({ start, end }) => span.start >= start && span.start < end)
  return (
    clause !== undefined &&
    view.legal.some(({ sentence, mentions }) => sentence === clause.sentence && mentionsOf(mentions, 'institution').length > 0)
  )
}

/** Their codes hang in shops: one that is read is not by itself paid with them. */
const IN_SHOPS: ReadonlySet<string> = new Set(APP_WALLETS.values())
/** Wallets of a phone's maker. */
const PHONE_WALLETS = new Set(['Apple Pay', 'Google Pay'])
const isOfBank = (app: string | null) => app !== null && !PHONE_WALLETS.has(app) && !CARD_WALLETS.has(app)
const THROUGH =
  /(?:a traves|por medio|mediante|desde|con|via|pagando|por|integracion en|integraciones en|o|y\/o|y|,)(?: (?:de|la|el|las|los|su|tu|billete?ras?|app|apps|funcionalidad))* ?"?$/

/** `Quienes se hayan registrado a través de la app`: signing up there is no payment. */
const SIGNED_UP =
  /(?<![a-z])(?:registr|inscrib|inscrip|adhier|adher)[a-z]{1,8}(?: previamente)? (?:a traves|por medio|mediante|desde|con|via|por|en)(?: (?:de|la|el|su|tu))* ?"?$/

function appsOf(view: OfferView, { paymentMethods }: Settled, byPhone: boolean): Found<string[]> {
  // "Con todas las billeteras: X, Y …": those named are examples.
  if (paymentMethods === null && isForAnyMethod(view)) return { value: [], spans: [] }
  const groups = paymentMethods ?? []
  const modo = groups.length > 0 && groups.every((group) => group.includes('MODO'))
  const wallets = groups.map((group) => group.map((name) => APP_WALLETS.get(name)).find((name) => name !== undefined))
  const own = groups.length > 0 && wallets.every((name) => name !== undefined) ? (wallets as string[]) : []
  // A wallet that takes part beside banks is the app of its own users alone.
  const beside = wallets.every((name) => name !== undefined) ? [] : wallets
  const said = spokenWords(view)
    .flatMap((clause) => mentionsOf(clause.mentions, 'app').map((mention) => ({ mention, clause })))
    .filter(({ mention: { value }, clause }) => isAffirmed(clause) || (clause.modality === 'exempts' && isOfBank(value)))
    .filter(({ mention, clause }) => {
      const before = view.folded.slice(Math.max(clause.start, mention.start - 40), mention.start)
      return THROUGH.test(before) && !SIGNED_UP.test(before)
    })
    .map(({ mention }) => mention)
    .filter(({ value }) => value === null || !beside.includes(value))
  const ofPhone = byPhone ? said.filter(({ value }) => PHONE_WALLETS.has(value) || CARD_WALLETS.has(value)) : []
  const ofBank = modo || byPhone ? said.filter(({ value }) => isOfBank(value)) : []
  const kept = [...ofBank.filter(({ value }) => modo || !IN_SHOPS.has(value)), ...ofPhone]
  const all = [...new Set([...(modo ? ['MODO'] : own), ...(own.length > 0 ? [] : kept.map((mention) => mention.value))])]
  const value = isInOneBank(view, kept) ? all.filter((name) => name !== 'MODO') : all
  // Each is shown before one of them is shown twice.
  const named = kept.filter((mention) => value.includes(mention.value))
  const isFirst = (mention: Mention<'app'>) => named.find((other) => other.value === mention.value) === mention
  return { value, spans: [...named.filter(isFirst), ...named.filter((mention) => !isFirst(mention))] }
}

/** `Exclusivamente con MODO BNA+`: MODO inside the bank's own app, and nowhere else. What announces MODO is short for it. */
function isInOneBank({ folded }: OfferView, apps: readonly Mention<'app'>[]): boolean {
  const isInside = ({ start, end, value }: Mention<'app'>) =>
    value !== 'MODO' &&
    (/^(?:billetera )?modo /.test(folded.slice(start, start + 16)) || /^ ?modo(?![a-z])/.test(folded.slice(end, end + 6)))
  const isAlone = ({ start }: Mention<'app'>) => EXCLUSIVELY.test(folded.slice(Math.max(0, start - 40), start))
  return (
    apps.some((app) => isInside(app) && isAlone(app)) ||
    (apps.some(isInside) && apps.every(isInside)) ||
    apps.some((app) => isWithinOthers(folded, app))
  )
}

/** `Exclusivamente escaneando el QR de MODO, desde X o la app del banco`: MODO inside those, and its own app is none of them. */
function isWithinOthers(folded: string, { start, end, value }: Mention<'app'>): boolean {
  if (value === 'MODO' || value === null) return false
  const rest = folded.slice(end, end + LONGEST_LIST).split(/[.;]/, 1)[0] ?? ''
  const lead = folded.slice(Math.max(0, start - LONGEST_LIST), start)
  return (WITHIN.test(lead) || FROM_WITHIN.test(lead)) && !/(?<![a-z])modo(?![a-z])/.test(rest)
}
/** `Pagando con MODO desde la app X`. */
const FROM_WITHIN = /(?:pagando|abonando) (?:con|a traves de) modo,? desde (?:(?:la|el|su|tu) )?$/
const WITHIN =
  /(?<![a-z])(?:exclusiv[oa](?:mente)?|unicamente|solo) (?:(?:con|en|a|traves|mediante|pagando|abonando|escaneando|leyendo|por|de|el|un|codigo|qr) ){0,8}"?modo"?,? (?:desde|dentro de) (?:(?:la|las|el) )?$/
/** UTF-16 units. */
const LONGEST_LIST = 100
const EXCLUSIVELY = /(?:exclusiv[oa](?:mente)?|unicamente|solo) (?:(?:pagando|abonando) )?(?:con|a traves de|mediante|desde|por) $/

/** Card numbers of a wallet that bans both kinds of card are its balance. */
function fundsOf(view: OfferView, { paymentMethods }: Pick<Settled, 'paymentMethods'>): Found<Funds | null> {
  const named = affirmedWords(view)
    .flatMap(({ mentions }) => mentionsOf(mentions, 'funds').filter(({ value }) => value === 'balance'))
    .filter((mention) => !isOfAnIssuer(view, { paymentMethods }, mention))
  const balance = named.filter((mention) => !isOneOfSeveral(view, mention))
  if (balance.length > 0) return { value: 'balance', spans: balance }
  // Cards and the balance are alternatives.
  if (named.length > 0) return { value: null, spans: [] }
  const groups = paymentMethods ?? []
  const wallets = groups.length > 0 && groups.every((group) => group.some((name) => APP_WALLETS.has(name)))
  if (wallets) {
    const ban = spokenWords(view).find(
      ({ modality, mentions }) => modality === 'forbids' && bansCards(mentions.map(({ kind, value }) => `${kind} ${value}`)),
    )
    return ban ? { value: 'balance', spans: [ban] } : { value: null, spans: [] }
  }
  return { value: fundsOfCards(groups) ?? fundsOfWords(view, groups), spans: [] }
}

/** `Con tarjeta de crédito, de débito o QR con dinero en cuenta`: the balance is one way beside cards. */
function isOneOfSeveral(view: OfferView, { start }: Span): boolean {
  const clause = affirmedWords(view).find((one) => start >= one.start && start < one.end)
  const cards = mentionsOf(clause?.mentions ?? [], 'cardKind').filter((card) => card.end <= start)
  const last = cards.at(-1)
  return last !== undefined && /[ ,](?:o|u|y|y\/o) /.test(view.folded.slice(last.end, start))
}

const bansCards = (mentions: readonly string[]) => mentions.includes('cardKind credit') && mentions.includes('cardKind debit')

/** An issuer's own card without a network: credit or debit as the words say. */
function fundsOfWords(view: OfferView, groups: readonly MethodName[][]): Funds | null {
  if (groups.length === 0 || !groups.every((group) => group.some((name) => methodNamed(name).kind !== 'bank'))) return null
  const kinds = new Set(affirmedWords(view).flatMap(({ mentions }) => mentionsOf(mentions, 'cardKind').map(({ value }) => value)))
  if (kinds.size !== 1) return kinds.size === 0 ? null : 'card'
  return kinds.has('credit') ? 'credit' : kinds.has('debit') ? 'debit' : 'card'
}

function fundsOfCards(groups: readonly MethodName[][]): Funds | null {
  const kinds = groups.map((group) => group.map(fundsOfName).find((kind) => kind !== null) ?? null)
  if (kinds.length === 0 || kinds.some((kind) => kind === null)) return null
  if (kinds.every((kind) => kind === 'credit')) return 'credit'
  return kinds.every((kind) => kind === 'debit') ? 'debit' : 'card'
}

function fundsOfName(name: MethodName): Funds | null {
  if (/cr[eé]dito|american express/i.test(name)) return 'credit'
  if (/d[eé]bito/i.test(name)) return 'debit'
  return methodNamed(name).kind === 'card' || /prepaga/i.test(name) ? 'card' : null
}

/** What takes the single payment back: "en un pago o en cuotas", "un pago mínimo". */
const NOT_SINGLE = /^ ?,?\)? ?(?:(?:o|y|y\/o|u) (?:en )?(?:cualquier|hasta|cuotas|\d{1,2} |tres|seis|doce|mas)|minimo|por mes|por semana)/

/** A ban on instalments; that on instalments with foreign cards leaves the others. */
const NO_INSTALMENTS = /(?:^|pagos?|compras?|consumos?|operaciones|planes|ni|y\/o) (?:realizad[oa]s )?en cuotas(?! con tarjeta)/

/** `15 % de descuento abonando en 12 cuotas`. */
function isByInstalments({ folded }: OfferView, { start, end }: Span): boolean {
  return IN_INSTALMENTS.test(folded.slice(start, end)) && DISCOUNT_BEFORE.test(folded.slice(Math.max(0, start - LONGEST_DISCOUNT), start))
}
const IN_INSTALMENTS = /^(?:abonando|pagando) en (?:hasta )?(?!1 )\d{1,2}(?:(?:,| o| y|, y) \d{1,2}){0,4} cuotas/
const DISCOUNT_BEFORE = /\d ?% (?:de )?(?:descuento|ahorro|reintegro),? $/
/** UTF-16 units. */
const LONGEST_DISCOUNT = 24

/** `Se bonificará el 5 % sobre el total de la compra, en hasta 3 cuotas`, beside another figure in one payment. */
function isAlsoByInstalments({ folded, own, offer: { discount } }: OfferView): boolean {
  return own
    .filter(({ role }) => role === 'legal')
    .some(({ start, end }) => {
      const [, figure] = ALSO_BY_INSTALMENTS.exec(folded.slice(start, Math.min(folded.length, end + LONGEST_DISCOUNT))) ?? []
      return Number(figure) === discount.value
    })
}
const ALSO_BY_INSTALMENTS =
  /(?<![a-z])(?:el|un) (\d{1,2}) ?%(?: \([a-z ]{3,24}\))? (?:de descuento )?sobre el (?:monto )?total de la compra,? en hasta \d{1,2} cuotas/

function singlePaymentOf(view: OfferView): Found<boolean> {
  if (view.offer.discount.type !== 'porcentaje') return { value: false, spans: [] }
  const ban = spokenWords(view).find(
    ({ modality, start, end }) => modality === 'forbids' && NO_INSTALMENTS.test(view.folded.slice(start, end)),
  )
  if (ban) return { value: true, spans: [ban] }
  // `12 cuotas y 15 % en un pago`, and the small print pays the 15 % in instalments.
  if (affirmed(view.own).some((clause) => isByInstalments(view, clause)) || isAlsoByInstalments(view)) return { value: false, spans: [] }
  const said = affirmedWords(view)
    .flatMap(({ mentions }) => mentionsOf(mentions, 'singlePayment'))
    .filter(({ end }) => !NOT_SINGLE.test(view.folded.slice(end, end + 40)))
  return { value: said.length > 0, spans: said }
}
