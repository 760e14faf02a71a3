import { type MethodSlug, methodBySlug } from '../catalogue/paymentMethod.ts'
import { PROVINCES } from '../catalogue/province.ts'
import { TIER_NAMES } from '../catalogue/tierNames.ts'
import { slugOf, tierSlug } from '../catalogue/tiers.ts'
import { partsOf, type Question, type QuestionKey, type QuestionKind, questionOf } from '../questions/question.ts'
import type { VerbPhrase } from '../text/verbPhrase.ts'
import { withAnswer } from '../wallet/givenAnswer.ts'
import { alone } from '../wallet/household.ts'
import { type AskedQuestion, keysOf } from './askedQuestion.ts'
import type { Missing } from './eligibility.ts'
import { firstOfEachKey, questionsOf } from './promotionQuestions.ts'
import { type Rankable, ranked, type Shopper } from './ranking.ts'

/** How much an answer tells a shopper. */
export type Worth = {
  /** How many entries of the list become the shopper's with it. */
  settles: number
  /** How many entries depend on it. */
  touches: number
  /** The most that one purchase with one that it settles saves, in pesos. */
  pesos: number
}

/** A question that is open for a shopper, those of one choice together. */
export type OpenQuestion = AskedQuestion & Worth

/** Promotions that wait for one question, as far as they were read. */
type Waiting<P> = { question: Question; settled: Set<P>; touched: Set<P>; pesos: number }

/**
 * The questions that are open for a shopper who is alone, the one that is worth most first: by the entries that it settles, then by the pesos that the
 * best of them saves, then by all that wait for it; what few people can answer with yes comes after all others. The key settles what is left, so
 * the order does not depend on that of the promotions. Which cards are held where is asked with the wallet and not here. Pure.
 * @param published All that the promotions ask, by which tiers are one choice.
 * @param entryOf In which entry of the list a promotion is.
 */
export function openQuestions<P extends Rankable>(
  promotions: readonly P[],
  published: ReadonlyMap<QuestionKey, Question>,
  shopper: Shopper,
  entryOf: (promotion: P) => unknown = (promotion) => promotion,
): OpenQuestion[] {
  const open = new Map<QuestionKey, Waiting<P>>()
  for (const promotion of promotions) {
    const { eligibility, saving } = ranked(promotion, shopper)
    if (eligibility.status !== 'maybe') continue
    // A question that a promotion asks twice counts once, in the words that come first.
    for (const [key, clause] of new Map(eligibility.missing.flatMap(asksOf).toReversed())) {
      const known = open.get(key) ?? {
        question: published.get(key) ?? askedAs(key, clause),
        settled: new Set(),
        touched: new Set(),
        pesos: 0,
      }
      open.set(key, known)
      known.touched.add(promotion)
      if (!settledBy(key, promotion, shopper)) continue
      known.settled.add(promotion)
      known.pesos = Math.max(known.pesos, saving)
    }
  }
  const questions = [...open.values()].map(({ question }) => question)
  return askedTogether(questions, [...published.values(), ...questions])
    .map((asked) => ({ ...asked, ...worthOf(asked, open, entryOf) }))
    .sort(compareQuestions)
}

function worthOf<P>(asked: AskedQuestion, open: ReadonlyMap<QuestionKey, Waiting<P>>, entryOf: (promotion: P) => unknown): Worth {
  const waiting = keysOf(asked).flatMap((key) => open.get(key) ?? [])
  const entries = (of: (one: Waiting<P>) => Set<P>) => new Set(waiting.flatMap((one) => [...of(one)].map(entryOf))).size
  return {
    settles: entries(({ settled }) => settled),
    touches: entries(({ touched }) => touched),
    pesos: Math.max(...waiting.map(({ pesos }) => pesos)),
  }
}

/** The questions that settle it, each with the card's own name for it where there is one. */
function asksOf({ question, clause, also = [] }: Missing): [QuestionKey, VerbPhrase | undefined][] {
  return question === undefined ? [] : [[question, clause], ...also.map((key): [QuestionKey, undefined] => [key, undefined])]
}

/** A question as a promotion asks it. */
function askedAs(key: QuestionKey, clause: VerbPhrase | undefined): Question {
  const question = questionOf(key)
  return { ...question, clause: clause ?? question.clause }
}

/** Whether a yes to this question, and to nothing else, makes the promotion the shopper's. */
function settledBy(question: QuestionKey, promotion: Rankable, shopper: Shopper): boolean {
  return ranked(promotion, { ...shopper, people: alone(withAnswer(shopper.people[0].wallet, question, true)) }).eligibility.status === 'yes'
}

/** Few people are of these groups. */
const OF_FEW: readonly QuestionKind[] = ['military', 'employment', 'other']

function compareQuestions(a: OpenQuestion, b: OpenQuestion): number {
  const isOfFew = ({ key }: OpenQuestion) => Number(OF_FEW.includes(partsOf(key).kind))
  const byWorth = b.settles - a.settles || b.pesos - a.pesos || b.touches - a.touches
  return isOfFew(a) - isOfFew(b) || byWorth || (a.key < b.key ? -1 : 1)
}

/** Every question that the promotions ask of anybody, by its key. */
export function publishedQuestions(promotions: readonly Rankable[]): Map<QuestionKey, Question> {
  return firstOfEachKey(promotions.flatMap(questionsOf))
}

/**
 * All that a question with `oneOf` can be asked together with, as one choice: the provinces, or the tiers of its issuer that the published
 * promotions name, in the issuer's own order and spelling where we know it. A tier that no promotion names decides nothing.
 */
export function choicesOf({ oneOf }: Pick<Question, 'oneOf'>, published: Iterable<Question>): Question[] {
  if (oneOf === null) return []
  if (oneOf === 'province') return PROVINCES.map((name) => questionOf(`province:${slugOf(name)}`, name))
  const named = [...firstOfEachKey([...published].filter((one) => one.oneOf === oneOf)).values()]
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
    // With a single tier a yes or a no is enough.
    if (choices.length < 2) return { ...question, choices: [] }
    // Under one key, whichever of them it was that asked or was answered.
    return { ...question, key: choices[0]?.key ?? question.key, choices }
  })
}
