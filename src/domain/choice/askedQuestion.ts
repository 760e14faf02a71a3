import type { Question, QuestionKey } from '../questions/question.ts'
import { answersOf } from '../wallet/givenAnswer.ts'
import type { Wallet } from '../wallet/wallet.ts'
import type { Eligibility } from './eligibility.ts'

/** One question on screen. It is answered with yes or no or, where there are `choices`, with one of them. */
export type AskedQuestion = Question & { choices: Question[] }

/** All keys that an answer to it says something of. */
export function keysOf({ key, choices }: AskedQuestion): QuestionKey[] {
  return choices.length > 0 ? choices.map((choice) => choice.key) : [key]
}

/** Whether the wallet says something of it by itself, not as what follows from something else. */
export function isAnswered(asked: AskedQuestion, wallet: Wallet): boolean {
  const keys = keysOf(asked)
  return answersOf(wallet).some(([key]) => keys.includes(key))
}

/** Keeps the questions that this promotion depends on now or that were already answered, so that an answer can be seen and changed. */
export function concerning(asked: readonly AskedQuestion[], { status, missing }: Eligibility, wallet: Wallet): AskedQuestion[] {
  const open = status === 'maybe' ? missing.flatMap(({ question, also = [] }) => [question, ...also]) : []
  return asked.filter((one) => isAnswered(one, wallet) || keysOf(one).some((key) => open.includes(key)))
}
