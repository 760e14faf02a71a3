import {
  type CardSlug,
  isCardSlug,
  type MethodName,
  type MethodSlug,
  methodBySlug,
  methodNamed,
  type PaymentMethod,
  parentOrOwnName,
  variantName,
} from '../catalogue/paymentMethod.ts'
import { slugOf } from '../catalogue/tiers.ts'
import type { ConditionFacts, HowCondition } from '../promotion/condition.ts'
import { inlineMethodName } from '../promotion/methodNames.ts'
import type { ListedPromotion } from '../promotion/promotion.ts'
import { clauseOf } from '../questions/clause.ts'
import { parseQuestionKey, type QuestionKey } from '../questions/questionKey.ts'
import { groupIssuer, listRequirements, type Requirement, type RequirementOption } from '../questions/requirement.ts'
import { infinitiveWords, type VerbPhrase } from '../text/verbPhrase.ts'
import { joinWithOr } from '../text/words.ts'
import { HOLDER_STATUS_KEYS, HOLDER_STATUSES, type Instrument, type Wallet } from '../wallet/wallet.ts'
import { answerTo, answerToAny } from '../wallet/walletAnswer.ts'
import { canScanCodes } from './ownMethods.ts'

export type EligibilityStatus = 'yes' | 'maybe' | 'no'

/** Lacking or unsaid. `question`: the fact that settles it, asked or not; `clause`: its text, absent for cards. */
export type MissingThing = {
  kind: 'method' | 'card' | 'rail' | 'condition' | 'membership' | 'unknown'
  name: string
  of?: MethodName[]
  question?: QuestionKey
  clause?: VerbPhrase
  /** About other institutions of the shopper; a yes to any is enough. */
  also?: QuestionKey[]
  /** Things with the same key are alternatives. */
  anyOf?: QuestionKey
}

/** `via`: the group that matched or came closest; `missing`: lacking or undecided; `also`: other groups that surely pay. */
export type Eligibility = { status: EligibilityStatus; via: MethodName[]; missing: MissingThing[]; also?: MethodName[][] }

export type EligibilityFields = Pick<
  ListedPromotion,
  'supermarket' | 'paymentMethods' | 'unknownPaymentMethods' | 'paymentRails' | 'appliesOnlyTo' | 'membership' | 'qualifiers'
> & { conditions: ConditionFacts }

/** The best group counts, with all its methods and conditions. Unsaid is a *maybe*; a variant implies its parent, never the reverse. */
export function eligibilityOf(promotion: EligibilityFields, wallet: Wallet): Eligibility {
  const candidates = (promotion.paymentMethods ?? [[]]).map((group) => unlessExcluded(judge(group, promotion, wallet), promotion, wallet))
  const best = withOthers(
    candidates.reduce((a, b) => (compareEligibility(a, b) <= 0 ? a : b)),
    candidates,
  )
  if (best.status === 'no') return best
  const unknown = holdsUnknown(promotion, wallet)
  if (unknown.status === 'yes') return withOtherWays(best, candidates)
  const missing = unknown.status === 'no' ? unknown.missing : [...best.missing, ...unknown.missing]
  return { ...best, status: unknown.status, missing }
}

function otherWay(excluded: HowCondition['except']): VerbPhrase {
  const names = excluded.map((group) => group.map(inlineMethodName).reverse().join(' de '))
  return { verb: 'pagar', object: [`con otra cosa que ${joinWithOr(names)}`] }
}

/** Turns a yes into a no if the offer bans all the shopper's methods («no vale con Naranja Visa»), into a maybe if unsaid cards decide. */
function unlessExcluded(found: Eligibility, { conditions: { how }, paymentMethods }: EligibilityFields, wallet: Wallet): Eligibility {
  const excluded = how.except.map((group) => group.map((name) => methodNamed(name)))
  if (excluded.length === 0 || found.status === 'no') return found
  const via = found.via.map((name) => methodNamed(name))
  const asked = via.map(({ slug }) => slug).filter(isCardSlug)
  const issuers = via.filter(({ slug }) => !isCardSlug(slug)).map((method) => methodNamed(parentOrOwnName(method)).slug)
  const isExcluded = (held: readonly MethodSlug[]) => excluded.some((group) => group.every(({ slug }) => held.includes(slug)))
  const ways = wallet.instruments
    .filter(({ method }) => paymentMethods === null || issuers.includes(method))
    .flatMap(({ method, cards }): (boolean | null)[] => {
      if (isExcluded([method])) return [true]
      const usable = asked.length > 0 ? asked.filter((card) => cards?.includes(card) ?? true) : cards
      if (usable === null) return [excluded.some((group) => group.some(({ slug }) => slug === method)) ? null : false]
      return usable.length === 0 ? [false] : usable.map((card) => isExcluded([method, card]))
    })
  if (ways.length === 0 || ways.includes(false)) return found
  const clause = otherWay(how.except)
  const missing: MissingThing = { kind: 'rail', name: infinitiveWords(clause), clause }
  return { ...found, status: ways.includes(null) ? 'maybe' : 'no', missing: [...found.missing, missing] }
}

/** Next to named cards methods outside the catalogue are alternatives; else they are required. */
export function isUnknownMethodOptional({
  unknownPaymentMethods,
  paymentMethods,
}: Pick<EligibilityFields, 'unknownPaymentMethods' | 'paymentMethods'>): boolean {
  return (
    unknownPaymentMethods.length === 0 ||
    paymentMethods?.every((group) => group.some((name) => isCardSlug(methodNamed(name).slug))) === true
  )
}

function holdsUnknown(promotion: EligibilityFields, wallet: Wallet): Answer {
  if (isUnknownMethodOptional(promotion)) return YES
  const facts = promotion.unknownPaymentMethods.map((name): RequirementOption => ({ key: `app:${slugOf(name)}`, name }))
  const { status, missing } = meets(facts, wallet)
  return { status, missing: missing.map((one) => ({ ...one, ...missingUnknown(facts, one) })) }
}

function missingUnknown(facts: readonly RequirementOption[], { question }: MissingThing): Pick<MissingThing, 'kind' | 'name' | 'clause'> {
  const name = facts.find(({ key }) => key === question)?.name ?? ''
  return { kind: 'unknown', name, clause: { verb: 'tener', object: [name] } }
}

function withOthers(best: Eligibility, candidates: readonly Eligibility[]): Eligibility {
  const asked = ofIssuer(best)
  if (asked === null) return best
  const others = candidates.map(ofIssuer).filter((one) => one !== null && one.kind === asked.kind && one.question !== asked.question)
  const also = [...new Set(others.map((one) => one?.question as QuestionKey))]
  return also.length === 0 ? best : { ...best, missing: best.missing.map((one) => ({ ...one, also })) }
}

function withOtherWays(best: Eligibility, candidates: readonly Eligibility[]): Eligibility {
  const also = candidates.flatMap(({ status, via }) => (status === 'yes' && via !== best.via ? [via] : []))
  return best.status !== 'yes' || also.length === 0 ? best : { ...best, also }
}

function ofIssuer({ status, missing: [only, ...more] }: Eligibility): { kind: string; question: QuestionKey } | null {
  const question = only?.question
  if (status !== 'maybe' || more.length > 0 || question === undefined) return null
  const { kind } = parseQuestionKey(question)
  return kind === 'salary' || kind === 'account' || kind === 'pension' ? { kind, question } : null
}

/** Any method is assumed, conditions are not: a promotion for some is a *maybe*, and in no figure shown to everybody. */
export function eligibilityOfAnybody(promotion: EligibilityFields, wallet: Wallet): Eligibility {
  const issuers = new Set((promotion.paymentMethods ?? []).map(groupIssuer))
  const [only = null] = issuers
  const answers = listRequirements(promotion, issuers.size === 1 ? only : null).map((needs) => meets(needs, wallet))
  const way = acceptsRails([], promotion, wallet)
  return { ...answerAll(way.status === 'no' ? [...answers, way] : answers), via: [] }
}

const RANK: Record<EligibilityStatus, number> = { yes: 0, maybe: 1, no: 2 }

export function compareStatuses(a: EligibilityStatus, b: EligibilityStatus): number {
  return RANK[a] - RANK[b]
}

function worst(statuses: EligibilityStatus[]): EligibilityStatus {
  return statuses.reduce((a, b) => (RANK[a] >= RANK[b] ? a : b), 'yes')
}

function compareEligibility(a: Eligibility, b: Eligibility): number {
  return compareStatuses(a.status, b.status) || a.missing.length - b.missing.length
}

function judge(group: MethodName[], promotion: EligibilityFields, wallet: Wallet): Eligibility {
  const members = group.map((name) => methodNamed(name))
  const institutions = members.filter((method) => method.kind !== 'generic')
  const answers: Answer[] = members.map((method) =>
    isCardSlug(method.slug) ? holdsCard(method, method.slug, institutions, wallet) : holdsMethod(method, wallet),
  )
  answers.push(acceptsRails(members, promotion, wallet), hasApp(members, promotion.conditions.how, wallet))
  for (const needs of listRequirements(promotion, groupIssuer(group))) answers.push(meets(needs, wallet))
  return { ...answerAll(answers), via: group }
}

function answerAll(answers: readonly Answer[]): Answer {
  const status = worst(answers.map((one) => one.status))
  const all = answers.flatMap((one) => one.missing)
  if (all.length < 2) return { status, missing: all }
  const missing = all.some((one) => keysOfVariant(one).length > 0) ? withoutOpenVariants(all, answers, status) : all
  const isLast = ({ question }: MissingThing, at: number) =>
    question === undefined || !missing.some((other, later) => later > at && other.question === question)
  return { status, missing: missing.filter(isLast) }
}

/** A variant and its question are the same thing. An answered question describes it better; an open one hides it. */
function withoutOpenVariants(all: readonly MissingThing[], answers: readonly Answer[], status: EligibilityStatus): MissingThing[] {
  const answered = new Set(answers.filter((one) => one.status === status).flatMap((one) => one.missing.map(({ question }) => question)))
  const open = new Set(all.flatMap(keysOfVariant).filter((key) => !answered.has(key)))
  return all.filter(
    (one) => !(one.question !== undefined && open.has(one.question)) && !keysOfVariant(one).some((key) => answered.has(key)),
  )
}

const keysOfVariant = ({ kind, name, question }: MissingThing): readonly QuestionKey[] =>
  kind === 'method' && question === undefined ? methodNamed(name as MethodName).means : []

type Answer = { status: EligibilityStatus; missing: MissingThing[] }
const YES: Answer = { status: 'yes', missing: [] }
const answer = (status: 'maybe' | 'no', kind: MissingThing['kind'], name: string): Answer => ({ status, missing: [{ kind, name }] })

function meets(needs: Requirement, wallet: Wallet): Answer {
  const said = answerToAny(
    wallet,
    needs.map(({ key }) => key),
  )
  if (said === true) return YES
  const open = said === false ? needs : needs.filter(({ key }) => answerTo(wallet, key) === null)
  return { status: said === false ? 'no' : 'maybe', missing: asAlternatives(open.map(missingOf)) }
}

function asAlternatives(missing: MissingThing[]): MissingThing[] {
  const anyOf = missing[0]?.question
  return missing.length < 2 || anyOf === undefined ? missing : missing.map((one) => ({ ...one, anyOf }))
}

/** The needs of a promotion stay; only the answers to them differ. */
const missings = new WeakMap<RequirementOption, MissingThing>()

function missingOf(need: RequirementOption): MissingThing {
  const missing = missings.get(need) ?? missingFor(need)
  missings.set(need, missing)
  return missing
}

function missingFor({ key, name }: RequirementOption): MissingThing {
  const condition = HOLDER_STATUSES.find((one) => HOLDER_STATUS_KEYS[one] === key)
  const clause = clauseOf(key, name)
  if (condition) return { kind: 'condition', name: condition, question: key, clause }
  return key.startsWith('member:')
    ? { kind: 'membership', name, question: key, clause }
    : { kind: 'condition', name: infinitiveWords(clause), question: key, clause }
}

function holdsMethod(method: PaymentMethod, wallet: Wallet): Answer {
  const held = holderOf(method, wallet)
  const facts = method.means
  if (held === undefined) return answer('no', 'method', method.name)
  if (facts.length === 0) return YES
  // The shopper holds the institution, but may not have said whether in this variant.
  const said = answerToAny(wallet, facts)
  if (said === true) return YES
  if (said === false) return answer('no', 'method', method.name)
  const open = facts.filter((key) => answerTo(wallet, key) === null)
  return {
    status: 'maybe',
    missing: asAlternatives(
      open.map((question) => ({ kind: 'method', name: method.name, question, clause: clauseOf(question, variantName(method)) })),
    ),
  }
}

function holderOf(method: PaymentMethod, wallet: Wallet): Instrument | undefined {
  const { slug } = methodNamed(parentOrOwnName(method))
  return wallet.instruments.find((held) => held.method === slug)
}

function holdsCard(card: PaymentMethod, slug: CardSlug, institutions: PaymentMethod[], wallet: Wallet): Answer {
  if (institutions.length === 0) return holdsCardAnywhere(card, slug, wallet)
  const statuses = institutions.map((institution): EligibilityStatus => {
    const holder = holderOf(institution, wallet)
    if (holder?.cards?.includes(slug)) return 'yes'
    return holder?.cards === null ? 'maybe' : 'no'
  })
  const status = worst(statuses)
  if (status === 'yes') return YES
  // A missing institution is reported separately.
  const of = institutions.filter((one, at) => statuses[at] === status && holderOf(one, wallet) !== undefined).map(parentOrOwnName)
  return { status, missing: [{ kind: 'card', name: card.name, ...(of.length > 0 && { of }) }] }
}

function holdsCardAnywhere(card: PaymentMethod, slug: CardSlug, wallet: Wallet): Answer {
  const { instruments } = wallet
  if (instruments.some((held) => held.method === slug || held.cards?.includes(slug))) return YES
  // Banks issue cards of the networks; wallets and issuers of own cards may not.
  const couldHold = instruments.some((held) => methodBySlug(held.method).kind === 'bank' && held.cards === null)
  return answer(couldHold ? 'maybe' : 'no', 'card', card.name)
}

/**
 * MODO and wallets scan QR codes, a card implies the card, online the web. A phone at the terminal, and QR without them, are asked.
 * What the shopper says counts before what they hold; who pays with no phone pays with no app.
 */
function acceptsRails(members: PaymentMethod[], { paymentRails, conditions }: EligibilityFields, wallet: Wallet): Answer {
  const { rails } = conditions.how
  const qr = rails.length > 0 ? rails.includes('qr') : (paymentRails?.pagoConQR ?? false)
  const phone = rails.length > 0 ? rails.includes('nfc') : (paymentRails?.telefonoContactless ?? false)
  const card = rails.length > 0 ? rails.some((rail) => rail !== 'qr' && rail !== 'nfc') : (paymentRails?.contactless ?? false)
  const isApp = !qr && !phone && (conditions.how.app.length > 0 || members.some(({ slug }) => slug === 'modo'))
  const [byCode, byPhone] = [answerTo(wallet, 'qr'), answerTo(wallet, 'phone')]
  if (card || (!qr && !phone && !(isApp && byCode === false && byPhone === false))) return YES
  const hasCode = members.some(({ slug, kind }) => slug === 'modo' || kind === 'wallet') || wallet.instruments.some(canScanCodes)
  const answers = [...(qr ? [byCode ?? (hasCode || null)] : []), ...(phone ? [byPhone] : [])]
  if (answers.includes(true)) return YES
  const name = phone && !(qr && byCode === null) ? 'telefonoContactless' : 'pagoConQR'
  const question = name === 'pagoConQR' ? 'qr' : 'phone'
  return { status: answers.includes(null) ? 'maybe' : 'no', missing: [{ kind: 'rail', name, question, clause: clauseOf(question) }] }
}

const appSlugs = new WeakMap<HowCondition['app'], string[]>()

/** Holding the bank implies its app; any other app is a maybe until answered. */
function hasApp(members: PaymentMethod[], { app }: HowCondition, wallet: Wallet): Answer {
  if (app.length === 0) return YES
  const slugs = appSlugs.get(app) ?? app.map(slugOf)
  appSlugs.set(app, slugs)
  if (slugs.some((slug) => methodBySlug(slug) === undefined || members.some((method) => method.slug === slug))) return YES
  const said = slugs.map((slug) => (wallet.instruments.some(({ method }) => method === slug) ? true : answerTo(wallet, `app:${slug}`)))
  if (said.includes(true)) return YES
  const open = app.filter((_, at) => said[at] === null)
  const missing = (open.length > 0 ? open : app).map((name): MissingThing => {
    const question = `app:${slugOf(name)}` as const
    const clause = clauseOf(question, name)
    return { kind: 'rail', name: infinitiveWords(clause), question, clause }
  })
  return { status: open.length > 0 ? 'maybe' : 'no', missing }
}
