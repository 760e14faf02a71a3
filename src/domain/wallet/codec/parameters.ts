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

/** Writes and reads a value as readable text. The meaning of what `format` writes never changes. `parse` never throws. */
type Words<T> = { format: (value: T) => string; parse: (text: string) => Parsed<T> }

/** The most entries of a list; the catalogue has fewer. */
const MAX_ITEMS = 160

/** Separates values by commas; reading also accepts spaces around them. */
function listOf<T>({ format, parse }: Words<T>): Words<T[]> {
  return {
    format: (values) => values.map(format).join(','),
    parse: (text) => {
      const items = text
        .split(',')
        .map((item) => item.trim())
        .filter(Boolean)
      if (items.length > MAX_ITEMS) return { ok: false, problem: `demasiados valores (máximo ${MAX_ITEMS})` }
      const values: T[] = []
      for (const item of items) {
        const parsed = parse(item)
        if (!parsed.ok) return parsed
        values.push(parsed.value)
      }
      return { ok: true, value: values }
    },
  }
}

/** Writes null as an empty text. */
function orNothing<T>({ format, parse }: Words<T>): Words<T | null> {
  return {
    format: (value) => (value === null ? '' : format(value)),
    parse: (text) => (text === '' ? { ok: true, value: null } : parse(text)),
  }
}

function found<T>(value: T | null | undefined, problem: string, text: string): Parsed<T> {
  return value === null || value === undefined ? notFound(problem, text) : { ok: true, value }
}

function notFound(problem: string, text: string): Parsed<never> {
  return { ok: false, problem: `${problem}: «${text.length > 40 ? `${text.slice(0, 40)}…` : text}»` }
}

const instrument: Words<Instrument> = {
  format: ({ method, cards }) => (cards === null ? method : `${method}:${cards.join('+')}`),
  parse: (text) => {
    const colon = text.indexOf(':')
    const method = found(methodBySlug(colon < 0 ? text : text.slice(0, colon))?.slug, 'medio de pago desconocido', text)
    if (!method.ok) return method
    if (colon < 0) return { ok: true, value: { method: method.value, cards: null } }
    if (!holdsCards(method.value)) return { ok: false, problem: `«${method.value}» no lleva tarjetas` }
    const cards = text
      .slice(colon + 1)
      .split(/[+ ]+/)
      .filter(Boolean)
    const unknown = cards.find((card) => !isCardSlug(card))
    return unknown === undefined
      ? { ok: true, value: { method: method.value, cards: cards.filter(isCardSlug) } }
      : notFound('tarjeta desconocida', unknown)
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
  parse: (text) => {
    const named = CONDITIONS.find((one) => one === text || CONDITION_ALIASES[one].includes(text))
    return found(named, 'condición desconocida', text)
  },
}

const membership: Words<ClubName> = {
  format: slugOf,
  parse: (text) => {
    const named = MEMBERSHIPS.find((one) => slugOf(one) === text)
    return found(named, 'membresía desconocida', text)
  },
}

const phone: Words<boolean> = {
  format: (contactless) => (contactless ? 'yes' : 'no'),
  parse: (text) =>
    text === 'yes' || text === 'no' ? { ok: true, value: text === 'yes' } : { ok: false, problem: '«phone» tiene que ser yes o no' },
}

const province: Words<Province> = {
  format: slugOf,
  parse: (text) => found(provinceNamed(text), 'provincia desconocida', text),
}

const answerList = listOf<[string, boolean]>({
  format: ([key, answer]) => (answer ? key : `-${key}`),
  parse: (text) => {
    const key = text.startsWith('-') ? text.slice(1) : text
    return found(isQuestionKey(key) ? [key, key === text] : undefined, 'pregunta desconocida', text)
  },
})
const answers: Words<Answers> = {
  format: (all) => answerList.format(Object.entries(all)),
  parse: (text) => {
    const parsed = answerList.parse(text)
    return parsed.ok ? { ok: true, value: Object.fromEntries(parsed.value) } : parsed
  },
}

/** The percentage per month, with a decimal point. */
const rate: Words<number> = {
  format: String,
  parse: (text) => {
    const percent = /^\d{1,2}(\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN
    return percent <= MAX_MONTHLY_RATE
      ? { ok: true, value: percent }
      : { ok: false, problem: `«rate» tiene que ir de 0 a ${MAX_MONTHLY_RATE}` }
  },
}

/** Makes a field of the wallet readable as text. `addTo` returns the wallet with the text's value added. */
function field<Name extends keyof Wallet>(name: Name, { format, parse }: Words<Wallet[Name]>) {
  return {
    parse,
    textOf: (wallet: Wallet) => format(wallet[name]),
    addTo: (wallet: Wallet, text: string): Parsed<Wallet> => {
      const parsed = parse(text)
      return parsed.ok ? { ok: true, value: { ...wallet, [name]: parsed.value } } : parsed
    },
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

/** Reads a wallet from texts. `problem` names the first error. Never throws. */
export function parseWalletParameters(given: Partial<Record<keyof WalletParameters, unknown>>): Parsed<Wallet> {
  let wallet = EMPTY_WALLET
  for (const name of WALLET_PARAMETERS) {
    const { [name]: text = '' } = given
    if (typeof text !== 'string') return { ok: false, problem: `«${name}» tiene que ser un texto` }
    if (text.length > MAX_TEXT) return { ok: false, problem: `«${name}» es demasiado largo` }
    const added = PARAMETERS[name].addTo(wallet, text)
    if (!added.ok) return added
    wallet = added.value
  }
  return { ok: true, value: normaliseWallet(wallet) }
}
