import { MEMBERSHIPS } from '../../catalogue/club.ts'
import type { QuestionKey } from '../../questions/questionKey.ts'
import {
  type Answers,
  EMPTY_WALLET,
  HOLDER_STATUS_KEYS,
  HOLDER_STATUSES,
  homePlace,
  type Instrument,
  membershipKey,
  normaliseWallet,
  PLACE_KEYS,
  type Wallet,
} from '../wallet.ts'

/** The message says what is wrong: a Spanish sentence without its full stop. */
export class TextProblem extends Error {
  override name = 'TextProblem'
}

export type ParseResult<T> = { ok: true; value: T } | { ok: false; problem: string }

export function tryToParse<T>(read: () => T): ParseResult<T> {
  try {
    return { ok: true, value: read() }
  } catch (error) {
    if (error instanceof TextProblem) return { ok: false, problem: error.message }
    throw error
  }
}

/** The meaning of what `write` writes never changes. `read` throws `TextProblem`. */
export type TextForm<T> = { write: (value: T) => string; read: (text: string) => T }

/** The catalogue has fewer. */
const MAX_ITEMS = 160

/** Reading also accepts spaces around the separators. */
export function listOf<T>(separator: ',' | '_', { write, read }: TextForm<T>): TextForm<T[]> {
  return {
    write: (values) => values.map(write).join(separator),
    read(text) {
      const words = text.split(separator).map((word) => word.trim())
      const items = words.filter((word) => word !== '')
      if (items.length > MAX_ITEMS) throw new TextProblem(`demasiados valores (máximo ${MAX_ITEMS})`)
      return items.map(read)
    },
  }
}

export type WalletPart = { write: (wallet: Wallet) => string; read: (text: string) => Partial<Wallet> }

/** They have a part of their own, where the answer is yes. */
export const HOLDER_STATUS_QUESTIONS = HOLDER_STATUSES.map((name) => HOLDER_STATUS_KEYS[name])
export const CLUB_QUESTIONS = MEMBERSHIPS.map(membershipKey)
const LISTED = new Set<string>([...HOLDER_STATUS_QUESTIONS, ...CLUB_QUESTIONS, ...PLACE_KEYS])

export function otherAnswers({ answers }: Wallet): [QuestionKey, boolean][] {
  const others = Object.entries(answers).filter(([key, answer]) => key !== 'phone' && !(answer && LISTED.has(key)))
  return others as [QuestionKey, boolean][]
}

type Forms = {
  wallet: TextForm<Instrument[]>
  conditions: TextForm<QuestionKey[]>
  memberships: TextForm<QuestionKey[]>
  phone: TextForm<boolean>
  province: TextForm<QuestionKey>
}

export function partsOf({ wallet, conditions, memberships, phone, province }: Forms): Record<keyof Forms, WalletPart> {
  const yesAmong = (questions: readonly QuestionKey[], form: TextForm<QuestionKey[]>) =>
    partOf(
      form,
      ({ answers }) => questions.filter((key) => answers[key] === true),
      (keys) => ({ answers: Object.fromEntries(keys.map((key) => [key, true])) }),
    )
  return {
    wallet: partOf(
      wallet,
      ({ instruments }) => instruments,
      (instruments) => ({ instruments }),
    ),
    conditions: yesAmong(HOLDER_STATUS_QUESTIONS, conditions),
    memberships: yesAmong(CLUB_QUESTIONS, memberships),
    phone: partOf(
      phone,
      ({ answers }) => answers.phone,
      (answer) => ({ answers: { phone: answer } }),
    ),
    province: partOf(
      province,
      ({ answers }) => homePlace(answers),
      (key) => ({ answers: { [key]: true } }),
    ),
  }
}

function partOf<T>(form: TextForm<T>, valueIn: (wallet: Wallet) => T | undefined, toWallet: (value: T) => Partial<Wallet>): WalletPart {
  return {
    write(wallet) {
      const value = valueIn(wallet)
      return value === undefined ? '' : form.write(value)
    },
    read: (text) => (text === '' ? {} : toWallet(form.read(text))),
  }
}

/** Of two answers to one question the later holds. */
export function walletOfParts(parts: readonly Partial<Wallet>[]): Wallet {
  const answers: Answers = Object.assign({}, ...parts.map((part) => part.answers))
  return normaliseWallet(Object.assign({}, EMPTY_WALLET, ...parts, { answers }))
}
