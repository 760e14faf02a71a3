import type { Where } from '#domain/catalogue/chain.ts'
import { methodNamed } from '#domain/catalogue/paymentMethod.ts'
import type { WhoKind } from '#domain/promotion/condition.ts'
import type { ExtractedPromotion, Span } from '#domain/promotion/promotion.ts'
import { MAX_CLAUSE_TEXT, MAX_NOT_UNDERSTOOD, MAX_RESTRICTIONS } from '#domain/promotion/promotionFields.ts'
import { fold } from '#domain/text/fold.ts'
import {
  type Clue,
  type Means,
  type Mention,
  type MentionKind,
  type MentionValues,
  mentionsOf,
  type NamedChannel,
  outermost,
} from './mentions/mention.ts'
import type { Refiner } from './refiners/refiner.ts'
import { issuersCards } from './rules/issuersCards.ts'
import { bookedDaysIn } from './rules/qualifiers.ts'
import { refundsByCard } from './rules/refund.ts'
import { partialStacking } from './rules/stacking.ts'
import { type Clause, isAffirmed } from './scope/clause.ts'
import { bansOfAll, type OfferView, wordsOfOffer } from './scope/offerView.ts'
import { withoutForeignPrint } from './scope/print.ts'
import { tokensOf } from './text/neighbours.ts'
import { shortened, tidied } from './text/wording.ts'
import { tidySpans } from './tidySpans.ts'
import { familyName, LEVEL_CARDS } from './vocabulary/issuers.ts'
import { ANY_PLAN } from './vocabulary/tiers.ts'

/**
 * What no rule consumed: the card's own clauses that limit an offer and that no field says (`restrictions`), and the other clauses that name
 * something which no promotion of the card says (`notUnderstood`).
 */
export const addResidue: Refiner = (drafts) => {
  const promotions = drafts.map(({ promotion }) => promotion)
  return drafts.map((draft) => {
    const { scope, promotion } = draft
    const found = limitsOf(withoutForeignPrint(scope.view), promotion, promotions)
    const evidence = found.length === 0 ? promotion.evidence : { ...promotion.evidence, restrictions: tidySpans(found) }
    const told = { ...promotion, evidence, restrictions: found.map(({ text }) => text) }
    return { ...draft, promotion: { ...told, notUnderstood: openClauses(scope.view, told, promotions) } }
  })
}

type Consume<K extends MentionKind> = (value: MentionValues[K], promotion: ExtractedPromotion) => boolean

/** Whether a field of a promotion says what a mention says. Kinds that are not here say nothing by themselves. */
const CONSUMED: { [K in MentionKind]?: Consume<K> } = {
  money: (pesos, { limits, minPurchase }) =>
    // `Con un pago mínimo de $ 1`, `tope $ 999.999`: the form wanted a number.
    pesos <= 1 || pesos === limits.maxDiscount || pesos === minPurchase || (limits.explicitlyHasNoLimit && pesos >= 99_999),
  percent: (percent, { discount }) => percent === 0 || (discount.type === 'porcentaje' && discount.value === percent),
  instalments: (numbers, { discount }) =>
    (discount.type === 'cuotas sin intereses' && numbers.includes(discount.value)) || numbers.every((number) => number === 1),
  // Of several terms the longest is used.
  duration: ({ days }, { conditions }) => days <= (conditions.refund?.days ?? 0),
  date: (date, { validFrom, validUntil }) =>
    date !== null && [date.from, date.until].every((day) => day === null || ((validFrom ?? day) <= day && day <= (validUntil ?? day))),
  weekdays: (days, { weekdays }) => days.length === 7 || weekdays === null || days.every((day) => weekdays.includes(day)),
  institution: (name, { paymentMethods, unknownPaymentMethods }) =>
    (paymentMethods ?? []).flat().some((method) => familyName(method) === familyName(name)) ||
    unknownPaymentMethods.some((other) => other.includes(name)),
  foreignCard: (name, { unknownPaymentMethods }) => unknownPaymentMethods.includes(name),
  // Those who are in no tier are named next to those who are.
  tier: ({ name, variant, issuer }, { conditions, paymentMethods }) =>
    name === null ||
    conditions.who.some(({ value, quote }) => value?.includes(name) === true || fold(quote).includes(fold(name))) ||
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
    (paymentMethods ?? []).flat().some((method) => VARIANTS[kind] !== undefined && method.includes(VARIANTS[kind])),
  rail: (rail, { conditions: { how } }) => how.rails.includes(rail),
  funds: (funds, { conditions: { how } }) => how.funds === funds,
  app: (app, { conditions: { how }, paymentMethods }) =>
    how.app.includes(app) || (paymentMethods ?? []).flat().some((method) => familyName(method) === app),
  province: (name, { conditions }) => isPlaceOf(conditions.region, name),
  town: (name, { conditions }) => isPlaceOf(conditions.region, name),
  channel: (channel, { where }) => channel !== 'phone' && (channel === 'web' ? where.every(isOnline) : !where.every(isOnline)),
  means: (means) => !OPEN_MEANS.has(means),
}
/** Variants of a method that are for people. */
const VARIANTS: Partial<Record<WhoKind, string>> = { salary: 'Sueldo', pensioner: 'Jubilad' }
const OPEN_MEANS = new Set<Means>(['cash', 'someIssuers', 'regionalIssuers', 'other', 'button', 'wallets', 'instalments'])
const isOnline = (format: Where) => format === 'Online'
const isPlaceOf = (region: ExtractedPromotion['conditions']['region'], name: string) =>
  region !== null && [...region.provinces, ...region.onlyBranches, ...region.exceptBranches].includes(name)

/** Whether one of the promotions of a card says what a mention says; of kinds that no field says, none does. */
export function isSaid({ kind, value }: Mention, promotions: readonly ExtractedPromotion[]): boolean {
  // The table is keyed by kind, so kind and value belong together.
  const consume = (CONSUMED as Partial<Record<MentionKind, (value: never, promotion: ExtractedPromotion) => boolean>>)[kind]
  return consume !== undefined && promotions.some((promotion) => consume(value as never, promotion))
}

/** Whether a mention is of a kind that a field has to consume, and no field of the promotions did. */
function isLeft(mention: Mention, promotions: readonly ExtractedPromotion[]): boolean {
  return mention.kind in CONSUMED && !isSaid(mention, promotions)
}

/** The clauses that limit an offer, each once, in order, as a shopper reads them. */
function limitsOf(view: OfferView, promotion: ExtractedPromotion, all: readonly ExtractedPromotion[]): (Span & { text: string })[] {
  const rules = [...partialStacking(view), ...refundsByCard(view), ...issuersCards(view)]
  const sentences = sentencesIn([...wordsOfOffer(view), ...bansOfAll(view)]).flatMap((clauses) => runsIn(view, clauses, promotion, all))
  const found = [...rules, ...sentences, ...ofOthers(view, all)]
    .map(({ start, end }) => ({ start, end, text: shortened(tidied(view.card.text.slice(start, end)), MAX_CLAUSE_TEXT) }))
    .map((one) => ({ ...one, words: tokensOf(fold(one.text)).join(' ') }))
    .filter(({ words }) => words.split(' ').length >= LEAST_WORDS)
    .toSorted((a, b) => b.words.length - a.words.length)
  const distinct = found.filter(({ words }, index) => !found.slice(0, index).some((longer) => longer.words.includes(words)))
  return distinct
    .map(({ start, end, text }) => ({ start, end, text }))
    .toSorted((a, b) => a.start - b.start)
    .slice(0, MAX_RESTRICTIONS)
}
/** Fewer words say nothing by themselves. */
const LEAST_WORDS = 3

const sentencesIn = (clauses: readonly Clause[]) => [...Map.groupBy(clauses, ({ sentence }) => sentence).values()]
const has = ({ clues }: Pick<Clause, 'clues'>, ...wanted: readonly Clue[]) => clues.some(({ value }) => wanted.includes(value))

/** What limits in a sentence: a short one of the small print whole, of another the clauses with the few words before them. */
function runsIn(view: OfferView, clauses: readonly Clause[], promotion: ExtractedPromotion, all: readonly ExtractedPromotion[]): Span[] {
  const runs: Span[] = []
  for (const [index, clause] of clauses.entries()) {
    const last = runs.at(-1)
    const goesOn = last?.end === clause.start
    const before = clauses[index - 1]
    // `No acumulable con otras promociones, excepto las de X`: of which that is not said.
    if (
      clause.modality === 'exempts' &&
      !goesOn &&
      before !== undefined &&
      stackingIn(before) !== undefined &&
      clause.mentions.some(isDemanded)
    )
      runs.push({ start: before.start, end: clause.end })
    if (clause.modality === 'exempts' ? !goesOn : !isLimiting(clause, promotion, all)) continue
    // What only a company's word is said of goes with it.
    if (!has(clause, 'limits', ...(clause.modality === 'forbids' ? IN_BANS : [])) && clauses.slice(0, index).some(isAside)) continue
    if (last !== undefined && goesOn) last.end = clause.end
    else if (clause.modality === 'grants') runs.push(...stretchesOf(view.folded, clause))
    else runs.push({ start: leadOf(view.folded, clauses, clause), end: clause.end })
  }
  const [first, last] = [clauses[0] as Clause, clauses.at(-1) as Clause]
  const isWhole =
    runs.length > 0 && first.role === 'legal' && last.end - first.start <= SHORT && !clauses.some(isAside) && first.modality !== 'example'
  return isWhole ? [{ start: first.start, end: last.end }] : runs
}
const IN_BANS: readonly Clue[] = ['bans', 'paying']
/** UTF-16 units. */
const SHORT = 160
const LONGEST_LEAD = 48

/** Of long words that promise, the stretches between two signs that limit: `…, o hasta agotar 5.000 reintegros`. */
function stretchesOf(folded: string, { start, end, clues }: Clause): Span[] {
  const limits = clues.filter(({ value }) => value === 'limits' || value === 'forAll')
  if (end - start <= LONG || limits.length === 0) return [{ start, end }]
  return limits.map((clue) => {
    let until = clue.end
    while (until < end && (folded[until] === ':' || !isSign(folded, until))) until++
    return { start: signBefore(folded, start, clue.start), end: until }
  })
}
/** UTF-16 units. */
const LONG = 240

/** Where the few words before a clause begin. */
function leadOf(folded: string, clauses: readonly Clause[], { start }: Clause): number {
  const from = signBefore(folded, clauses[0]?.start ?? start, start)
  return start - from <= LONGEST_LEAD ? from : start
}

function signBefore(folded: string, first: number, at: number): number {
  let from = at
  while (from > first && !isSign(folded, from - 1)) from--
  return from
}
/** A sign that parts words, and no figures or parts of an address. */
const isSign = (folded: string, at: number) =>
  '(|\n'.includes(folded[at] as string) || ('.,;:)'.includes(folded[at] as string) && (folded[at + 1] ?? ' ') === ' ')

/** Kinds that make a demand one about people, ways to pay, uses or places, and those that only a ban is about. */
const DEMANDED = new Set<MentionKind>(
  'rail app funds people tier uses province town foreignCard channel means instalments'.split(' ') as MentionKind[],
)
const BANNED = new Set<MentionKind>([...DEMANDED, 'institution', 'network', 'cardKind', 'date', 'branch'])
/** Which account is meant, and what has to be done first, stand in the card's words alone. */
const IN_WORDS = new Set<WhoKind>(['account', 'enrolment', 'other'])
const PLACES = new Set<NamedChannel>(['shops', 'inPerson', 'phone', 'sister'])
const isDemanded = ({ kind }: Mention) => DEMANDED.has(kind)
const stackingIn = ({ mentions }: Pick<Clause, 'mentions'>) =>
  mentionsOf(mentions, 'topic').find(({ value }) => value === 'stacking' || value === 'alone')
const isGoods = ({ kind }: Mention) => kind === 'category' || kind === 'brand'

function isLimiting(clause: Clause, promotion: ExtractedPromotion, all: readonly ExtractedPromotion[]): boolean {
  const { modality, role } = clause
  if (isAside(clause) || role === 'when' || (modality !== 'forbids' && !isAffirmed(clause))) return false
  const mentions = outermost(clause.mentions.filter(({ kind }) => kind !== 'opener' && kind !== 'bound'))
  const isOpen = (mention: Mention) => isLeft(mention, [promotion])
  // A delivery on any day, or on those of a month in which the offer does not hold.
  if (has(clause, 'anyDay') || (has(clause, 'booking') && mentionsOf(mentions, 'date').some(isOpen))) return false
  if (modality === 'forbids') return bans(clause, mentions, promotion)
  // What is announced for another percentage limits that one.
  if (role !== 'legal' && mentionsOf(mentions, 'percent').some(isOpen)) return false
  const amounts = mentionsOf(clause.mentions, 'bound').length === 0 ? [] : mentionsOf(mentions, 'money').filter(isOpen)
  const isOverPeriods = new Set(mentionsOf(mentions, 'period').map(({ value }) => value)).size > 1
  const isOnTop = mentionsOf(mentions, 'topic').some(({ value }) => value === 'onTop')
  const isSecondBound = !isOnTop && amounts.some((mention) => isOverPeriods || isLeft(mention, all))
  if (
    has(clause, 'limits', 'forAll') ||
    isSecondBound ||
    isByInstalments(mentions, promotion) ||
    bookedDaysIn(clause).length > 0 ||
    isOfAccount(clause, promotion)
  )
    return true
  // Only some banks take part, and the card names none.
  if (promotion.paymentMethods === null && mentionsOf(mentions, 'means').some(({ value }) => value === 'someIssuers')) return true
  // An offer for those in no tier is announced by that alone.
  if (modality === 'grants') return role !== 'legal' && mentionsOf(mentions, 'tier').some(({ value }) => value.name === null)
  const topics = new Set<string>(mentionsOf(mentions, 'topic').map(({ value }) => value))
  const isInWords = mentionsOf(mentions, 'people').some(({ value }) => IN_WORDS.has(value.kind))
  if (isInWords || topics.has('someBranches') || (!mentions.some(isGoods) && has(clause, 'tells'))) return true
  const isOfRefund = topics.has('stacking') || topics.has('statement') || topics.has('till')
  return !isOfRefund && mentions.some((mention) => isDemanded(mention) && isOpen(mention))
}

/** `Operaciones en 4 cuotas, el 20 % de descuento …`: the percentage is for who pays in instalments. */
function isByInstalments(mentions: readonly Mention[], promotion: ExtractedPromotion): boolean {
  const at = mentions.findIndex((one) => one.kind === 'percent' && !isLeft(one, [promotion]))
  const before = mentions.slice(0, Math.max(0, at)).at(-1)
  return promotion.discount.type === 'porcentaje' && before?.kind === 'instalments' && isLeft(before, [promotion])
}

/** A ban on goods, on places that fields name and on adding up to promotions is a field's matter. */
function bans(clause: Clause, mentions: readonly Mention[], { where, conditions: { region } }: ExtractedPromotion): boolean {
  const stacking = stackingIn(clause)
  const isBeside = ({ start }: Span) => stacking === undefined || start >= stacking.end
  const isTold = ({ kind, value }: Mention) => {
    if (kind === 'province' || kind === 'town') return isPlaceOf(region, value)
    if (kind === 'branch') return isPlaceOf(region, value.name)
    return kind === 'channel' && !PLACES.has(value) && !where.some((format) => (value === 'web' ? isOnline(format) : format === value))
  }
  const banned = mentions.filter((mention) => BANNED.has(mention.kind) && isBeside(mention))
  const besides = { clues: clause.clues.filter(isBeside) }
  if (mentions.some(isGoods)) return banned.some(isDemanded) && mentions.filter(isGoods).length <= LONG_LIST
  if (has(besides, 'limits')) return true
  if (stacking !== undefined) return has(besides, 'tells', 'paying') || banned.some(({ kind }) => BESIDE_STACKING.has(kind))
  if (banned.some((mention) => !isTold(mention))) return true
  return (
    banned.length === 0 &&
    (has(clause, 'tells', 'bans', 'paying') || clause.role !== 'legal' || mentionsOf(mentions, 'topic').some(isOfTills))
  )
}
const isOfTills = ({ value }: Mention<'topic'>) => value === 'selfCheckout' || value === 'franchises' || value === 'someBranches'
/** Lists of goods are seen as such at once. */
const LONG_LIST = 3
/** What is banned beside adding up: `no acumulable con otras promociones, ni para tarjetas de empresas`. */
const BESIDE_STACKING = new Set<MentionKind>(['rail', 'people', 'tier', 'foreignCard'])

/** To which account the money goes, where the field says only that it is one. */
function isOfAccount(clause: Clause, { discount, conditions }: ExtractedPromotion): boolean {
  if (discount.type !== 'porcentaje' || conditions.refund === null || clause.role !== 'legal') return false
  const isOfMoney =
    mentionsOf(clause.mentions, 'giving').length > 0 || mentionsOf(clause.mentions, 'topic').some(({ value }) => OF_REFUND.has(value))
  return isOfMoney && has(clause, 'account')
}

const OF_REFUND = new Set<string>(['refund', 'accountOfRefund', 'walletOfRefund'])

/** A percentage for some that only the small print says, so that no offer is made of it; and how much there is for the offers of all tiers. */
function ofOthers(view: OfferView, all: readonly ExtractedPromotion[]): Span[] {
  const printed = (clauses: readonly Clause[]) => clauses.filter((clause) => clause.role === 'legal' && isAffirmed(clause))
  const announced = [...view.header, ...view.foreign.filter(({ role }) => role !== 'legal')]
  const figuresAnnounced = new Set(announced.flatMap(({ mentions }) => mentionsOf(mentions, 'percent').map(({ value }) => value)))
  const figures = sentencesIn(printed([...view.legal, ...view.foreign])).flatMap((clauses): Span[] => {
    const mentions = clauses.flatMap((clause) => clause.mentions)
    const [percent, ...more] = mentionsOf(mentions, 'percent')
    const isOfSome =
      mentions.some(({ kind, value }) => kind === 'tier' || kind === 'people' || value === 'holders') ||
      clauses.some(({ modality }) => modality === 'requires')
    // What comes on top may be a part of the figure that is announced.
    if (!view.backed && mentionsOf(mentions, 'topic').some(({ value }) => value === 'onTop')) return []
    if (percent === undefined || figuresAnnounced.has(percent.value) || more.length > 0 || !isOfSome || !isLeft(percent, all)) return []
    return [{ start: (clauses[0] as Clause).start, end: (clauses.at(-1) as Clause).end }]
  })
  return [
    ...figures,
    ...printed(view.foreign)
      .filter((clause) => has(clause, 'forAll'))
      .flatMap((clause) => stretchesOf(view.folded, clause)),
  ]
}

/** @param all All promotions of the card: what one of them says is understood. */
function openClauses(view: OfferView, promotion: ExtractedPromotion, all: readonly ExtractedPromotion[]): Span[] {
  const { evidence, conditions } = promotion
  const shown = [...SHOWN_IN_WORDS.flatMap((field) => evidence[field] ?? []), ...conditions.who]
  const told = shown.map(({ start, end }) => view.folded.slice(start, end))
  const isWithin = ({ start, end }: Span) => shown.some((span) => span.start < end && start < span.end)
  const keyOf = ({ kind, value }: Mention) => `${kind} ${JSON.stringify(value)}`
  const shownKeys = new Set(wordsOfOffer(view).flatMap(({ mentions }) => mentions.filter(isWithin).map(keyOf)))
  const isShown = (mention: Mention) => shownKeys.has(keyOf(mention))
  const isOpen = (clause: Clause) =>
    outermost(clause.mentions.filter(({ kind }) => kind !== 'opener')).some(
      (mention) => !GENERAL.has(mention.kind) && isLeft(mention, all) && !isShown(mention) && !isAddress(view, clause, mention),
    )
  const open = wordsOfOffer(view).filter(
    (clause) =>
      clause.role !== 'when' &&
      !SAYS_NOTHING.has(clause.modality) &&
      !isAside(clause) &&
      !isSignature(clause) &&
      isOpen(clause) &&
      !told.some((words) => words.includes(view.folded.slice(clause.start, clause.end).trim())),
  )
  return merged(open.map((clause) => trimmed(view.card.text, clause))).slice(0, MAX_NOT_UNDERSTOOD)
}
const SHOWN_IN_WORDS = ['restrictions', 'excludesProducts', 'onlyForProducts', 'exceptDates', 'unknownPaymentMethods'] as const
/** Where one buys and how one pays in general words. */
const GENERAL = new Set<MentionKind>(['channel', 'means'])
const SAYS_NOTHING = new Set<Clause['modality']>(['example', 'boilerplate', 'waives'])

/** A ban on a way to pay or on people is read, whatever else is said beside it. */
const isAside = (clause: Clause) =>
  has(clause, 'aside') && !(clause.modality === 'forbids' && (has(clause, 'paying') || clause.mentions.some(isDemanded)))
/** A few words that hold nothing but a name. UTF-16 units. */
const isSignature = ({ start, end, mentions }: Clause) => end - start < 48 && mentions.every(({ kind }) => NAMES.has(kind))
const NAMES = new Set<MentionKind>(['institution', 'app', 'province', 'town', 'opener', 'giving'])

/** A place counts where shops are spoken of; elsewhere it is an address. All the provinces of a chain limit nothing. */
function isAddress({ chain }: OfferView, clause: Clause, { kind, value }: Mention): boolean {
  if (kind !== 'province' && kind !== 'town') return false
  if (chain.provinces?.includes(value) === true) return true
  return clause.modality === 'grants' && mentionsOf(clause.mentions, 'channel').length === 0
}

/** Without the signs and spaces around the words. */
function trimmed(text: string, { start, end }: Span): Span {
  let from = start
  while (from < end && ' \n\t,;.:)-'.includes(text[from] as string)) from++
  return { start: from, end: start + text.slice(start, end).trimEnd().length }
}

/** Clauses that touch are one. */
function merged(spans: readonly Span[]): Span[] {
  const out: Span[] = []
  for (const span of spans.filter(({ start, end }) => end > start).toSorted((a, b) => a.start - b.start)) {
    const last = out.at(-1)
    if (last !== undefined && span.start - last.end <= 1) last.end = Math.max(last.end, span.end)
    else out.push({ ...span })
  }
  return out
}
