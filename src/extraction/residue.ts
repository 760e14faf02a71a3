import type { WhoKind } from '#domain/condition.ts'
import { methodNamed } from '#domain/paymentMethod.ts'
import type { CapPeriod, ExtractedPromotion, Span } from '#domain/promotion.ts'
import { MAX_CLAUSE_TEXT, MAX_NOT_UNDERSTOOD, MAX_RESTRICTIONS } from '#domain/promotionFields.ts'
import { familyName, withoutForeignPrint } from './claims/institutions.ts'
import { issuersCards } from './claims/issuersCards.ts'
import { type OfferView, wordsOfOffer } from './claims/offerView.ts'
import { ANY_PLAN } from './claims/who.ts'
import { type Clue, type Mention, type MentionKind, type MentionValues, mentionsOf, outermost } from './mentions/mention.ts'
import type { Refiner } from './refiners/refiner.ts'
import { PERIODS } from './rules/amounts.ts'
import { bookedDaysIn } from './rules/qualifiers.ts'
import { refundsByCard } from './rules/refund.ts'
import { partialStacking } from './rules/stacking.ts'
import { type Clause, isAffirmed } from './scope/clause.ts'
import { bareWords, shortened, tidied, trimmedSpan } from './text/wording.ts'
import { tidySpans } from './tidySpans.ts'
import { LEVEL_CARDS } from './vocabulary/issuers.ts'

type Explain<K extends MentionKind> = (value: MentionValues[K], promotion: ExtractedPromotion) => boolean

/** Whether a promotion says what a mention says: figures, and names that decide who, how, when or where. Other kinds need no explanation. */
const SAID: { [K in MentionKind]?: Explain<K> } = {
  money: (pesos, { limits, minPurchase }) =>
    pesos <= NEXT_TO_NOTHING || pesos === limits.maxDiscount || pesos === minPurchase || (limits.explicitlyHasNoLimit && pesos >= NO_LIMIT),
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
  uses: (_uses, { conditions: { uses } }) => uses !== null,
  province: (name, { conditions }) => isPlaceOf(conditions.region, name),
  town: (name, { conditions }) => isPlaceOf(conditions.region, name),
}
/** Variants of a method are for people. */
const VARIANT_FOR: Partial<Record<WhoKind, string>> = { salary: 'Sueldo', pensioner: 'Jubilad' }
/** `Con un pago mínimo de $ 1`, `tope $ 999.999`: the form wanted a number. */
const NEXT_TO_NOTHING = 1
const NO_LIMIT = 99_999

const isPlaceOf = (region: ExtractedPromotion['conditions']['region'], name: string) =>
  region !== null && [...region.provinces, ...region.onlyBranches, ...region.exceptBranches].includes(name)

/** The table is keyed by kind, so kind and value belong together. Null: its kind needs no explanation. */
function isSaid({ kind, value }: Mention, promotions: readonly ExtractedPromotion[]): boolean | null {
  const explain = (SAID as Partial<Record<MentionKind, (value: never, promotion: ExtractedPromotion) => boolean>>)[kind]
  return explain === undefined ? null : promotions.some((promotion) => explain(value as never, promotion))
}

/** The source's own clauses that limit the offer, and that no field says completely, each in sentence case with its place. */
export const addRestrictions: Refiner = (drafts) =>
  drafts.map((draft) => {
    const { scope, promotion } = draft
    const found = restrictionsOf(withoutForeignPrint(scope.view), promotion)
    if (found.length === 0) return draft
    const evidence = { ...promotion.evidence, restrictions: tidySpans(found) }
    return { ...draft, promotion: { ...promotion, restrictions: found.map(({ text }) => text), evidence } }
  })

function restrictionsOf(view: OfferView, promotion: ExtractedPromotion): (Span & { text: string })[] {
  const sentences = [...Map.groupBy(wordsOfOffer(view), ({ sentence }) => sentence).values()]
  const spans = [
    ...sentences.flatMap((clauses) => limitsIn(view, clauses, promotion)),
    ...partialStacking(view),
    ...refundsByCard(view),
    ...issuersCards(view),
  ]
  const found = spans
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .map(({ start, end }) => ({ start, end, text: shortened(tidied(view.card.text.slice(start, end)), MAX_CLAUSE_TEXT) }))
    .filter(({ text }) => text.split(' ').length >= LEAST_WORDS)
  const keys = found.map(({ text }) => bareWords(text))
  return found
    .filter(
      (_, index) => !keys.some((key, at) => at !== index && key.includes(keys[index] as string) && (key !== keys[index] || at < index)),
    )
    .slice(0, MAX_RESTRICTIONS)
}
/** Fewer words say nothing by themselves. */
const LEAST_WORDS = 3

/** What limits in a sentence: a short one of the small print reads best whole, of another the clauses with the few words before them. */
function limitsIn(view: OfferView, clauses: readonly Clause[], promotion: ExtractedPromotion): Span[] {
  const runs: Span[] = []
  for (const clause of clauses) {
    const last = runs.at(-1)
    const goesOn = last?.end === clause.start
    if (!isLimiting(clause, promotion) && !(goesOn && clause.modality === 'exempts')) continue
    if (last !== undefined && goesOn) last.end = clause.end
    else runs.push({ start: clause.start, end: clause.end })
  }
  const [first, end] = [clauses[0] as Clause, clauses.at(-1)?.end ?? 0]
  const isWhole = runs.length > 0 && first.role === 'legal' && end - first.start <= SHORT && clauses.every(isReadable)
  return isWhole ? [{ start: first.start, end }] : runs.map((run) => ({ start: leadOf(view.folded, first.start, run.start), end: run.end }))
}
/** UTF-16 units. */
const SHORT = 240
const LONGEST_LEAD = 48

const isReadable = (clause: Clause) =>
  !mentionsOf(clause.mentions, 'topic').some(({ value }) => value === 'payer') &&
  clause.modality !== 'example' &&
  clause.modality !== 'boilerplate' &&
  !has(clause.mentions, 'aside') &&
  !listsGoods(clause)

/** Where the few words before a clause begin behind the last sign. */
function leadOf(folded: string, first: number, start: number): number {
  let from = start
  while (from > first && !STOPS.includes(folded[from - 1] as string)) from--
  return start - from <= LONGEST_LEAD ? from : start
}
const STOPS = '.,;:()|\n'

const has = (mentions: readonly Mention[], ...clues: readonly Clue[]) =>
  mentionsOf(mentions, 'clue').some(({ value }) => clues.includes(value))
const isGoods = ({ kind }: Mention) => kind === 'category' || kind === 'brand'
/** Lists of goods are seen as such at once. */
const listsGoods = ({ mentions }: Clause) => mentions.filter(isGoods).length > LONG_LIST
const LONG_LIST = 8

function isLimiting(clause: Clause, promotion: ExtractedPromotion): boolean {
  const { modality } = clause
  const mentions = outermost(clause.mentions.filter(({ kind }) => kind !== 'opener' && kind !== 'bound'))
  if (!isAffirmed(clause) && modality !== 'forbids') return false
  if (listsGoods(clause)) return false
  if (has(mentions, 'limits') || (modality !== 'forbids' && bookedDaysIn(clause).length > 0) || namesLongerCap(clause, promotion))
    return true
  if (has(mentions, 'aside') || clause.role === 'when') return false
  const topics = mentionsOf(mentions, 'topic').map(({ value }) => value)
  const stacking = mentionsOf(mentions, 'topic').find(({ value }) => value === 'stacking' || value === 'alone')
  // Whether it adds up is a field, but for what it does not add up to besides promotions.
  if (stacking !== undefined) return modality === 'forbids' && mentions.some((one) => one.start >= stacking.end && isBesideStacking(one))
  if (modality === 'grants') return mentionsOf(mentions, 'tier').some(({ value }) => value.name === null) && clause.role !== 'legal'
  if (topics.some((topic) => WHERE_MONEY_GOES.has(topic)) && mentions.some(({ kind }) => kind === 'giving')) return false
  const telling = mentions.filter(({ kind }) => TELLING.has(kind))
  const tells = has(mentions, 'tells', 'wayToPay', 'shops') || topics.some((topic) => TELLING_TOPICS.has(topic))
  if (modality === 'forbids') return mentions.some(isGoods) ? telling.length > 0 : tells || telling.length > 0 || mentions.some(isBanned)
  return telling.length > 0
    ? telling.some((mention) => isToBeRead(mention) || isSaid(mention, [promotion]) !== true)
    : tells && !mentions.some(isGoods)
}

/** Kinds that make a demand one about people, ways to pay, places or uses, and what makes a ban one. */
const TELLING = new Set<MentionKind>(['rail', 'app', 'funds', 'people', 'tier', 'uses', 'province', 'town', 'foreignCard'])
const TELLING_TOPICS = new Set<string>(['online', 'inStore', 'someBranches', 'franchises', 'selfCheckout'])
const BANNED = new Set<MentionKind>(['institution', 'network', 'cardKind', 'date'])
const WHERE_MONEY_GOES = new Set<string>(['statement', 'accountOfRefund', 'walletOfRefund', 'till'])
const isBanned = ({ kind }: Mention) => BANNED.has(kind)
const isBesideStacking = (one: Mention) =>
  isGoods(one) || TELLING.has(one.kind) || BANNED.has(one.kind) || has([one], 'tells', 'wayToPay', 'coupon')

/** Which account, and what has to be done first, the field does not say. */
const isToBeRead = ({ kind, value }: Mention) => kind === 'people' && IN_WORDS.has(value.kind)
const IN_WORDS = new Set<WhoKind>(['account', 'enrolment', 'other'])

/** A second cap over a longer time than the promotion's own. */
function namesLongerCap({ modality, mentions }: Clause, { limits }: ExtractedPromotion): boolean {
  const rank = (period: CapPeriod | null) => (period === null ? -1 : PERIODS.indexOf(period))
  const isOfCap = modality !== 'forbids' && mentionsOf(mentions, 'bound').some(({ value }) => value === 'cap' || value === 'upTo')
  const isOther = mentionsOf(mentions, 'money').some(({ value }) => limits.maxDiscount !== null && value > limits.maxDiscount)
  return (
    isOfCap && isOther && limits.period !== null && mentionsOf(mentions, 'period').some(({ value }) => rank(value) > rank(limits.period))
  )
}

/**
 * The clauses about an offer that name something which no field of a promotion says, and which no clause shown in its own words holds. What
 * belongs to another offer of the card, to an example or to the issuer's boilerplate is explained by that.
 * @param promotions All promotions of the card, the view's own first.
 */
export function notUnderstood(view: OfferView, promotions: readonly ExtractedPromotion[]): Span[] {
  const shown = promotions
    .slice(0, 1)
    .flatMap(({ evidence, conditions }) => [...SHOWN_IN_WORDS.flatMap((field) => evidence[field] ?? []), ...conditions.who])
  const told = shown.map(({ start, end }) => view.folded.slice(start, end))
  const isTold = ({ start, end }: Span) => told.some((words) => words.includes(view.folded.slice(start, end).trim()))
  const isShown = ({ start, end }: Span) => shown.some((span) => span.start < end && start < span.end)
  const spans = wordsOfOffer(view)
    .filter((clause) => clause.role !== 'when' && !SAYS_NOTHING.has(clause.modality) && !isAside(clause) && !isTold(clause))
    .filter((clause) =>
      outermost(clause.mentions.filter(({ kind }) => kind !== 'opener')).some(
        (mention) => isSaid(mention, promotions) === false && !isShown(mention) && !isAddress(view, clause, mention),
      ),
    )
    .map((clause) => trimmedSpan(view.card.text, clause))
  return merged(spans.filter(({ start, end }) => end > start)).slice(0, MAX_NOT_UNDERSTOOD)
}
const SHOWN_IN_WORDS = ['restrictions', 'excludesProducts', 'onlyForProducts', 'exceptDates', 'unknownPaymentMethods'] as const
const SAYS_NOTHING = new Set<Clause['modality']>(['example', 'boilerplate', 'waives'])

/** What companies say of themselves, and a few words that hold nothing but a name: a signature. */
const isAside = ({ start, end, mentions }: Clause) =>
  has(mentions, 'aside') || (end - start < SIGNATURE && mentions.every(({ kind }) => NAMES.has(kind)))
/** UTF-16 units. */
const SIGNATURE = 48
const NAMES = new Set<MentionKind>(['institution', 'app', 'province', 'town', 'opener', 'giving', 'clue'])

/** A place counts where shops are spoken of; elsewhere it is an address. All the provinces of a chain limit nothing. */
function isAddress({ chain }: OfferView, { mentions, modality }: Clause, { kind, value }: Mention): boolean {
  if (kind !== 'province' && kind !== 'town') return false
  return chain.provinces?.includes(value) === true || (modality === 'grants' && !has(mentions, 'tells', 'wayToPay', 'shops'))
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
