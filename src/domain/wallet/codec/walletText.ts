import { MEMBERSHIPS } from '../../catalogue/club.ts'
import type { QuestionKey } from '../../questions/question.ts'
import {
  type Answers,
  CONDITION_KEYS,
  CONDITIONS,
  EMPTY_WALLET,
  type Instrument,
  membershipKey,
  normaliseWallet,
  PROVINCE_KEYS,
  type Wallet,
} from '../wallet.ts'

// What the two text forms of a wallet share: the compact code (`cookie.ts`) and the readable parameters (`parameters.ts`).

/** Text that is no wallet. The message says what is wrong: a Spanish sentence without its full stop. */
export class TextProblem extends Error {
  override name = 'TextProblem'
}

/** A value that was read, or the message of a `TextProblem`. */
export type Parsed<T> = { ok: true; value: T } | { ok: false; problem: string }

/** Returns what a reader of text returns, or its problem. */
export function parsedBy<T>(read: () => T): Parsed<T> {
  try {
    return { ok: true, value: read() }
  } catch (error) {
    if (error instanceof TextProblem) return { ok: false, problem: error.message }
    throw error
  }
}

/** Writes a value as text and reads it. The meaning of what `write` writes never changes. `read` throws `TextProblem`. */
export type TextForm<T> = { write: (value: T) => string; read: (text: string) => T }

/** The most entries of a list; the catalogue has fewer. */
const MAX_ITEMS = 160

/** Writes values with a separator between them. Reading also accepts spaces around them. */
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

/** Writes a part of a wallet as text, and reads it. */
export type WalletPart = { write: (wallet: Wallet) => string; read: (text: string) => Partial<Wallet> }

/** The questions that have a part of their own, where the answer is yes. */
export const CONDITION_QUESTIONS = CONDITIONS.map((name) => CONDITION_KEYS[name])
export const CLUB_QUESTIONS = MEMBERSHIPS.map(membershipKey)
const LISTED = new Set<string>([...CONDITION_QUESTIONS, ...CLUB_QUESTIONS, ...PROVINCE_KEYS])

/** Returns the answers that no other part has. */
export function otherAnswers({ answers }: Wallet): [QuestionKey, boolean][] {
  const others = Object.entries(answers).filter(([key, answer]) => key !== 'phone' && !(answer && LISTED.has(key)))
  return others as [QuestionKey, boolean][]
}

/** A part for the methods. */
export function instrumentsPart({ write, read }: TextForm<Instrument[]>): WalletPart {
  return { write: ({ instruments }) => write(instruments), read: (text) => ({ instruments: read(text) }) }
}

/** A part for the questions with a yes among some. */
export function yesPart(questions: readonly QuestionKey[], { write, read }: TextForm<QuestionKey[]>): WalletPart {
  return {
    write: ({ answers }) => write(questions.filter((key) => answers[key] === true)),
    read: (text) => ({ answers: toAll(read(text), true) }),
  }
}

/** Gives all questions the same answer. */
export function toAll(questions: readonly QuestionKey[], answer: boolean): Answers {
  return Object.fromEntries(questions.map((key) => [key, answer]))
}

/** A part for whether one pays by phone; empty when unknown. */
export function phonePart({ write, read }: TextForm<boolean>): WalletPart {
  return {
    write: ({ answers: { phone } }) => (phone === undefined ? '' : write(phone)),
    read: (text) => (text === '' ? {} : { answers: { phone: read(text) } }),
  }
}

/** A part for the monthly rate; empty for the default. */
export function ratePart({ write, read }: TextForm<number>): WalletPart {
  return {
    write: ({ monthlyRate }) => (monthlyRate === null ? '' : write(monthlyRate)),
    read: (text) => (text === '' ? {} : { monthlyRate: read(text) }),
  }
}

/** Puts the parts of a wallet together. Of two answers to one question the later holds. */
export function walletOfParts(parts: readonly Partial<Wallet>[]): Wallet {
  const answers: Answers = Object.assign({}, ...parts.map((part) => part.answers))
  return normaliseWallet(Object.assign({}, EMPTY_WALLET, ...parts, { answers }))
}
