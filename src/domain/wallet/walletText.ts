import { MEMBERSHIPS } from '../catalogue/club.ts'
import { CARD_SLUGS, methodBySlug } from '../catalogue/paymentMethod.ts'
import { PROVINCES } from '../catalogue/province.ts'
import { parseQuestionKey, type QuestionKind } from '../questions/question.ts'
import { CONDITIONS, type Instrument, normaliseWallet, type Wallet } from './wallet.ts'
import { LETTERS } from './walletAnswerCodes.ts'
import { checkOf } from './walletCookie.ts'

const VERSION = '2'

/** The wallet as `decodeWallet` reads it; in a file of its own, because most pages only read. */
export function encodeWallet(wallet: Wallet): string {
  const { instruments, conditions, memberships, phoneContactless, province, answers, monthlyRate } = normaliseWallet(wallet)
  const said = Object.entries(answers)
  const codes = (answer: boolean) => said.flatMap(([key, one]) => (one === answer ? [codeOf(key)] : [])).join('_')
  const body = [
    VERSION,
    instruments.map(encodeInstrument).join('_'),
    maskOf(CONDITIONS, conditions),
    maskOf(MEMBERSHIPS, memberships),
    phoneContactless === null ? '' : phoneContactless ? '1' : '0',
    monthlyRate === null ? '' : Math.round(monthlyRate * 100).toString(36),
    province === null ? '' : PROVINCES.indexOf(province).toString(36),
    codes(true),
    codes(false),
  ].join('.')
  return `${body}.${checkOf(body)}`
}

function encodeInstrument({ method, cards }: Instrument): string {
  const code = methodBySlug(method).code.toString(36)
  return cards === null ? code : `${code}-${maskOf(CARD_SLUGS, cards)}`
}

function maskOf<T>(all: readonly T[], held: readonly T[]): string {
  return all.reduce((mask, item, bit) => (held.includes(item) ? mask + 2 ** bit : mask), 0).toString(36)
}

const OF_AN_ISSUER: readonly QuestionKind[] = ['salary', 'account', 'pension', 'new', 'tier']

/** The key of a question in the cookie (`walletAnswerCodes.ts`); empty for what is no question. */
export function codeOf(key: string): string {
  const { kind, parts } = parseQuestionKey(key)
  if (kind === null) return ''
  const [first = '', ...rest] = parts
  const letter = LETTERS[kind]
  const issuer = first === 'any' ? '*' : methodBySlug(first)?.code.toString(36)
  if (!OF_AN_ISSUER.includes(kind) || issuer === undefined) return [letter, ...parts].join(':')
  return [letter + issuer, ...rest].join(':')
}
