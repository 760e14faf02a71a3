import type { MethodName } from '#domain/paymentMethod.ts'
import type { Span } from '#domain/promotion.ts'
import { type MentionKind, mentionsOf } from '../mentions/mention.ts'
import { affirmed, type Clause } from '../scope/clause.ts'
import { type CardClaim, type CardKind, cardsIn, type Network } from './acceptedCards.ts'
import { findPhrase, phrase } from './findPhrase.ts'
import { isPrintForeign, withoutBonus } from './institutions.ts'
import type { OfferView } from './offerView.ts'

/** The cards an offer accepts, with how much the sources agree on them. */
export type AcceptedCards = { cards: CardClaim[]; doubt: number }

/** Header and small print together: the header says which kinds, the small print which networks. */
export function acceptedCards(view: OfferView): AcceptedCards {
  const accepted = combined(view)
  const { cards } = accepted
  // A kind that is named once with its networks and once without means the former.
  return {
    ...accepted,
    cards: cards.filter(({ kind, network }) => network !== null || !cards.some((other) => other.kind === kind && other.network !== null)),
  }
}

function combined(view: OfferView): AcceptedCards {
  const { folded } = view
  if (paysInOwnWay(view)) return { cards: [], doubt: 0.02 }
  const header = cardsIn(folded, withoutBonus(view, affirmed(view.header.filter(({ role }) => role !== 'value'))))
  const bound = boundToFigure(view)
  if (bound.length > 0) return { cards: bound, doubt: 0.02 }
  if (header.length > 0 && isPrintForeign(view)) return { cards: header, doubt: 0.06 }
  const own = cardsIn(folded, ofPaying(view, view.own))
  const conclusive = own.some(({ network }) => network !== null) || (own.length > 0 && !view.tiered)
  const legal = conclusive
    ? own
    : cardsIn(folded, ofPaying(view, view.tiered ? [...view.legal, ...view.foreign.filter(isLegal)] : view.common))
  const pictured = pictureNetworks(view)
  if (header.length === 0)
    return { cards: legal.length > 0 ? legal : pictured, doubt: legal.length > 0 ? 0.01 : pictured.length > 0 ? 0.03 : 0 }
  if (legal.length === 0) return { cards: withNetworks(header, pictured), doubt: 0 }
  return refined(withoutStrays(view, header, legal), legal, pictured)
}

/** An addition for others whose own small print says through which app they pay: the cards of the card's first offer are not asked of them. */
function paysInOwnWay({ offer, tiered, own }: OfferView): boolean {
  const named = own.filter(({ role }) => role === 'legal').flatMap(({ mentions }) => mentions)
  const names = (...kinds: readonly MentionKind[]) => named.some(({ kind }) => kinds.includes(kind))
  return offer.bonus && tiered && names('app') && names('people') && !names('cardKind', 'network')
}

const isLegal = ({ role }: Clause) => role === 'legal'

/**
 * Headline and small print name the same kind of card, and only the subtitle another ("con tarjeta débito y en un pago con crédito"): that
 * is wording left over from the site's other cards.
 */
function withoutStrays(view: OfferView, cards: readonly CardClaim[], legal: readonly CardClaim[]): CardClaim[] {
  const headline = cardsIn(view.folded, affirmed(view.header.filter(({ role }) => role === 'headline'))).filter(
    ({ network }) => network !== null,
  )
  const kinds = kindsOf(headline)
  const strict = kinds.size > 0 && [...kindsOf(legal)].every((kind) => kinds.has(kind)) && kindsOf(legal).size > 0
  return strict ? cards.filter(({ kind }) => kind === null || kinds.has(kind)) : [...cards]
}

/** `Hasta 6 cuotas para Mastercard y hasta 12 para Visa`: each plan has cards of its own. Only where the plans' cards differ. */
function boundToFigure(view: OfferView): CardClaim[] {
  const { discount } = view.offer
  if (discount.type !== 'cuotas sin intereses') return []
  const plans = affirmed([...view.header, ...view.legal]).flatMap((clause) => plansIn(view, clause))
  const mine = plans.filter(({ instalments }) => instalments.includes(discount.value)).flatMap(({ cards }) => cards)
  const others = plans.filter(({ instalments }) => !instalments.includes(discount.value)).flatMap(({ cards }) => cards)
  const differ = others.some(({ network }) => !mine.some((card) => card.network === network))
  return differ ? mine : []
}

const FOR = /^(?: fijas)?(?: sin interes(?:es)?)? (?:para|con) (?:tarjetas? (?:de credito )?)?$/

function plansIn(view: OfferView, clause: Clause): { instalments: number[]; cards: CardClaim[] }[] {
  const networks = mentionsOf(clause.mentions, 'network')
  return mentionsOf(clause.mentions, 'instalments').flatMap(({ value, end }) => {
    const next = networks.find(({ start }) => start >= end)
    if (next === undefined || !FOR.test(view.folded.slice(end, next.start))) return []
    return [{ instalments: value, cards: cardsIn(view.folded, [{ ...clause, mentions: [next] }]) }]
  })
}

/** Sentences about how the money comes back name cards that say nothing of how to pay. */
const REFUND =
  /(?:reflejad|se acreditara|acreditad[oa]|impactar|se realizara (?:en|dentro)|se hara efectivo por linea|en (?:el|su) (?:primer|proximo|mismo)[a-z ]{0,20} resumen|condicion esencial|operara de la siguiente)/
const PAYING =
  /(?:abonando|pagando|compras? (?:realizadas |efectuadas |en un pago )?con|exclusiv|valid[oa]s? (?:para|con)|tarjetas participantes)/

/** `Abonando con tarjetas X el reintegro se verá reflejado…` says how X is refunded, not that X is accepted. */
function ofPaying(view: OfferView, clauses: readonly Clause[]): Clause[] {
  const bySentence = new Map<number, string>()
  for (const { sentence, start, end } of affirmed(clauses))
    bySentence.set(sentence, (bySentence.get(sentence) ?? '') + view.folded.slice(start, end))
  const speaks = (words: string) => !REFUND.test(words) || (PAYING.test(words) && !/^(?:abonando con|para las? tarjetas)/.test(words))
  return withoutBonus(view, affirmed(clauses)).filter(({ role, sentence }) => role === 'legal' && speaks(bySentence.get(sentence) ?? ''))
}

function pictureNetworks(view: OfferView): CardClaim[] {
  return view.pictures
    .flatMap(({ mentions }) => mentionsOf(mentions, 'network'))
    .filter(({ end }) => !/^[ _]?nfc/.test(view.folded.slice(end, end + 4)))
    .map(({ start, end, value }) => ({ start, end, kind: null, network: value, institution: null }))
}

/** Kinds said without a network take those of the pictures. */
function withNetworks(cards: readonly CardClaim[], pictured: readonly CardClaim[]): CardClaim[] {
  if (pictured.length === 0 || cards.some(({ network }) => network !== null)) return [...cards]
  return cards.flatMap((card) => pictured.map((picture) => ({ ...card, network: picture.network })))
}

const kindsOf = (cards: readonly CardClaim[]) => new Set(cards.flatMap(({ kind }) => (kind === null ? [] : [kind])))
const networksOf = (cards: readonly CardClaim[]) => new Set(cards.flatMap(({ network }) => (network === null ? [] : [network])))

function refined(header: readonly CardClaim[], legal: readonly CardClaim[], pictured: readonly CardClaim[]): AcceptedCards {
  // `Tarjeta débito, tarjeta Visa`: the header itself has cards of any kind.
  const open = header.some(({ kind, network }) => kind === null && network !== null)
  const kinds = open ? new Set<CardKind>() : kindsOf(header)
  const typed = legal.flatMap((card): CardClaim[] =>
    card.kind !== null || kinds.size === 0 ? [card] : kindsFor(header, card, kinds).map((kind) => ({ ...card, kind })),
  )
  const fitting = typed.filter(({ kind }) => kinds.size === 0 || kind === null || kinds.has(kind))
  const named = fitting.filter(({ network }) => network !== null)
  if (named.length === 0) return { cards: withNetworks(header, pictured), doubt: fitting.length === 0 ? 0.08 : 0 }
  const covered = kindsOf(named)
  const missing = header.filter(({ kind }) => kind !== null && !covered.has(kind))
  const said = networksOf(header)
  const disagree = said.size > 0 && [...said].some((network) => !named.some((card) => card.network === network))
  return { cards: [...named, ...missing], doubt: (missing.length > 0 ? 0.05 : 0) + (disagree ? 0.06 : 0) }
}

/** Where the header binds a network to kinds, the small print's bare network has those. */
function kindsFor(header: readonly CardClaim[], { network }: CardClaim, all: ReadonlySet<CardKind>): CardKind[] {
  const own = kindsOf(header.filter((card) => card.network === network))
  return network !== null && own.size > 0 ? [...own] : [...all]
}

/** A kind set as one can read it off a header of instalments: only credit cards pay in instalments. */
export function creditOnly(cards: readonly CardClaim[]): CardClaim[] {
  return cards.filter(({ kind }) => kind !== 'debit' && kind !== 'prepaid').map((card) => ({ ...card, kind: 'credit' as CardKind }))
}

const CREDIT: Record<Network, MethodName | null> = {
  visa: 'Tarjeta de crédito VISA',
  mastercard: 'Tarjeta de crédito Mastercard',
  cabal: 'Tarjeta de crédito Cabal',
  amex: 'Tarjeta American Express',
  maestro: null,
}
const DEBIT: Record<Network, MethodName | null> = {
  visa: 'Tarjeta de débito VISA',
  mastercard: 'Tarjeta de débito Mastercard',
  cabal: 'Tarjeta de débito Cabal',
  amex: null,
  maestro: 'Tarjeta de débito Mastercard',
}

/** The catalogue's cards for a claim: kind without network means Visa and Mastercard; network without kind means credit and debit. */
export function cardNames({ kind, network }: Pick<CardClaim, 'kind' | 'network'>): MethodName[] {
  const networks: Network[] = network === null ? ['visa', 'mastercard'] : [network]
  if (kind === 'prepaid') return networks.includes('mastercard') ? ['Tarjeta Prepaga Mastercard'] : []
  const known = (names: readonly (MethodName | null)[]) => names.filter((name) => name !== null)
  const credit = known(networks.map((each) => CREDIT[each]))
  const debit = known(networks.map((each) => DEBIT[each]))
  return kind === 'credit' ? credit : kind === 'debit' ? debit : [...credit, ...debit]
}

const NOTE = phrase('solo|unicamente|exclusivo con|en|para')

/** The network that a note next to a participant asks for: `Banco X (solo con Visa)`. */
export function notedNetwork(view: OfferView, after: Span, clauses: readonly Clause[]): Network | null {
  const rest = view.folded.slice(after.end, after.end + 50)
  const close = rest.indexOf(')')
  if (!rest.trimStart().startsWith('(') || close < 0) return null
  const note = { start: after.end, end: after.end + close }
  if (findPhrase(view, [note], NOTE) === null) return null
  const networks = clauses.flatMap(({ mentions }) => mentionsOf(mentions, 'network'))
  return networks.find(({ start }) => start > note.start && start < note.end)?.value ?? null
}
