import { type MethodSlug, methodBySlug } from '../catalogue/paymentMethod.ts'
import { PROVINCES } from '../catalogue/province.ts'
import { TIER_NAMES } from '../catalogue/tierNames.ts'
import { slugOf, tierSlug } from '../catalogue/tiers.ts'
import { makeQuestion, parseQuestionKey, type Question, type QuestionKey, type QuestionKind } from '../questions/question.ts'
import type { VerbPhrase } from '../text/verbPhrase.ts'
import { alone } from '../wallet/household.ts'
import { withAnswer } from '../wallet/wallet.ts'
import { type AskedQuestion, answerableKeys } from './askedQuestion.ts'
import type { MissingThing } from './eligibility.ts'
import { firstOfEachKey, possibleQuestions } from './promotionQuestions.ts'
import { type Rankable, rankForShopper, type Shopper } from './ranking.ts'

/** The value of an answer to a shopper. */
export type AnswerWorth = {
  /** The number of list entries that become usable with it. */
  settles: number
  /** The number of list entries that depend on it. */
  touches: number
  /** The most pesos that one purchase saves with an entry that it settles. */
  pesos: number
}

/** A question that is open for a shopper, or one choice made of several questions. */
export type OpenQuestion = AskedQuestion & AnswerWorth

/** The promotions seen so far that depend on one question. */
type Waiting<P> = { question: Question; settled: Set<P>; touched: Set<P>; pesos: number }

/**
 * Lists the open questions of a single shopper, the most valuable first: by settled entries, pesos, touched entries, then key;
 * questions for few people come last. Cards per institution are asked with the wallet instead.
 * @param published All questions of the published promotions.
 * @param entryOf Returns the list entry of a promotion.
 */
export function listOpenQuestions<P extends Rankable>(
  promotions: readonly P[],
  published: ReadonlyMap<QuestionKey, Question>,
  shopper: Shopper,
  entryOf: (promotion: P) => unknown = (promotion) => promotion,
): OpenQuestion[] {
  const open = new Map<QuestionKey, Waiting<P>>()
  for (const promotion of promotions) {
    const { eligibility, saving } = rankForShopper(promotion, shopper)
    if (eligibility.status !== 'maybe') continue
    // A question that a promotion asks twice counts once, in its first words.
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
  return mergeChoices(questions, [...published.values(), ...questions])
    .map((asked) => ({ ...asked, ...worthOf(asked, open, entryOf) }))
    .sort(compareQuestions)
}

function worthOf<P>(asked: AskedQuestion, open: ReadonlyMap<QuestionKey, Waiting<P>>, entryOf: (promotion: P) => unknown): AnswerWorth {
  const waiting = answerableKeys(asked).flatMap((key) => open.get(key) ?? [])
  const entries = (of: (one: Waiting<P>) => Set<P>) => new Set(waiting.flatMap((one) => [...of(one)].map(entryOf))).size
  return {
    settles: entries(({ settled }) => settled),
    touches: entries(({ touched }) => touched),
    pesos: Math.max(...waiting.map(({ pesos }) => pesos)),
  }
}

/** Returns the questions that settle a missing thing, with the card's own clause when there is one. */
function asksOf({ question, clause, also = [] }: MissingThing): [QuestionKey, VerbPhrase | undefined][] {
  return question === undefined ? [] : [[question, clause], ...also.map((key): [QuestionKey, undefined] => [key, undefined])]
}

/** Makes a question with the promotion's own clause. */
function askedAs(key: QuestionKey, clause: VerbPhrase | undefined): Question {
  const question = makeQuestion(key)
  return { ...question, clause: clause ?? question.clause }
}

/** Checks whether a yes to this question alone makes the promotion usable. */
function settledBy(question: QuestionKey, promotion: Rankable, shopper: Shopper): boolean {
  return (
    rankForShopper(promotion, { ...shopper, people: alone(withAnswer(shopper.people[0].wallet, question, true)) }).eligibility.status ===
    'yes'
  )
}

/** Says of every kind of question whether few people answer it with yes. Those are asked last. */
const IS_FOR_FEW: Record<QuestionKind, boolean> = {
  salary: false,
  account: false,
  pension: false,
  new: false,
  tier: false,
  pensioner: false,
  military: true,
  phone: false,
  qr: false,
  age: false,
  province: false,
  benefit: false,
  employment: true,
  resident: false,
  member: false,
  app: false,
  shops: false,
  other: true,
}

function compareQuestions(a: OpenQuestion, b: OpenQuestion): number {
  const isForFew = ({ key }: OpenQuestion) => {
    const { kind } = parseQuestionKey(key)
    return Number(kind !== null && IS_FOR_FEW[kind])
  }
  const byWorth = b.settles - a.settles || b.pesos - a.pesos || b.touches - a.touches
  return isForFew(a) - isForFew(b) || byWorth || (a.key < b.key ? -1 : 1)
}

/** Collects every question that the promotions can ask, by key. */
export function questionsByKey(promotions: readonly Rankable[]): Map<QuestionKey, Question> {
  return firstOfEachKey(promotions.flatMap(possibleQuestions))
}

/**
 * Lists the choices of a question with `oneOf`: the provinces, or the issuer's tiers that published promotions name,
 * in the issuer's order and spelling. Tiers that no promotion names decide nothing.
 */
export function choicesIncluding({ oneOf }: Pick<Question, 'oneOf'>, published: Iterable<Question>): Question[] {
  if (oneOf === null) return []
  if (oneOf === 'province') return PROVINCES.map((name) => makeQuestion(`province:${slugOf(name)}`, name))
  const named = [...firstOfEachKey([...published].filter((one) => one.oneOf === oneOf)).values()]
  const issuer = methodBySlug(oneOf.split(':')[1] as MethodSlug | string)
  const known = ((issuer && TIER_NAMES[issuer.slug]) ?? []).map((name) =>
    makeQuestion(`${oneOf}:${tierSlug(issuer?.slug ?? null, name)}`, name),
  )
  const isNamed = ({ key }: Question) => named.some((one) => one.key === key)
  return [...known.filter(isNamed), ...named.filter((one) => !known.some(({ key }) => key === one.key))]
}

/** Merges questions of the same choice into one, at the place of the first. */
export function mergeChoices(questions: readonly Question[], published: Iterable<Question>): AskedQuestion[] {
  const all = [...published]
  const firsts = questions.filter(({ oneOf }, at) => oneOf === null || at === questions.findIndex((other) => other.oneOf === oneOf))
  return firsts.map((question) => {
    const choices = choicesIncluding(question, all)
    // A single tier needs only a yes or a no.
    if (choices.length < 2) return { ...question, choices: [] }
    // The first choice's key represents all of them, whichever was asked or answered.
    return { ...question, key: choices[0]?.key ?? question.key, choices }
  })
}
