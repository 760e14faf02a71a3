import { methodByCode } from '../catalogue/paymentMethod.ts'
import { isQuestionKey, type QuestionKey, type QuestionKind } from '../questions/question.ts'

/**
 * The keys of questions as the wallet's cookie has them: one letter for the kind, the issuer's catalogue code in base 36 where there is one
 * (`*` for any), and anything else unchanged after a `:`. A letter never changes its meaning.
 *
 *     s1 = salary:banco-galicia    ti:singular = tier:banco-patagonia:singular    y:60 = age:60    p = pensioner
 */
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
const KINDS = new Map(Object.entries(LETTERS).map(([kind, letter]) => [letter, kind as QuestionKind]))

/** The key of a code, or null when it is none that this version knows. */
export function keyOfCode(code: string): QuestionKey | null {
  const [, letter = '', issuer = '', said = ''] = /^([a-z])([0-9a-z]{1,3}|\*)?((?::[a-z0-9-]+){0,2})$/.exec(code) ?? []
  const kind = KINDS.get(letter)
  const at = issuer === '*' ? 'any' : methodByCode(Number.parseInt(issuer, 36))?.slug
  if (!kind || (issuer !== '' && at === undefined)) return null
  const key = issuer === '' ? kind + said : `${kind}:${at}${said}`
  return isQuestionKey(key) ? key : null
}
