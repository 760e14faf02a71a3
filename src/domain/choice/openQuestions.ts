import type { Question } from '../questions/catalogue.ts'
import { alone } from '../wallet/household.ts'
import { withAnswers } from '../wallet/wallet.ts'
import { questionsOn } from './askedQuestion.ts'
import { type Rankable, rankForShopper, type Shopper } from './ranking.ts'

export type AnswerWorth = {
  /** List entries that become usable with it. */
  settles: number
  /** List entries that depend on it. */
  touches: number
  /** The most that one purchase saves with an entry that it settles. */
  pesos: number
}

export type OpenQuestion = AnswerWorth & { question: Question }

type Waiting = { question: Question; settled: Set<unknown>; touched: Set<unknown>; pesos: number }

/** The most valuable first: settled entries, pesos, touched entries, id; those for few people last. `entryOf`: a promotion's list entry. */
export function listOpenQuestions<P extends Rankable>(
  promotions: readonly P[],
  shopper: Shopper,
  entryOf: (promotion: P) => unknown = (promotion) => promotion,
): OpenQuestion[] {
  const open = new Map<string, Waiting>()
  for (const promotion of promotions) {
    const { eligibility, saving } = rankForShopper(promotion, shopper)
    for (const question of questionsOn(eligibility, shopper.people[0].wallet)) {
      const waiting = open.get(question.id) ?? { question, settled: new Set(), touched: new Set(), pesos: 0 }
      open.set(question.id, waiting)
      waiting.touched.add(entryOf(promotion))
      if (!isSettledBy(question, promotion, shopper)) continue
      waiting.settled.add(entryOf(promotion))
      waiting.pesos = Math.max(waiting.pesos, saving)
    }
  }
  return [...open.values()]
    .map(({ question, settled, touched, pesos }) => ({ question, settles: settled.size, touches: touched.size, pesos }))
    .sort(compareQuestions)
}

function isSettledBy({ choices }: Question, promotion: Rankable, shopper: Shopper): boolean {
  const { wallet } = shopper.people[0]
  return choices.some(
    ({ answers }) => rankForShopper(promotion, { ...shopper, people: alone(withAnswers(wallet, answers)) }).eligibility.status === 'yes',
  )
}

function compareQuestions(a: OpenQuestion, b: OpenQuestion): number {
  const isForFew = ({ question }: OpenQuestion) => Number(question.isForFew ?? false)
  const byWorth = b.settles - a.settles || b.pesos - a.pesos || b.touches - a.touches
  return isForFew(a) - isForFew(b) || byWorth || (a.question.id < b.question.id ? -1 : 1)
}
