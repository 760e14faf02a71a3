import { MEMBERSHIPS } from '../catalogue/club.ts'
import { CARD_SLUGS, type CardSlug, methodByCode } from '../catalogue/paymentMethod.ts'
import { PROVINCES } from '../catalogue/province.ts'
import { CONDITIONS, type Instrument, MAX_MONTHLY_RATE, normaliseWallet, type Wallet } from './wallet.ts'
import { keyOfCode } from './walletAnswerCodes.ts'

/**
 * The wallet as a cookie, so that the server can render the first paint for its holder without knowing who that is; `walletText.ts` writes it, and
 * `householdCookie.ts` has several of them.
 *
 *     2.<instruments>.<conditions>.<memberships>.<phone>.<rate>.<province>.<yes>.<no>.<check>
 *
 * `2` is the version; one of version 1, without province and answers, is read as well. An instrument is its catalogue code, and `-` with a
 * bit mask of cards when they were said, both in base 36, joined by `_`. Conditions and memberships are bit masks, phone is empty, 0 or 1,
 * rate is hundredths of a percent or empty, province its place in the list or empty; the answers are packed as `walletAnswerCodes.ts` says,
 * joined by `_`. The check catches a cut or garbled value. Everything used is allowed in a cookie as it is; the fullest wallet that anybody
 * has stays under 1.5 kB.
 */
export const WALLET_COOKIE = 'yapa_wallet'
const VERSION = '2'
const BEFORE_ANSWERS = '1'
const MAX_LENGTH = 3_500

/** The wallet of a cookie value, or null when it is damaged, of another version, or says what the catalogue does not know. Never throws. */
export function decodeWallet(value: string): Wallet | null {
  if (value.length > MAX_LENGTH) return null
  const end = value.lastIndexOf('.')
  const body = value.slice(0, Math.max(end, 0))
  if (checkOf(body) !== value.slice(end + 1)) return null
  const [version, instrumentsPart, conditionsPart, membershipsPart, phonePart, ratePart, ...rest] = body.split('.')
  const later = version === BEFORE_ANSWERS && rest.length === 0 ? NOT_SAID : version === VERSION ? decodeLater(rest) : null

  const instruments = (instrumentsPart ?? '').split('_').filter(Boolean).map(decodeInstrument)
  const conditions = listOf(CONDITIONS, conditionsPart)
  const memberships = listOf(MEMBERSHIPS, membershipsPart)
  const rate = ratePart ? base36(ratePart) : null
  const known = instruments.every((instrument) => instrument !== null)
  if (!later || !known || !conditions || !memberships || Number.isNaN(rate) || (rate ?? 0) > MAX_MONTHLY_RATE * 100) return null
  if (phonePart !== '' && phonePart !== '0' && phonePart !== '1') return null
  return normaliseWallet({
    instruments,
    conditions,
    memberships,
    phoneContactless: phonePart === '' ? null : phonePart === '1',
    ...later,
    monthlyRate: rate === null ? null : rate / 100,
  })
}

type Later = Pick<Wallet, 'province' | 'answers'>
const NOT_SAID: Later = { province: null, answers: {} }

/** What version 2 added. An answer to a question that this version does not know is left out; the rest of the wallet is worth keeping. */
function decodeLater(parts: string[]): Later | null {
  if (parts.length !== 3) return null
  const [provincePart, yesPart, noPart] = parts as [string, string, string]
  const province = provincePart === '' ? null : PROVINCES[base36(provincePart)]
  if (province === undefined) return null
  const keysOf = (part: string) => part.split('_').flatMap((code) => keyOfCode(code) ?? [])
  const answers = [...keysOf(noPart).map((key) => [key, false] as const), ...keysOf(yesPart).map((key) => [key, true] as const)]
  return { province, answers: Object.fromEntries(answers) }
}

/** The value of one cookie in a `Cookie` header, or null. */
export function cookieValue(header: string | null | undefined, name: string): string | null {
  for (const pair of (header ?? '').split(';')) {
    const [key, value] = splitOnce(pair.trim(), '=')
    if (key === name && value !== null) return value
  }
  return null
}

function splitOnce(text: string, separator: string): [string, string | null] {
  const at = text.indexOf(separator)
  return at < 0 ? [text, null] : [text.slice(0, at), text.slice(at + separator.length)]
}

function decodeInstrument(text: string): Instrument | null {
  const [codePart, maskPart] = splitOnce(text, '-')
  const method = methodByCode(base36(codePart))
  if (!method) return null
  if (maskPart === null) return { method: method.slug, cards: null }
  const cards = listOf<CardSlug>(CARD_SLUGS, maskPart)
  return cards && { method: method.slug, cards }
}

/** NaN when the text is not a short base-36 number. */
function base36(text: string): number {
  return /^[0-9a-z]{1,6}$/.test(text) ? Number.parseInt(text, 36) : Number.NaN
}

function listOf<T>(all: readonly T[], text: string | undefined): T[] | null {
  const mask = base36(text ?? '')
  if (Number.isNaN(mask) || mask >= 2 ** all.length) return null
  return all.filter((_, bit) => Math.floor(mask / 2 ** bit) % 2 === 1)
}

/** Three base-36 digits over the text: enough to notice a value that was cut or garbled on its way; it protects no secret. */
export function checkOf(text: string): string {
  let sum = 7
  for (let index = 0; index < text.length; index++) sum = (sum * 31 + text.charCodeAt(index)) % 46_656
  return sum.toString(36).padStart(3, '0')
}
