import { methodNamed } from '../catalogue/paymentMethod.ts'
import { slugOf } from '../catalogue/tiers.ts'
import { makeQuestion, type Question, type QuestionKey } from '../questions/question.ts'
import { groupIssuer, personRequirements } from '../questions/requirement.ts'
import { VARIANT_KEYS } from '../questions/variantKeys.ts'
import { type Eligible, questionsOnUnknownMethods, variantName } from './eligibility.ts'

/** Lists every question that a promotion can ask, for any of its methods: each once, in the card's own words. */
export function possibleQuestions(promotion: Eligible): Question[] {
  const { paymentMethods, paymentRails, conditions } = promotion
  const groups = paymentMethods ?? []
  const issuers = new Set([null, ...groups.map(groupIssuer)])
  const needs = [...issuers].flatMap((issuer) => personRequirements(promotion, issuer)).flat()
  const variants = groups.flat().flatMap((name) => {
    const method = methodNamed(name)
    return (VARIANT_KEYS[method.slug] ?? []).map((key) => makeQuestion(key, key.startsWith('tier:') ? variantName(method) : null))
  })
  const { rails, app } = conditions.how
  const ways = [
    rails.includes('nfc') || paymentRails?.telefonoContactless ? ('phone' as const) : null,
    rails.includes('qr') || paymentRails?.pagoConQR ? ('qr' as const) : null,
  ].filter((key) => key !== null)
  const questions = [
    ...needs.map(({ key, name }) => makeQuestion(key, name)),
    ...variants,
    ...ways.map((key) => makeQuestion(key)),
    ...app.map((name) => makeQuestion(`app:${slugOf(name)}`, name)),
    ...questionsOnUnknownMethods(promotion),
  ]
  return [...firstOfEachKey(questions).values()]
}

/** Keeps the first question of each key. */
export function firstOfEachKey(questions: readonly Question[]): Map<QuestionKey, Question> {
  const first = new Map<QuestionKey, Question>()
  for (const question of questions) if (!first.has(question.key)) first.set(question.key, question)
  return first
}
