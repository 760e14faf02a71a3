import type { Question, QuestionKey } from '../questions/question.ts'
import type { Wallet } from '../wallet/wallet.ts'
import type { Eligibility } from './eligibility.ts'

/** One question on screen. Its answer is yes or no or, when there are `choices`, one of them. */
export type AskedQuestion = Question & { choices: Question[] }

/** Returns every question key that an answer can set. */
export function answerableKeys({ key, choices }: AskedQuestion): QuestionKey[] {
  return choices.length > 0 ? choices.map((choice) => choice.key) : [key]
}

/** Checks whether the wallet answers the question directly, not as a consequence of another answer. */
export function isAnswered(asked: AskedQuestion, wallet: Wallet): boolean {
  return answerableKeys(asked).some((key) => wallet.answers[key] !== undefined)
}

/** Keeps the questions that this promotion depends on, and the answered ones, so that an answer can be seen and changed. */
export function keepRelevantQuestions(asked: readonly AskedQuestion[], { status, missing }: Eligibility, wallet: Wallet): AskedQuestion[] {
  const open = status === 'maybe' ? missing.flatMap(({ question, also = [] }) => [question, ...also]) : []
  return asked.filter((one) => isAnswered(one, wallet) || answerableKeys(one).some((key) => open.includes(key)))
}
