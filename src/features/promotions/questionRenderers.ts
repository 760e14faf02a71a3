import type { ReactNode } from 'react'
import type { MissingThing } from '#domain/choice/eligibility.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import { listQuestionsFor, type Question } from '#domain/questions/catalogue.ts'
import type { UseContext } from '#domain/uses/use.ts'
import type { Household, Person } from '#domain/wallet/household.ts'

/** Functions that render questions about a promotion. The page passes them in, because answers belong to the wallet feature. */
export type QuestionRenderers = {
  /** Renders one question on a card of the list. @param action The address that gets the answer without JavaScript. */
  onRow: (question: RowQuestion & { action: string }) => ReactNode
  inDetail: DetailRenderers
}
export type DetailRenderers = {
  /** Renders all questions that matter. */
  questions: (about: { promotion: ListedPromotion; people: Household; whose: string; action: string }) => ReactNode
  /** Renders what is left of it, and the button to note a use. */
  use: (about: UseContext) => ReactNode
}

type Listed = { promotion: ListedPromotion; eligibility: { status: string; missing: readonly MissingThing[] }; whose?: Person }
type Entry = { best: Listed; others: readonly Listed[] }
/** `person` is asked, unless it is the first of the household. */
type RowQuestion = { question: Question; promotion: ListedPromotion; person: Person | undefined }
/** Questions by the id of the row that shows them; `promotion` is the member of the group that the answer settles. */
export type RowQuestions = ReadonlyMap<string, RowQuestion>

/** Picks the question whose answer alone settles most, and places it on the first row that it settles, directly or in its group. */
export function placeBestQuestion(entries: readonly Entry[]): RowQuestions {
  const open = entries.flatMap(({ best, others }) =>
    [best, ...others].flatMap((one) => {
      const found = questionThatSettles(one)
      return found ? [[best.promotion.id, found] as const] : []
    }),
  )
  const alike = Map.groupBy(open, ([, { question, person }]) => `${person?.id} ${question.id}`)
  const [most = []] = [...alike.values()].sort((a, b) => b.length - a.length)
  return new Map(most.slice(0, 1))
}

/** A row has room for this many choices. */
const MOST_CHOICES = 4

function questionThatSettles({ promotion, eligibility: { status, missing }, whose }: Listed): RowQuestion | null {
  const [first] = missing
  const isOneThing = first !== undefined && missing.every((one) => one === first || (one.anyOf !== undefined && one.anyOf === first.anyOf))
  if (status !== 'maybe' || !isOneThing) return null
  const questions = listQuestionsFor(missing.flatMap(({ question }) => question ?? []))
  const question = questions.find(({ choices }) => choices.length <= MOST_CHOICES)
  return question ? { question, promotion, person: whose } : null
}

/** Puts the entries that one question settles together, the question of the most first; those without one come last. */
export function groupByQuestion<E extends Entry>(entries: readonly E[]): E[][] {
  const keyOf = (entry: E) => {
    const [found] = [entry.best, ...entry.others].flatMap((one) => questionThatSettles(one) ?? [])
    return found ? `${found.person?.id} ${found.question.id}` : ''
  }
  return [...Map.groupBy(entries, keyOf)]
    .sort(([a, ofA], [b, ofB]) => Number(a === '') - Number(b === '') || ofB.length - ofA.length)
    .map(([, alike]) => alike)
}
