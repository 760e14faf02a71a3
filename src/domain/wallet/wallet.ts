import { type ClubName, MEMBERSHIPS } from '../catalogue/club.ts'
import { CARD_SLUGS, type CardSlug, type MethodSlug, methodBySlug, PAYMENT_METHODS } from '../catalogue/paymentMethod.ts'
import { PROVINCES, type Province } from '../catalogue/province.ts'
import { slugOf } from '../catalogue/tiers.ts'
import { isQuestionKey, type QuestionKey } from '../questions/question.ts'

/** Facts about the shopper rather than a card; the source restricts some promotions to these people. */
export const CONDITIONS = ['jubilado', 'anses', 'ciudadania-portena'] as const
export type Condition = (typeof CONDITIONS)[number]

/**
 * A method that the shopper holds: an institution, a wallet app or a generic card. `cards` lists the cards of that
 * institution: null when the shopper has not said which («no sé»), empty for none.
 */
export type Instrument = { method: MethodSlug; cards: CardSlug[] | null }

export type Wallet = {
  instruments: Instrument[]
  conditions: Condition[]
  memberships: ClubName[]
  /** Whether the shopper can pay by holding the phone to the terminal; null when unknown. */
  phoneContactless: boolean | null
  /** The province where the shopper shops; null when unknown. */
  province: Province | null
  /** The other answers. A yes to `CONDITION_KEYS`, a club or a province is in the fields above instead. */
  answers: Answers
  /** The shopper's own monthly rate in percent, which values instalments; null uses the default. */
  monthlyRate: number | null
}

/** Answers by the key of their question (`QuestionKey`). `normaliseWallet` drops unknown keys, because the input may come from outside. */
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

/** The most answers to keep. Nobody gives so many, and a cookie has no room for more. */
const MAX_ANSWERS = 150

/** The highest monthly rate that the settings accept, in percent. */
export const MAX_MONTHLY_RATE = 50

/** The parameters that carry a whole wallet in links, files and the API (`codec/parameters.ts`). */
export const WALLET_PARAMETERS = ['wallet', 'conditions', 'memberships', 'phone', 'province', 'answers', 'rate'] as const
export type WalletParameters = Partial<Record<(typeof WALLET_PARAMETERS)[number], string>>

/** A link may also contain the person's name, or several people instead of these parameters (`codec/link.ts`). */
export const LINK_PARAMETERS = [...WALLET_PARAMETERS, 'nombre', 'gente'] as const

/** Checks whether the shopper has named no method. Then every method counts as held, whatever other answers there are. */
export function saysNoMethod({ instruments }: Wallet): boolean {
  return instruments.length === 0
}

/** Checks whether a method can have cards: institutions can, while generic methods are cards themselves. */
export function holdsCards(method: MethodSlug): boolean {
  return methodBySlug(method).kind !== 'generic'
}

/**
 * Gives wallets of the same meaning the same form: each method once, everything in catalogue order, no duplicates. When a
 * method occurs twice, its cards are merged, and known cards win over «no sé».
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

/** The questions behind the conditions. A yes is in the wallet's list `conditions`, a no among its answers. */
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

/** Sorts answers by key, drops those that a list already contains, and keeps no more than fit a cookie. */
function normaliseAnswers(answers: Answers): Answers {
  const kept = Object.entries(answers).filter(
    ([key, answer]) => isQuestionKey(key) && key !== 'phone' && !(answer && (listedKeys.has(key) || key.startsWith('province:'))),
  )
  return Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1)).slice(0, MAX_ANSWERS))
}

/** Returns the wallet with an instrument added, or with cards added to one that it has. */
export function withInstrument(wallet: Wallet, instrument: Instrument): Wallet {
  return normaliseWallet({ ...wallet, instruments: [...wallet.instruments, instrument] })
}
