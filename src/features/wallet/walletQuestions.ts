import { type AskedQuestion, isAnswered, keysOf } from '#domain/askedQuestion.ts'
import { answersOf } from '#domain/givenAnswer.ts'
import { askedTogether, openQuestions } from '#domain/openQuestions.ts'
import { PROVINCES } from '#domain/province.ts'
import { type Question, type QuestionKey, questionOf } from '#domain/question.ts'
import { type Rankable, ranked, shopperWith } from '#domain/ranking.ts'
import { slugOf } from '#domain/tiers.ts'
import { CONDITION_KEYS, CONDITIONS, type Wallet } from '#domain/wallet.ts'

/** A question with how many promotions wait for its answer. */
export type WaitedFor = AskedQuestion & { waiting: number }
/** What the settings show: what was answered, then what is open, the one that settles most first. */
export type WalletQuestions = { answered: AskedQuestion[]; open: WaitedFor[] }

type Published = { promotions: readonly Rankable[]; questions: ReadonlyMap<QuestionKey, Question> }

/** Asks for the province, whichever it is: one question has all of them as its answers. */
const ANY_PROVINCE: QuestionKey = `province:${slugOf(PROVINCES[0])}`

/** Everything that can be said of oneself, beyond what the settings ask in places of their own (`isAskedElsewhere`). */
export function walletQuestions(published: Published, wallet: Wallet): WalletQuestions {
  const shopper = shopperWith(wallet)
  const maybes = published.promotions.map((one) => ranked(one, shopper).eligibility).filter(({ status }) => status === 'maybe')
  const waiting = (keys: readonly QuestionKey[]) =>
    maybes.filter(({ missing }) => missing.some(({ question }) => question !== undefined && keys.includes(question))).length
  const own = answersOf(wallet).flatMap(([key]) => (key === 'phone' ? [] : [named(published, key)]))
  const open = openQuestionsOf(published, wallet).filter(({ key }) => key !== 'phone' && !key.startsWith('member:'))
  const always = [...CONDITIONS.map((condition) => CONDITION_KEYS[condition]), ANY_PROVINCE].map((key) => questionOf(key))
  const all = [...open, ...always.filter(({ key }) => !open.some((one) => one.key === key))]
  const known = [...published.questions.values(), ...own]
  return {
    answered: askedTogether(own, known),
    open: askedTogether(all, known)
      .filter((one) => !isAnswered(one, wallet))
      .map((one) => ({ ...one, waiting: waiting(keysOf(one)) })),
  }
}

/** So many questions does the wizard ask. */
const IN_WIZARD = 3

/** What the wizard asks: what settles most and no step before has asked; or, where it asked already, the same again. */
export function wizardQuestions(published: Published, wallet: Wallet, asked: readonly QuestionKey[]): AskedQuestion[] {
  const keys = asked.length > 0 ? asked : openQuestionsOf(published, wallet).flatMap(({ key }) => (isAskedBefore(key) ? [] : [key]))
  const questions = keys.map((key) => named(published, key))
  return askedTogether(questions, [...published.questions.values(), ...questions]).slice(0, IN_WIZARD)
}

function openQuestionsOf({ promotions, questions }: Published, wallet: Wallet): Question[] {
  return openQuestions(promotions, shopperWith(wallet)).map((open) => questions.get(open.key) ?? open)
}

function named({ questions }: Published, key: QuestionKey): Question {
  return questions.get(key) ?? questionOf(key)
}

/** The steps of conditions, clubs and the telephone have asked these. */
function isAskedBefore(key: QuestionKey): boolean {
  return key === 'phone' || key.startsWith('member:') || Object.values(CONDITION_KEYS).includes(key)
}
