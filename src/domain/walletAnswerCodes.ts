import { methodByCode, methodBySlug } from './paymentMethod.ts'
import { isQuestionKey, partsOf, type QuestionKey, type QuestionKind } from './question.ts'
import { tiersOf } from './tiers.ts'

/**
 * The keys of questions as the wallet's cookie has them: one letter for the kind, the issuer's catalogue code in base 36 where there is one
 * (`*` for whichever), a tier of the list by its place behind a `-`, and whatever else as it is behind a `:`. Letters are for ever.
 *
 *     s1 = salary:banco-galicia    ti-2 = tier:banco-patagonia:singular    ti:gold = tier:banco-patagonia:gold    y:60 = age:60    p = pensioner
 */
const LETTERS: Record<QuestionKind, string> = {
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
const KINDS = new Map(Object.entries(LETTERS).map(([kind, letter]) => [letter, kind as QuestionKind]))

const OF_AN_ISSUER: readonly QuestionKind[] = ['salary', 'account', 'pension', 'new', 'tier']

export function codeOf(key: QuestionKey): string {
  const { kind, parts } = partsOf(key)
  if (kind === null) return ''
  const [first = '', second] = parts
  const letter = LETTERS[kind]
  const method = methodBySlug(first)
  const issuer = first === 'any' ? '*' : method?.code.toString(36)
  if (!OF_AN_ISSUER.includes(kind) || issuer === undefined) return [letter, ...parts].join(':')
  if (second === undefined) return letter + issuer
  const tier = method && tiersOf(method.slug).find(({ slug }) => slug === second)
  return tier ? `${letter}${issuer}-${tier.code?.toString(36)}` : `${letter}${issuer}:${second}`
}

/** The key of a code, or null when it is none that this version knows. */
export function keyOfCode(code: string): QuestionKey | null {
  const [, letter = '', issuer = '', place, said = ''] =
    /^([a-z])([0-9a-z]{1,3}|\*)?(?:-([0-9a-z]{1,2}))?((?::[a-z0-9-]+){0,2})$/.exec(code) ?? []
  const kind = KINDS.get(letter)
  if (!kind) return null
  const key = issuer === '' ? kind + said : keyAt(kind, issuer, place, said)
  return key !== null && isQuestionKey(key) ? key : null
}

function keyAt(kind: QuestionKind, issuer: string, place: string | undefined, said: string): QuestionKey | null {
  if (issuer === '*') return `${kind}:any${said}`
  const method = methodByCode(Number.parseInt(issuer, 36))
  if (!method) return null
  if (place === undefined) return `${kind}:${method.slug}${said}`
  const tier = tiersOf(method.slug)[Number.parseInt(place, 36)]
  return tier ? `${kind}:${method.slug}:${tier.slug}` : null
}
