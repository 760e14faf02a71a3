import type { ClubName } from '../catalogue/club.ts'
import { CARD_SLUGS, type CardSlug, type MethodSlug, methodBySlug, methodNamed, PAYMENT_METHODS } from '../catalogue/paymentMethod.ts'
import { type Place, PROVINCES_AND_SUBURBS } from '../catalogue/province.ts'
import { slugOf } from '../catalogue/tiers.ts'
import type { NewAnswers } from '../questions/catalogue.ts'
import { isQuestionKey, type QuestionKey } from '../questions/questionKey.ts'

/** About the shopper rather than a card; the source restricts some promotions to these people. */
export const HOLDER_STATUSES = ['jubilado', 'anses', 'ciudadania-portena'] as const
export type HolderStatus = (typeof HOLDER_STATUSES)[number]

/** An institution, a wallet app or a generic card. `cards` of it: null for unsaid («no sé»), empty for none. */
export type Instrument = { method: MethodSlug; cards: CardSlug[] | null }

export type Wallet = {
  instruments: Instrument[]
  answers: Answers
}

/** By `QuestionKey`. `normaliseWallet` drops unknown keys, because the input may come from outside. */
export type Answers = Readonly<Record<string, boolean>>

export const EMPTY_WALLET: Wallet = { instruments: [], answers: {} }

/** Nobody gives so many, and a cookie has no room for more. */
const MAX_ANSWERS = 180

/** A whole wallet in links, files and the API (`codec/parameters.ts`). */
export const WALLET_PARAMETERS = ['wallet', 'conditions', 'memberships', 'phone', 'province', 'answers'] as const
export type WalletParameters = Partial<Record<(typeof WALLET_PARAMETERS)[number], string>>

/** Checks whether a wallet names no method. Then every method counts as held, whatever other answers there are. */
export function isWithoutMethods({ instruments }: Wallet): boolean {
  return instruments.length === 0
}

export function isEmptyWallet(wallet: Wallet): boolean {
  return isWithoutMethods(wallet) && Object.keys(wallet.answers).length === 0
}

/** Institutions can; generic methods are cards themselves. */
export function holdsCards(method: MethodSlug): boolean {
  return methodBySlug(method).kind !== 'generic'
}

/** Same meaning, same form: catalogue order, cards merged, known ones over «no sé»; a variant becomes its institution and an answer. */
export function normaliseWallet(wallet: Wallet): Wallet {
  const cardsByMethod = new Map<MethodSlug, CardSlug[] | null>()
  const answers: Record<string, boolean> = {}
  for (const { method, cards } of wallet.instruments) {
    const { parent, means } = methodBySlug(method)
    const head = parent === null ? method : methodNamed(parent).slug
    const [fact, ...others] = means
    if (fact !== undefined && others.length === 0) answers[fact] = true
    const before = cardsByMethod.get(head) ?? null
    const said = holdsCards(head) ? cards : null
    cardsByMethod.set(head, before && said ? [...before, ...said] : (before ?? said))
  }
  const instruments = PAYMENT_METHODS.filter(({ slug }) => cardsByMethod.has(slug)).map(({ slug }) => {
    const cards = cardsByMethod.get(slug) ?? null
    return { method: slug, cards: cards && CARD_SLUGS.filter((card) => cards.includes(card)) }
  })
  return { instruments, answers: normaliseAnswers({ ...answers, ...wallet.answers }) }
}

export const HOLDER_STATUS_KEYS: Record<HolderStatus, QuestionKey> = {
  jubilado: 'pensioner',
  anses: 'benefit:anses',
  'ciudadania-portena': 'benefit:ciudadania-portena',
}

export function membershipKey(membership: ClubName): QuestionKey {
  return `member:${slugOf(membership)}`
}

export function placeKey(place: Place): QuestionKey {
  return `province:${slugOf(place)}`
}

export const PLACE_KEYS: readonly QuestionKey[] = PROVINCES_AND_SUBURBS.map(placeKey)

export function homePlace(answers: Answers): QuestionKey | undefined {
  return PLACE_KEYS.find((key) => answers[key] === true)
}

/** Sorts answers by key and keeps as many as fit a cookie. A shopper buys in one place, so the last yes to a place holds. */
function normaliseAnswers(answers: Answers): Answers {
  const known = Object.entries(answers).filter(([key]) => isQuestionKey(key))
  const isHome = ([key, answer]: [string, boolean]) => answer && key.startsWith('province:')
  const home = known.filter((one) => isHome(one) && PLACE_KEYS.some((key) => key === one[0])).slice(-1)
  const kept = [...known.filter((one) => !isHome(one)), ...home]
  return Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1)).slice(0, MAX_ANSWERS))
}

export function withAnswer(wallet: Wallet, key: QuestionKey, answer: boolean | null): Wallet {
  const { [key]: _, ...others } = wallet.answers
  return normaliseWallet({ ...wallet, answers: answer === null ? others : { ...others, [key]: answer } })
}

export function withAnswers(wallet: Wallet, answers: NewAnswers): Wallet {
  const all = Object.entries(answers) as [QuestionKey, boolean | null][]
  return all.reduce((held, [key, answer]) => withAnswer(held, key, answer), wallet)
}

export function withInstrument(wallet: Wallet, instrument: Instrument): Wallet {
  return normaliseWallet({ ...wallet, instruments: [...wallet.instruments, instrument] })
}
