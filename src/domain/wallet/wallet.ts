import { type ClubName, MEMBERSHIPS } from '../catalogue/club.ts'
import { CARD_SLUGS, type CardSlug, type MethodSlug, methodBySlug, PAYMENT_METHODS } from '../catalogue/paymentMethod.ts'
import { PROVINCES, type Province } from '../catalogue/province.ts'
import { slugOf } from '../catalogue/tiers.ts'
import { isQuestionKey, type QuestionKey } from '../questions/question.ts'

/** Facts about the shopper rather than a card; the source restricts some promotions to these people. */
export const CONDITIONS = ['jubilado', 'anses', 'ciudadania-portena'] as const
export type Condition = (typeof CONDITIONS)[number]

/**
 * One thing in a shopper's wallet: an institution, a wallet or a generic method. `cards` are the cards held *there*: a card belongs to
 * its institution. null: the shopper has not said which ("no sé"); empty: none.
 */
export type Instrument = { method: MethodSlug; cards: CardSlug[] | null }

export type Wallet = {
  instruments: Instrument[]
  conditions: Condition[]
  memberships: ClubName[]
  /** Whether the shopper can pay by holding the phone to the terminal; null when not said. */
  phoneContactless: boolean | null
  /** The province where the shopper shops; null when not said. */
  province: Province | null
  /** Yes and no to everything else that promotions ask for, by the key of the question; without an answer there is no entry. */
  answers: Answers
  /** The shopper's own monthly rate in percent, for valuing instalments; null for the default. */
  monthlyRate: number | null
}

/** By the key of the question (`QuestionKey`); what comes from outside is checked when the wallet is normalised. */
export type Answers = Readonly<Record<string, boolean>>

export const EMPTY_WALLET: Wallet = {
  instruments: [],
  conditions: [],
  memberships: [],
  phoneContactless: null,
  province: null,
  answers: {},
  monthlyRate: null,
}

/** More answers than anybody gives. */
const MAX_ANSWERS = 150

/** The highest monthly rate that a setting can name, in percent. */
export const MAX_MONTHLY_RATE = 50

/** The names under which a whole wallet travels as texts in links and files, and to the API (`codec/parameters.ts`). */
export const WALLET_PARAMETERS = ['wallet', 'conditions', 'memberships', 'phone', 'province', 'answers', 'rate'] as const
export type WalletParameters = Partial<Record<(typeof WALLET_PARAMETERS)[number], string>>

/** A link may also name the person, or have several people in place of all of these (`codec/link.ts`). */
export const LINK_PARAMETERS = [...WALLET_PARAMETERS, 'nombre', 'gente'] as const

/** Whether not said with what they pay: then any method is taken for granted, whatever else was answered. */
export function saysNoMethod({ instruments }: Wallet): boolean {
  return instruments.length === 0
}

/** Whether an instrument of this method may say which cards are held there: institutions do, generic methods are cards themselves. */
export function holdsCards(method: MethodSlug): boolean {
  return methodBySlug(method).kind !== 'generic'
}

/**
 * The one form of a wallet that means the same: each method once, in catalogue order, cards and lists in theirs, no duplicates.
 * Where a method was named twice, what was said about its cards adds up, and something said wins over "no sé".
 */
export function normaliseWallet(wallet: Wallet): Wallet {
  const cardsByMethod = new Map<MethodSlug, CardSlug[] | null>()
  for (const { method, cards } of wallet.instruments) {
    const before = cardsByMethod.get(method) ?? null
    const said = holdsCards(method) ? cards : null
    cardsByMethod.set(method, before && said ? [...before, ...said] : (before ?? said))
  }
  const instruments = PAYMENT_METHODS.filter(({ slug }) => cardsByMethod.has(slug)).map(({ slug }) => {
    const cards = cardsByMethod.get(slug) ?? null
    return { method: slug, cards: cards && CARD_SLUGS.filter((card) => cards.includes(card)) }
  })
  const says = (key: QuestionKey, isHeld: boolean) => wallet.answers[key] ?? isHeld
  const conditions = CONDITIONS.filter((condition) => says(CONDITION_KEYS[condition], wallet.conditions.includes(condition)))
  const memberships = MEMBERSHIPS.filter((name) => says(membershipKey(name), wallet.memberships.includes(name)))
  return {
    instruments,
    conditions,
    memberships,
    phoneContactless: wallet.phoneContactless,
    province: wallet.province ?? provinceAnswered(wallet.answers),
    answers: normaliseAnswers(wallet.answers),
    monthlyRate: wallet.monthlyRate,
  }
}

/** How the lists of the wallet name these questions: a yes is in the list, a no among the answers. */
export const CONDITION_KEYS: Record<Condition, QuestionKey> = {
  jubilado: 'pensioner',
  anses: 'benefit:anses',
  'ciudadania-portena': 'benefit:ciudadania-portena',
}

export function membershipKey(membership: ClubName): QuestionKey {
  return `member:${slugOf(membership)}`
}

const listedKeys: ReadonlySet<QuestionKey> = new Set([...Object.values(CONDITION_KEYS), ...MEMBERSHIPS.map(membershipKey)])

function provinceAnswered(answers: Answers): Province | null {
  return PROVINCES.find((province) => answers[`province:${slugOf(province)}`] === true) ?? null
}

/** In the order of their keys, without what a list says, and no more of them than a cookie holds. */
function normaliseAnswers(answers: Answers): Answers {
  const kept = Object.entries(answers).filter(
    ([key, answer]) => isQuestionKey(key) && key !== 'phone' && !(answer && (listedKeys.has(key) || key.startsWith('province:'))),
  )
  return Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1)).slice(0, MAX_ANSWERS))
}

/** The wallet with an instrument added (or what is said about its cards extended). */
export function withInstrument(wallet: Wallet, instrument: Instrument): Wallet {
  return normaliseWallet({ ...wallet, instruments: [...wallet.instruments, instrument] })
}
