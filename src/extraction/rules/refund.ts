import { CHAINS } from '#domain/catalogue/chain.ts'
import { methodNamed } from '#domain/catalogue/paymentMethod.ts'
import type { Conditions, RefundCondition } from '#domain/promotion/condition.ts'
import type { Span } from '#domain/promotion/promotion.ts'
import { memoize } from '../memoize.ts'
import { keepOutermost, type Mention, type MentionValues, selectMentions, type Topic } from '../mentions/mention.ts'
import { RESOLUTION_RULES, selectDecisiveClaims } from '../resolve.ts'
import type { Clause } from '../scope/clause.ts'
import { getOfferClauses, type OfferView } from '../scope/offerView.ts'
import { foldKeepingOffsets } from '../text/fold.ts'
import { quoteSpan } from '../text/spans.ts'
import { getFamilyName, REFUND_WALLETS } from '../vocabulary/issuers.ts'
import { findRequiredIssuers } from './issuers.ts'

type CardKind = MentionValues['cardKind']
type Where = NonNullable<RefundCondition['where']>
/** A place, a term in days, or both, for these kinds of card. */
type Part = { where: Where | null; days: number | null; business: boolean; kinds: readonly CardKind[] }
/** `till`: taken off at the checkout; `bare`: it only says that money comes back. */
type SentenceClaim = Span & { place: 'timed' | 'till' | 'bare'; parts: readonly Part[]; mentions: readonly Mention[] }

/** The longest of several terms applies. Instalments have no refund. */
export function readRefund(view: OfferView): Pick<Conditions, 'refund' | 'evidence'> {
  const told = decideRefund(view)
  const first = told[0]
  if (first === undefined) return { refund: null, evidence: {} }
  const parts = told.flatMap((one) => one.parts)
  const longest = parts.reduce<Part | null>((a, b) => (a === null || (b.days ?? -1) > (a.days ?? -1) ? b : a), null)
  const where = longest?.where ?? parts.find((part) => part.where !== null && !isApart(part, longest))?.where ?? null
  const refund = {
    kind: first.place === 'till' ? ('till' as const) : ('refund' as const),
    days: longest?.days ?? null,
    business: longest?.business ?? false,
    where,
  }
  return {
    refund,
    evidence: { refund: told.slice(0, MOST_QUOTES).map((one) => quoteSpan(view.card.text, one)) },
  }
}
/** Cards repeat themselves. */
const MOST_QUOTES = 4

const isApart = (part: Part, other: Part | null) =>
  part.kinds.length > 0 && other !== null && other.kinds.length > 0 && !part.kinds.some((kind) => other.kinds.includes(kind))

/** A place or term for some accepted cards only: `refund` has room for one, so it becomes a qualifier. */
export function findRefundsByCard(view: OfferView): Span[] {
  if (kindsThatPay(view).length === 1) return []
  return decideRefund(view)
    .filter(({ parts }) => parts.some(({ kinds }) => kinds.length > 0 && !PAYING.every((one) => kinds.includes(one))))
    .map(({ start, end }) => ({ start, end }))
}
const PAYING = ['credit', 'debit'] as const

/** If the small print of an offer's tier states no term, that of its issuer's other tiers counts: an issuer pays all tiers alike. */
const decideRefund = memoize((view: OfferView): readonly SentenceClaim[] => {
  if (view.offer.discount.type === 'cuotas sin intereses') return []
  const own = selectOwnFigure(view, readSentences(view, getOfferClauses(view)))
  const isTimed = own.some(({ place }) => place !== 'bare')
  const all = isTimed ? own : selectOwnFigure(view, [...own, ...readSentences(view, selectOfIssuer(view))])
  const told = selectDecisiveClaims(RESOLUTION_RULES.refund, all)
  return told[0]?.place === 'bare' && !isIssuers(view) ? [] : told
})

/** Clauses about the card's other offers, without the print that another issuer's figure opens. */
function selectOfIssuer(view: OfferView): Clause[] {
  const own = new Set(findRequiredIssuers(view).names)
  let isOther = false
  return [...Map.groupBy(view.foreign, ({ sentence }) => sentence).values()].flatMap((clauses) => {
    const mentions = clauses.flatMap((clause) => clause.mentions)
    if (selectMentions(mentions, 'percent').length > 0) {
      const named = selectMentions(mentions, 'institution').filter(({ value }) => value !== 'MODO')
      const names = named.map(({ value }) => getFamilyName(value))
      isOther = names.length > 0 && own.size > 0 && !names.some((name) => own.has(name))
    }
    return isOther ? [] : clauses
  })
}

/** Of several figures, sentences about the offer's own count. */
function selectOwnFigure({ offer }: OfferView, told: readonly SentenceClaim[]): readonly SentenceClaim[] {
  const isOfOther = ({ mentions }: SentenceClaim) => {
    const named = selectMentions(mentions, 'percent').map(({ value }) => value)
    return named.length > 0 && !named.includes(offer.discount.value)
  }
  return told.every(isOfOther) ? told : told.filter((one) => !isOfOther(one))
}

/** A sentence is read whole, because its clauses part the term from the refund. */
function readSentences(view: OfferView, clauses: readonly Clause[]): SentenceClaim[] {
  const spoken = clauses.filter(({ modality }) => !SAYS_NOTHING.has(modality))
  return [...Map.groupBy(spoken, ({ sentence }) => sentence).values()].flatMap((sentence) => readSentence(view, sentence) ?? [])
}
const SAYS_NOTHING = new Set<Clause['modality']>(['example', 'waives', 'forbids'])

function readSentence(view: OfferView, clauses: readonly Clause[]): SentenceClaim | null {
  const mentions = keepOutermost(clauses.flatMap((clause) => clause.mentions.filter(({ kind }) => kind !== 'bound' && kind !== 'opener')))
  const has = (value: Topic) => selectMentions(mentions, 'topic').some((topic) => topic.value === value)
  const giving = selectMentions(mentions, 'giving').map(({ value }) => value)
  const span = { start: Math.min(...clauses.map(({ start }) => start)), end: Math.max(...clauses.map(({ end }) => end)), mentions }
  const comes = has('refund') || giving.includes('arrives')
  const parts = comes ? partsOfSentence(view, mentions) : []
  if (parts.some(({ where }) => where !== null)) return { ...span, place: 'timed', parts }
  const isAnnounced = clauses.some(({ role }) => role !== 'legal')
  if (has('till') && (giving.length > 0 || isAnnounced) && !has('refund')) return { ...span, place: 'till', parts: [] }
  if (parts.length > 0) return { ...span, place: 'timed', parts }
  // Shops also use "reintegro" for a discount at the checkout.
  if (has('till') && has('refund')) return { ...span, place: 'till', parts }
  return has('refund') ? { ...span, place: 'bare', parts } : null
}

/** A place with its term is one part; a conjunction begins the next. */
function partsOfSentence(view: OfferView, mentions: readonly Mention[]): Part[] {
  const groups: Mention[][] = []
  let last: Mention | undefined
  for (const mention of mentions) {
    if (whereOf(mention, mentions) !== null || mention.kind === 'duration') {
      if (last === undefined || isParting(view.folded.slice(last.end, mention.start))) groups.push([])
      last = mention
    }
    groups.at(-1)?.push(mention)
  }
  const first = groups[0]?.[0]
  const ahead = first === undefined ? [] : mentions.filter(({ start }) => start < first.start)
  const around = (group: readonly Mention[]) => (groups.length === 1 ? [...ahead, ...group] : group)
  const found = groups.map((group) => partOf(view, placesOfRefund(group, mentions), group, around(group)))
  const paying = kindsThatPay(view)
  const own = found.filter(({ kinds }) => kinds.length === 0 || paying.length !== 1 || kinds.includes(paying[0] as CardKind))
  // If two places are alternatives and no kind of card tells them apart, the place stays open.
  const isEither = own.every(({ kinds }) => kinds.length === 0) && new Set(own.flatMap(({ where }) => where ?? [])).size > 1
  if (isEither) return own.map((part) => ({ ...part, where: null }))
  const isOfOneEach = paying.length > 1 && PAYING.every((kind) => own.some(({ kinds, where }) => where !== null && kinds.join() === kind))
  return isOfOneEach ? own.map((part) => ({ ...part, where: null, days: null, business: false })) : own
}

function kindOf(mention: Mention): CardKind[] {
  if (mention.kind === 'cardKind') return [mention.value]
  if (mention.kind !== 'topic') return []
  return mention.value === 'debitCards' ? ['debit'] : mention.value === 'creditCards' ? ['credit'] : []
}
const isParting = (between: string) => between.includes(' o ') || between.includes(' y ') || between.includes(';')
const placesOfRefund = (group: readonly Mention[], all: readonly Mention[]) =>
  new Set(group.flatMap((mention) => whereOf(mention, all) ?? []))

function partOf(view: OfferView, places: ReadonlySet<Where>, group: readonly Mention[], around: readonly Mention[]): Part {
  const kinds = [...new Set(around.flatMap(kindOf))]
  const longest = selectMentions(group, 'duration').reduce<Mention<'duration'> | null>(
    (a, b) => (a === null || b.value.days > a.value.days ? b : a),
    null,
  )
  const where = PLACES_BY_RANK.find((place) => places.has(place)) ?? null
  // The statement of a debit card is that of its account.
  const isOfDebit = kinds.includes('debit') && (places.has('account') || kindsThatPay(view).join() === 'debit')
  return {
    where: isOfDebit && where === 'statement' ? 'account' : where,
    days: longest?.value.days ?? null,
    business: longest?.value.business ?? false,
    kinds,
  }
}
const PLACES_BY_RANK: readonly Where[] = ['statement', 'wallet', 'account']

/** The name of a wallet after words for a refund means the wallet. */
function whereOf(mention: Mention, mentions: readonly Mention[]): Where | null {
  if (mention.kind === 'institution') {
    const before = mentions.findLast(({ kind, end }) => (kind === 'giving' || kind === 'topic') && end <= mention.start)
    const isPlace =
      before !== undefined && mention.start - before.end < NEAR && (before.kind === 'giving' || PLACED_IN.has(before.value as Topic))
    return isPlace && REFUND_WALLETS.has(mention.value) ? 'wallet' : null
  }
  if (mention.kind !== 'topic') return null
  return mention.value === 'statement'
    ? 'statement'
    : mention.value === 'accountOfRefund'
      ? 'account'
      : mention.value === 'walletOfRefund'
        ? 'wallet'
        : null
}
const NEAR = 16
const PLACED_IN = new Set<Topic>(['refund', 'accountOfRefund'])

/** Without an issuer, "reintegro" is the shop's word for a discount. */
function isIssuers(view: OfferView): boolean {
  const named = [...view.header, ...view.pictures, ...view.legal].flatMap(({ mentions }) => selectMentions(mentions, 'institution'))
  const own = foldKeepingOffsets(CHAINS[view.card.chain].name)
  const issuers = named.some(
    ({ value }) => (value === 'MODO' || methodNamed(value).kind !== 'generic') && !foldKeepingOffsets(value).includes(own),
  )
  return issuers && !view.legal.some(isPaidByOther)
}

const isPaidByOther = ({ mentions }: Clause) => selectMentions(mentions, 'topic').some(({ value }) => value === 'payer')

/** Credit and debit if none is announced. */
function kindsThatPay({ header }: OfferView): readonly CardKind[] {
  const kinds = header.flatMap(({ mentions }) => selectMentions(mentions, 'cardKind')).map(({ value }) => value)
  return kinds.length === 0 ? PAYING : PAYING.filter((kind) => kinds.includes(kind))
}
