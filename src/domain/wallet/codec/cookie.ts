import { MEMBERSHIPS } from '../../catalogue/club.ts'
import { CARD_SLUGS, methodByCode, methodBySlug } from '../../catalogue/paymentMethod.ts'
import { PROVINCES } from '../../catalogue/province.ts'
import { isQuestionKey, parseQuestionKey, QUESTION_KINDS, type QuestionKey, type QuestionKind } from '../../questions/question.ts'
import { alone, type Household, isPersonId, MAX_PEOPLE, NOBODY_YET, type Person, readName } from '../household.ts'
import { CONDITIONS, EMPTY_WALLET, type Instrument, MAX_MONTHLY_RATE, normaliseWallet, type Wallet } from '../wallet.ts'

/**
 * This cookie contains the people at home, so that the server renders the first paint for them without accounts. Links to several
 * people and QR codes contain the same text. A `<wallet>` has one of two versions; version 1 is only read, never written.
 *
 *     <wallet>                                            one person without a name
 *     3/<id>@<name>@<wallet>/<id>@<name>@<wallet>…        one person with a name, or several
 *     2.<instruments>.<conditions>.<memberships>.<phone>.<rate>.<province>.<yes>.<no>.<check>
 *     1.<instruments>.<conditions>.<memberships>.<phone>.<rate>.<check>
 *
 * All its characters are valid in a cookie and after a `#` without escapes. The fullest real wallet stays under 1.5 kB.
 */
export const WALLET_COOKIE = 'yapa_wallet'

/** Present while the wallet's cookie is less than a day old and written by the server (`server/http/lastingWallet.ts`). */
export const WALLET_DAY_COOKIE = 'yapa_wallet_dia'

/** The most characters: with its name and attributes the cookie stays below the 4,096 bytes that every browser accepts. */
export const MAX_HOUSEHOLD_TEXT = 3_500

/**
 * Writes and reads a value as text. The meaning of what `encode` writes never changes. `decode` returns undefined for text
 * without a value.
 */
type Code<T> = { encode: (value: T) => string; decode: (text: string) => T | undefined }

/** Writes a number in base 36. It reads at most six digits. */
const number: Code<number> = {
  encode: (value) => value.toString(36),
  decode: (text) => (/^[0-9a-z]{1,6}$/.test(text) ? Number.parseInt(text, 36) : undefined),
}

/** Writes a value as its index in a list. Lists only grow at the end, so that old cookies keep their meaning. */
function oneOf<T>(all: readonly T[]): Code<T> {
  return { encode: (value) => number.encode(all.indexOf(value)), decode: (text) => all[number.decode(text) ?? -1] }
}

/** Writes several values as one number with a bit for each index of such a list. */
function someOf<T>(all: readonly T[]): Code<T[]> {
  return {
    encode: (held) => number.encode(all.reduce((mask, item, bit) => (held.includes(item) ? mask + 2 ** bit : mask), 0)),
    decode: (text) => {
      const mask = number.decode(text) ?? Number.POSITIVE_INFINITY
      return mask < 2 ** all.length ? all.filter((_, bit) => Math.floor(mask / 2 ** bit) % 2 === 1) : undefined
    },
  }
}

/** Writes null as an empty text. */
function orNull<T>({ encode, decode }: Code<T>): Code<T | null> {
  return { encode: (value) => (value === null ? '' : encode(value)), decode: (text) => (text === '' ? null : decode(text)) }
}

/** Writes a percentage in hundredths, because `number` takes integers only. */
const rate: Code<number> = {
  encode: (percent) => number.encode(Math.round(percent * 100)),
  decode: (text) => {
    const hundredths = number.decode(text)
    return hundredths === undefined || hundredths > MAX_MONTHLY_RATE * 100 ? undefined : hundredths / 100
  },
}

const cardsOf = someOf(CARD_SLUGS)

/** Writes the method's code in the catalogue. When the cards are known, a dash and the cards follow. */
const instrument: Code<Instrument> = {
  encode: ({ method, cards }) => number.encode(methodBySlug(method).code) + (cards === null ? '' : `-${cardsOf.encode(cards)}`),
  decode: (text) => {
    const [code = '', ...mask] = text.split('-')
    const method = methodByCode(number.decode(code) ?? -1)
    const cards = mask.length === 0 ? null : cardsOf.decode(mask.join('-'))
    return method && cards !== undefined ? { method: method.slug, cards } : undefined
  },
}

const instruments: Code<Instrument[]> = {
  encode: (all) => all.map(instrument.encode).join('_'),
  decode: (text) => {
    const all = text.split('_').filter(Boolean).map(instrument.decode)
    return all.every((one) => one !== undefined) ? all : undefined
  },
}

/** The letter for each kind of question. A letter never changes, because cookies contain it. */
export const LETTERS: Record<QuestionKind, string> = {
  salary: 's',
  account: 'a',
  pension: 'j',
  new: 'n',
  tier: 't',
  pensioner: 'p',
  military: 'm',
  phone: 'f',
  qr: 'q',
  age: 'y',
  province: 'v',
  benefit: 'b',
  employment: 'e',
  resident: 'r',
  member: 'c',
  app: 'w',
  shops: 'l',
  other: 'o',
}
const OF_AN_ISSUER: readonly QuestionKind[] = ['salary', 'account', 'pension', 'new', 'tier']

/**
 * Writes a question as the letter of its kind, the issuer's code in the catalogue if it has an issuer (`*` for any), and the rest
 * of the key unchanged after a `:`.
 *
 *     s1 = salary:banco-galicia    ti:singular = tier:banco-patagonia:singular    y:60 = age:60    p = pensioner
 */
export const questionCode: Code<QuestionKey> = {
  encode: (key) => {
    const { kind, parts } = parseQuestionKey(key)
    const [first = '', ...rest] = parts
    const issuer = first === 'any' ? '*' : methodBySlug(first)?.code.toString(36)
    const coded = OF_AN_ISSUER.includes(kind) && issuer ? [issuer, ...rest] : ['', ...parts]
    return LETTERS[kind] + coded.join(':')
  },
  decode: (text) => {
    const [head = '', ...rest] = text.split(':')
    const kind = QUESTION_KINDS.find((one) => LETTERS[one] === head.charAt(0))
    const issuer = head.slice(1)
    const parts = issuer === '' ? rest : [issuer === '*' ? 'any' : methodByCode(number.decode(issuer) ?? -1)?.slug, ...rest]
    // An unknown letter or issuer makes an empty part of the key, which `isQuestionKey` rejects.
    const key = [kind, ...parts].join(':')
    return isQuestionKey(key) ? key : undefined
  },
}

/** One field of the text. `decode` returns the wallet with the field's value added. */
type Part = { encode: (wallet: Wallet) => string; decode: (text: string, wallet: Wallet) => Wallet | undefined }

function field<Name extends keyof Wallet>(name: Name, { encode, decode }: Code<Wallet[Name]>): Part {
  return {
    encode: (wallet) => encode(wallet[name]),
    decode: (text, wallet) => {
      const value = decode(text)
      return value === undefined ? undefined : { ...wallet, [name]: value }
    },
  }
}

/** Writes the questions with this answer. Reading skips a question that this version does not know, to keep the rest of the wallet. */
function answered(answer: boolean): Part {
  return {
    encode: ({ answers }) => keysOf(answers, answer).map(questionCode.encode).join('_'),
    decode: (text, wallet) => {
      const keys = text.split('_').flatMap((code) => questionCode.decode(code) ?? [])
      return { ...wallet, answers: { ...Object.fromEntries(keys.map((key) => [key, answer])), ...wallet.answers } }
    },
  }
}

function keysOf(answers: Wallet['answers'], answer: boolean): QuestionKey[] {
  return Object.keys(answers).filter((key): key is QuestionKey => answers[key] === answer)
}

const PARTS: readonly Part[] = [
  field('instruments', instruments),
  field('conditions', someOf(CONDITIONS)),
  field('memberships', someOf(MEMBERSHIPS)),
  field('phoneContactless', orNull(oneOf([false, true]))),
  field('monthlyRate', orNull(rate)),
  field('province', orNull(oneOf(PROVINCES))),
  answered(true),
  answered(false),
]
const PARTS_OF_VERSION: Readonly<Record<string, number>> = { 1: 5, 2: PARTS.length }

export function encodeWallet(wallet: Wallet): string {
  const normal = normaliseWallet(wallet)
  const body = ['2', ...PARTS.map(({ encode }) => encode(normal))].join('.')
  return `${body}.${checkOf(body)}`
}

/** Reads a wallet; returns null for a damaged text, another version, or an unknown method, card, club or province. Never throws. */
export function decodeWallet(text: string): Wallet | null {
  const end = text.lastIndexOf('.')
  const body = text.slice(0, Math.max(end, 0))
  const [version = '', ...texts] = body.split('.')
  const isSound = text.length <= MAX_HOUSEHOLD_TEXT && checkOf(body) === text.slice(end + 1) && PARTS_OF_VERSION[version] === texts.length
  if (!isSound) return null
  const wallet = texts.reduce<Wallet | undefined>((said, one, at) => said && PARTS[at]?.decode(one, said), EMPTY_WALLET)
  return wallet ? normaliseWallet(wallet) : null
}

/** Computes three base-36 digits that show whether the text was cut or garbled; they protect no secret. */
function checkOf(text: string): string {
  let sum = 7
  for (let index = 0; index < text.length; index++) sum = (sum * 31 + text.charCodeAt(index)) % 46_656
  return sum.toString(36).padStart(3, '0')
}

const person: Code<Person> = {
  encode: ({ id, name, wallet }) => [id, encodeURIComponent(name), encodeWallet(wallet)].join('@'),
  decode: (text) => {
    const [id = '', name = '', said = ''] = text.split('@')
    const wallet = decodeWallet(said)
    return wallet && isPersonId(id) ? { id, name: readName(unescaped(name)), wallet } : undefined
  },
}

export function encodeHousehold(people: Household): string {
  const [{ id, name, wallet }] = people
  return people.length === 1 && id === '' && name === '' ? encodeWallet(wallet) : ['3', ...people.map(person.encode)].join('/')
}

/** Reads the people; returns null when the text or a wallet in it is damaged or of another version. Never throws. */
export function decodeHousehold(text: string): Household | null {
  const [version, ...others] = text.split('/')
  if (others.length === 0) {
    const wallet = decodeWallet(text)
    return wallet && alone(wallet)
  }
  const people = others.map(person.decode).filter((one) => one !== undefined)
  const isSound = version === '3' && people.length <= MAX_PEOPLE && new Set(people.map(({ id }) => id)).size === others.length
  return isSound ? (people as [Person, ...Person[]]) : null
}

/** Reads the people from a `Cookie` header or `document.cookie`; returns `NOBODY_YET` when there are none or they cannot be read. */
export function peopleOfCookies(cookies: string | null | undefined): Household {
  return decodeHousehold(walletTextIn(cookies)) ?? NOBODY_YET
}

/** Returns the wallet's cookie as it is, maybe damaged; empty when there is none. */
export function walletTextIn(cookies: string | null | undefined): string {
  return cookieValue(cookies, WALLET_COOKIE) ?? ''
}

/** Returns the value of one cookie in a `Cookie` header, or null. */
export function cookieValue(header: string | null | undefined, name: string): string | null {
  const start = `${name}=`
  const pairs = (header ?? '').split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(start))?.slice(start.length) ?? null
}

/** Decodes percent escapes; returns the text unchanged when they are damaged, for example by an app that cut a link. */
export function unescaped(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
