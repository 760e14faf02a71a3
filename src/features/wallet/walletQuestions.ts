import { isAnswered } from '#domain/choice/askedQuestion.ts'
import { type AnswerWorth, listOpenQuestions } from '#domain/choice/openQuestions.ts'
import { makeSingleShopper, type Rankable } from '#domain/choice/ranking.ts'
import { type Question, questionById, questionFor, questionsFor } from '#domain/questions/catalogue.ts'
import type { QuestionKey } from '#domain/questions/questionKey.ts'
import type { Wallet } from '#domain/wallet/wallet.ts'

/** A question by its id, as it goes to the browser. It has no worth if it is answered already. */
export type AskedQuestion = { id: string } & Partial<AnswerWorth>

/** `entryOf` returns the list entry of a promotion, since an entry may hold several. Without it each promotion is an entry. */
type Published<P> = { promotions: readonly P[]; entryOf?: (promotion: P) => unknown }

/** The kinds that stand on the settings page by themselves, with the methods or above them. */
const BESIDE_METHODS = ['lugar', 'plan']

/** Returns every other answered question of the wallet, then the open ones that would change the list, the most valuable first. */
export function walletQuestions<P extends Rankable>(published: Published<P>, wallet: Wallet): AskedQuestion[] {
  const answered = questionsFor(Object.keys(wallet.answers) as QuestionKey[])
  return [...answered.map(({ id }) => ({ id })), ...openFor(published, wallet)].filter(({ id }) => !BESIDE_METHODS.includes(kindOf(id)))
}

const IN_WIZARD = 3

/** The kinds of questions that the wizard's first step asks. */
const IN_FIRST_STEP = [...BESIDE_METHODS, 'member']

const kindOf = (id: string) => id.split(':')[0] ?? ''

/** Whether the wizard asks this wallet about a fact: not what the first step asks, nor what was answered and decides nothing. */
export function isAskedInWizard(key: QuestionKey, wallet: Wallet): boolean {
  const question = questionFor(key)
  return question !== null && !IN_FIRST_STEP.includes(kindOf(question.id)) && !isAnswered(question, wallet)
}

/** Returns the most valuable open questions, or again those that the wizard already asks. */
export function wizardQuestions<P extends Rankable>(published: Published<P>, wallet: Wallet, asked: readonly string[]): AskedQuestion[] {
  const open = openFor(published, wallet)
  if (asked.length === 0) return open.filter(({ id }) => !IN_FIRST_STEP.includes(kindOf(id))).slice(0, IN_WIZARD)
  return asked.map((id) => open.find((one) => one.id === id) ?? { id })
}

function openFor<P extends Rankable>({ promotions, entryOf }: Published<P>, wallet: Wallet): AskedQuestion[] {
  return listOpenQuestions(promotions, makeSingleShopper(wallet), entryOf)
    .filter(({ question }) => !isAnswered(question, wallet))
    .map(({ question: { id }, ...worth }) => ({ id, ...worth }))
}

/** Finds the questions that a page of this version knows. */
export function questionsById(asked: readonly AskedQuestion[]): { question: Question; worth: AskedQuestion }[] {
  return asked.flatMap((worth) => {
    const question = questionById(worth.id)
    return question ? [{ question, worth }] : []
  })
}
