import type { ReactNode } from 'react'
import type { AskedQuestion } from '#domain/askedQuestion.ts'
import type { Missing } from '#domain/eligibility.ts'
import type { ListedPromotion } from '#domain/promotion.ts'
import type { QuestionKey } from '#domain/question.ts'
import type { Wallet } from '#domain/wallet.ts'

/** How questions about a promotion are asked, passed in by the page: the answers belong to the wallet, another feature. */
export type Asking = {
  /** One question on a card of the list. @param action Where the answer goes without JavaScript. */
  onCard: (question: { question: QuestionKey; ask: string; promotion: ListedPromotion; action: string }) => ReactNode
  /** All that matter, in the detail. */
  inDetail: InDetail
}
export type InDetail = (about: { promotion: ListedPromotion; asked: readonly AskedQuestion[]; wallet: Wallet; action: string }) => ReactNode

/** How many questions the cards of a list show. */
const ON_CARDS = 3

type Listed = { promotion: ListedPromotion; eligibility: { status: string; missing: readonly Missing[] } }
export type CardQuestions = ReadonlyMap<string, { question: QuestionKey; ask: string }>

/** Which question to ask on which card: each once, on the first card that its answer alone would settle. */
export function cardQuestions(cards: readonly Listed[]): CardQuestions {
  const asked = new Map<string, { question: QuestionKey; ask: string }>()
  const keys = new Set<QuestionKey>()
  for (const { promotion, eligibility } of cards) {
    const { status, missing } = eligibility
    const [first] = missing
    if (asked.size === ON_CARDS) break
    if (status !== 'maybe' || !missing.every(({ question }) => question !== undefined)) continue
    if (first?.question === undefined || first.ask === undefined || keys.has(first.question)) continue
    keys.add(first.question)
    asked.set(promotion.id, { question: first.question, ask: first.ask })
  }
  return asked
}
