import type { Weekday } from '#domain/calendar/calendar.ts'
import { CHAINS } from '#domain/catalogue/chain.ts'
import { isCardSlug, methodNamed } from '#domain/catalogue/paymentMethod.ts'
import { IS_PROVEN_AT_TILL } from '#domain/choice/beforehand.ts'
import type { ExtractedPromotion, Span } from '#domain/promotion/promotion.ts'
import { QUALIFIERS, type Qualifier } from '#domain/promotion/qualifier.ts'
import { keepOutermost, type Mention, type MentionKind, type PaymentMeans, selectMentions } from '../mentions/mention.ts'
import { isAddition } from '../mentions/percent.ts'
import { type Clause, selectAffirmed } from '../scope/clause.ts'
import { findCommonBans, getOfferClauses, type OfferView } from '../scope/offerView.ts'
import type { Scope } from '../scope/scopes.ts'
import { foldKeepingOffsets } from '../text/fold.ts'
import { splitIntoTokens } from '../text/neighbours.ts'
import { findRefundsByCard } from './refund.ts'
import { findPartialStacking } from './stacking.ts'

type Read = Omit<ExtractedPromotion, 'qualifiers'>

/** They have no words to quote. */
type Unsaid = Extract<Qualifier, `unsaid${string}`>
type Said = Exclude<Qualifier, Unsaid>

/** The words that narrow a field; none if the field does not say what the qualifier narrows. */
const NARROWED: Record<Said, (view: OfferView, promotion: Read) => readonly Span[]> = {
  deliveryDays: (view, { where, weekdays }) =>
    weekdays !== null && where.every((format) => format === 'Online') ? bookedDays(view, weekdays) : [],
  bannedMethods: (view, { paymentMethods, unknownPaymentMethods }) =>
    paymentMethods === null && unknownPaymentMethods.length === 0 ? bannedMethods(view) : [],
  partialStacking: (view, { stackable }) => (stackable ? findPartialStacking(view) : []),
  addition: ({ offer, folded }) => (offer.isBonus ? offer.spans.filter((span) => isAddition(folded, span)) : []),
  dayBefore: findDaysBefore,
  modoAlone: (view, promotion) => findWalletBan(view, promotion, ['MODO']),
  modoAndPhones: (view, promotion) => findWalletBan(view, promotion, ['Apple Pay', 'Google Pay', 'MODO']),
  notAtSelfCheckout: (view) =>
    getOfferClauses(view)
      // A ban of MODO at these tills is none of who pays with the card.
      .filter(({ modality, start }) => modality === 'forbids' && !view.folded.endsWith(' modo ', start))
      .flatMap(({ mentions }) => selectMentions(mentions, 'topic').filter(({ value }) => value === 'selfCheckout'))
      .map(spanOf),
  refundByCard: (view, { conditions: { refund, how } }) =>
    refund?.kind === 'refund' && (how.funds === null || how.funds === 'card') ? findRefundsByCard(view) : [],
  retiredAlone: ({ folded }, { appliesOnlyTo, conditions: { who } }) =>
    appliesOnlyTo?.jubilados && !splitIntoTokens(folded).some((word) => word.startsWith('pension'))
      ? who.filter(({ quote }) => foldKeepingOffsets(quote).includes('jubilad'))
      : [],
  showsId: (view, { conditions: { who } }) => (who.some(({ kind }) => IS_PROVEN_AT_TILL[kind]) ? findIds(view) : []),
}

const hasCards = (groups: Read['paymentMethods']) =>
  (groups ?? []).some((group) => group.some((name) => isCardSlug(methodNamed(name).slug)))

function findAnyCards(view: OfferView): Span[] {
  const means = selectAffirmed(getOfferClauses(view)).flatMap(({ mentions }) => selectMentions(mentions, 'cardKind'))
  return means.filter(({ start }) => ANY_CARD.some((words) => view.folded.slice(0, start).endsWith(words))).map(spanOf)
}
const ANY_CARD = ['cualquier ', 'cualquier tarjeta ', 'cualquier tarjeta de ', 'todas las tarjetas de ', 'todas las tarjetas ']

/** A cap per DNI and the wallet of that name ask for no DNI. */
function findIds(view: OfferView): Span[] {
  return getOfferClauses(view)
    .flatMap(({ start, end }) => findWord(view.folded, 'dni', { start, end }))
    .filter(({ start }) => !BEFORE_OTHER_ID.some((word) => view.folded.slice(0, start).endsWith(word)))
}
const BEFORE_OTHER_ID = [' cuenta ', ' clave ', ' por ', ' cada ']

function findWord(folded: string, word: string, { start, end }: Span): Span[] {
  const at = folded.indexOf(word, start)
  return at < 0 || at >= end ? [] : [{ start: at, end: at + word.length }, ...findWord(folded, word, { start: at + word.length, end })]
}

function findDaysBefore(view: OfferView): Span[] {
  const clauses = getOfferClauses(view)
  const isEnrolment = ({ value: { kind } }: Mention<'people'>) => kind === 'enrolment' || kind === 'member'
  const enrolling = clauses.filter(({ mentions }) => selectMentions(mentions, 'people').some(isEnrolment))
  const sentences = new Set(enrolling.map(({ sentence }) => sentence))
  return clauses
    .filter(({ sentence }) => sentences.has(sentence))
    .flatMap((clause) => DAYS_BEFORE.flatMap((words) => findWord(view.folded, words, clause)))
}
const DAYS_BEFORE = ['24 horas antes', '24 hs antes', '24hs antes', '24 h antes', 'un dia antes', 'dia anterior', 'dia previo'] as const

/** The card bans wallets but these (`taken`, in alphabetical order), and says no other way to pay. */
function findWalletBan(view: OfferView, { paymentMethods, conditions: { how } }: Read, taken: readonly string[]): Span[] {
  const isByCard = hasCards(paymentMethods) || paymentMethods?.flat().some((name) => methodNamed(name).kind === 'card')
  if (!isByCard || how.rails.length > 0 || how.app.length > 0) return []
  const clauses = getOfferClauses(view)
  return clauses
    .filter(({ modality }) => modality === 'forbids')
    .flatMap((ban) => {
      const [wallets] = selectMentions(ban.mentions, 'means').filter(({ value }) => value === 'wallets')
      if (wallets === undefined) return []
      const after = clauses.filter(({ sentence, start }) => sentence === ban.sentence && start > wallets.start)
      const excepted = after.filter(({ modality }) => modality === 'exempts').flatMap(({ mentions }) => selectMentions(mentions, 'app'))
      const names = [...new Set(excepted.map(({ value }) => value))].sort()
      return names.join() === taken.join() ? [spanOf(ban), ...excepted.map(spanOf)] : []
    })
}

const spanOf = ({ start, end }: Span): Span => ({ start, end })

export function readQualifiers(scope: Scope, promotion: Read): { value: Qualifier[]; spans: Span[] } {
  const found = new Map(QUALIFIERS.filter(isSaid).map((qualifier) => [qualifier, NARROWED[qualifier](scope.view, promotion)]))
  return {
    value: QUALIFIERS.filter((qualifier) => (isSaid(qualifier) ? found.get(qualifier)?.length : UNSAID[qualifier](scope, promotion))),
    spans: [...found.values()].flat(),
  }
}

const isSaid = (qualifier: Qualifier): qualifier is Said => !Object.hasOwn(UNSAID, qualifier)

/** What cards usually state, and this one leaves open. */
const UNSAID: Record<Unsaid, (scope: Scope, promotion: Read) => boolean> = {
  unsaidPlace: (scope, promotion) => saysNoPlace(promotion) && !namesShopsAlone(scope, promotion),
  unsaidWeb: (scope, promotion) => saysNoPlace(promotion) && namesShopsAlone(scope, promotion),
  unsaidMethods: ({ view }, { paymentMethods, unknownPaymentMethods }) =>
    paymentMethods === null &&
    unknownPaymentMethods.length === 0 &&
    !PAYING.some((words) => view.folded.includes(words)) &&
    !getOfferClauses(view).some(({ mentions }) => selectMentions(mentions, 'means').some(({ value }) => value === 'cash')),
  unsaidNetworks: ({ view, text: { clauses } }, { paymentMethods }) =>
    hasCards(paymentMethods) &&
    findAnyCards(view).length === 0 &&
    clauses.every(({ mentions }) => selectMentions(mentions, 'network').length === 0),
  unsaidEnd: (_scope, { validUntil, evidence }) => validUntil !== null && evidence.validUntil === undefined,
}

/** The chain has shops and web, and nothing says which. */
const saysNoPlace = ({ supermarket, evidence }: Read) =>
  CHAINS[supermarket].where.some((format) => format === 'Online') && evidence.where === undefined

/** The words speak of shops, in which alone the chain's offers usually hold. */
const namesShopsAlone = ({ view }: Scope, { where }: Read) =>
  !where.includes('Online') && (splitIntoTokens(view.folded).some((word) => SHOPS.has(word)) || namesAllShops(view))

const namesAllShops = (view: OfferView) =>
  getOfferClauses(view).some(({ mentions }) => selectMentions(mentions, 'channel').some(({ value }) => value === 'shops'))

const PAYING = ['medio de pago', 'medios de pago', 'tarjeta', 'billetera'] as const
const SHOPS = new Set(['tienda', 'tiendas', 'local', 'locales', 'sucursal', 'sucursales'])

/** Days of delivery among the offer's. The sentence is read whole: promise and demand are separate clauses. */
function bookedDays(view: OfferView, weekdays: readonly Weekday[]): Span[] {
  const sentences = [...Map.groupBy(selectAffirmed(getOfferClauses(view)), ({ sentence }) => sentence).values()]
  const booked = sentences.flatMap((clauses) =>
    findBookedDays({ mentions: clauses.flatMap(({ mentions }) => mentions), clues: clauses.flatMap(({ clues }) => clues) }),
  )
  return booked.filter(({ value }) => value.some((day) => weekdays.includes(day))).map(spanOf)
}

/** None if any day can be chosen. */
export function findBookedDays({ mentions, clues }: Pick<Clause, 'mentions' | 'clues'>): readonly Mention<'weekdays'>[] {
  const booking = clues.find(({ value }) => value === 'booking')
  if (booking === undefined || clues.some(({ value, start }) => value === 'anyDay' && start > booking.start)) return []
  return selectMentions(mentions, 'weekdays').filter(({ start }) => start > booking.start && start - booking.end < LONGEST_BOOKING)
}
const LONGEST_BOOKING = 48

/** Not bans on combining with offers that are paid in some way. */
function bannedMethods(view: OfferView): Span[] {
  return [...getOfferClauses(view).filter(({ modality }) => modality === 'forbids'), ...findCommonBans(view)].filter(bansMethod).map(spanOf)
}

/** Not one on cash withdrawals or on buying gift cards. */
function bansMethod({ mentions, clues }: Clause): boolean {
  const stacking = selectMentions(mentions, 'topic').find(({ value }) => value === 'stacking' || value === 'alone')
  const isPaid = selectMentions(mentions, 'opener').some(({ value }) => value === 'pays')
  const isDrawn = clues.some(({ value }) => value === 'tells') && !isPaid
  const isWay = ({ kind, value }: Mention) => WAYS_TO_PAY.has(kind) || (kind === 'means' && MEANS_TO_PAY.has(value) && !isDrawn)
  const banned = (isPaid ? mentions : keepOutermost(mentions)).find(isWay) ?? clues.find(({ value }) => value === 'paying')
  return banned !== undefined && (stacking === undefined || stacking.start > banned.start)
}
const WAYS_TO_PAY = new Set<MentionKind>(['rail', 'app', 'cardKind'])
const MEANS_TO_PAY = new Set<PaymentMeans>(['wallets', 'cash', 'card', 'other'])
