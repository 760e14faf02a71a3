import { type AskedQuestion, isAnswered } from '#domain/choice/askedQuestion.ts'
import { listOpenQuestions, mergeChoices, type OpenQuestion } from '#domain/choice/openQuestions.ts'
import { makeSingleShopper, type Rankable } from '#domain/choice/ranking.ts'
import { makeQuestion, type Question, type QuestionKey } from '#domain/questions/question.ts'
import { answersOf } from '#domain/wallet/givenAnswer.ts'
import type { Wallet } from '#domain/wallet/wallet.ts'

/** What the settings show: what was answered, then what is open, the one that is worth most first. */
export type WalletQuestions = { answered: AskedQuestion[]; open: OpenQuestion[] }

/** `entryOf`: in which entry of the list a promotion is; without it each is one. */
type Published<P> = {
  promotions: readonly P[]
  questions: ReadonlyMap<QuestionKey, Question>
  entryOf?: (promotion: P) => unknown
}

/** Everything that was said of oneself, and what else would change the list. */
export function walletQuestions<P extends Rankable>(published: Published<P>, wallet: Wallet): WalletQuestions {
  const own = answersOf(wallet).map(([key]) => named(published, key))
  return {
    answered: mergeChoices(own, [...published.questions.values(), ...own]),
    open: openFor(published, wallet),
  }
}

/** So many questions does the wizard ask at once. */
const IN_WIZARD = 5

/** A question of the wizard; without its worth where it was asked before, and so may be answered by now. */
export type WizardQuestion = AskedQuestion & Partial<OpenQuestion>

/** What the wizard asks: what is worth most; or, where it asked already, the same again. */
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

/** Who is retired is mostly paid by ANSES and may not think of it by itself: it is asked right after. */
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
