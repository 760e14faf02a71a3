import type { ReactNode } from 'react'
import type { AskedQuestion } from '#domain/choice/askedQuestion.ts'
import type { Missing } from '#domain/choice/eligibility.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import type { QuestionKey } from '#domain/questions/question.ts'
import { asked, askedOf } from '#domain/text/verbPhrase.ts'
import type { AboutUse } from '#domain/uses/use.ts'
import type { Household, Person } from '#domain/wallet/household.ts'

/** How questions about a promotion are asked, passed in by the page: the answers belong to the wallet, another feature. */
export type Asking = {
  /** One question on a card of the list. @param action Where the answer goes without JavaScript. */
  onCard: (question: CardQuestion & { action: string }) => ReactNode
  inDetail: InDetail
}
export type InDetail = {
  /** All that matter. */
  questions: (about: {
    promotion: ListedPromotion
    asked: readonly AskedQuestion[]
    people: Household
    whose: string
    action: string
  }) => ReactNode
  /** What is left of it, and where one says that it was used. */
  use: (about: AboutUse) => ReactNode
}

type Listed = { promotion: ListedPromotion; eligibility: { status: string; missing: readonly Missing[] }; whose?: Person }
type Entry = { best: Listed; others: readonly Listed[] }
/** `person`: who is asked, where that is not the first. */
type CardQuestion = { question: QuestionKey; ask: string; promotion: ListedPromotion; person: Person | undefined }
/** By the promotion on whose card it is asked; `promotion` is the one of its group that it settles. */
export type CardQuestions = ReadonlyMap<string, CardQuestion>

/** The one question whose answer alone settles most, on the first card that it settles, or that has one folded under it that it does. */
export function cardQuestions(entries: readonly Entry[]): CardQuestions {
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
  const ask = whose ? askedOf(whose.name, first.clause) : asked(first.clause)
  return { question: first.question, ask, promotion, person: whose }
}
