import { CLUBS } from '../../catalogue/club.ts'
import { isCardSlug, methodBySlug } from '../../catalogue/paymentMethod.ts'
import { slugOf } from '../../catalogue/tiers.ts'
import { placeNamed } from '../../catalogue/town.ts'
import { isQuestionKey, type QuestionKey } from '../../questions/questionKey.ts'
import {
  HOLDER_STATUS_KEYS,
  HOLDER_STATUSES,
  type HolderStatus,
  holdsCards,
  type Instrument,
  membershipKey,
  placeKey,
  WALLET_PARAMETERS,
  type Wallet,
  type WalletParameters,
} from '../wallet.ts'
import { listOf, otherAnswers, partsOf, type TextForm, TextProblem, type WalletPart, walletOfParts } from './walletText.ts'

function found<T>(value: T | null | undefined, problem: string, text: string): T {
  if (value === null || value === undefined) throw new TextProblem(`${problem}: «${text.length > 40 ? `${text.slice(0, 40)}…` : text}»`)
  return value
}

const instrument: TextForm<Instrument> = {
  write: ({ method, cards }) => (cards === null ? method : `${method}:${cards.join('+')}`),
  read(text) {
    const [slug = '', ...listed] = text.split(':')
    const method = found(methodBySlug(slug)?.slug, 'medio de pago desconocido', text)
    if (listed.length === 0) return { method, cards: null }
    if (!holdsCards(method)) throw new TextProblem(`«${method}» no lleva tarjetas`)
    const cards = listed.join(':').split(/[+ ]+/).filter(Boolean)
    return { method, cards: cards.map((card) => found(isCardSlug(card) ? card : null, 'tarjeta desconocida', card)) }
  },
}

/** Its name, and in reading also other spellings that clearly mean it. */
function named(names: readonly (readonly [QuestionKey, string, ...string[]])[], problem: string): TextForm<QuestionKey> {
  return {
    write: (key) => names.find(([one]) => one === key)?.[1] ?? '',
    read: (text) => found(names.find(([, ...spellings]) => spellings.includes(text))?.[0], problem, text),
  }
}

const ALSO: Partial<Record<HolderStatus, string>> = { jubilado: 'jubilados', 'ciudadania-portena': 'programa-ciudadania-portena' }

const condition = named(
  HOLDER_STATUSES.map((name) => [HOLDER_STATUS_KEYS[name], name, ALSO[name] ?? name] as const),
  'condición desconocida',
)
const club = named(
  CLUBS.map(({ name }) => [membershipKey(name), slugOf(name)] as const),
  'membresía desconocida',
)

const provinceName: TextForm<QuestionKey> = {
  write: (key) => key.slice('province:'.length),
  read: (text) => placeKey(found(placeNamed(text), 'provincia desconocida', text)),
}

const writtenYesOrNo: TextForm<boolean> = {
  write: (contactless) => (contactless ? 'yes' : 'no'),
  read(text) {
    if (text !== 'yes' && text !== 'no') throw new TextProblem('«phone» tiene que ser yes o no')
    return text === 'yes'
  },
}

const answer: TextForm<[QuestionKey, boolean]> = {
  write: ([key, isYes]) => (isYes ? key : `-${key}`),
  read(text) {
    const key = text.startsWith('-') ? text.slice(1) : text
    return [found(isQuestionKey(key) ? key : null, 'pregunta desconocida', text), key === text]
  },
}

/**
 * The wallet as readable URL parameters, which the API, links and files use.
 *
 *     wallet=banco-galicia:visa-credito+mastercard-debito,mercado-pago,modo
 *     conditions=jubilado,anses    memberships=mi-carrefour    phone=yes    province=cordoba
 *     answers=salary:banco-galicia,-qr        a - marks the answer no
 *
 * A colon without cards means that the shopper has none there. A `+` may arrive as a space, because forms decode it so.
 */
const { wallet, conditions, memberships, phone, province } = partsOf({
  wallet: listOf(',', instrument),
  conditions: listOf(',', condition),
  memberships: listOf(',', club),
  phone: writtenYesOrNo,
  province: provinceName,
})
const answers: WalletPart = {
  write: (said) => listOf(',', answer).write(otherAnswers(said)),
  read: (text) => ({ answers: Object.fromEntries(listOf(',', answer).read(text)) }),
}
export const PARAMETERS: Record<keyof WalletParameters, WalletPart> = { wallet, conditions, memberships, phone, province, answers }

/** No real wallet needs more characters. */
const MAX_TEXT = 8_000

export function formatWalletParameters(wallet: Wallet): WalletParameters {
  const texts = WALLET_PARAMETERS.map((name) => [name, PARAMETERS[name].write(wallet)] as const)
  return Object.fromEntries(texts.filter(([name, text]) => name === 'wallet' || text !== ''))
}

/** @throws TextProblem for the first text that is none. */
export function readWalletParameters(given: Partial<Record<keyof WalletParameters, unknown>>): Wallet {
  const parts = WALLET_PARAMETERS.map((name) => {
    const { [name]: text = '' } = given
    if (typeof text !== 'string') throw new TextProblem(`«${name}» tiene que ser un texto`)
    if (text.length > MAX_TEXT) throw new TextProblem(`«${name}» es demasiado largo`)
    return PARAMETERS[name].read(text)
  })
  return walletOfParts(parts)
}
