import type { ReactNode } from 'react'
import type { AskedQuestion } from '#domain/choice/askedQuestion.ts'
import type { Missing } from '#domain/choice/eligibility.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import type { QuestionKey } from '#domain/questions/question.ts'
import { askAbout, askReader } from '#domain/text/verbPhrase.ts'
import type { UseContext } from '#domain/uses/use.ts'
import type { Household, Person } from '#domain/wallet/household.ts'

/** Functions that render questions about a promotion. The page passes them in, because answers belong to the wallet feature. */
export type QuestionRenderers = {
  /** Renders one question on a card of the list. @param action The address that gets the answer without JavaScript. */
  onCard: (question: CardQuestion & { action: string }) => ReactNode
  inDetail: DetailRenderers
}
export type DetailRenderers = {
  /** Renders all questions that matter. */
  questions: (about: {
    promotion: ListedPromotion
    asked: readonly AskedQuestion[]
    people: Household
    whose: string
    action: string
  }) => ReactNode
  /** Renders what is left of it, and the button to note a use. */
  use: (about: UseContext) => ReactNode
}

type Listed = { promotion: ListedPromotion; eligibility: { status: string; missing: readonly Missing[] }; whose?: Person }
type Entry = { best: Listed; others: readonly Listed[] }
/** `person` is asked, unless it is the first of the household. */
type CardQuestion = { question: QuestionKey; ask: string; promotion: ListedPromotion; person: Person | undefined }
/** Questions by the id of the row that shows them; `promotion` is the member of the group that the answer settles. */
export type CardQuestions = ReadonlyMap<string, CardQuestion>

/** Picks the question whose answer alone settles most, and places it on the first row that it settles, directly or in its group. */
export function placeBestQuestion(entries: readonly Entry[]): CardQuestions {
  const open = entries.flatMap(({ best, others }) =>
    [best, ...others].flatMap((one) => {
      const found = questionThatSettles(one)
      return found ? [[best.promotion.id, found] as const] : []
    }),
  )
  const alike = Map.groupBy(open, ([, { question, person }]) => `${person?.id} ${question}`)
  const [most = []] = [...alike.values()].sort((a, b) => b.length - a.length)
  return new Map(most.slice(0, 1))
}

function questionThatSettles({ promotion, eligibility: { status, missing }, whose }: Listed): CardQuestion | null {
  const [first] = missing
  if (status !== 'maybe' || !missing.every(({ question }) => question !== undefined)) return null
  if (first?.question === undefined || first.clause === undefined) return null
  const ask = whose ? askAbout(whose.name, first.clause) : askReader(first.clause)
  return { question: first.question, ask, promotion, person: whose }
}
