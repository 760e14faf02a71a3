import { CLUBS } from '../catalogue/club.ts'
import { slugOf } from '../catalogue/tiers.ts'
import type { VerbPhrase } from '../text/verbPhrase.ts'
import { QUESTION_CLAUSES } from './questionClauses.ts'

/**
 * The key of a question that the wallet answers with yes or no. Keys never change, because cookies and links carry them.
 *
 *     salary:banco-galicia   account:banco-galicia   pension:banco-nacion   new:banco-galicia   tier:banco-patagonia:singular
 *     pensioner   pensioner:jubilado   military   phone   qr   age:60   province:cordoba
 *     benefit:auh   employment:empleados-publicos   resident:rosario   member:sorpresa   app:modo   shops:<chain>:<names>   other:<words>
 *
 * `any` in the place of an issuer means any institution. Parts are lower-case letters, digits and dashes.
 */
export type QuestionKey = QuestionKind | `${QuestionKind}:${string}`

/** The question about retired people only; other pensions do not count. */
export const RETIRED_KEY = 'pensioner:jubilado' satisfies QuestionKey

/** The kinds of questions, each with its letter in cookies and links, which never changes. */
export const KIND_LETTERS = {
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
} as const
export type QuestionKind = keyof typeof KIND_LETTERS
export const QUESTION_KINDS = Object.keys(KIND_LETTERS) as QuestionKind[]
const KINDS = new Set<string | undefined>(QUESTION_KINDS)

/** Splits a key; `kind` is null for an invalid one. */
export function parseQuestionKey(key: QuestionKey): { kind: QuestionKind; parts: string[] }
export function parseQuestionKey(key: string): { kind: QuestionKind | null; parts: string[] }
export function parseQuestionKey(key: string): { kind: QuestionKind | null; parts: string[] } {
  const [kind, ...parts] = key.split(':')
  return { kind: KINDS.has(kind) ? (kind as QuestionKind) : null, parts }
}

/** Checks the form of a key from outside. */
export function isQuestionKey(text: string): text is QuestionKey {
  return text.length <= 80 && /^[a-z]+(?::[a-z0-9-]+){0,2}$/.test(text) && parseQuestionKey(text).kind !== null
}

/**
 * One yes/no question to a shopper; `clause` is its text. With `oneOf` it is one of several of which at most one is
 * true (an issuer's tiers, the provinces), and they may be asked as one choice. `name` is its label in the choice.
 */
export type Question = { key: QuestionKey; clause: VerbPhrase; name: string; oneOf: 'province' | `tier:${string}` | null }

/** Makes the question of a key. @param name The card's word for it: a tier, a club, a group of people. */
export function makeQuestion(key: QuestionKey, name: string | null = null): Question {
  const { kind, parts } = parseQuestionKey(key)
  const [first = ''] = parts
  const ofAnses = first.startsWith(PAID_BY_ANSES) ? ['anses', first.slice(PAID_BY_ANSES.length)] : parts
  const club = kind === 'member' ? CLUB_LABELS.get(first) : undefined
  const said = club ?? name ?? parts.at(-1)?.replaceAll('-', ' ') ?? ''
  return {
    key,
    clause: QUESTION_CLAUSES[kind](said, kind === 'benefit' ? ofAnses : parts),
    name: said,
    oneOf: kind === 'tier' && !OF_SEVERAL.test(parts[1] ?? '') ? `tier:${parts[0]}` : kind === 'province' ? 'province' : null,
  }
}

/** Marks benefits that ANSES pays at an institution. */
const PAID_BY_ANSES = 'anses-'

/** Matches a name of several tiers. Holding one of them does not exclude another, so it is asked separately. */
const OF_SEVERAL = /^(?:buho|planes-suscripcion)$|-o-/

const CLUB_LABELS = new Map(CLUBS.map(({ name, label }) => [slugOf(name), label]))
