import type { MethodName } from '#domain/catalogue/paymentMethod.ts'
import { type CardClaim, type CardKind, type CardNetwork, findCards } from '../mentions/cards.ts'
import { type MentionKind, selectMentions, type Topic } from '../mentions/mention.ts'
import { DOUBT } from '../resolve.ts'
import { type Clause, selectAffirmed } from '../scope/clause.ts'
import { dropBonusSentences } from '../scope/foreignPrint.ts'
import type { OfferView } from '../scope/offerView.ts'
import { splitIntoTokens } from '../text/neighbours.ts'
import { WORDS_BETWEEN_PLAN_AND_CARDS } from '../vocabulary/payment.ts'

export type AcceptedCards = { cards: CardClaim[]; doubt: number }

/** Usually the header names the kinds and the small print the networks. */
export function findAcceptedCards(view: OfferView): AcceptedCards {
  const { cards, doubt } = combineCards(view)
  // A kind that is named both with and without networks means the one with networks.
  const isRepeated = ({ kind, network }: CardClaim) =>
    network === null && cards.some((other) => other.kind === kind && other.network !== null)
  const offered = selectCardsOfOffer(
    view,
    cards.filter((card) => !isRepeated(card)),
  )
  return { cards: offered, doubt }
}

/** Instalments need credit cards, a tier its own kinds. */
function selectCardsOfOffer({ offer }: OfferView, cards: readonly CardClaim[]): CardClaim[] {
  const kinds = offer.tier?.cards ?? []
  const lent = offer.discount.type === 'cuotas sin intereses' ? creditOnly(cards) : [...cards]
  return kinds.length === 0 ? lent : lent.filter(({ kind }) => kind === null || kinds.includes(kind))
}

const creditOnly = (cards: readonly CardClaim[]): CardClaim[] =>
  cards.filter(({ kind }) => kind !== 'debit' && kind !== 'prepaid').map((card) => ({ ...card, kind: 'credit' }))

function combineCards(view: OfferView): AcceptedCards {
  const { folded } = view
  if (paysInOwnWay(view)) return { cards: [], doubt: DOUBT.oneSource }
  const header = findCards(folded, dropBonusSentences(view, selectAffirmed(view.header)))
  const bound = findCardsOfPlan(view)
  if (bound.length > 0) return { cards: bound, doubt: DOUBT.oneSource }
  if (header.length > 0 && view.isPrintForeign) return { cards: header, doubt: DOUBT.disputed }
  const own = findCards(folded, selectPayingPrint(view, view.own))
  const isConclusive = own.some(({ network }) => network !== null) || (own.length > 0 && !view.isTiered)
  const legal = isConclusive
    ? own
    : findCards(folded, selectPayingPrint(view, view.isTiered ? [...view.legal, ...view.foreign] : view.common))
  const pictured = pictureNetworks(view)
  if (header.length === 0)
    return legal.length > 0
      ? { cards: legal, doubt: DOUBT.oneSource }
      : { cards: pictured, doubt: pictured.length > 0 ? DOUBT.supposed : 0 }
  if (legal.length === 0) return { cards: withNetworks(header, pictured), doubt: 0 }
  return refineByPrint(withoutStrays(view, header, legal), legal, pictured)
}

function selectPayingPrint(view: OfferView, clauses: readonly Clause[]): Clause[] {
  const legal = dropBonusSentences(view, selectAffirmed(clauses)).filter(({ role }) => role === 'legal')
  const paying = legal.filter((clause) => !isOfRefund(legal.filter(({ sentence }) => sentence === clause.sentence)))
  return paying.some(({ mentions }) => selectMentions(mentions, 'network').length > 0) ? paying : legal
}

const HOW_IT_COMES: readonly Topic[] = ['till', 'statement', 'accountOfRefund']

function isOfRefund(sentence: readonly Clause[]): boolean {
  const mentions = sentence.flatMap((clause) => clause.mentions)
  const is = (...kinds: readonly MentionKind[]) => mentions.some(({ kind }) => kinds.includes(kind))
  const topics = new Set(selectMentions(mentions, 'topic').map(({ value }) => value))
  const isWhen = HOW_IT_COMES.some((topic) => topics.has(topic)) || (topics.has('refund') && is('duration'))
  return isWhen && !is('percent', 'instalments', 'institution')
}

/** A bonus whose own small print names an app does not ask for the cards of the card's first offer. */
function paysInOwnWay({ offer, isTiered, own }: OfferView): boolean {
  const named = own.filter(({ role }) => role === 'legal').flatMap(({ mentions }) => mentions)
  const names = (...kinds: readonly MentionKind[]) => named.some(({ kind }) => kinds.includes(kind))
  return offer.isBonus && isTiered && names('app') && names('people') && !names('cardKind', 'network')
}

/** A kind that only the subtitle names, against headline and small print, is left over from other cards of the site. */
function withoutStrays(view: OfferView, cards: readonly CardClaim[], legal: readonly CardClaim[]): CardClaim[] {
  const headline = findCards(view.folded, selectAffirmed(view.header.filter(({ role }) => role === 'headline')))
  const kinds = kindsOf(headline.filter(({ network }) => network !== null))
  const isStrict = kinds.size > 0 && [...kindsOf(legal)].every((kind) => kinds.has(kind)) && kindsOf(legal).size > 0
  return isStrict ? cards.filter(({ kind }) => kind === null || kinds.has(kind)) : [...cards]
}

/** None unless the plans (numbers of instalments) have different cards. */
function findCardsOfPlan(view: OfferView): CardClaim[] {
  const { discount } = view.offer
  if (discount.type !== 'cuotas sin intereses') return []
  const plans = selectAffirmed([...view.header, ...view.legal]).flatMap((clause) => plansIn(view, clause))
  const [mine, others] = [true, false].map((isMine) =>
    plans.filter(({ instalments }) => instalments.includes(discount.value) === isMine).flatMap(({ cards }) => cards),
  ) as [CardClaim[], CardClaim[]]
  return others.some(({ network }) => !mine.some((card) => card.network === network)) ? mine : []
}

function plansIn({ folded }: OfferView, clause: Clause): { instalments: number[]; cards: CardClaim[] }[] {
  return selectMentions(clause.mentions, 'instalments').flatMap(({ value, end }) => {
    const next = selectMentions(clause.mentions, 'network').find(({ start }) => start >= end)
    if (next === undefined || !splitIntoTokens(folded.slice(end, next.start)).every((token) => WORDS_BETWEEN_PLAN_AND_CARDS.has(token)))
      return []
    return [{ instalments: value, cards: findCards(folded, [{ mentions: [next] }]) }]
  })
}

function pictureNetworks({ pictures }: OfferView): CardClaim[] {
  return pictures.flatMap(({ mentions }) =>
    selectMentions(mentions, 'network').map(({ start, end, value }) => ({ start, end, kind: null, network: value, institution: null })),
  )
}

function withNetworks(cards: readonly CardClaim[], pictured: readonly CardClaim[]): CardClaim[] {
  if (pictured.length === 0 || cards.some(({ network }) => network !== null)) return [...cards]
  return cards.flatMap((card) => pictured.map((picture) => ({ ...card, network: picture.network })))
}

const kindsOf = (cards: readonly CardClaim[]) => new Set(cards.flatMap(({ kind }) => (kind === null ? [] : [kind])))

function refineByPrint(header: readonly CardClaim[], legal: readonly CardClaim[], pictured: readonly CardClaim[]): AcceptedCards {
  // A network without a kind in the header accepts cards of any kind.
  const isOpen = header.some(({ kind, network }) => kind === null && network !== null)
  const kinds = isOpen ? new Set<CardKind>() : kindsOf(header)
  const typed = legal.flatMap((card): CardClaim[] =>
    card.kind !== null || kinds.size === 0 ? [card] : [...kinds].map((kind) => ({ ...card, kind })),
  )
  const fitting = typed.filter(({ kind }) => kinds.size === 0 || kind === null || kinds.has(kind))
  const named = fitting.filter(({ network }) => network !== null)
  if (named.length === 0) return { cards: withNetworks(header, pictured), doubt: fitting.length === 0 ? DOUBT.disputed : 0 }
  const covered = kindsOf(named)
  const missing = header.filter(({ kind }) => kind !== null && !covered.has(kind))
  const disagree = header.some(({ network }) => network !== null && !named.some((card) => card.network === network))
  return { cards: [...named, ...missing], doubt: missing.length > 0 || disagree ? DOUBT.disputed : 0 }
}

const NAMES: Record<CardNetwork, { credit: MethodName | null; debit: MethodName | null }> = {
  visa: { credit: 'Tarjeta de crédito VISA', debit: 'Tarjeta de débito VISA' },
  mastercard: { credit: 'Tarjeta de crédito Mastercard', debit: 'Tarjeta de débito Mastercard' },
  cabal: { credit: 'Tarjeta de crédito Cabal', debit: 'Tarjeta de débito Cabal' },
  amex: { credit: 'Tarjeta American Express', debit: null },
  maestro: { credit: null, debit: 'Tarjeta de débito Mastercard' },
}

/** A kind alone means Visa and Mastercard; a network alone means credit and debit. */
export function getCardNames({ kind, network }: Pick<CardClaim, 'kind' | 'network'>): MethodName[] {
  const networks: CardNetwork[] = network === null ? ['visa', 'mastercard'] : [network]
  if (kind === 'prepaid') return networks.includes('mastercard') ? ['Tarjeta Prepaga Mastercard'] : []
  const kinds = kind === null ? (['credit', 'debit'] as const) : [kind]
  return kinds.flatMap((each) => networks.flatMap((one) => NAMES[one][each] ?? []))
}

export const getCardNamesOfKind = (kind: 'credit' | 'debit'): MethodName[] => [
  ...new Set(Object.values(NAMES).flatMap((names) => names[kind] ?? [])),
]
