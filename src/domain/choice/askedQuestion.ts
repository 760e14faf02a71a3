import type { Question, QuestionKey } from '../questions/question.ts'
import { answersOf } from '../wallet/givenAnswer.ts'
import type { Wallet } from '../wallet/wallet.ts'
import type { Eligibility } from './eligibility.ts'

/** What is asked at once: with a yes or a no, or, where there are `choices`, with one of them. */
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

/**
 * Those that matter to a shopper of all that one promotion can ask: what it depends on now, and what was answered already, so that an
 * answer can be seen and changed.
 */
export function concerning(asked: readonly AskedQuestion[], { status, missing }: Eligibility, wallet: Wallet): AskedQuestion[] {
  const open = status === 'maybe' ? missing.flatMap(({ question, also = [] }) => [question, ...also]) : []
  return asked.filter((one) => isAnswered(one, wallet) || keysOf(one).some((key) => open.includes(key)))
}
