import { type ClubName, MEMBERSHIPS } from '../../catalogue/club.ts'
import { isCardSlug, methodBySlug } from '../../catalogue/paymentMethod.ts'
import { type Province, provinceNamed } from '../../catalogue/province.ts'
import { slugOf } from '../../catalogue/tiers.ts'
import { isQuestionKey } from '../../questions/question.ts'
import {
  type Answers,
  CONDITIONS,
  type Condition,
  EMPTY_WALLET,
  holdsCards,
  type Instrument,
  MAX_MONTHLY_RATE,
  normaliseWallet,
  WALLET_PARAMETERS,
  type Wallet,
  type WalletParameters,
} from '../wallet.ts'

/** A value that was read, or a `problem` that says what is wrong: a Spanish sentence without its full stop. */
export type Parsed<T> = { ok: true; value: T } | { ok: false; problem: string }

/** Text that is no wallet, with the `problem` of `Parsed` as its message. */
export class TextProblem extends Error {
  override name = 'TextProblem'
}

/** Returns what a reader of text returns, or its problem. */
export function parsedBy<T>(read: () => T): Parsed<T> {
  try {
    return { ok: true, value: read() }
  } catch (error) {
    if (error instanceof TextProblem) return { ok: false, problem: error.message }
    throw error
  }
}

/** Writes and reads a value as readable text. The meaning of what `format` writes never changes. `read` throws `TextProblem`. */
type Words<T> = { format: (value: T) => string; read: (text: string) => T }

/** The most entries of a list; the catalogue has fewer. */
const MAX_ITEMS = 160

/** Separates values by commas; reading also accepts spaces around them. */
function listOf<T>({ format, read }: Words<T>): Words<T[]> {
  return {
    format: (values) => values.map(format).join(','),
    read(text) {
      const items = text
        .split(',')
        .map((item) => item.trim())
        .filter(Boolean)
      if (items.length > MAX_ITEMS) throw new TextProblem(`demasiados valores (máximo ${MAX_ITEMS})`)
      return items.map(read)
    },
  }
}

/** Writes null as an empty text. */
function orNothing<T>({ format, read }: Words<T>): Words<T | null> {
  return {
    format: (value) => (value === null ? '' : format(value)),
    read: (text) => (text === '' ? null : read(text)),
  }
}

/** @throws TextProblem where there is no value. */
function found<T>(value: T | null | undefined, problem: string, text: string): T {
  if (value === null || value === undefined) throw new TextProblem(`${problem}: «${text.length > 40 ? `${text.slice(0, 40)}…` : text}»`)
  return value
}

const instrument: Words<Instrument> = {
  format: ({ method, cards }) => (cards === null ? method : `${method}:${cards.join('+')}`),
  read(text) {
    const [slug = '', ...listed] = text.split(':')
    const method = found(methodBySlug(slug)?.slug, 'medio de pago desconocido', text)
    if (listed.length === 0) return { method, cards: null }
    if (!holdsCards(method)) throw new TextProblem(`«${method}» no lleva tarjetas`)
    const cards = listed.join(':').split(/[+ ]+/).filter(Boolean)
    return { method, cards: cards.map((card) => found(isCardSlug(card) ? card : null, 'tarjeta desconocida', card)) }
  },
}

/** Other spellings that clearly mean a condition. */
const CONDITION_ALIASES: Record<Condition, string[]> = {
  jubilado: ['jubilados'],
  anses: [],
  'ciudadania-portena': ['programa-ciudadania-portena'],
}

const condition: Words<Condition> = {
  format: (name) => name,
  read: (text) =>
    found(
      CONDITIONS.find((one) => one === text || CONDITION_ALIASES[one].includes(text)),
      'condición desconocida',
      text,
    ),
}

const membership: Words<ClubName> = {
  format: slugOf,
  read: (text) =>
    found(
      MEMBERSHIPS.find((one) => slugOf(one) === text),
      'membresía desconocida',
      text,
    ),
}

const phone: Words<boolean> = {
  format: (contactless) => (contactless ? 'yes' : 'no'),
  read(text) {
    if (text !== 'yes' && text !== 'no') throw new TextProblem('«phone» tiene que ser yes o no')
    return text === 'yes'
  },
}

const province: Words<Province> = {
  format: slugOf,
  read: (text) => found(provinceNamed(text), 'provincia desconocida', text),
}

const answerList = listOf<[string, boolean]>({
  format: ([key, answer]) => (answer ? key : `-${key}`),
  read(text) {
    const key = text.startsWith('-') ? text.slice(1) : text
    return [found(isQuestionKey(key) ? key : null, 'pregunta desconocida', text), key === text]
  },
})
const answers: Words<Answers> = {
  format: (all) => answerList.format(Object.entries(all)),
  read: (text) => Object.fromEntries(answerList.read(text)),
}

/** The percentage per month, with a decimal point. */
const rate: Words<number> = {
  format: String,
  read(text) {
    const percent = /^\d{1,2}(\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN
    if (!(percent <= MAX_MONTHLY_RATE)) throw new TextProblem(`«rate» tiene que ir de 0 a ${MAX_MONTHLY_RATE}`)
    return percent
  },
}

/** Makes a field of the wallet readable as text. `addTo` returns the wallet with the text's value added. */
function field<Name extends keyof Wallet>(name: Name, { format, read }: Words<Wallet[Name]>) {
  return {
    read,
    textOf: (wallet: Wallet) => format(wallet[name]),
    addTo: (wallet: Wallet, text: string): Wallet => ({ ...wallet, [name]: read(text) }),
  }
}

/**
 * The wallet as readable URL parameters, which the API, links and files use.
 *
 *     wallet=banco-galicia:visa-credito+mastercard-debito,mercado-pago,modo
 *     conditions=jubilado,anses    memberships=mi-carrefour    phone=yes    province=cordoba    rate=2.5
 *     answers=salary:banco-galicia,-qr        a - marks the answer no
 *
 * A colon without cards means that the shopper has none there. A `+` may arrive as a space, because forms decode it so.
 */
export const PARAMETERS = {
  wallet: field('instruments', listOf(instrument)),
  conditions: field('conditions', listOf(condition)),
  memberships: field('memberships', listOf(membership)),
  phone: field('phoneContactless', orNothing(phone)),
  province: field('province', orNothing(province)),
  answers: field('answers', answers),
  rate: field('monthlyRate', orNothing(rate)),
} satisfies Record<keyof WalletParameters, unknown>

/** The most characters of one parameter; no real wallet needs more. */
const MAX_TEXT = 8_000

/** Writes a wallet as texts. It leaves out empty fields, except the methods. */
export function formatWalletParameters(wallet: Wallet): WalletParameters {
  const texts = WALLET_PARAMETERS.map((name) => [name, PARAMETERS[name].textOf(wallet)] as const)
  return Object.fromEntries(texts.filter(([name, text]) => name === 'wallet' || text !== ''))
}

/** Reads a wallet from texts. @throws TextProblem for the first that is none. */
export function readWalletParameters(given: Partial<Record<keyof WalletParameters, unknown>>): Wallet {
  const wallet = WALLET_PARAMETERS.reduce((said, name) => {
    const { [name]: text = '' } = given
    if (typeof text !== 'string') throw new TextProblem(`«${name}» tiene que ser un texto`)
    if (text.length > MAX_TEXT) throw new TextProblem(`«${name}» es demasiado largo`)
    return PARAMETERS[name].addTo(said, text)
  }, EMPTY_WALLET)
  return normaliseWallet(wallet)
}
