import type { MethodName } from '#domain/paymentMethod.ts'
import { SEGMENTS } from '#domain/paymentMethodAliases.ts'
import type { Span } from '#domain/promotion.ts'
import { figuresIn } from '../offers/announced.ts'
import { sameDiscount } from '../offers/offer.ts'
import { findAll, type Stretch } from '../text/search.ts'
import type { Scope } from './reader.ts'

/** The variants of an institution that the offer is for, with the words that say so. Empty: all its customers. */
export type SegmentReading = { variants: MethodName[]; spans: Span[]; fromLegal: boolean }

const PATTERNS = SEGMENTS.map((segment) => ({
  ...segment,
  named: new RegExp(`(?<![a-z])(?:${segment.words})|(?<=[_-]|modo|plan|macro)(?:${segment.words})`, 'g'),
  cards: new RegExp(`tarjetas?(?: [a-z,/]{1,12}){0,9} (?:${segment.words})`, 'g'),
  required: new RegExp(
    `(?:(?:exclusiv\\w{1,8}|unicamente|solo)(?: [a-z"]{1,14}){0,8}|(?:clientes?|usuarios?|titulares) (?:que|suscript?[oa]s|adherid[oa]s)(?: [a-z"]{1,14}){0,5}) "?(?:${segment.words})`,
    'g',
  ),
}))

/** Segments that are a level of the bank's card, and so may be asked for as a card. */
const CARD_LEVELS = new Set<MethodName>([
  'Banco Macro - Tarjeta Selecta',
  'Banco Macro - Tarjeta PLATINUM',
  'Banco Galicia - Eminent',
  'Banco Nación - Tarjeta Nativa',
])

/** What says that nobody in particular is meant. */
const EVERYONE = /cartera general|todos los clientes|clientes en general|mercado abierto/
const NOT_SO = /(?:no |excluye |sin |excepto )(?:[a-z]{1,12} ){0,3}$|app (?:supervielle )?$|segmentacion de [a-z ]{0,20}$/

export function segmentsOf(scope: Scope, institution: MethodName): SegmentReading {
  const none: SegmentReading = { variants: [], spans: [], fromLegal: false }
  const candidates = PATTERNS.filter((pattern) => pattern.institution === institution)
  if (candidates.length === 0) return none
  const { affirmed, card } = scope.text
  const pictures = card.blocks.filter(({ role }) => role === 'image')
  const header = named(affirmed, candidates, [...scope.header, ...pictures], 'named')
  if (header.variants.length > 0) return header
  const words = scope.header.map(({ start, end }) => affirmed.slice(start, end)).join(' ')
  if (EVERYONE.test(words) || /no adherid/.test(words)) return none
  const levels = candidates.filter(({ variant }) => CARD_LEVELS.has(variant))
  const cards = scope.tiered ? { variants: [] } : named(affirmed, levels, scope.own, 'cards')
  const clause = clauseAround(scope)
  if (clause !== null && EVERYONE.test(clause)) return none
  const legal =
    cards.variants.length === 1 ? named(affirmed, levels, scope.own, 'cards') : named(affirmed, candidates, scope.own, 'required')
  return { ...legal, fromLegal: true }
}

/** The words that lead up to the offer's own figure in the small print: they say whom the figure is for. */
function clauseAround({ text, offer, own }: Scope): string | null {
  const figures = figuresIn(text, own)
  const at = figures.findIndex((figure) => sameDiscount(figure.discount, offer.discount))
  const figure = figures[at]
  if (figure === undefined) return null
  const sentence = text.sentences.find(({ start, end }) => start <= figure.start && figure.start < end)
  return text.affirmed.slice(Math.max(sentence?.start ?? figure.start, figures[at - 1]?.end ?? 0), figure.start)
}

/** A bank's pensioners' entry does not stand for "payroll and pensioners" of a bank that has none for payroll. */
function isOfBoth(text: string, start: number, end: number): boolean {
  return (
    /(?:sueldo|haberes),? (?:y|o|e) $/.test(text.slice(Math.max(0, start - 14), start)) ||
    /^[a-z]{0,4} (?:y|o) (?:plan |cuenta )?sueldo/.test(text.slice(end, end + 24))
  )
}

function named(
  text: string,
  candidates: readonly (typeof PATTERNS)[number][],
  stretches: readonly Stretch[],
  which: 'named' | 'required' | 'cards',
): SegmentReading {
  const variants: MethodName[] = []
  const spans: Span[] = []
  for (const candidate of candidates) {
    const found = findAll(text, stretches, candidate[which]).find(
      ({ start, stretch }) => !NOT_SO.test(text.slice(Math.max(stretch.start, start - 40), start)),
    )
    if (found === undefined) continue
    if (candidate.variant === 'Banco Santander - Jubilados' && isOfBoth(text, found.start, found.end)) continue
    variants.push(candidate.variant)
    spans.push({ start: found.start, end: found.end })
  }
  return { variants, spans, fromLegal: false }
}
