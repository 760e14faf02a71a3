import { type AskedQuestion, isAnswered } from '#domain/choice/askedQuestion.ts'
import { listOpenQuestions, mergeChoices, type OpenQuestion } from '#domain/choice/openQuestions.ts'
import { makeSingleShopper, type Rankable } from '#domain/choice/ranking.ts'
import { makeQuestion, type Question, type QuestionKey } from '#domain/questions/question.ts'
import type { Wallet } from '#domain/wallet/wallet.ts'

/** The settings page's questions: the answered ones, then the open ones, the most valuable first. */
export type WalletQuestions = { answered: AskedQuestion[]; open: OpenQuestion[] }

/** `entryOf` returns the list entry of a promotion, since an entry may hold several. Without it each promotion is an entry. */
type Published<P> = {
  promotions: readonly P[]
  questions: ReadonlyMap<QuestionKey, Question>
  entryOf?: (promotion: P) => unknown
}

/** Returns every answered question of the wallet, and the open ones that would change the list. */
export function walletQuestions<P extends Rankable>(published: Published<P>, wallet: Wallet): WalletQuestions {
  const own = (Object.keys(wallet.answers) as QuestionKey[]).map((key) => named(published, key))
  return {
    answered: mergeChoices(own, [...published.questions.values(), ...own]),
    open: openFor(published, wallet),
  }
}

const IN_WIZARD = 5

/** A question of the wizard. It has no worth if it was asked before and may be answered already. */
export type WizardQuestion = AskedQuestion & Partial<OpenQuestion>

/** Returns the most valuable open questions, or again those that the wizard already asks. */
export function wizardQuestions<P extends Rankable>(
  published: Published<P>,
  wallet: Wallet,
  asked: readonly QuestionKey[],
): WizardQuestion[] {
  const open = openFor(published, wallet)
  if (asked.length === 0) return withAnses(open).slice(0, IN_WIZARD)
  const questions = asked.map((key) => named(published, key))
  return mergeChoices(questions, [...published.questions.values(), ...questions]).map(
    (question) => open.find(({ key }) => key === question.key) ?? question,
  )
}

const PENSION: QuestionKey = 'pensioner'
const ANSES: QuestionKey = 'benefit:anses'

/**
 * Moves the question about ANSES right after the one about retirement: ANSES pays most retired people, who may not think of it
 * themselves.
 */
function withAnses(open: readonly OpenQuestion[]): OpenQuestion[] {
  const anses = open.find(({ key }) => key === ANSES)
  if (anses === undefined || !open.some(({ key }) => key === PENSION)) return [...open]
  return open.filter((one) => one !== anses).flatMap((one) => (one.key === PENSION ? [one, anses] : [one]))
}

function openFor<P extends Rankable>({ promotions, questions, entryOf }: Published<P>, wallet: Wallet): OpenQuestion[] {
  return listOpenQuestions(promotions, questions, makeSingleShopper(wallet), entryOf).filter((one) => !isAnswered(one, wallet))
}

function named({ questions }: Pick<Published<never>, 'questions'>, key: QuestionKey): Question {
  return questions.get(key) ?? makeQuestion(key)
}
