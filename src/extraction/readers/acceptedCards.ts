import { type CardKind, type CardMention, cardsIn, type Network } from '../text/cardClauses.ts'
import { blocksOf } from '../text/cardText.ts'
import { findAll, type Stretch } from '../text/search.ts'
import type { Scope } from './reader.ts'

/** The cards an offer accepts, with how much the sources agree on them. */
export type AcceptedCards = { cards: CardMention[]; doubt: number; fromLegal: boolean }

/** Sentences about how the money comes back name cards that say nothing of how to pay. */
const REFUND =
  /(?:reflejad|se acreditara|acreditad[oa]|impactar|se realizara (?:en|dentro)|se hara efectivo por linea|en (?:el|su) (?:primer|proximo|mismo)[a-z ]{0,20} resumen|condicion esencial|operara de la siguiente)/
const PAYING =
  /(?:abonando|pagando|compras? (?:realizadas |efectuadas |en un pago )?con|exclusiv|valid[oa]s? (?:para|con)|tarjetas participantes)/

/** Header and small print together: the header says which kinds, the small print which networks. */
export function acceptedCards(scope: Scope): AcceptedCards {
  const accepted = combined(scope)
  return { ...accepted, cards: withoutVague(accepted.cards) }
}

/** A kind that is named once with its networks and once without means the former. */
function withoutVague(cards: readonly CardMention[]): CardMention[] {
  return cards.filter(({ kind, network }) => network !== null || !cards.some((other) => other.kind === kind && other.network !== null))
}

function combined(scope: Scope): AcceptedCards {
  const { affirmed } = scope.text
  const header = cardsIn(
    affirmed,
    scope.header.filter(({ role }) => role !== 'value'),
  )
  const bound = boundToFigure(scope)
  if (bound.length > 0) return { cards: bound, doubt: 0.02, fromLegal: true }
  const own = cardsIn(affirmed, withoutRefunds(scope, scope.own))
  const hasNetworks = own.some(({ network }) => network !== null)
  const legal =
    hasNetworks || (own.length > 0 && !scope.tiered)
      ? own
      : cardsIn(affirmed, withoutRefunds(scope, scope.tiered ? scope.legal : scope.common))
  const pictured = pictureNetworks(scope)
  if (header.length === 0)
    return { cards: legal.length > 0 ? legal : pictured, doubt: legal.length > 0 ? 0.01 : pictured.length > 0 ? 0.03 : 0, fromLegal: true }
  if (legal.length === 0) return { cards: withNetworks(header, pictured), doubt: 0, fromLegal: false }
  return refined(withoutStrays(scope, header, legal), legal, pictured)
}

/**
 * Headline and small print name the same kind of card, and only the subtitle another ("con tarjeta débito y en un pago con crédito"): that
 * is wording left over from the site's other cards.
 */
function withoutStrays({ text, header }: Scope, cards: readonly CardMention[], legal: readonly CardMention[]): CardMention[] {
  const headline = cardsIn(
    text.affirmed,
    header.filter(({ role }) => role === 'headline'),
  ).filter(({ network }) => network !== null)
  const kinds = kindsOf(headline)
  const strict = kinds.size > 0 && [...kindsOf(legal)].every((kind) => kinds.has(kind)) && kindsOf(legal).size > 0
  return strict ? cards.filter(({ kind }) => kind === null || kinds.has(kind)) : [...cards]
}

const PLAN =
  /(?<!\d)(\d{1,2}) (?:cuotas|csi)(?: fijas)?(?: sin interes(?:es)?)? (?:para|con) (?:tarjetas? (?:de credito )?)?(?:visa|master ?card|american express|amex|cabal)/g

/** `Hasta 6 cuotas para Mastercard y hasta 12 para Visa`: each plan has cards of its own. Only where the plans' cards differ. */
function boundToFigure({ text, offer, header, legal }: Scope): CardMention[] {
  if (offer.discount.type !== 'cuotas sin intereses') return []
  const plans = findAll(text.affirmed, [...header, ...legal], PLAN).map(({ groups, start, end, stretch }) => ({
    instalments: Number(groups[1]),
    cards: cardsIn(text.affirmed, [{ start, end, role: stretch.role }]),
  }))
  const mine = plans.filter(({ instalments }) => instalments === offer.discount.value).flatMap(({ cards }) => cards)
  const others = plans.filter(({ instalments }) => instalments !== offer.discount.value).flatMap(({ cards }) => cards)
  const differ = others.some(({ network }) => !mine.some((card) => card.network === network))
  return differ ? mine : []
}

function withoutRefunds({ text }: Scope, stretches: readonly Stretch[]): Stretch[] {
  return stretches.flatMap((stretch) =>
    text.sentences
      .filter(({ start, end, role }) => role === 'legal' && end > stretch.start && start < stretch.end)
      .filter(({ start, end }) => speaksOfPaying(text.affirmed.slice(start, end)))
      .map(({ start, end, role }) => ({ start: Math.max(start, stretch.start), end: Math.min(end, stretch.end), role })),
  )
}

/** `Abonando con tarjetas X el reintegro se verá reflejado…` tells how X is refunded, not that X is accepted. */
function speaksOfPaying(sentence: string): boolean {
  return !REFUND.test(sentence) || (PAYING.test(sentence) && !/^(?:abonando con|para las? tarjetas)/.test(sentence))
}

const IMAGE_NETWORK = /visa(?!_?nfc)|master(?:card)?|(?<![a-z])mc(?![a-z])|amex|american|cabal/g

function pictureNetworks({ text }: Scope): CardMention[] {
  return findAll(text.folded, blocksOf(text.card, ['image']), IMAGE_NETWORK).map(({ groups, start, end }) => {
    const name = groups[0] ?? ''
    const network: Network = name.startsWith('visa')
      ? 'visa'
      : name.startsWith('am')
        ? 'amex'
        : name.startsWith('cabal')
          ? 'cabal'
          : 'mastercard'
    return { start, end, kind: null, network, institution: null, maestro: false }
  })
}

/** Kinds said without a network take those of the pictures. */
function withNetworks(cards: readonly CardMention[], pictured: readonly CardMention[]): CardMention[] {
  if (pictured.length === 0 || cards.some(({ network }) => network !== null)) return [...cards]
  return cards.flatMap((card) => pictured.map((picture) => ({ ...card, network: picture.network })))
}

const kindsOf = (cards: readonly CardMention[]) => new Set(cards.flatMap(({ kind }) => (kind === null ? [] : [kind])))
const networksOf = (cards: readonly CardMention[]) => new Set(cards.flatMap(({ network }) => (network === null ? [] : [network])))

function refined(header: readonly CardMention[], legal: readonly CardMention[], pictured: readonly CardMention[]): AcceptedCards {
  // `Tarjeta débito, tarjeta Visa`: the header itself has cards of any kind.
  const open = header.some(({ kind, network }) => kind === null && network !== null)
  const kinds = open ? new Set<CardKind>() : kindsOf(header)
  const typed = legal.flatMap((card): CardMention[] =>
    card.kind !== null || kinds.size === 0 ? [card] : [...kinds].map((kind) => ({ ...card, kind })),
  )
  const fitting = typed.filter(({ kind }) => kinds.size === 0 || kind === null || kinds.has(kind))
  const named = fitting.filter(({ network }) => network !== null)
  if (named.length === 0) return { cards: withNetworks(header, pictured), doubt: fitting.length === 0 ? 0.08 : 0, fromLegal: false }
  const covered = kindsOf(named)
  const missing = header.filter(({ kind }) => kind !== null && !covered.has(kind))
  const said = networksOf(header)
  const disagree = said.size > 0 && [...said].some((network) => !named.some((card) => card.network === network))
  return { cards: [...named, ...missing], doubt: (missing.length > 0 ? 0.05 : 0) + (disagree ? 0.06 : 0), fromLegal: true }
}

/** A kind set as one can read it off a header of instalments: only credit cards pay in instalments. */
export function creditOnly(cards: readonly CardMention[]): CardMention[] {
  return cards.filter(({ kind }) => kind !== 'debit' && kind !== 'prepaid').map((card) => ({ ...card, kind: 'credit' as CardKind }))
}
