import type { Where } from '#domain/catalogue/chain.ts'
import { methodNamed } from '#domain/catalogue/paymentMethod.ts'
import { allCaps } from '#domain/promotion/caps.ts'
import type { WhoKind } from '#domain/promotion/condition.ts'
import type { ExtractedPromotion, Span } from '#domain/promotion/promotion.ts'
import { MAX_CLAUSE_TEXT, MAX_NOT_UNDERSTOOD, MAX_RESTRICTIONS } from '#domain/promotion/promotionFields.ts'
import { fold } from '#domain/text/fold.ts'
import {
  type Clue,
  keepOutermost,
  type Mention,
  type MentionKind,
  type MentionValues,
  type NamedChannel,
  type PaymentMeans,
  selectMentions,
} from './mentions/mention.ts'
import { findBookedDays } from './rules/qualifiers.ts'
import type { Refiner } from './rules/reader.ts'
import { findRefundsByCard } from './rules/refund.ts'
import { findPartialStacking } from './rules/stacking.ts'
import { type Clause, isAffirmed } from './scope/clause.ts'
import { findCommonBans, getOfferClauses, type OfferView } from './scope/offerView.ts'
import { splitIntoTokens } from './text/neighbours.ts'
import { shortenText, tidyClause } from './text/readableText.ts'
import { tidySpans } from './text/spans.ts'
import { CARDS_THAT_ARE_LEVELS, getFamilyName } from './vocabulary/issuers.ts'
import { ANY_PLAN_NAME } from './vocabulary/tiers.ts'

/** `restrictions`: clauses that limit an offer and fit no field; `notUnderstood`: clauses whose mentions no promotion states. */
export const addResidue: Refiner = (drafts) => {
  const promotions = drafts.map(({ promotion }) => promotion)
  return drafts.map((draft) => {
    const { scope, promotion } = draft
    const found = findLimits(scope.view, promotion, promotions)
    const evidence = found.length === 0 ? promotion.evidence : { ...promotion.evidence, restrictions: tidySpans(found) }
    const told = { ...promotion, evidence, restrictions: found.map(({ text }) => text) }
    return { ...draft, promotion: { ...told, notUnderstood: findOpenClauses(scope.view, told, promotions) } }
  })
}

type Consume<K extends MentionKind> = (value: MentionValues[K], promotion: ExtractedPromotion) => boolean

/** Whether a field already states a mention. A kind without an entry needs no field. */
const STATED_BY_FIELD: { [K in MentionKind]?: Consume<K> } = {
  money: (pesos, { limits, minPurchase }) =>
    // Some forms required a number, so cards state a minimum of one peso or a cap of 999 999 where there is none.
    pesos <= 1 ||
    pesos === minPurchase ||
    allCaps(limits).some(({ amount }) => amount === pesos) ||
    (limits.explicitlyHasNoLimit && pesos >= 99_999),
  percent: (percent, { discount }) => percent === 0 || (discount.type === 'porcentaje' && discount.value === percent),
  instalments: (numbers, { discount }) =>
    (discount.type === 'cuotas sin intereses' && numbers.includes(discount.value)) || numbers.every((number) => number === 1),
  // A card may state several terms; `refund.days` holds the longest, so shorter ones are covered.
  duration: ({ days }, { conditions }) => days <= (conditions.refund?.days ?? 0),
  date: (date, { validFrom, validUntil }) =>
    date !== null && [date.from, date.until].every((day) => day === null || ((validFrom ?? day) <= day && day <= (validUntil ?? day))),
  weekdays: (days, { weekdays }) => days.length === 7 || weekdays === null || days.every((day) => weekdays.includes(day)),
  institution: (name, { paymentMethods, unknownPaymentMethods }) =>
    (paymentMethods ?? []).flat().some((method) => getFamilyName(method) === getFamilyName(name)) ||
    unknownPaymentMethods.some((other) => other.includes(name)),
  foreignCard: (name, { unknownPaymentMethods }) => unknownPaymentMethods.includes(name),
  // A tier without a name means the people in no tier. It adds nothing, because the tiers themselves are named beside it.
  tier: ({ name, variant, issuer }, { conditions, paymentMethods }) =>
    name === null ||
    conditions.who.some(({ value, quote }) => value?.includes(name) === true || fold(quote).includes(fold(name))) ||
    (paymentMethods ?? [])
      .flat()
      .some(
        (method) =>
          method === variant ||
          method.includes(name) ||
          (issuer === null && CARDS_THAT_ARE_LEVELS.get(method)?.level === name) ||
          (name === ANY_PLAN_NAME && methodNamed(method).parent === issuer),
      ),
  people: ({ kind }, { conditions, paymentMethods }) =>
    conditions.who.some((who) => who.kind === kind) ||
    (paymentMethods ?? []).flat().some((method) => VARIANTS[kind] !== undefined && method.includes(VARIANTS[kind])),
  // On the web no card is swiped.
  rail: (rail, { conditions: { how } }) => how.rails.includes(rail) || (rail === 'card' && how.rails.includes('web')),
  funds: (funds, { conditions: { how } }) => how.funds === funds,
  app: (app, { conditions: { how }, paymentMethods }) =>
    how.app.includes(app) || (paymentMethods ?? []).flat().some((method) => getFamilyName(method) === app),
  province: (name, { conditions }) => isPlaceOf(conditions.region, name),
  town: (name, { conditions }) => isPlaceOf(conditions.region, name),
  channel: (channel, { where }) => channel !== 'phone' && (channel === 'web' ? where.every(isOnline) : !where.every(isOnline)),
  means: (means) => !OPEN_MEANS.has(means),
}
/** What the name of a variant contains if the variant is for these people. */
const VARIANTS: Partial<Record<WhoKind, string>> = { salary: 'Sueldo', pensioner: 'Jubilad' }
const OPEN_MEANS = new Set<PaymentMeans>(['cash', 'someIssuers', 'other', 'button', 'wallets', 'instalments'])
const isOnline = (format: Where) => format === 'Online'
const isPlaceOf = (region: ExtractedPromotion['conditions']['region'], name: string) =>
  region !== null && [...region.provinces, ...region.onlyBranches, ...region.exceptBranches].includes(name)

/** Kinds without a rule are stated nowhere. */
export function isStatedInPromotions({ kind, value }: Mention, promotions: readonly ExtractedPromotion[]): boolean {
  // The table is keyed by kind, so kind and value belong together.
  const consume = (STATED_BY_FIELD as Partial<Record<MentionKind, (value: never, promotion: ExtractedPromotion) => boolean>>)[kind]
  return consume !== undefined && promotions.some((promotion) => consume(value as never, promotion))
}

function isUnstated(mention: Mention, promotions: readonly ExtractedPromotion[]): boolean {
  return mention.kind in STATED_BY_FIELD && !isStatedInPromotions(mention, promotions)
}

/** Without repeats, in text order, formatted for shoppers. */
function findLimits(view: OfferView, promotion: ExtractedPromotion, all: readonly ExtractedPromotion[]): (Span & { text: string })[] {
  const rules = [...findPartialStacking(view), ...findRefundsByCard(view)]
  const sentences = sentencesIn([...getOfferClauses(view), ...findCommonBans(view)])
    .filter((clauses) => !isOfOtherOffer(clauses, promotion, all))
    .flatMap((clauses) => findLimitingRuns(view, clauses, promotion, all))
  const found = [...rules, ...sentences, ...findUnannouncedTerms(view, all)]
    .map(({ start, end }) => ({ start, end, text: shortenText(tidyClause(view.card.text.slice(start, end)), MAX_CLAUSE_TEXT) }))
    .map((one) => ({ ...one, words: splitIntoTokens(fold(one.text)).join(' ') }))
    .filter(({ words }) => words.split(' ').length >= LEAST_WORDS)
    .toSorted((a, b) => b.words.length - a.words.length)
  const conflicts = Object.values(promotion.conflicts).flat()
  const isConflict = ({ start, end }: Span) =>
    conflicts.some((one) => Math.min(one.end, end) - Math.max(one.start, start) > (end - start) / 2)
  const distinct = found.filter(({ words }, index) => !found.slice(0, index).some((longer) => longer.words.includes(words)))
  return distinct
    .filter((one) => !isConflict(one))
    .map(({ start, end, text }) => ({ start, end, text }))
    .toSorted((a, b) => a.start - b.start)
    .slice(0, MAX_RESTRICTIONS)
}
/** A sentence that names the percentage of another offer, and not this one's, limits that offer. */
function isOfOtherOffer(clauses: readonly Clause[], promotion: ExtractedPromotion, all: readonly ExtractedPromotion[]): boolean {
  const named = clauses.flatMap(({ mentions }) => selectMentions(mentions, 'percent'))
  return named.length > 0 && named.every((figure) => isUnstated(figure, [promotion]) && isStatedInPromotions(figure, all))
}

/** A shorter clause makes no sense on its own. */
const LEAST_WORDS = 3

const sentencesIn = (clauses: readonly Clause[]) => [...Map.groupBy(clauses, ({ sentence }) => sentence).values()]
const has = ({ clues }: Pick<Clause, 'clues'>, ...wanted: readonly Clue[]) => clues.some(({ value }) => wanted.includes(value))

/** A short sentence of the small print whole, of a longer one the limiting clauses with their lead. */
function findLimitingRuns(
  view: OfferView,
  clauses: readonly Clause[],
  promotion: ExtractedPromotion,
  all: readonly ExtractedPromotion[],
): Span[] {
  const runs: Span[] = []
  for (const [index, clause] of clauses.entries()) {
    const last = runs.at(-1)
    const goesOn = last?.end === clause.start
    const before = clauses[index - 1]
    // An exception to "not combinable" is readable only together with the ban before it, so both are kept.
    if (
      clause.modality === 'exempts' &&
      !goesOn &&
      before !== undefined &&
      stackingIn(before) !== undefined &&
      clause.mentions.some(isDemanded)
    )
      runs.push({ start: before.start, end: clause.end })
    if (clause.modality === 'exempts' ? !goesOn : !isLimiting(clause, promotion, all)) continue
    // A clause after company boilerplate in the same sentence continues it, unless it has its own words of limitation.
    if (!has(clause, 'limits', ...(clause.modality === 'forbids' ? IN_BANS : [])) && clauses.slice(0, index).some(isAside)) continue
    if (last !== undefined && goesOn) last.end = clause.end
    else if (clause.modality === 'grants') runs.push(...cutAroundClues(view.folded, clause))
    else runs.push({ start: findLeadStart(view.folded, clauses, clause), end: clause.end })
  }
  const [first, last] = [clauses[0] as Clause, clauses.at(-1) as Clause]
  const isWhole =
    runs.length > 0 && first.role === 'legal' && last.end - first.start <= SHORT && !clauses.some(isAside) && first.modality !== 'example'
  return isWhole ? [{ start: first.start, end: last.end }] : runs.flatMap((run) => withBeginning(view.folded, clauses, run))
}

/** For a run in the middle of a phrase ("que …", "excepto …"); nothing if its beginning is too far. */
function withBeginning(folded: string, clauses: readonly Clause[], run: Span): Span[] {
  const isFragment = ({ start }: Span) => NO_BEGINNINGS.has(splitIntoTokens(folded.slice(start, start + LONGEST_LEAD))[0] ?? '')
  // A line of the announcement is whole as it stands.
  if (clauses[0]?.role !== 'legal' || !isFragment(run)) return [run]
  const before = clauses.filter((clause) => clause.start < run.start && !isFragment(clause)).map(({ start }) => start)
  const count = (from: number, sign: string) => folded.slice(from, run.end).split(sign).length
  const isReadable = (from: number) => run.end - from <= LONG && count(from, '(') === count(from, ')')
  const start = [before[0], before.at(-1)].find((from) => from !== undefined && isReadable(from))
  return start === undefined ? [] : [{ start, end: run.end }]
}
const NO_BEGINNINGS: ReadonlySet<string> = new Set(
  'que y e o u ni con de del por abonada abonadas abonado abonados realizada realizadas mediante excepto salvo cuyo cuya cuyos cuyas'.split(
    ' ',
  ),
)
const IN_BANS: readonly Clue[] = ['bans', 'paying']
const SHORT = 160
const LONGEST_LEAD = 48

/** A long granting clause is cut down to what stands around its limiting clues. */
function cutAroundClues(folded: string, { start, end, clues }: Clause): Span[] {
  const limits = clues.filter(({ value }) => value === 'limits' || value === 'forAll')
  if (end - start <= LONG || limits.length === 0) return [{ start, end }]
  return limits.map((clue) => {
    let until = clue.end
    while (until < end && (folded[until] === ':' || !isSign(folded, until))) until++
    return { start: signBefore(folded, start, clue.start), end: until }
  })
}
const LONG = 240

/** After the last punctuation mark before the clause, if that is near. */
function findLeadStart(folded: string, clauses: readonly Clause[], { start }: Clause): number {
  const from = signBefore(folded, clauses[0]?.start ?? start, start)
  return start - from <= LONGEST_LEAD ? from : start
}

function signBefore(folded: string, first: number, at: number): number {
  let from = at
  while (from > first && !isSign(folded, from - 1)) from--
  return from
}
/** Not inside a number or a web address. */
const isSign = (folded: string, at: number) =>
  '(|\n'.includes(folded[at] as string) || ('.,;:)'.includes(folded[at] as string) && (folded[at + 1] ?? ' ') === ' ')

/** They make a clause a demand; those of `BANNED` only in a ban. */
const DEMANDED = new Set<MentionKind>(
  'rail app funds people tier uses province town foreignCard channel means instalments'.split(' ') as MentionKind[],
)
const BANNED = new Set<MentionKind>([...DEMANDED, 'institution', 'network', 'cardKind', 'date', 'branch'])
/** No field holds their detail (which account, which enrolment): only the card's words say it. */
const IN_WORDS = new Set<WhoKind>(['account', 'enrolment', 'other'])
const WITHOUT_FORMAT = new Set<NamedChannel>(['shops', 'inPerson', 'phone', 'sister'])
const isDemanded = ({ kind }: Mention) => DEMANDED.has(kind)
const stackingIn = ({ mentions }: Pick<Clause, 'mentions'>) =>
  selectMentions(mentions, 'topic').find(({ value }) => value === 'stacking' || value === 'alone')
const isGoods = ({ kind }: Mention) => kind === 'category' || kind === 'brand'

function isLimiting(clause: Clause, promotion: ExtractedPromotion, all: readonly ExtractedPromotion[]): boolean {
  const { modality, role } = clause
  if (isAside(clause) || role === 'when' || (modality !== 'forbids' && !isAffirmed(clause))) return false
  const mentions = keepOutermost(clause.mentions.filter(({ kind }) => kind !== 'opener' && kind !== 'bound'))
  const isOpen = (mention: Mention) => isUnstated(mention, [promotion])
  // Clauses about bookable delivery days do not limit the offer.
  if (has(clause, 'anyDay') || (has(clause, 'booking') && selectMentions(mentions, 'date').some(isOpen))) return false
  if (modality === 'forbids') return isTellingBan(clause, mentions, promotion)
  // A header clause about another percentage limits that other offer.
  if (role !== 'legal' && selectMentions(mentions, 'percent').some(isOpen)) return false
  const amounts = selectMentions(clause.mentions, 'bound').length === 0 ? [] : selectMentions(mentions, 'money').filter(isOpen)
  const isOverPeriods = new Set(selectMentions(mentions, 'period').map(({ value }) => value)).size > 1
  const isOnTop = selectMentions(mentions, 'topic').some(({ value }) => value === 'onTop')
  const isSecondBound = !isOnTop && amounts.some((mention) => isOverPeriods || isUnstated(mention, all))
  if (
    has(clause, 'limits', 'forAll') ||
    isSecondBound ||
    isByInstalments(mentions, promotion) ||
    findBookedDays(clause).length > 0 ||
    isOfAccount(clause, promotion)
  )
    return true
  // In the header, a granting clause about people without a tier says who the offer is for.
  if (modality === 'grants') return role !== 'legal' && selectMentions(mentions, 'tier').some(({ value }) => value.name === null)
  const topics = new Set<string>(selectMentions(mentions, 'topic').map(({ value }) => value))
  const isInWords = selectMentions(mentions, 'people').some(({ value }) => IN_WORDS.has(value.kind))
  if (isInWords || topics.has('someBranches') || (!mentions.some(isGoods) && has(clause, 'tells'))) return true
  const isOfRefund = topics.has('stacking') || topics.has('statement') || topics.has('till')
  return !isOfRefund && mentions.some((mention) => isDemanded(mention) && isOpen(mention))
}

/** Instalments right before the offer's percentage, which then depends on them. */
function isByInstalments(mentions: readonly Mention[], promotion: ExtractedPromotion): boolean {
  const at = mentions.findIndex((one) => one.kind === 'percent' && !isUnstated(one, [promotion]))
  const before = mentions.slice(0, Math.max(0, at)).at(-1)
  return promotion.discount.type === 'porcentaje' && before?.kind === 'instalments' && isUnstated(before, [promotion])
}

/** Fields already state bans on goods, on known places and on combining promotions. */
function isTellingBan(clause: Clause, mentions: readonly Mention[], { where, conditions: { region } }: ExtractedPromotion): boolean {
  const stacking = stackingIn(clause)
  const isBeside = ({ start }: Span) => stacking === undefined || start >= stacking.end
  const isTold = ({ kind, value }: Mention) => {
    if (kind === 'province' || kind === 'town') return isPlaceOf(region, value)
    if (kind === 'branch') return isPlaceOf(region, value.name)
    return (
      kind === 'channel' && !WITHOUT_FORMAT.has(value) && !where.some((format) => (value === 'web' ? isOnline(format) : format === value))
    )
  }
  const banned = mentions.filter((mention) => BANNED.has(mention.kind) && isBeside(mention))
  const besides = { clues: clause.clues.filter(isBeside) }
  if (mentions.some(isGoods)) return banned.some(isDemanded) && mentions.filter(isGoods).length <= LONG_LIST
  if (has(besides, 'limits')) return true
  if (stacking !== undefined) return has(besides, 'tells', 'paying') || banned.some(({ kind }) => BESIDE_STACKING.has(kind))
  if (banned.some((mention) => !isTold(mention))) return true
  return (
    banned.length === 0 &&
    (has(clause, 'tells', 'bans', 'paying') || clause.role !== 'legal' || selectMentions(mentions, 'topic').some(isOfTills))
  )
}
const isOfTills = ({ value }: Mention<'topic'>) => value === 'selfCheckout' || value === 'franchises' || value === 'someBranches'
/** A longer list is one of goods, and `excludesProducts` shows it. */
const LONG_LIST = 3
/** Kept where they stand in one clause with the ban on combining. */
const BESIDE_STACKING = new Set<MentionKind>(['rail', 'people', 'tier', 'foreignCard'])

/** The field `refund` only says that it is an account. */
function isOfAccount(clause: Clause, { discount, conditions }: ExtractedPromotion): boolean {
  if (discount.type !== 'porcentaje' || conditions.refund === null || clause.role !== 'legal') return false
  const isOfMoney =
    selectMentions(clause.mentions, 'giving').length > 0 ||
    selectMentions(clause.mentions, 'topic').some(({ value }) => OF_REFUND.has(value))
  return isOfMoney && has(clause, 'account')
}

const OF_REFUND = new Set<string>(['refund', 'accountOfRefund', 'walletOfRefund'])

/** A percentage that no promotion has, for some people only, and limits of all offers together. */
function findUnannouncedTerms(view: OfferView, all: readonly ExtractedPromotion[]): Span[] {
  const printed = (clauses: readonly Clause[]) => clauses.filter((clause) => clause.role === 'legal' && isAffirmed(clause))
  const announced = [...view.header, ...view.foreign.filter(({ role }) => role !== 'legal')]
  const figuresAnnounced = new Set(announced.flatMap(({ mentions }) => selectMentions(mentions, 'percent').map(({ value }) => value)))
  const figures = sentencesIn(printed([...view.legal, ...view.foreign])).flatMap((clauses): Span[] => {
    const mentions = clauses.flatMap((clause) => clause.mentions)
    const [percent, ...more] = selectMentions(mentions, 'percent')
    const isOfSome =
      mentions.some(({ kind, value }) => kind === 'tier' || kind === 'people' || value === 'holders') ||
      clauses.some(({ modality }) => modality === 'requires')
    // A percentage on top of another may be included in the announced figure.
    if (!view.isBackedBySmallPrint && selectMentions(mentions, 'topic').some(({ value }) => value === 'onTop')) return []
    if (percent === undefined || figuresAnnounced.has(percent.value) || more.length > 0 || !isOfSome || !isUnstated(percent, all)) return []
    return [{ start: (clauses[0] as Clause).start, end: (clauses.at(-1) as Clause).end }]
  })
  return [
    ...figures,
    ...printed(view.foreign)
      .filter((clause) => has(clause, 'forAll'))
      .flatMap((clause) => cutAroundClues(view.folded, clause)),
  ]
}

/** What any promotion of the card states counts as understood. */
function findOpenClauses(view: OfferView, promotion: ExtractedPromotion, all: readonly ExtractedPromotion[]): Span[] {
  const { evidence, conditions, conflicts } = promotion
  const shown = [...SHOWN_IN_WORDS.flatMap((field) => evidence[field] ?? []), ...Object.values(conflicts).flat(), ...conditions.who]
  const told = shown.map(({ start, end }) => view.folded.slice(start, end))
  const isWithin = ({ start, end }: Span) => shown.some((span) => span.start < end && start < span.end)
  const keyOf = ({ kind, value }: Mention) => `${kind} ${JSON.stringify(value)}`
  const shownKeys = new Set(getOfferClauses(view).flatMap(({ mentions }) => mentions.filter(isWithin).map(keyOf)))
  const isShown = (mention: Mention) => shownKeys.has(keyOf(mention))
  const isOpen = (clause: Clause) =>
    keepOutermost(clause.mentions.filter(({ kind }) => kind !== 'opener')).some(
      (mention) => !GENERAL.has(mention.kind) && isUnstated(mention, all) && !isShown(mention) && !isAddress(view, clause, mention),
    )
  const open = getOfferClauses(view).filter(
    (clause) =>
      clause.role !== 'when' &&
      !SAYS_NOTHING.has(clause.modality) &&
      !isAside(clause) &&
      !isSignature(clause) &&
      isOpen(clause) &&
      !told.some((words) => words.includes(view.folded.slice(clause.start, clause.end).trim())),
  )
  return mergeSpans(open.map((clause) => trimSpan(view.card.text, clause))).slice(0, MAX_NOT_UNDERSTOOD)
}
const SHOWN_IN_WORDS = ['restrictions', 'excludesProducts', 'onlyForProducts', 'exceptDates', 'unknownPaymentMethods'] as const
/** Only general words for where one buys or how one pays. */
const GENERAL = new Set<MentionKind>(['channel', 'means'])
const SAYS_NOTHING = new Set<Clause['modality']>(['example', 'boilerplate', 'waives'])

/** Never with a ban on a way to pay or on some people. */
const isAside = (clause: Clause) =>
  has(clause, 'aside') && !(clause.modality === 'forbids' && (has(clause, 'paying') || clause.mentions.some(isDemanded)))
/** Names alone, such as a signature. */
const isSignature = ({ start, end, mentions }: Clause) => end - start < 48 && mentions.every(({ kind }) => NAMES.has(kind))
const NAMES = new Set<MentionKind>(['institution', 'app', 'province', 'town', 'opener', 'giving'])

/** Of an address, or of the chain's list of all its provinces, which limits nothing. */
function isAddress({ chain }: OfferView, clause: Clause, { kind, value }: Mention): boolean {
  if (kind !== 'province' && kind !== 'town') return false
  if (chain.provinces?.includes(value) === true) return true
  return clause.modality === 'grants' && selectMentions(clause.mentions, 'channel').length === 0
}

function trimSpan(text: string, { start, end }: Span): Span {
  let from = start
  while (from < end && ' \n\t,;.:)-'.includes(text[from] as string)) from++
  return { start: from, end: start + text.slice(start, end).trimEnd().length }
}

function mergeSpans(spans: readonly Span[]): Span[] {
  const out: Span[] = []
  for (const span of spans.filter(({ start, end }) => end > start).toSorted((a, b) => a.start - b.start)) {
    const last = out.at(-1)
    if (last !== undefined && span.start - last.end <= 1) last.end = Math.max(last.end, span.end)
    else out.push({ ...span })
  }
  return out
}
