import { methodNamed } from '../catalogue/paymentMethod.ts'
import { slugOf } from '../catalogue/tiers.ts'
import { type Choice, keysOf, PLACE_QUESTION, type Question, questionsFor } from '../questions/catalogue.ts'
import type { QuestionKey } from '../questions/questionKey.ts'
import { groupIssuer, personRequirements } from '../questions/requirement.ts'
import type { Wallet } from '../wallet/wallet.ts'
import { answerTo } from '../wallet/walletAnswer.ts'
import type { Eligibility, Eligible } from './eligibility.ts'

export function isAnswered(question: Question, wallet: Wallet): boolean {
  return keysOf(question).some((key) => wallet.answers[key] !== undefined)
}

export function chosenIn(question: Question, wallet: Wallet): Choice | undefined {
  // Suburbs are in their province, too, so only what was said counts.
  const answerOf = (key: QuestionKey) => (question === PLACE_QUESTION ? (wallet.answers[key] ?? null) : answerTo(wallet, key))
  return question.choices.find(({ answers }) =>
    Object.entries(answers).every(([key, said]) => said === null || answerOf(key as QuestionKey) === said),
  )
}

/** Each once, and none to which a choice is made: what that leaves open is told. Where a pension is paid is asked of who has one. */
export function questionsOn({ status, missing }: Eligibility, wallet: Wallet): Question[] {
  if (status !== 'maybe') return []
  const keys = missing.flatMap(({ question, also = [] }) => (question === undefined ? [] : [question, ...also]))
  const hasPension = answerTo(wallet, 'pensioner') ?? answerTo(wallet, 'benefit:anses')
  const asked = keys.map((key) => (hasPension === null && /^(?:pension:|benefit:anses-)/.test(key) ? 'pensioner' : key))
  return questionsFor(asked).filter((question) => chosenIn(question, wallet) === undefined)
}

export function questionsOf(promotion: Eligible): Question[] {
  const { paymentMethods, paymentRails, conditions } = promotion
  const groups = paymentMethods ?? []
  const issuers = new Set([null, ...groups.map(groupIssuer)])
  const { rails, app } = conditions.how
  return questionsFor([
    ...[...issuers].flatMap((issuer) => personRequirements(promotion, issuer).flatMap((needs) => needs.map(({ key }) => key))),
    ...groups.flat().flatMap((name) => methodNamed(name).means),
    ...(rails.includes('nfc') || paymentRails?.telefonoContactless ? (['phone'] as const) : []),
    ...(rails.includes('qr') || paymentRails?.pagoConQR ? (['qr'] as const) : []),
    ...app.map((name): QuestionKey => `app:${slugOf(name)}`),
  ])
}
