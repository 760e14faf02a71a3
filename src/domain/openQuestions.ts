import type { AskedQuestion } from './askedQuestion.ts'
import type { Missing } from './eligibility.ts'
import { withAnswer } from './givenAnswer.ts'
import { alone } from './household.ts'
import { type MethodSlug, methodBySlug } from './paymentMethod.ts'
import type { Clause } from './phrases/clause.ts'
import { byKey, questionsOf } from './promotionQuestions.ts'
import { PROVINCES } from './province.ts'
import { type Question, type QuestionKey, questionOf } from './question.ts'
import { type Rankable, type Ranked, ranked, type Shopper } from './ranking.ts'
import { TIER_NAMES } from './tierNames.ts'
import { slugOf, tierSlug } from './tiers.ts'

/** A question that is open for a shopper, and how much the answer settles. */
export type OpenQuestion = Question & {
  /** How many promotions become the shopper's with a yes. */
  settles: number
  /** How many promotions depend on the answer. */
  touches: number
  /** The most that one purchase with one that it settles saves, in pesos. */
  pesos: number
}

/**
 * The questions that are open for a shopper who is alone, the one that settles most first: by promotions, then by the pesos that the best of them saves, then by all
 * that wait for it. The key settles what is left, so the order does not depend on that of the promotions. Which cards are held where is
 * asked with the wallet and not here. Pure.
 */
export function openQuestions<P extends Rankable>(promotions: readonly P[], shopper: Shopper): OpenQuestion[] {
  const open = new Map<QuestionKey, OpenQuestion>()
  for (const promotion of promotions) {
    const now = ranked(promotion, shopper)
    if (now.eligibility.status !== 'maybe') continue
    // A question that a promotion asks twice counts once, in the words that come first.
    for (const [question, clause] of new Map(now.eligibility.missing.flatMap(asksOf).toReversed())) {
      const known = open.get(question) ?? { ...askedAs(question, clause), settles: 0, touches: 0, pesos: 0 }
      open.set(question, counted(known, now, settledBy(question, promotion, shopper)))
    }
  }
  return [...open.values()].sort(compareQuestions)
}

/** What would settle it, each as the card calls it where it does. */
function asksOf({ question, clause, also = [] }: Missing): [QuestionKey, Clause | undefined][] {
  return question === undefined ? [] : [[question, clause], ...also.map((key): [QuestionKey, undefined] => [key, undefined])]
}

/** A question as a promotion asks it. */
function askedAs(key: QuestionKey, clause: Clause | undefined): Question {
  const question = questionOf(key)
  return { ...question, clause: clause ?? question.clause }
}

/** Whether a yes to this question, and to nothing else, makes the promotion the shopper's. */
function settledBy(question: QuestionKey, promotion: Rankable, shopper: Shopper): boolean {
  return ranked(promotion, { ...shopper, people: alone(withAnswer(shopper.people[0].wallet, question, true)) }).eligibility.status === 'yes'
}

function counted(known: OpenQuestion, { saving }: Ranked<Rankable>, isSettled: boolean): OpenQuestion {
  return {
    ...known,
    settles: known.settles + Number(isSettled),
    touches: known.touches + 1,
    pesos: isSettled ? Math.max(known.pesos, saving) : known.pesos,
  }
}

function compareQuestions(a: OpenQuestion, b: OpenQuestion): number {
  return b.settles - a.settles || b.pesos - a.pesos || b.touches - a.touches || (a.key < b.key ? -1 : 1)
}

/** Every question that the promotions ask of anybody, by its key. */
export function publishedQuestions(promotions: readonly Rankable[]): Map<QuestionKey, Question> {
  return byKey(promotions.flatMap(questionsOf))
}

/**
 * All that a question with `oneOf` can be asked together with, as one choice: the provinces, or the tiers of its issuer that the published
 * promotions name, in the issuer's own order and spelling where we know it. A tier that no promotion names decides nothing.
 */
export function choicesOf({ oneOf }: Pick<Question, 'oneOf'>, published: Iterable<Question>): Question[] {
  if (oneOf === null) return []
  if (oneOf === 'province') return PROVINCES.map((name) => questionOf(`province:${slugOf(name)}`, name))
  const named = [...published].filter((one) => one.oneOf === oneOf)
  const issuer = methodBySlug(oneOf.split(':')[1] as MethodSlug | string)
  const known = ((issuer && TIER_NAMES[issuer.slug]) ?? []).map((name) =>
    questionOf(`${oneOf}:${tierSlug(issuer?.slug ?? null, name)}`, name),
  )
  const isNamed = ({ key }: Question) => named.some((one) => one.key === key)
  return [...known.filter(isNamed), ...named.filter((one) => !known.some(({ key }) => key === one.key))]
}

/** The questions as they are asked, in their order: those that are one choice together, in the place of the first. */
export function askedTogether(questions: readonly Question[], published: Iterable<Question>): AskedQuestion[] {
  const all = [...published]
  const firsts = questions.filter(({ oneOf }, at) => oneOf === null || at === questions.findIndex((other) => other.oneOf === oneOf))
  return firsts.map((question) => {
    const choices = choicesOf(question, all)
    // Where there is one tier only, a yes or a no says as much.
    if (choices.length < 2) return { ...question, choices: [] }
    // Under one key, whichever of them it was that asked or was answered.
    return { ...question, key: choices[0]?.key ?? question.key, choices }
  })
}
