import { type AnswerWorth, isAnswered, listOpenQuestions } from '#domain/choice/openQuestions.ts'
import { canScanCodes } from '#domain/choice/ownMethods.ts'
import { makeSingleShopper, type Rankable } from '#domain/choice/ranking.ts'
import { findQuestionById, listQuestionsFor, makePayQuestion, type Question } from '#domain/questions/catalogue.ts'
import type { QuestionKey } from '#domain/questions/questionKey.ts'
import type { Wallet } from '#domain/wallet/wallet.ts'
import { answerTo } from '#domain/wallet/walletAnswer.ts'

/** A question by its id, as it goes to the browser. It has no worth if it is answered already. */
export type WalletQuestionRef = { id: string } & Partial<AnswerWorth>

/** `entryOf` returns the list entry of a promotion, since an entry may hold several. Without it each promotion is an entry. */
type Published<P> = { promotions: readonly P[]; entryOf?: (promotion: P) => unknown }

/** The kinds that are asked with the methods, or above them. */
const BESIDE_METHODS = ['lugar', 'plan', 'tier', 'member']

/** Returns every other answered question of the wallet, then the open ones that would change the list, the most valuable first. */
export function walletQuestions<P extends Rankable>(published: Published<P>, wallet: Wallet): WalletQuestionRef[] {
  const answered = listQuestionsFor(Object.keys(wallet.answers) as QuestionKey[])
  return [...answered.map(({ id }) => ({ id })), ...openFor(published, wallet)].filter(({ id }) => !BESIDE_METHODS.includes(kindOf(id)))
}

const kindOf = (id: string) => id.split(':')[0] ?? ''

/** Lists follow-up questions: at which bank a pension or benefit is paid, and whether an app's holder pays with the phone. */
export function followUps(wallet: Wallet): WalletQuestionRef[] {
  const isPaid = answerTo(wallet, 'pensioner') === true || answerTo(wallet, 'benefit:anses') === true
  const banks = isPaid ? wallet.instruments.filter(({ method }) => makePayQuestion(method) !== null) : []
  const ids = banks.map(({ method }) => `cobro:${method}`)
  return [...ids, ...(wallet.instruments.some(canScanCodes) ? ['celular'] : [])].map((id) => ({ id }))
}

function openFor<P extends Rankable>({ promotions, entryOf }: Published<P>, wallet: Wallet): WalletQuestionRef[] {
  return listOpenQuestions(promotions, makeSingleShopper(wallet), entryOf)
    .filter(({ question }) => !isAnswered(question, wallet))
    .map(({ question: { id }, ...worth }) => ({ id, ...worth }))
}

/** Finds the questions that a page of this version knows. */
export function questionsById(asked: readonly WalletQuestionRef[]): { question: Question; worth: WalletQuestionRef }[] {
  return asked.flatMap((worth) => {
    const question = findQuestionById(worth.id)
    return question ? [{ question, worth }] : []
  })
}
