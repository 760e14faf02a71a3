import type { WhoKind } from '#domain/condition.ts'
import type { Where } from '#domain/chain.ts'
import { methodNamed } from '#domain/paymentMethod.ts'
import type { ExtractedPromotion, Span } from '#domain/promotion.ts'
import { MAX_CLAUSE_TEXT, MAX_NOT_UNDERSTOOD, MAX_RESTRICTIONS } from '#domain/promotionFields.ts'
import { type OfferView, wordsOfOffer } from './claims/offerView.ts'
import { type Channel, type Clue, type Mention, type MentionKind, type Means, type MentionValues, mentionsOf, outermost } from './mentions/mention.ts'
import type { Refiner } from './refiners/refiner.ts'
import { capsOverPeriods } from './rules/amounts.ts'
import { issuersCards } from './rules/issuersCards.ts'
import { refundsByCard } from './rules/refund.ts'
import { partialStacking } from './rules/stacking.ts'
import { type Clause, isAffirmed } from './scope/clause.ts'
import { withoutForeignPrint } from './scope/print.ts'
import { bareWords, shortened, tidied, trimmedSpan } from './text/wording.ts'
import { tidySpans } from './tidySpans.ts'
import { familyName, LEVEL_CARDS } from './vocabulary/issuers.ts'
import { ANY_PLAN } from './vocabulary/tiers.ts'

type Consume<K extends MentionKind> = (value: MentionValues[K], promotion: ExtractedPromotion) => boolean

/** Whether a field of a promotion has consumed what a mention says: figures, and names that decide who, how, when or where. */
const CONSUMED: { [K in MentionKind]?: Consume<K> } = {
  money: (pesos, { limits, minPurchase }) =>
    pesos <= NEXT_TO_NOTHING ||
    pesos === limits.maxDiscount ||
    pesos === minPurchase ||
    (limits.explicitlyHasNoLimit && pesos >= NO_LIMIT),
  percent: (percent, { discount }) => percent === 0 || (discount.type === 'porcentaje' && discount.value === percent),
  instalments: (numbers, { discount }) =>
    (discount.type === 'cuotas sin intereses' && numbers.includes(discount.value)) || numbers.every((number) => number === 1),
  // Of several terms the longest is used.
  duration: ({ days }, { conditions }) => days <= (conditions.refund?.days ?? 0),
  date: (date, { validFrom, validUntil }) =>
    date !== null &&
    [date.from, date.until].every((day) => day === null || ((validFrom ?? day) <= day && day <= (validUntil ?? day))),
  weekdays: (days, { weekdays }) => days.length === 7 || weekdays === null || days.every((day) => weekdays.includes(day)),
  institution: (name, { paymentMethods, unknownPaymentMethods }) =>
    (paymentMethods ?? []).flat().some((method) => familyName(method) === familyName(name)) ||
    unknownPaymentMethods.some((other) => other.includes(name)),
  foreignCard: (name, { unknownPaymentMethods }) => unknownPaymentMethods.includes(name),
  // People without a tier are named next to those with one.
  tier: ({ name, variant, issuer }, { conditions, paymentMethods }) =>
    name === null ||
    conditions.who.some(({ value, quote }) => value?.includes(name) === true || quote.toLowerCase().includes(name.toLowerCase())) ||
    (paymentMethods ?? [])
      .flat()
      .some(
        (method) =>
          method === variant ||
          method.includes(name) ||
          (issuer === null && LEVEL_CARDS.get(method)?.level === name) ||
          (name === ANY_PLAN && methodNamed(method).parent === issuer),
      ),
  people: ({ kind }, { conditions, paymentMethods }) =>
    conditions.who.some((who) => who.kind === kind) ||
    (paymentMethods ?? []).flat().some((method) => VARIANT_FOR[kind] !== undefined && method.includes(VARIANT_FOR[kind])),
  rail: (rail, { conditions: { how } }) => how.rails.includes(rail),
  funds: (funds, { conditions: { how } }) => how.funds === funds,
  app: (app, { conditions: { how }, paymentMethods }) =>
    how.app.includes(app) || (paymentMethods ?? []).flat().some((method) => method === app || familyName(method) === app),
  province: (name, { conditions }) => isPlaceOf(conditions.region, name),
  town: (name, { conditions }) => isPlaceOf(conditions.region, name),
  // Shops and their formats are a field's matter, wherever they are named.
  channel: (channel, { where }) => (channel === 'web' ? where.every(isOnline) : channel === 'inPerson' ? !where.some(isOnline) : channel !== 'phone'),
  means: (means) => !OPEN_MEANS.has(means),
}
const isOnline = (format: Where) => format === 'Online'
const OPEN_MEANS = new Set<Means>(['cash', 'someIssuers', 'regionalIssuers', 'other', 'button', 'wallets', 'instalments'])
/** Variants of a method are for people. */
const VARIANT_FOR: Partial<Record<WhoKind, string>> = { salary: 'Sueldo', pensioner: 'Jubilad' }
/** `Con un pago mínimo de $ 1`, `tope $ 999.999`: the form wanted a number. */
const NEXT_TO_NOTHING = 1
const NO_LIMIT = 99_999

const isPlaceOf = (region: ExtractedPromotion['conditions']['region'], name: string) =>
  region !== null && [...region.provinces, ...region.onlyBranches, ...region.exceptBranches].includes(name)

/** Whether a mention is left over: of a kind that a field has to consume, and of none of the promotions. */
function isLeft({ kind, value }: Mention, promotions: readonly ExtractedPromotion[]): boolean {
  // The table is keyed by kind, so kind and value belong together.
  const consume = (CONSUMED as Partial<Record<MentionKind, (value: never, promotion: ExtractedPromotion) => boolean>>)[kind]
  return consume !== undefined && !promotions.some((promotion) => consume(value as never, promotion))
}

/** The source's own clauses that limit the offer, and that no field has consumed, each in sentence case with its place. */
export const addRestrictions: Refiner = (drafts) => {
  const promotions = drafts.map(({ promotion }) => promotion)
  return drafts.map((draft) => {
    const { scope, promotion } = draft
    const found = restrictionsOf(withoutForeignPrint(scope.view), promotion, promotions)
    if (found.length === 0) return draft
    const evidence = { ...promotion.evidence, restrictions: tidySpans(found) }
    return { ...draft, promotion: { ...promotion, restrictions: found.map(({ text }) => text), evidence } }
  })
}

function restrictionsOf(view: OfferView, promotion: ExtractedPromotion, all: readonly ExtractedPromotion[]): (Span & { text: string })[] {
  const spans = [
    ...joined(
      view.folded,
      sentencesOf(wordsOfOffer(view)).flatMap((clauses) => limitsIn(view, clauses, promotion)),
    ),
    ...ofOthers(view, all),
    ...accountOf(view, promotion),
    ...partialStacking(view),
    ...refundsByCard(view),
    ...issuersCards(view),
    ...capsOverPeriods(view.tiered ? view.own : [...view.header, ...view.own]),
  ]
  const found = spans
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .map(({ start, end, told }: Limit) => {
      const text = shortened(tidied(view.card.text.slice(start, end)), MAX_CLAUSE_TEXT)
      const words = bareWords(text)
      return { start, end, text, words, key: told === undefined ? words : bareWords(view.folded.slice(told.start, told.end)) }
    })
    .filter(({ text }) => text.split(' ').length >= LEAST_WORDS)
  const kept: typeof found = []
  for (const one of found.toSorted((a, b) => b.text.length - a.text.length))
    if (!kept.some(({ words }) => words.includes(one.key))) kept.push(one)
  return kept.toSorted((a, b) => a.start - b.start).slice(0, MAX_RESTRICTIONS)
}
/** `told`: the words of it that say something; the others only lead to them. */
type Limit = Span & { told?: Span }
/** Fewer words say nothing by themselves. */
const LEAST_WORDS = 3

const sentencesOf = (clauses: readonly Clause[]) => [...Map.groupBy(clauses, ({ sentence }) => sentence).values()]

/** `… NI a transferencias`, `No olvides asociarla`: what goes on about the sentence before is shown with it. */
function joined(folded: string, limits: readonly Limit[]): Limit[] {
  const out: Limit[] = []
  for (const limit of limits) {
    const last = out.at(-1)
    const isNext = last !== undefined && limit.start - last.end >= 0 && limit.start - last.end < 3
    if (isNext && GOES_ON.some((words) => folded.startsWith(words, limit.start))) last.end = limit.end
    else out.push({ ...limit })
  }
  return out
}
const GOES_ON = ['ni ', 'no olvides ', 'no te olvides ', 'recorda ']

/** To which account the money goes, where the field says only that it is one. */
function accountOf(view: OfferView, { discount, conditions }: ExtractedPromotion): Span[] {
  if (discount.type !== 'porcentaje' || conditions.refund?.where !== 'account') return []
  return wordsOfOffer(view)
    .filter((clause) => {
      const account = mentionsOf(clause.mentions, 'topic').find(({ value }) => value === 'accountOfRefund' || value === 'walletOfRefund')
      if (account === undefined || !isAffirmed(clause)) return false
      const isNamed = ({ kind, start }: Mention) => (kind === 'institution' || kind === 'app') && start >= account.start
      return clause.mentions.some(({ kind }) => kind === 'giving') && (has(clause, 'account') || clause.mentions.some(isNamed))
    })
    .slice(0, 1)
}

/** A percentage of the small print that the card makes no offer of, for a tier or on a demand; and how much there is for all offers. */
function ofOthers(view: OfferView, all: readonly ExtractedPromotion[]): Limit[] {
  const isSaid = ({ role, modality }: Clause) => role === 'legal' && isAffirmedModality(modality)
  const sentences = sentencesOf([...view.legal, ...view.foreign].filter(isSaid))
  const figures = sentences.flatMap((clauses): Span[] => {
    const mentions = clauses.flatMap((clause) => clause.mentions)
    const [percent, ...more] = mentionsOf(mentions, 'percent')
    if (percent === undefined || more.length > 0 || view.offer.discount.type !== 'porcentaje' || !isLeft(percent, all)) return []
    const isOfSome = mentions.some(({ kind }) => kind === 'tier' || kind === 'people') || clauses.some(({ modality }) => modality === 'requires')
    return isOfSome ? [{ start: (clauses[0] as Clause).start, end: (clauses.at(-1) as Clause).end }] : []
  })
  return [...figures, ...view.foreign.filter(isSaid).flatMap((clause) => clausePieces(view, clause, 'forAll'))]
}
const isAffirmedModality = (modality: Clause['modality']) => isAffirmed({ modality })

/** What limits in a sentence: a short one of the small print reads best whole, of another the clauses with the few words before them. */
function limitsIn(view: OfferView, said: readonly Clause[], promotion: ExtractedPromotion): Limit[] {
  const clauses = said.flatMap(apartFromAside)
  const runs: Span[] = []
  const pieces: Limit[] = []
  for (const [index, clause] of clauses.entries()) {
    const last = runs.at(-1)
    const before = clauses[index - 1]
    const goesOn = last?.end === clause.start
    // `No acumulable con otras promociones, excepto las de X`: of which that is not said.
    const isException = clause.modality === 'exempts' && (goesOn || (before !== undefined && stackingIn(before) && clause.mentions.some(isTelling)))
    const isOfAside = clause.modality !== 'forbids' && clauses.slice(0, index).some((other) => has(other, 'aside'))
    if (isException && !goesOn) runs.push({ start: (before as Clause).start, end: clause.end })
    else if (isException || (!isOfAside && isLimiting(clause, promotion))) {
      if (last !== undefined && goesOn) last.end = clause.end
      else runs.push({ start: leadOf(view.folded, leadsIn(clauses, index), clause), end: clause.end })
    } else if (isAffirmed(clause) && !isOfAside) pieces.push(...clausePieces(view, clause, 'forAll', 'limits'))
  }
  const [first, end] = [clauses[0] as Clause, clauses.at(-1)?.end ?? 0]
  const isWhole = runs.length > 0 && first.role === 'legal' && end - first.start <= SHORT && clauses.every(isReadable)
  return isWhole ? [{ start: first.start, end }] : [...runs, ...pieces]
}

/** The clauses whose words may lead to one: those before it that promise. A demand on some goods is shown with them. */
function leadsIn(clauses: readonly Clause[], index: number): readonly Clause[] {
  const from = clauses.slice(0, index).findLastIndex((clause) => clause.modality !== 'grants' || !isReadable(clause))
  return clauses.slice(from + 1, index)
}

/** A clause up to where it turns to what every holder meets; none where it begins so. */
function apartFromAside(clause: Clause): Clause[] {
  const aside = clause.clues.find(({ value }) => value === 'aside')
  if (aside === undefined || clause.modality === 'grants') return [clause]
  const mentions = clause.mentions.filter(({ end }) => end <= aside.start)
  const clues = clause.clues.filter(({ end }) => end <= aside.start)
  return mentions.some((one) => isTelling(one) || isBanned(one)) ? [{ ...clause, end: aside.start, mentions, clues }] : [clause]
}
/** UTF-16 units. */
const SHORT = 240
const LONGEST_LEAD = 48

const isReadable = (clause: Clause) =>
  !mentionsOf(clause.mentions, 'topic').some(({ value }) => value === 'payer') &&
  clause.modality !== 'example' &&
  clause.modality !== 'boilerplate' &&
  !has(clause, 'aside') &&
  !listsGoods(clause)

/** Of words that promise, the stretch from a sign, or from who or what it is said of, that limits them: `…, o hasta agotar 5.000 reintegros`. */
function clausePieces({ folded }: OfferView, { start, end, clues, mentions }: Clause, ...wanted: readonly Clue[]): Limit[] {
  return clues
    .filter(({ value }) => wanted.includes(value))
    .map((clue) => {
      let until = clue.end
      while (until < end && (folded[until] === ':' || !isSign(folded, until))) until++
      let from = clue.start
      while (from > start && !isSign(folded, from - 1)) from--
      const subject = mentions.find((one) => SUBJECTS.has(one.kind) && one.start >= from && one.start < clue.start && clue.start - one.start <= LONGEST_SUBJECT)
      return { start: clue.start - from <= LONGEST_LEAD ? from : (subject?.start ?? clue.start), end: until, told: clue }
    })
}
const SUBJECTS = new Set<MentionKind>(['means', 'people', 'institution', 'topic', 'giving'])
/** UTF-16 units. */
const LONGEST_SUBJECT = 120

/** Where the few words before a clause begin behind the last sign. A demand on some goods is shown with them. */
function leadOf(folded: string, leads: readonly Clause[], { start, modality }: Pick<Clause, 'start' | 'modality'>): number {
  const first = leads[0]?.start ?? start
  if (modality === 'requires' && leads.some(({ mentions }) => mentions.some(isGoods))) return first
  let from = start
  while (from > first && !isSign(folded, from - 1)) from--
  return start - from <= LONGEST_LEAD ? from : start
}
/** A sign that parts words, and no figures or parts of an address. */
const isSign = (folded: string, at: number) => '(|\n'.includes(folded[at] as string) || (STOPS.includes(folded[at] as string) && (folded[at + 1] ?? ' ') === ' ')
const STOPS = '.,;:)'

const has = ({ clues }: Pick<Clause, 'clues'>, ...wanted: readonly Clue[]) => clues.some(({ value }) => wanted.includes(value))
const isGoods = ({ kind }: Mention) => kind === 'category' || kind === 'brand'
/** Lists of goods are seen as such at once. */
const listsGoods = ({ mentions }: Clause) => mentions.filter(isGoods).length > LONG_LIST
const LONG_LIST = 8

function isLimiting(clause: Clause, promotion: ExtractedPromotion): boolean {
  const { modality, role } = clause
  const mentions = outermost(clause.mentions.filter(({ kind }) => kind !== 'opener' && kind !== 'bound'))
  if ((!isAffirmed(clause) && modality !== 'forbids') || listsGoods(clause)) return false
  const isOpen = (mention: Mention) => isLeft(mention, [promotion])
  if (modality !== 'forbids' && bookedDaysIn(clause).length > 0) return true
  if (modality === 'grants')
    return role !== 'legal' && mentionsOf(mentions, 'tier').some(({ value }) => value.name === null) && !mentionsOf(mentions, 'money').some(isOpen)
  if (has(clause, 'aside') || role === 'when') return false
  if (has(clause, 'limits')) return true
  const stacking = stackingIn(clause)
  // Whether it adds up is a field, but for what it does not add up to besides promotions.
  if (stacking !== undefined) return modality === 'forbids' && isBesideStacking(clause, mentions, stacking)
  const topics = mentionsOf(mentions, 'topic').map(({ value }) => value)
  if (topics.some((topic) => WHERE_MONEY_GOES.has(topic)) && mentions.some(({ kind }) => kind === 'giving')) return false
  const telling = mentions.filter(isTelling)
  const hasGoods = mentions.some(isGoods)
  if (modality === 'requires')
    return (
      telling.some((mention) => isToBeRead(mention) || isOpen(mention)) ||
      (!hasGoods && has(clause, 'tells')) ||
      (promotion.discount.type === 'porcentaje' && mentionsOf(mentions, 'instalments').some(isOpen))
    )
  const banned = mentions.filter((one) => isTelling(one) || isBanned(one))
  if (hasGoods) return telling.length > 0
  if (banned.some((one) => !isBanConsumed(one, promotion)) || topics.some((topic) => topic === 'selfCheckout')) return true
  return banned.length === 0 && (has(clause, 'tells', 'bans') || role !== 'legal')
}

const SHOPS = new Set<Channel>(['shops', 'inPerson', 'phone', 'sister'])

const stackingIn = ({ mentions }: Clause) => mentionsOf(mentions, 'topic').find(({ value }) => value === 'stacking' || value === 'alone')

/** The fields of the place say where it does not hold. */
function isBanConsumed({ kind, value }: Mention, { where, conditions: { region } }: ExtractedPromotion): boolean {
  if (kind === 'province' || kind === 'town') return isPlaceOf(region, value)
  if (kind === 'branch') return isPlaceOf(region, value.name)
  return kind === 'channel' && !SHOPS.has(value) && !where.some((format) => (value === 'web' ? isOnline(format) : format === value))
}

/** Kinds that make a demand one about people, ways to pay, places or uses, and what makes a ban one. */
const TELLING = new Set<MentionKind>(['rail', 'app', 'funds', 'people', 'tier', 'uses', 'province', 'town', 'foreignCard', 'channel', 'means'])
const BANNED = new Set<MentionKind>(['institution', 'network', 'cardKind', 'date', 'branch'])
const isTelling = ({ kind }: Mention) => TELLING.has(kind)
const WHERE_MONEY_GOES = new Set<string>(['statement', 'accountOfRefund', 'walletOfRefund', 'till'])
const isBanned = ({ kind }: Mention) => BANNED.has(kind)

function isBesideStacking(clause: Clause, mentions: readonly Mention[], { end }: Span): boolean {
  const isBehind = ({ start }: Span) => start >= end
  return mentions.some((one) => isBehind(one) && (isGoods(one) || BESIDE.has(one.kind))) || has({ clues: clause.clues.filter(isBehind) }, 'tells', 'bans', 'coupon')
}
const BESIDE = new Set<MentionKind>(['rail', 'app', 'funds', 'people', 'tier', 'foreignCard', 'institution', 'network', 'cardKind', 'means'])

/** Which account, and what has to be done first, the field does not say. */
const isToBeRead = ({ kind, value }: Mention) => kind === 'people' && IN_WORDS.has(value.kind)
const IN_WORDS = new Set<WhoKind>(['account', 'enrolment', 'other'])

/** `Programá tu entrega para los martes`, and not for the day one likes. */
export function bookedDaysIn({ mentions, clues }: Pick<Clause, 'mentions' | 'clues'>): readonly Mention<'weekdays'>[] {
  const booking = clues.find(({ value }) => value === 'booking')
  if (booking === undefined || clues.some(({ value, start }) => value === 'anyDay' && start > booking.start)) return []
  return mentionsOf(mentions, 'weekdays').filter(({ start }) => start > booking.start)
}

/**
 * The clauses about an offer that name something which no field of a promotion has consumed, and which no clause shown in its own words holds.
 * What belongs to another offer of the card, to an example or to the issuer's boilerplate is explained by that.
 * @param promotions All promotions of the card, the view's own first.
 */
export function notUnderstood(view: OfferView, promotions: readonly ExtractedPromotion[]): Span[] {
  const shown = promotions
    .slice(0, 1)
    .flatMap(({ evidence, conditions }) => [...SHOWN_IN_WORDS.flatMap((field) => evidence[field] ?? []), ...conditions.who])
  const told = shown.map(({ start, end }) => view.folded.slice(start, end))
  const isTold = ({ start, end }: Span) => told.some((words) => words.includes(view.folded.slice(start, end).trim()))
  const isShown = ({ start, end }: Span) => shown.some((span) => span.start < end && start < span.end)
  const isOpen = (clause: Clause) =>
    outermost(clause.mentions.filter(({ kind }) => kind !== 'opener')).some(
      (mention) => !NOT_TOLD.has(mention.kind) && isLeft(mention, promotions) && !isShown(mention) && !isAddress(view, clause, mention),
    )
  const spans = wordsOfOffer(view)
    .filter((clause) => clause.role !== 'when' && !SAYS_NOTHING.has(clause.modality) && !isAside(clause) && !isTold(clause))
    .filter(isOpen)
    .map((clause) => trimmedSpan(view.card.text, clause))
  return merged(spans.filter(({ start, end }) => end > start)).slice(0, MAX_NOT_UNDERSTOOD)
}
const SHOWN_IN_WORDS = ['restrictions', 'excludesProducts', 'onlyForProducts', 'exceptDates', 'unknownPaymentMethods'] as const
/** Where one buys and pays in general words. */
const NOT_TOLD = new Set<MentionKind>(['channel', 'means'])
const SAYS_NOTHING = new Set<Clause['modality']>(['example', 'boilerplate', 'waives'])

/** What companies say of themselves, and a few words that hold nothing but a name: a signature. */
const isAside = (clause: Clause) =>
  has(clause, 'aside') || (clause.end - clause.start < SIGNATURE && clause.mentions.every(({ kind }) => NAMES.has(kind)))
/** UTF-16 units. */
const SIGNATURE = 48
const NAMES = new Set<MentionKind>(['institution', 'app', 'province', 'town', 'opener', 'giving'])

/** A place counts where shops are spoken of; elsewhere it is an address. All the provinces of a chain limit nothing. */
function isAddress({ chain }: OfferView, clause: Clause, { kind, value }: Mention): boolean {
  if (kind !== 'province' && kind !== 'town') return false
  if (chain.provinces?.includes(value) === true) return true
  return clause.modality === 'grants' && !has(clause, 'tells', 'bans') && mentionsOf(clause.mentions, 'channel').length === 0
}

/** Clauses that touch are one. */
function merged(spans: readonly Span[]): Span[] {
  const out: Span[] = []
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = out.at(-1)
    if (last !== undefined && span.start - last.end <= 1) last.end = Math.max(last.end, span.end)
    else out.push({ ...span })
  }
  return out
}
