import { CARD_SLUGS, methodByCode, methodBySlug } from '../../catalogue/paymentMethod.ts'
import {
  isQuestionKey,
  KIND_LETTERS,
  parseQuestionKey,
  QUESTION_KINDS,
  type QuestionKey,
  type QuestionKind,
} from '../../questions/questionKey.ts'
import { type Household, householdOf, isPersonId, MAX_PEOPLE, NOBODY_YET, type Person, readName } from '../household.ts'
import { type Instrument, normaliseWallet, PLACE_KEYS, type Wallet } from '../wallet.ts'
import {
  CLUB_QUESTIONS,
  HOLDER_STATUS_QUESTIONS,
  listOf,
  otherAnswers,
  partsOf,
  type TextForm,
  TextProblem,
  tryToParse,
  type WalletPart,
  walletOfParts,
} from './walletText.ts'

/**
 * This cookie contains the people at home, so that the server renders the first paint for them without accounts. Links to several
 * people and QR codes contain the same text.
 *
 *     <wallet>                                            one person without a name
 *     3/<id>@<name>@<wallet>/<id>@<name>@<wallet>…        one person with a name, or several
 *     2.<instruments>.<conditions>.<memberships>.<phone>.<unused>.<province>.<yes>.<no>.<check>
 *
 * All its characters are valid in a cookie and after a `#` without escapes. The fullest real wallet stays under 1.5 kB.
 */
export const WALLET_COOKIE = 'yapa_wallet'

/** While the cookie is less than a day old and written by the server (`server/http/walletCookieRenewal.ts`). */
export const WALLET_DAY_COOKIE = 'yapa_wallet_dia'

/** With name and attributes it stays below the 4,096 bytes that every browser accepts. */
export const MAX_HOUSEHOLD_TEXT = 3_500

const damaged = () => new TextProblem('está incompleta o es de otra versión de Yapa')

function found<T>(value: T | undefined): T {
  if (value === undefined) throw damaged()
  return value
}

/** Base 36, at most six digits. */
const number: TextForm<number> = {
  write: (value) => value.toString(36),
  read(text) {
    if (!/^[0-9a-z]{1,6}$/.test(text)) throw damaged()
    return Number.parseInt(text, 36)
  },
}

/** Its index. Lists only grow at the end, so that old cookies keep their meaning. */
function oneOf<T>(all: readonly T[]): TextForm<T> {
  return { write: (value) => number.write(all.indexOf(value)), read: (text) => found(all[number.read(text)]) }
}

/** A bit for each index of such a list. */
function someOf<T>(all: readonly T[]): TextForm<T[]> {
  return {
    write: (held) => number.write(all.reduce((mask, item, bit) => (held.includes(item) ? mask + 2 ** bit : mask), 0)),
    read(text) {
      const mask = number.read(text)
      if (mask >= 2 ** all.length) throw damaged()
      return all.filter((_, bit) => Math.floor(mask / 2 ** bit) % 2 === 1)
    },
  }
}

const cardsOf = someOf(CARD_SLUGS)

/** The catalogue's code; known cards follow a dash. */
const instrument: TextForm<Instrument> = {
  write: ({ method, cards }) => number.write(methodBySlug(method).code) + (cards === null ? '' : `-${cardsOf.write(cards)}`),
  read(text) {
    const [code = '', ...mask] = text.split('-')
    return { method: found(methodByCode(number.read(code))).slug, cards: mask.length === 0 ? null : cardsOf.read(mask.join('-')) }
  },
}

const OF_AN_ISSUER: readonly QuestionKind[] = ['salary', 'account', 'pension', 'new', 'tier']

/**
 * Writes a question as the letter of its kind, the issuer's code in the catalogue if it has an issuer (`*` for any), and the rest
 * of the key unchanged after a `:`.
 *
 *     s1 = salary:banco-galicia    ti:singular = tier:banco-patagonia:singular    y:60 = age:60    p = pensioner
 */
export const questionCode: TextForm<QuestionKey> = {
  write: (key) => {
    const { kind, parts } = parseQuestionKey(key)
    const [first = '', ...rest] = parts
    const issuer = first === 'any' ? '*' : methodBySlug(first)?.code.toString(36)
    const coded = OF_AN_ISSUER.includes(kind) && issuer ? [issuer, ...rest] : ['', ...parts]
    return KIND_LETTERS[kind] + coded.join(':')
  },
  read: (text) => {
    const [head = '', ...rest] = text.split(':')
    const kind = QUESTION_KINDS.find((one) => KIND_LETTERS[one] === head.charAt(0))
    const issuer = head.slice(1)
    const parts = issuer === '' ? rest : [issuer === '*' ? 'any' : methodByCode(number.read(issuer))?.slug, ...rest]
    // An unknown letter or issuer makes an empty part of the key, which `isQuestionKey` rejects.
    const key = [kind, ...parts].join(':')
    if (!isQuestionKey(key)) throw damaged()
    return key
  },
}

/** A question that this version does not know is skipped, to keep the rest of the wallet. */
function answered(answer: boolean): WalletPart {
  return {
    write: (wallet) =>
      otherAnswers(wallet)
        .flatMap(([key, said]) => (said === answer ? questionCode.write(key) : []))
        .join('_'),
    read(text) {
      const questions = text.split('_').map((code) => tryToParse(() => questionCode.read(code)))
      return { answers: Object.fromEntries(questions.flatMap((one) => (one.ok ? [[one.value, answer]] : []))) }
    },
  }
}

const { wallet, conditions, memberships, phone, province } = partsOf({
  wallet: listOf('_', instrument),
  conditions: someOf(HOLDER_STATUS_QUESTIONS),
  memberships: someOf(CLUB_QUESTIONS),
  phone: oneOf([false, true]),
  province: oneOf(PLACE_KEYS),
})
/** Had the shopper's own monthly rate, which is no longer a setting. */
const unused: WalletPart = { write: () => '', read: () => ({}) }
const PARTS = [wallet, conditions, memberships, phone, unused, province, answered(true), answered(false)]

export function encodeWallet(wallet: Wallet): string {
  const normal = normaliseWallet(wallet)
  const body = ['2', ...PARTS.map(({ write }) => write(normal))].join('.')
  return `${body}.${checkOf(body)}`
}

/** @throws TextProblem for a damaged text, another version, or an unknown method, card, club or province. */
function readWallet(text: string): Wallet {
  const end = text.lastIndexOf('.')
  const body = text.slice(0, Math.max(end, 0))
  const [version = '', ...texts] = body.split('.')
  const isWhole = text.length <= MAX_HOUSEHOLD_TEXT && checkOf(body) === text.slice(end + 1)
  if (!isWhole || version !== '2' || texts.length !== PARTS.length) throw damaged()
  return walletOfParts(texts.map((one, at) => found(PARTS[at]).read(one)))
}

/** Shows whether the text was cut or garbled; protects no secret. */
function checkOf(text: string): string {
  let sum = 7
  for (let index = 0; index < text.length; index++) sum = (sum * 31 + text.charCodeAt(index)) % 46_656
  return sum.toString(36).padStart(3, '0')
}

const person: TextForm<Person> = {
  write: ({ id, name, wallet }) => [id, encodeURIComponent(name), encodeWallet(wallet)].join('@'),
  read(text) {
    const [id = '', name = '', said = ''] = text.split('@')
    if (!isPersonId(id)) throw damaged()
    return { id, name: readName(unescaped(name)), wallet: readWallet(said) }
  },
}

export function encodeHousehold(people: Household): string {
  const [{ id, name, wallet }] = people
  return people.length === 1 && id === '' && name === '' ? encodeWallet(wallet) : ['3', ...people.map(person.write)].join('/')
}

/** Null when the text or a wallet in it is damaged or of another version. Never throws. */
export function decodeHousehold(text: string): Household | null {
  const parsed = tryToParse(() => readHousehold(text))
  return parsed.ok ? parsed.value : null
}

export function readHousehold(text: string): Household {
  const [version, ...others] = text.split('/')
  if (others.length === 0) return householdOf(readWallet(text))
  const [first, ...more] = others.map(person.read)
  const ids = new Set([first, ...more].map((one) => one?.id))
  if (version !== '3' || !first || more.length >= MAX_PEOPLE || ids.size < others.length) throw damaged()
  return [first, ...more]
}

/** `NOBODY_YET` when there are none or they cannot be read. */
export function peopleOfCookies(cookies: string | null | undefined): Household {
  return decodeHousehold(walletTextIn(cookies)) ?? NOBODY_YET
}

export function walletTextIn(cookies: string | null | undefined): string {
  return cookieValue(cookies, WALLET_COOKIE) ?? ''
}

export function cookieValue(header: string | null | undefined, name: string): string | null {
  const start = `${name}=`
  const pairs = (header ?? '').split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(start))?.slice(start.length) ?? null
}

/** Unchanged when the escapes are damaged, for example by an app that cut a link. */
function unescaped(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
