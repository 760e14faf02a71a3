import { methodNamed } from '../catalogue/paymentMethod.ts'
import { slugOf } from '../catalogue/tiers.ts'
import { type Choice, keysAnsweredBy, listQuestionsFor, PLACE_QUESTION, type Question } from '../questions/catalogue.ts'
import type { QuestionKey } from '../questions/questionKey.ts'
import { groupIssuer, listRequirements } from '../questions/requirement.ts'
import { householdOf } from '../wallet/household.ts'
import { type Wallet, withAnswers } from '../wallet/wallet.ts'
import { answerTo } from '../wallet/walletAnswer.ts'
import type { Eligibility, EligibilityFields } from './eligibility.ts'
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
    ({ answers }) =>
      rankForShopper(promotion, { ...shopper, people: householdOf(withAnswers(wallet, answers)) }).eligibility.status === 'yes',
  )
}

function compareQuestions(a: OpenQuestion, b: OpenQuestion): number {
  const isForFew = ({ question }: OpenQuestion) => Number(question.isForFew ?? false)
  const byWorth = b.settles - a.settles || b.pesos - a.pesos || b.touches - a.touches
  return isForFew(a) - isForFew(b) || byWorth || (a.question.id < b.question.id ? -1 : 1)
}

export function isAnswered(question: Question, wallet: Wallet): boolean {
  return keysAnsweredBy(question).some((key) => wallet.answers[key] !== undefined)
}

export function findChosen(question: Question, wallet: Wallet): Choice | undefined {
  // Suburbs are in their province, too, so only what was said counts.
  const answerOf = (key: QuestionKey) => (question === PLACE_QUESTION ? (wallet.answers[key] ?? null) : answerTo(wallet, key))
  return question.choices.find(({ answers }) =>
    Object.entries(answers).every(([key, said]) => said === null || answerOf(key as QuestionKey) === said),
  )
}

/** Lists the questions of a promotion that the shopper has not answered, each once. Only holders of a pension are asked where it is paid. */
export function questionsOn({ status, missing }: Eligibility, wallet: Wallet): Question[] {
  if (status !== 'maybe') return []
  const keys = missing.flatMap(({ question, also = [] }) => (question === undefined ? [] : [question, ...also]))
  const hasPension = answerTo(wallet, 'pensioner') ?? answerTo(wallet, 'benefit:anses')
  const asked = keys.map((key) => (hasPension === null && /^(?:pension:|benefit:anses-)/.test(key) ? 'pensioner' : key))
  return listQuestionsFor(asked).filter((question) => findChosen(question, wallet) === undefined)
}

export function questionsOf(promotion: EligibilityFields): Question[] {
  const { paymentMethods, paymentRails, conditions } = promotion
  const groups = paymentMethods ?? []
  const issuers = new Set([null, ...groups.map(groupIssuer)])
  const { rails, app } = conditions.how
  return listQuestionsFor([
    ...[...issuers].flatMap((issuer) => listRequirements(promotion, issuer).flatMap((needs) => needs.map(({ key }) => key))),
    ...groups.flat().flatMap((name) => methodNamed(name).means),
    ...(rails.includes('nfc') || paymentRails?.telefonoContactless ? (['phone'] as const) : []),
    ...(rails.includes('qr') || paymentRails?.pagoConQR ? (['qr'] as const) : []),
    ...app.map((name): QuestionKey => `app:${slugOf(name)}`),
  ])
}
