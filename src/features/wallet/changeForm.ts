import { isCardSlug, methodBySlug } from '#domain/catalogue/paymentMethod.ts'
import type { NewAnswers } from '#domain/questions/catalogue.ts'
import { isQuestionKey } from '#domain/questions/questionKey.ts'
import { decodeHousehold } from '#domain/wallet/codec/cookie.ts'
import { EMPTY_WALLET, holdsCards } from '#domain/wallet/wallet.ts'
import { answersValue } from './answersValue.ts'
import type { PersonChange, WalletChange } from './walletChange.ts'

/** Writes a change as the value of a button named `change`. Its form has the person in the field `whose`. */
export function changeValue(change: PersonChange): string {
  switch (change.kind) {
    case 'method':
      return `${change.held ? '+' : '-'}method:${change.method}`
    case 'card':
      return `${change.held ? '+' : '-'}card:${change.method}:${change.card}`
    case 'cards':
      return `cards:${change.method}:${change.cards === null ? 'unknown' : 'none'}`
    case 'answers':
      return answersValue(change.answers)
  }
}

/** The part that `FormData` and `URLSearchParams` have in common. */
type Fields = { get(name: string): unknown }

/**
 * Reads the change that a form asks for; returns null for an invalid form. `change` names it, `whose` is the person (without it the
 * first), `name` a typed name, and `people` the wallets of a link or file in the cookie's format.
 */
export function readChange(fields: Fields): WalletChange | null {
  const wordOf = (name: string) => String(fields.get(name) ?? '')
  const whose = fields.get('whose')?.toString()
  const name = wordOf('name')
  const people = decodeHousehold(wordOf('people'))
  const [verb = '', ...words] = wordOf('change').split(':')
  switch (verb) {
    case 'invite':
      return { kind: 'join', people: [{ id: '', name, wallet: EMPTY_WALLET }] }
    case 'join':
      return people && { kind: 'join', people: people.length === 1 ? [{ ...people[0], name: name || people[0].name }] : people }
    case 'replaceAll':
      return people && { kind: 'replaceAll', people }
    case 'replace':
    case 'add':
      return people && { kind: verb, whose, wallet: people[0].wallet }
    case 'rename':
      return { kind: 'rename', who: whose, name }
    case 'leave':
      return whose === undefined ? null : { kind: 'leave', who: whose }
    case 'first':
      return { kind: 'first', who: whose }
    case 'erase':
      return { kind: 'erase' }
    default: {
      const change = verb === 'answers' ? readAnswers(words.join(':')) : readMethodChange(verb, words)
      return change && { ...change, whose }
    }
  }
}

const MAX_ANSWERS = 60

function readAnswers(text: string): PersonChange | null {
  const words = text.split(',')
  const answers = words.map((word) => [word.replace(/^[-?]/, ''), word.startsWith('?') ? null : !word.startsWith('-')] as const)
  if (words.length > MAX_ANSWERS || !answers.every(([key]) => isQuestionKey(key))) return null
  return { kind: 'answers', answers: Object.fromEntries(answers) as NewAnswers }
}

function readMethodChange(verb: string, [slug = '', detail = '']: string[]): PersonChange | null {
  const method = methodBySlug(slug)?.slug
  if (!method) return null
  const held = verb.startsWith('+')
  if (verb === '+method' || verb === '-method') return { kind: 'method', method, held }
  if (!holdsCards(method)) return null
  if (verb === 'cards') return { kind: 'cards', method, cards: detail === 'none' ? [] : null }
  return (verb === '+card' || verb === '-card') && isCardSlug(detail) ? { kind: 'card', method, card: detail, held } : null
}
