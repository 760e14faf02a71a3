import {
  type CardSlug,
  familyOf,
  isCardSlug,
  type MethodName,
  methodBySlug,
  methodNamed,
  type PaymentMethod,
} from '../catalogue/paymentMethod.ts'
import { slugOf } from '../catalogue/tiers.ts'
import type { ConditionFacts, HowCondition } from '../promotion/condition.ts'
import type { ListedPromotion } from '../promotion/promotion.ts'
import { partsOf, type Question, type QuestionKey, questionOf } from '../questions/question.ts'
import { issuerOf, type Need, type Requirement, requirementsOf } from '../questions/requirement.ts'
import { VARIANT_KEYS } from '../questions/variantKeys.ts'
import { toDo, type VerbPhrase } from '../text/verbPhrase.ts'
import { CONDITION_KEYS, CONDITIONS, type Instrument, type Wallet } from '../wallet/wallet.ts'
import { answerTo, answerToAny } from '../wallet/walletAnswer.ts'
import { scansCodes } from './ownMethods.ts'

export type EligibilityStatus = 'yes' | 'maybe' | 'no'

/**
 * One thing that is missing, or that the shopper has not said. `name` is the catalogue's, the membership's or the source's own; `question`
 * the key of the yes or no that would settle it, and `clause` what it asks, where it is not a card.
 */
export type Missing = {
  kind: 'method' | 'card' | 'rail' | 'condition' | 'membership' | 'unknown'
  name: string
  /** For a card: it must be from one of these institutions, which the shopper has. */
  of?: MethodName[]
  question?: QuestionKey
  clause?: VerbPhrase
  /** The same question about other institutions of the shopper; a yes about any of them is enough. */
  also?: QuestionKey[]
  /** Missing things that share this key stand for each other: any one of them is enough. */
  anyOf?: QuestionKey
}

/**
 * Whether a shopper can use a promotion, and why. `via` is the group of methods that matched or came closest (empty when any method
 * will do); `missing` says what a *no* lacks and what a *maybe* depends on.
 */
export type Eligibility = { status: EligibilityStatus; via: MethodName[]; missing: Missing[] }

export type Eligible = Pick<
  ListedPromotion,
  'supermarket' | 'paymentMethods' | 'unknownPaymentMethods' | 'paymentRails' | 'appliesOnlyTo' | 'membership' | 'qualifiers'
> & { conditions: ConditionFacts }

/**
 * The rules (docs/decisions/0056). A group holds when all its methods do and the shopper is one of those it is for; the best group counts. A card
 * belongs to its institution. A variant implies its parent; the reverse is never a yes. Whatever the shopper has not said is a *maybe*: the
 * cards held at an institution, a way to pay, a tier, a salary account. A method that the catalogue does not know is one as well.
 */
export function eligibilityOf(promotion: Eligible, wallet: Wallet): Eligibility {
  const candidates = (promotion.paymentMethods ?? [[]]).map((group) => judge(group, promotion, wallet))
  const best = withOthers(
    candidates.reduce((a, b) => (compareEligibility(a, b) <= 0 ? a : b)),
    candidates,
  )
  if (best.status === 'no') return best
  const unknown = holdsUnknown(promotion, wallet)
  if (unknown.status === 'yes') return best
  const missing = unknown.status === 'no' ? unknown.missing : [...best.missing, ...unknown.missing]
  return { ...best, status: unknown.status, missing }
}

/** The questions about what the catalogue does not know, which is a thing that one has: «¿Tenés Tarjeta Quebracho?». */
export function unknownQuestions({ unknownPaymentMethods, paymentMethods }: Eligible): Question[] {
  // Beside named cards the unknown method is one more alternative.
  if (paymentMethods?.every((group) => group.some((name) => isCardSlug(methodNamed(name).slug)))) return []
  return unknownPaymentMethods.map((name) => ({ ...questionOf(`app:${slugOf(name)}`, name), clause: { verb: 'tener', object: [name] } }))
}

/**
 * Answers whether an unknown method is held. The source requires it and the catalogue does not have it, so it is never a plain yes until
 * the shopper says so.
 */
function holdsUnknown(promotion: Eligible, wallet: Wallet): Answer {
  const questions = unknownQuestions(promotion)
  if (questions.length === 0) return YES
  const { status, missing } = meets(questions, wallet)
  const asked = missing.flatMap(({ question }) => questions.filter(({ key }) => key === question))
  return { status, missing: asked.map(({ key, name, clause }) => ({ kind: 'unknown', name, question: key, clause })) }
}

/** Adds the institutions of equally near groups, where everything open is asked of one institution. */
function withOthers(best: Eligibility, candidates: readonly Eligibility[]): Eligibility {
  const asked = ofIssuer(best)
  if (asked === null) return best
  const others = candidates.map(ofIssuer).filter((one) => one !== null && one.kind === asked.kind && one.question !== asked.question)
  const also = [...new Set(others.map((one) => one?.question as QuestionKey))]
  return also.length === 0 ? best : { ...best, missing: best.missing.map((one) => ({ ...one, also })) }
}

/** The only thing that a maybe depends on, where it is one of those that are asked of each institution. */
function ofIssuer({ status, missing: [only, ...more] }: Eligibility): { kind: string; question: QuestionKey } | null {
  const question = only?.question
  if (status !== 'maybe' || more.length > 0 || question === undefined) return null
  const { kind } = partsOf(question)
  return kind === 'salary' || kind === 'account' || kind === 'pension' ? { kind, question } : null
}

/**
 * For a shopper who has not given any method yet: any method is assumed, the rest is not. So what is only for some is a *maybe* for
 * everybody, and feeds no figure that is promised to all.
 */
export function eligibilityOfAnybody(promotion: Eligible, wallet: Wallet): Eligibility {
  const issuers = new Set((promotion.paymentMethods ?? []).map(issuerOf))
  const [only = null] = issuers
  const answers = requirementsOf(promotion, issuers.size === 1 ? only : null).map((needs) => meets(needs, wallet))
  return { ...together(answers), via: [] }
}

const RANK: Record<EligibilityStatus, number> = { yes: 0, maybe: 1, no: 2 }

/** Yes before maybe before no: for sorting. */
export function compareStatus(a: EligibilityStatus, b: EligibilityStatus): number {
  return RANK[a] - RANK[b]
}

function worst(statuses: EligibilityStatus[]): EligibilityStatus {
  return statuses.reduce((a, b) => (RANK[a] >= RANK[b] ? a : b), 'yes')
}

function compareEligibility(a: Eligibility, b: Eligibility): number {
  return compareStatus(a.status, b.status) || a.missing.length - b.missing.length
}

/** One alternative group together with the ways to pay and who it is for. */
function judge(group: MethodName[], promotion: Eligible, wallet: Wallet): Eligibility {
  const members = group.map((name) => methodNamed(name))
  const institutions = members.filter((method) => method.kind !== 'generic')
  const answers: Answer[] = members.map((method) =>
    isCardSlug(method.slug) ? holdsCard(method, method.slug, institutions, wallet) : holdsMethod(method, wallet),
  )
  answers.push(acceptsRails(members, promotion, wallet), hasApp(members, promotion.conditions.how, wallet))
  for (const needs of requirementsOf(promotion, issuerOf(group))) answers.push(meets(needs, wallet))
  return { ...together(answers), via: group }
}

/** All of the answers: what is missing for a no, or else what a maybe depends on; the same question once, as the card's own words put it. */
function together(answers: readonly Answer[]): Answer {
  const status = worst(answers.map((one) => one.status))
  const all = answers.flatMap((one) => one.missing)
  if (all.length < 2) return { status, missing: all }
  const missing = all.some((one) => keysOfVariant(one).length > 0) ? withoutOpenVariants(all, answers, status) : all
  const isLast = ({ question }: Missing, at: number) =>
    question === undefined || !missing.some((other, later) => later > at && other.question === question)
  return { status, missing: missing.filter(isLast) }
}

/** A variant and its own question say the same: an answered question says it better, one that is open not at all («te falta Nivel 3»). */
function withoutOpenVariants(all: readonly Missing[], answers: readonly Answer[], status: EligibilityStatus): Missing[] {
  const answered = new Set(answers.filter((one) => one.status === status).flatMap((one) => one.missing.map(({ question }) => question)))
  const open = new Set(all.flatMap(keysOfVariant).filter((key) => !answered.has(key)))
  return all.filter(
    (one) => !(one.question !== undefined && open.has(one.question)) && !keysOfVariant(one).some((key) => answered.has(key)),
  )
}

/** The questions that a variant which is lacking stands for. */
const keysOfVariant = ({ kind, name, question }: Missing): readonly QuestionKey[] =>
  kind === 'method' && question === undefined ? (VARIANT_KEYS[methodNamed(name as MethodName).slug] ?? []) : []

type Answer = { status: EligibilityStatus; missing: Missing[] }
const YES: Answer = { status: 'yes', missing: [] }
const answer = (status: 'maybe' | 'no', kind: Missing['kind'], name: string): Answer => ({ status, missing: [{ kind, name }] })

/** Whether the shopper meets a requirement. Where several answers could meet it, only a no to all of them is a no. */
function meets(needs: Requirement, wallet: Wallet): Answer {
  const said = answerToAny(
    wallet,
    needs.map(({ key }) => key),
  )
  if (said === true) return YES
  const open = said === false ? needs : needs.filter(({ key }) => answerTo(wallet, key) === null)
  return { status: said === false ? 'no' : 'maybe', missing: asAlternatives(open.map(missingOf)) }
}

/** Any one of which will do. */
function asAlternatives(missing: Missing[]): Missing[] {
  const anyOf = missing[0]?.question
  return missing.length < 2 || anyOf === undefined ? missing : missing.map((one) => ({ ...one, anyOf }))
}

/** The needs of a promotion stay; only the answers to them differ. */
const missings = new WeakMap<Need, Missing>()

function missingOf(need: Need): Missing {
  const missing = missings.get(need) ?? missingFor(need)
  missings.set(need, missing)
  return missing
}

function missingFor({ key, name }: Need): Missing {
  const condition = CONDITIONS.find((one) => CONDITION_KEYS[one] === key)
  const { clause } = questionOf(key, name)
  if (condition) return { kind: 'condition', name: condition, question: key, clause }
  return key.startsWith('member:')
    ? { kind: 'membership', name, question: key, clause }
    : { kind: 'condition', name: toDo(clause), question: key, clause }
}

function holdsMethod(method: PaymentMethod, wallet: Wallet): Answer {
  if (holdersOf(method, wallet).length > 0) return YES
  const keys = VARIANT_KEYS[method.slug]
  if (!keys || method.parent === null || holdersOf(methodNamed(method.parent), wallet).length === 0)
    return answer('no', 'method', method.name)
  // The institution is held: whether in this variant of it may not have been said.
  const said = answerToAny(wallet, keys)
  if (said === true) return YES
  if (said === false) return answer('no', 'method', method.name)
  const open = keys.filter((key) => answerTo(wallet, key) === null)
  return {
    status: 'maybe',
    missing: asAlternatives(
      open.map((question) => ({ kind: 'method', name: method.name, question, clause: questionOf(question, variantName(method)).clause })),
    ),
  }
}

/** A variant as it is called under its institution: «Plan Turbo». */
export function variantName({ name, parent }: PaymentMethod): string {
  return name.replace(`${parent} - `, '')
}

/** The instruments that are this method or a variant of it. */
function holdersOf(method: PaymentMethod, wallet: Wallet): Instrument[] {
  return wallet.instruments.filter((held) => held.method === method.slug || methodBySlug(held.method).parent === method.name)
}

/** Whether the card is held at each of the group's institutions; in a group without institutions, anywhere. */
function holdsCard(card: PaymentMethod, slug: CardSlug, institutions: PaymentMethod[], wallet: Wallet): Answer {
  if (institutions.length === 0) return holdsCardAnywhere(card, slug, wallet)
  const statuses = institutions.map((institution): EligibilityStatus => {
    const cards = cardHoldersOf(institution, wallet).map((holder) => cardsAt(holder, wallet))
    if (cards.some((held) => held?.includes(slug))) return 'yes'
    return cards.includes(null) ? 'maybe' : 'no'
  })
  const status = worst(statuses)
  if (status === 'yes') return YES
  // An institution that is lacking itself is named by itself.
  const of = institutions.filter((one, at) => statuses[at] === status && cardHoldersOf(one, wallet).length > 0).map(familyOf)
  return { status, missing: [{ kind: 'card', name: card.name, ...(of.length > 0 && { of }) }] }
}

/** The instruments that hold cards of the method. A variant that is answered only with yes or maybe has its cards at its institution. */
function cardHoldersOf(method: PaymentMethod, wallet: Wallet): Instrument[] {
  const holders = holdersOf(method, wallet)
  if (holders.length > 0 || method.parent === null) return holders
  return holdersOf(methodNamed(method.parent), wallet)
}

function holdsCardAnywhere(card: PaymentMethod, slug: CardSlug, wallet: Wallet): Answer {
  const { instruments } = wallet
  if (instruments.some((held) => held.method === slug || cardsAt(held, wallet)?.includes(slug))) return YES
  // Banks issue cards of the networks; of a wallet or an issuer's own card nothing can be supposed.
  const couldHold = instruments.some((held) => methodBySlug(held.method).kind === 'bank' && cardsAt(held, wallet) === null)
  return answer(couldHold ? 'maybe' : 'no', 'card', card.name)
}

/** The cards said for an instrument; a variant about which nothing was said has those said for its parent. null: not said. */
function cardsAt(held: Instrument, wallet: Wallet): CardSlug[] | null {
  if (held.cards) return held.cards
  const family = familyOf(methodBySlug(held.method))
  const parent = wallet.instruments.find((other) => other !== held && methodBySlug(other.method).name === family)
  return parent?.cards ?? null
}

/**
 * Whether one accepted way to pay is at hand. MODO and wallets pay by QR code; paying by card means having the card, and
 * shopping online means the web. Only the telephone held to the terminal must be known, and QR codes where neither MODO nor a wallet is named.
 */
function acceptsRails(members: PaymentMethod[], { paymentRails, conditions }: Eligible, wallet: Wallet): Answer {
  const { rails } = conditions.how
  const qr = rails.length > 0 ? rails.includes('qr') : (paymentRails?.pagoConQR ?? false)
  const phone = rails.length > 0 ? rails.includes('nfc') : (paymentRails?.telefonoContactless ?? false)
  const card = rails.length > 0 ? rails.some((rail) => rail !== 'qr' && rail !== 'nfc') : (paymentRails?.contactless ?? false)
  if (card || (!qr && !phone)) return YES
  const hasCode = members.some(({ slug, kind }) => slug === 'modo' || kind === 'wallet') || wallet.instruments.some(scansCodes)
  const answers = [...(qr ? [hasCode ? true : answerTo(wallet, 'qr')] : []), ...(phone ? [answerTo(wallet, 'phone')] : [])]
  if (answers.includes(true)) return YES
  const isOpen = (key: QuestionKey) => answerTo(wallet, key) === null
  const name = qr && (isOpen('qr') || !phone) ? 'pagoConQR' : 'telefonoContactless'
  const question = name === 'pagoConQR' ? 'qr' : 'phone'
  return {
    status: answers.includes(null) ? 'maybe' : 'no',
    missing: [{ kind: 'rail', name, question, clause: questionOf(question).clause }],
  }
}

const appSlugs = new WeakMap<HowCondition['app'], string[]>()

/** Whether one of the apps that it must be paid through is at hand. The app of the shopper's own bank is; others may be, unless answered with no. */
function hasApp(members: PaymentMethod[], { app }: HowCondition, wallet: Wallet): Answer {
  if (app.length === 0) return YES
  const slugs = appSlugs.get(app) ?? app.map(slugOf)
  appSlugs.set(app, slugs)
  if (slugs.some((slug) => methodBySlug(slug) === undefined || members.some((method) => method.slug === slug))) return YES
  const said = slugs.map((slug) => (wallet.instruments.some(({ method }) => method === slug) ? true : answerTo(wallet, `app:${slug}`)))
  if (said.includes(true)) return YES
  const open = app.filter((_, at) => said[at] === null)
  const missing = (open.length > 0 ? open : app).map((name): Missing => {
    const question = `app:${slugOf(name)}` as const
    const { clause } = questionOf(question, name)
    return { kind: 'rail', name: toDo(clause), question, clause }
  })
  return { status: open.length > 0 ? 'maybe' : 'no', missing }
}
