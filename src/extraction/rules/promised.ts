import type { Span } from '#domain/promotion.ts'
import { type Limiting, type Mention, type MentionKind, mentionsOf } from '../mentions/mention.ts'
import { affirmed, type Clause, isAffirmed } from '../scope/clause.ts'
import { type OfferView, wordsOfOffer } from '../scope/offerView.ts'
import { tokensOf } from '../text/neighbours.ts'
import { PLAIN_CARDS } from '../vocabulary/issuers.ts'
import { OR } from '../vocabulary/payment.ts'

type Limit = Mention<'limiting'> & { clause: Clause }

/** What sentences that promise limit beside: no field says it, so the card's own words do. Of each sort those are told that say most. */
export function promisedLimits(view: OfferView): Span[] {
  const words = wordsOfOffer(view)
  const said = limitsIn(words.filter((clause) => isAffirmed(clause) || clause.modality === 'boilerplate')).filter((limit) =>
    isMeant(view, limit),
  )
  const ofAll = said.some(({ value }) => value === 'budget')
    ? []
    : limitsIn(affirmed(view.foreign)).filter(({ value }) => value === 'budget')
  const told = Map.groupBy([...said, ...ofAll], ({ value }) => value)
  return [
    ...[...told.values()].map((limits) => limits.map((limit) => shown(view, limit)).reduce(longer)),
    ...includedCards(view),
    ...levelsOfFigure(view),
    ...bookedDays(view).slice(0, 1),
  ]
}

const longer = (one: Span, other: Span) => (other.end - other.start > one.end - one.start ? other : one)

const limitsIn = (clauses: readonly Clause[]): Limit[] =>
  clauses.flatMap((clause) => mentionsOf(clause.mentions, 'limiting').map((mention) => ({ ...mention, clause })))

const CARDS = new Set<MentionKind>(['network', 'foreignCard', 'cardKind', 'institution', 'means'])

function isMeant(view: OfferView, { value, start, end, clause }: Limit): boolean {
  const { mentions, modality, role } = clause
  // Whose purchases count stands among the issuer's own words.
  if (modality === 'boilerplate') return value === 'consumers'
  switch (value) {
    case 'included':
    case 'booking':
    case 'coupons':
      return false
    case 'issued':
      return mentions.some((card) => CARDS.has(card.kind) && card.end <= start && start - card.end < NEAR_CARDS)
    case 'national':
      return mentions.some((card) => CARDS.has(card.kind) && near(card.end, start)) && !goesOn(view.folded.slice(end, clause.end))
    case 'case':
      return mentions.some((channel) => channel.kind === 'channel' && near(end, channel.start))
    case 'package':
    case 'pension':
      return view.header.some((one) => mentionsOf(one.mentions, 'people').some((people) => people.value.kind === 'pensioner'))
    case 'plan':
      return view.offer.discount.type === 'cuotas sin intereses' || role === 'legal'
    default:
      return true
  }
}
/** UTF-16 units. */
const ADJACENT = 4
const NEAR_CARDS = 40

/** `Nacionales e internacionales`, `nacionales, del exterior`: more than those. */
const goesOn = (rest: string) => CONNECTORS.has(tokensOf(rest)[0] ?? '')
const CONNECTORS: ReadonlySet<string> = new Set([...OR, ','])

/** Sorts that their words say in full; of the others, what follows up to the next pause or to what another field says. */
const IN_FULL = new Set<Limiting>(['consumers', 'cards', 'price', 'national'])
const STOPS = new Set<MentionKind>(['date', 'weekdays', 'percent', 'opener'])
const PAUSES = [
  '. ',
  '; ',
  ', ',
  ': ',
  ' (',
  ')',
  '|',
  ' y que ',
  ' en los ',
  ' en las ',
  ' en todos ',
  ' en todas ',
  ' los dias',
  ' el dia ',
  ' a traves ',
  ' mediante ',
]
/** A list of employers, and a kind of shop, go on behind colons and commas. */
const PAUSES_OF_LISTS = ['. ', '; ', '|']

/** What is issued, and off which price, stand apart from the words that say so. */
function startOf(folded: string, value: Limiting, start: number, clause: Clause): number {
  if (value === 'price') return folded.indexOf('sobre', start)
  return value === 'issued' || value === 'national' ? Math.max(clause.start, folded.lastIndexOf('tarjeta', start)) : start
}

function shown({ folded }: OfferView, { value, start, end, clause }: Limit): Span {
  const from = startOf(folded, value, start, clause)
  if (IN_FULL.has(value)) return { start: from, end }
  const stop = clause.mentions.find((mention) => mention.start >= end && STOPS.has(mention.kind))?.start ?? clause.end
  const rest = folded.slice(end, Math.max(end, stop))
  const pauses = (value === 'work' || value === 'case' ? PAUSES_OF_LISTS : PAUSES)
    .map((pause) => rest.indexOf(pause))
    .filter((at) => at >= 0)
  return { start: from, end: end + Math.min(rest.length, ...pauses) }
}

/** `Incluye tarjeta X`: its issuer's name is that of its account, too. */
function includedCards(view: OfferView): Span[] {
  return affirmed(wordsOfOffer(view)).flatMap(({ mentions }) => {
    const leads = mentionsOf(mentions, 'limiting').filter(({ value }) => value === 'included')
    return mentionsOf(mentions, 'institution').flatMap(({ value, start, end }) => {
      const lead = leads.find((one) => near(one.end, start))
      const isOfNetwork = mentionsOf(mentions, 'network').some((network) => near(end, network.start))
      const plan = mentionsOf(mentions, 'limiting').find((one) => one.value === 'plan' && near(end, one.start))
      return PLAIN_CARDS.has(value) && lead !== undefined && !isOfNetwork ? [{ start: lead.start, end: plan?.end ?? end }] : []
    })
  })
}

const near = (end: number, start: number) => start >= end && start - end < ADJACENT

/** `Un 20 % para las TC Gold y un 25 % para las TC Black`: the levels of card that the offer's own figure is for. */
function levelsOfFigure({ folded, offer, header, legal }: OfferView): Span[] {
  if (offer.discount.type !== 'porcentaje') return []
  return affirmed([...header, ...legal]).flatMap((clause) => {
    const figures = mentionsOf(clause.mentions, 'percent')
    const own = figures.find(({ value }) => value === offer.discount.value)
    if (own === undefined || figures.length < 2) return []
    const next = figures.find(({ start }) => start > own.start)?.start ?? clause.end
    const levels = clause.mentions.filter(({ kind, start }) => kind === 'tier' && start > own.end && start < next)
    const last = levels.at(-1)
    return last === undefined || !folded.slice(own.end, levels[0]?.start).includes(' para ') ? [] : [{ start: own.start, end: last.end }]
  })
}

/** `Programando la entrega para los miércoles`: the days for which the order is booked, whatever day it is placed on. */
export function bookedDays(view: OfferView): (Span & { days: Mention<'weekdays'> })[] {
  const words = affirmed(wordsOfOffer(view))
  return limitsIn(words)
    .filter(({ value }) => value === 'booking')
    .flatMap(({ start, end, clause: { sentence } }) => {
      const named = words.filter((clause) => clause.sentence === sentence).flatMap(({ mentions }) => mentionsOf(mentions, 'weekdays'))
      const days = named.find((one) => one.start >= end && one.start - end < LONGEST_BOOKING)
      return days === undefined ? [] : [{ start, end: days.end, days }]
    })
}
/** UTF-16 units: `de tu pedido únicamente para los días`. */
const LONGEST_BOOKING = 48
