import { collectIssuerFact } from '#domain/catalogue/issuerFacts.ts'
import { type CardSlug, isCardSlug, type MethodSlug, methodBySlug, methodNamed, PAYMENT_METHODS } from '#domain/catalogue/paymentMethod.ts'
import { isQuestionKey, parseQuestionKey, type QuestionKey } from '#domain/questions/question.ts'
import { PARAMETERS, parsedBy } from '#domain/wallet/codec/parameters.ts'
import { answersOf, withAnswer } from '#domain/wallet/givenAnswer.ts'
import { EMPTY_WALLET, holdsCards, normaliseWallet, type Wallet } from '#domain/wallet/wallet.ts'
import { answerValue } from './answerValue.ts'

/**
 * One answer of a shopper. Each answer applies to the wallet as stored at that moment, so that two tabs, or a page rendered
 * long ago, do not undo each other's answers.
 */
export type WalletChange =
  | { kind: 'method'; method: MethodSlug; held: boolean }
  | { kind: 'card'; method: MethodSlug; card: CardSlug; held: boolean }
  /** `cards` is null when the shopper does not know which, and empty for none. */
  | { kind: 'cards'; method: MethodSlug; cards: null | [] }
  /** Answers one question; null removes an earlier answer. */
  | { kind: 'answer'; question: QuestionKey; answer: boolean | null }
  /** Chooses at most one of several questions and answers no to the others; null chooses none. */
  | { kind: 'choice'; chosen: QuestionKey | null; among: QuestionKey[] }
  /** Removes the answers to several questions. */
  | { kind: 'open'; among: QuestionKey[] }
  /** Sets the percentage per month; null restores the default. */
  | { kind: 'rate'; monthlyRate: number | null }
  | { kind: 'replace'; wallet: Wallet }
  | { kind: 'add'; wallet: Wallet }
  | { kind: 'erase' }

/** The institutions whose customers have one variant at a time: choosing one removes the other. */
const ONE_AT_A_TIME = collectIssuerFact('isOneAtATime')

/** Returns the wallet with the change applied. */
export function applyChange(wallet: Wallet, change: WalletChange): Wallet {
  switch (change.kind) {
    case 'method':
      return change.held ? withMethod(wallet, change.method) : withoutMethod(wallet, change.method)
    case 'card':
      return withCard(wallet, change.method, change.card, change.held)
    case 'cards':
      return withCards(wallet, change.method, change.cards)
    case 'answer':
      return withAnswer(wallet, change.question, change.answer)
    case 'choice':
      return change.among.reduce((held, key) => withAnswer(held, key, key === change.chosen), wallet)
    case 'open':
      return change.among.reduce((held, key) => withAnswer(held, key, null), wallet)
    case 'rate':
      return { ...wallet, monthlyRate: change.monthlyRate }
    case 'replace':
      return normaliseWallet(change.wallet)
    case 'add':
      return addWallets(wallet, change.wallet)
    case 'erase':
      return EMPTY_WALLET
  }
}

/** Merges two wallets. On different answers the added one wins, if it has one. */
export function addWallets(wallet: Wallet, added: Wallet): Wallet {
  const both = normaliseWallet({
    ...wallet,
    instruments: [...wallet.instruments, ...added.instruments],
    monthlyRate: added.monthlyRate ?? wallet.monthlyRate,
  })
  return answersOf(added).reduce((held, [key, answer]) => withAnswer(held, key, answer), both)
}

/** Returns the variants of an institution; empty for a variant. */
export function variantSlugsOf(slug: MethodSlug): MethodSlug[] {
  const { name } = methodBySlug(slug)
  return PAYMENT_METHODS.filter(({ parent }) => parent === name).map((variant) => variant.slug)
}

/** Returns the institution of a variant, and any other method itself. */
export function headOf(slug: MethodSlug): MethodSlug {
  const { parent } = methodBySlug(slug)
  return parent === null ? slug : methodNamed(parent).slug
}

/** Adds a method. A variant also adds its institution, which is where cards are asked for. */
function withMethod(wallet: Wallet, slug: MethodSlug): Wallet {
  const head = headOf(slug)
  const leaves = head !== slug && ONE_AT_A_TIME[head] ? variantSlugsOf(head) : []
  const kept = wallet.instruments.filter(({ method }) => !leaves.includes(method))
  return normaliseWallet({ ...wallet, instruments: [...kept, { method: head, cards: null }, { method: slug, cards: null }] })
}

/** Removes a method and its variants. */
function withoutMethod(wallet: Wallet, slug: MethodSlug): Wallet {
  const left = [slug, ...variantSlugsOf(slug)]
  return { ...wallet, instruments: wallet.instruments.filter(({ method }) => !left.includes(method)) }
}

/** Sets the cards of an institution and adds it if necessary. Its variants lose their own cards, because they share the institution's. */
function withCards(wallet: Wallet, slug: MethodSlug, cards: CardSlug[] | null): Wallet {
  const variants = variantSlugsOf(slug)
  const others = wallet.instruments
    .filter(({ method }) => method !== slug)
    .map((other) => (variants.includes(other.method) ? { ...other, cards: null } : other))
  return normaliseWallet({ ...wallet, instruments: [...others, { method: slug, cards }] })
}

/** Adds or removes a card. Removing the last one makes the cards unknown again. */
function withCard(wallet: Wallet, slug: MethodSlug, card: CardSlug, held: boolean): Wallet {
  const cards = toggled(wallet.instruments.find(({ method }) => method === slug)?.cards ?? [], card, held)
  return withCards(wallet, slug, cards.length > 0 ? cards : null)
}

function toggled<T>(list: readonly T[], item: T, isIn: boolean): T[] {
  const others = list.filter((one) => one !== item)
  return isIn ? [...others, item] : others
}

/** Writes a change as the value of a form's button. Changes with more values read them from other fields (`among`, `rate`). */
export function changeValue(change: WalletChange): string {
  switch (change.kind) {
    case 'method':
      return `${sign(change.held)}method:${change.method}`
    case 'card':
      return `${sign(change.held)}card:${change.method}:${change.card}`
    case 'cards':
      return `cards:${change.method}:${change.cards === null ? 'unknown' : 'none'}`
    case 'answer':
      return answerValue(change.question, change.answer)
    case 'choice':
      return `choice:${change.chosen ?? ''}`
    default:
      return change.kind
  }
}

function readAnswerWord(word: string): boolean | null {
  return word === 'yes' ? true : word === 'no' ? false : null
}

function sign(isIn: boolean): '+' | '-' {
  return isIn ? '+' : '-'
}

/** The part that `FormData` and `URLSearchParams` have in common. */
export type Fields = { get(name: string): unknown }

/** Reads a change from the field `change`, the value of the pressed button; returns null for an invalid form. */
export function readChange(fields: Fields): WalletChange | null {
  const [verb = '', subject = '', detail = ''] = String(fields.get('change') ?? '').split(':')
  switch (verb) {
    case '+method':
    case '-method':
    case '+card':
    case '-card':
    case 'cards':
      return readMethodChange(verb, subject, detail)
    case 'answer': {
      const question = afterColons(fields, 2)
      return isQuestionKey(question) ? { kind: 'answer', question, answer: readAnswerWord(subject) } : null
    }
    case 'choice':
      return readChoice(afterColons(fields, 1), readAmong(fields, afterColons(fields, 1)))
    case 'open': {
      const among = readAmong(fields)
      return among.length > 0 ? { kind: 'open', among } : null
    }
    case 'rate':
      return readRate(String(fields.get('rate') ?? ''))
    case 'erase':
      return { kind: 'erase' }
    default:
      return null
  }
}

/** Returns the text after the n-th colon, because question keys contain colons. */
function afterColons(fields: Fields, colons: number): string {
  return String(fields.get('change') ?? '')
    .split(':')
    .slice(colons)
    .join(':')
}

/** The most keys of a choice; every real list has fewer. */
const MAX_AMONG = 60

/**
 * Reads the keys of a choice from the field `among`, separated by commas. A form with the tiers of several issuers has one
 * field for each issuer.
 */
function readAmong(fields: Fields, chosen = ''): QuestionKey[] {
  return String(fields.get(`among:${parseQuestionKey(chosen).parts[0]}`) ?? fields.get('among') ?? '')
    .split(',')
    .filter(isQuestionKey)
    .slice(0, MAX_AMONG)
}

function readChoice(text: string, among: QuestionKey[]): WalletChange | null {
  const chosen = among.find((key) => key === text) ?? null
  if (among.length === 0 || (chosen === null && text !== '')) return null
  return { kind: 'choice', chosen, among }
}

function readMethodChange(verb: '+method' | '-method' | '+card' | '-card' | 'cards', slug: string, detail: string): WalletChange | null {
  const method = methodBySlug(slug)?.slug
  if (!method) return null
  const held = verb.startsWith('+')
  if (verb === '+method' || verb === '-method') return { kind: 'method', method, held }
  if (!holdsCards(method)) return null
  if (verb === 'cards') return { kind: 'cards', method, cards: detail === 'none' ? [] : null }
  return isCardSlug(detail) ? { kind: 'card', method, card: detail, held } : null
}

/** Reads a percentage with a comma or a point; an empty text means the default. */
function readRate(text: string): WalletChange | null {
  const parsed = parsedBy(() => PARAMETERS.rate.read(text.replace('%', '').replace(',', '.').trim()))
  return parsed.ok ? { kind: 'rate', monthlyRate: parsed.value } : null
}
