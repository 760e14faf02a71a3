/**
 * The key of a fact about the shopper, which the wallet answers with yes or no. Keys never change, because cookies and links carry them.
 *
 *     salary:banco-galicia   account:banco-galicia   pension:banco-nacion   new:banco-galicia   tier:banco-patagonia:singular
 *     pensioner   pensioner:jubilado   military   phone   qr   age:60   province:cordoba
 *     benefit:auh   employment:empleados-publicos   resident:rosario   member:sorpresa   app:modo   shops:<chain>:<names>   other:<words>
 *
 * `any` in the place of an issuer means any institution. Parts are lower-case letters, digits and dashes.
 */
export type QuestionKey = QuestionKind | `${QuestionKind}:${string}`

/** Other pensions do not count. */
export const RETIRED_KEY = 'pensioner:jubilado' satisfies QuestionKey

/** Letters in cookies and links, which never change. */
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

export function parseQuestionKey(key: QuestionKey): { kind: QuestionKind; parts: string[] }
export function parseQuestionKey(key: string): { kind: QuestionKind | null; parts: string[] }
export function parseQuestionKey(key: string): { kind: QuestionKind | null; parts: string[] } {
  const [kind, ...parts] = key.split(':')
  return { kind: KINDS.has(kind) ? (kind as QuestionKind) : null, parts }
}

export function isQuestionKey(text: string): text is QuestionKey {
  return text.length <= 80 && /^[a-z]+(?::[a-z0-9-]+){0,2}$/.test(text) && parseQuestionKey(text).kind !== null
}
