import { CHAINS } from '#domain/chain.ts'
import { isCardSlug, methodNamed } from '#domain/paymentMethod.ts'
import type { ExtractedPromotion, Span } from '#domain/promotion.ts'
import { QUALIFIERS, type Qualifier } from '#domain/qualifier.ts'
import { webBesideShops } from '../claims/channels.ts'
import { withoutForeignPrint } from '../claims/institutions.ts'
import { type OfferView, wordsOfOffer } from '../claims/offerView.ts'
import type { Scope } from '../claims/reader.ts'
import { saysPlace } from '../claims/where.ts'
import { ANY_PLAN } from '../claims/who.ts'
import { type Clue, type Mention, type MentionKind, mentionsOf, outermost } from '../mentions/mention.ts'
import { isAddition } from '../mentions/percent.ts'
import { affirmed, type Clause } from '../scope/clause.ts'
import { fold } from '../text/fold.ts'
import { refundsByCard } from './refund.ts'
import { partialStacking } from './stacking.ts'

type Read = Omit<ExtractedPromotion, 'qualifiers'>
/** What a card does not say stands in no words. */
type Unsaid = Extract<Qualifier, `unsaid${string}`>
type Said = Exclude<Qualifier, Unsaid>

const has = ({ mentions }: Clause, clue: Clue) => mentionsOf(mentions, 'clue').some(({ value }) => value === clue)
const isForAny = ({ paymentMethods, unknownPaymentMethods }: Read) => paymentMethods === null && unknownPaymentMethods.length === 0

/** The words that narrow what a field of the promotion says; none where it says something else. */
const NARROWED: Record<Said, (view: OfferView, promotion: Read, scope: Scope) => readonly Span[]> = {
  // The days for which the delivery is booked, if the offer's own are among them.
  deliveryDays: (view, { where, weekdays }) => {
    if (weekdays === null || where.some((format) => format !== 'Online')) return []
    const sentences = [...Map.groupBy(affirmed(wordsOfOffer(view)), ({ sentence }) => sentence).values()]
    return sentences
      .flatMap((clauses) => bookedDaysIn({ mentions: clauses.flatMap(({ mentions }) => mentions) }))
      .filter(({ value }) => value.some((day) => weekdays.includes(day)))
  },
  bannedMethods: (view, promotion) => (isForAny(promotion) ? wordsOfOffer(view).filter(bansMethod) : []),
  partialStacking: (view, { stackable }) => (stackable ? partialStacking(view) : []),
  addition: additionIn,
  byPhone: (view, { where }) =>
    where.includes('Online')
      ? []
      : affirmed(wordsOfOffer(view)).filter(
          (clause) =>
            clause.modality === 'requires' &&
            has(clause, 'phone') &&
            !mentionsOf(clause.mentions, 'topic').some(({ value }) => value === 'inStore'),
        ),
  coupon: (_view, { conditions: { who } }) =>
    who.filter(({ kind, quote }) => kind === 'enrolment' && COUPONS.some((word) => fold(quote).includes(word))),
  saidWeb: (_view, { where }, scope) => (where.includes('Online') ? [] : webBesideShops(scope)),
  refundByCard: (view, { conditions: { refund, how } }) =>
    refund?.kind === 'refund' && (how.funds === null || how.funds === 'card') ? refundsByCard(view) : [],
  retiredAlone: ({ folded }, { appliesOnlyTo, conditions: { who } }) =>
    appliesOnlyTo?.jubilados && !folded.includes('pension') ? who.filter(({ quote }) => fold(quote).includes('jubilad')) : [],
  wholePurchase: (view, { onlyForProducts }) =>
    onlyForProducts === null
      ? affirmed(wordsOfOffer(view))
          .filter((clause) => has(clause, 'whole'))
          .slice(0, 1)
      : [],
}
/** `Programá tu entrega para los martes`, and not for the day one likes. */
export function bookedDaysIn({ mentions }: Pick<Clause, 'mentions'>): readonly Mention<'weekdays'>[] {
  const booking = mentions.find(({ kind, value }) => kind === 'clue' && value === 'booking')
  const behind = booking === undefined ? [] : mentions.filter(({ start }) => start > booking.start)
  return behind.some(({ kind, value }) => kind === 'clue' && value === 'anyDay') ? [] : mentionsOf(behind, 'weekdays')
}
const COUPONS = ['cupon', 'codigo', 'voucher']

/** Bans on ways to pay. One on adding up is about something else, however the other offer is paid. */
function bansMethod(clause: Clause): boolean {
  if (clause.modality !== 'forbids') return false
  const mentions = outermost(clause.mentions)
  const way = mentions.find(({ kind, value }) => WAYS.has(kind) || (kind === 'clue' && value === 'wayToPay'))
  const stacking = mentionsOf(mentions, 'topic').find(({ value }) => value === 'stacking' || value === 'alone')
  return way !== undefined && (stacking === undefined || stacking.start > way.start)
}
const WAYS = new Set<MentionKind>(['rail', 'app', 'funds', 'cardKind', 'network', 'institution'])

/** `5 % adicional`; `15 % + 3 cuotas`, announced together and nowhere as one of two. */
function additionIn({ offer, folded, header }: OfferView): Span[] {
  if (offer.bonus) return offer.spans.filter((span) => isAddition(folded, span))
  const pairs = header.flatMap(({ mentions }) =>
    mentionsOf(mentions, 'percent').flatMap((percent) =>
      mentionsOf(mentions, 'instalments').map((instalments) => {
        const [first, second] = percent.start < instalments.start ? [percent, instalments] : [instalments, percent]
        const isOwn =
          offer.discount.type === 'porcentaje' ? percent.value === offer.discount.value : instalments.value.includes(offer.discount.value)
        return { start: first.start, end: second.end, isOwn, between: folded.slice(first.end, second.start) }
      }),
    ),
  )
  if (pairs.some(({ between }) => EITHER.some((word) => between.includes(word)))) return []
  return pairs.filter(({ isOwn, between }) => isOwn && BOTH.some((word) => between.includes(word)))
}
const EITHER = [' o ', ' u ']
const BOTH = ['+', ' y ', ' en ']

/** What no icon, picture and word says, where it could be more than one thing. */
const UNSAID: Record<Unsaid, (scope: Scope, promotion: Read) => boolean> = {
  unsaidPlace: (scope, promotion) => saysNoPlace(scope, promotion) && !namesShopsAlone(scope, promotion),
  unsaidWeb: (scope, promotion) =>
    saysNoPlace(scope, promotion) && namesShopsAlone(scope, promotion) && !scope.view.folded.includes('presencial'),
  unsaidMethods: ({ text }, promotion) => isForAny(promotion) && !text.clauses.some((clause) => has(clause, 'wayToPay')),
  unsaidNetworks: ({ text: { clauses } }, { paymentMethods }) =>
    (paymentMethods ?? []).some((group) => group.some((name) => isCardSlug(methodNamed(name).slug))) &&
    clauses.every(({ mentions }) => mentionsOf(mentions, 'network').length === 0),
  unsaidPlans: ({ text: { clauses } }, { paymentMethods }) => {
    const plans = new Set((paymentMethods ?? []).flat().filter((name) => methodNamed(name).parent !== null))
    const named = clauses.flatMap(({ mentions }) => mentionsOf(mentions, 'tier').map(({ value }) => value))
    return (
      plans.size > 1 && named.some(({ name }) => name === ANY_PLAN) && !named.some(({ variant }) => variant !== null && plans.has(variant))
    )
  },
}

/** No icon and no word says whether in the shops, on the web or both, where the chain has both. */
const saysNoPlace = (scope: Scope, { supermarket, evidence }: Read) =>
  CHAINS[supermarket].where.some((format) => format === 'Online') && evidence.where === undefined && !saysPlace(scope)
/** `Aplica para todas las tiendas`, of a chain whose offers hold in its shops. */
const namesShopsAlone = ({ text }: Scope, { where }: Read) =>
  !where.includes('Online') && text.clauses.some((clause) => has(clause, 'shops'))

const isSaid = (qualifier: Qualifier): qualifier is Said => !Object.hasOwn(UNSAID, qualifier)

/** What narrows how the fields of a promotion are to be understood: asked last, when it is known what they say. */
export function qualifiersOf(scope: Scope, promotion: Read): { value: Qualifier[]; spans: Span[] } {
  const own = withoutForeignPrint(scope.view)
  const found = new Map(QUALIFIERS.filter(isSaid).map((qualifier) => [qualifier, NARROWED[qualifier](own, promotion, scope)]))
  return {
    value: QUALIFIERS.filter((qualifier) => (isSaid(qualifier) ? found.get(qualifier)?.length : UNSAID[qualifier](scope, promotion))),
    spans: [...found.values()].flat().map(({ start, end }) => ({ start, end })),
  }
}
