import type { CardWords } from '#domain/promotion/capture.ts'
import type { ExtractedPromotion } from '#domain/promotion/promotion.ts'
import type { ChainWords } from '#extraction/chainWords.ts'
import { type DropReason, type ModelAnswer, type ModelSettings, makeModel } from './askModel.ts'
import { checkAnswer } from './claims.ts'
import { mergeReadings } from './merge.ts'
import { type ModelQuestion, makeModelQuestion } from './question.ts'

/** The second reader of a run. Its program is loaded on demand: most runs have nothing to ask and nothing to merge. */
export type SecondReader = {
  /** Whether a model is set; without one, answers that are stored already are merged. */
  hasModel: boolean
  load(): Promise<TextReader>
}
export type TextReader = {
  /** Asks about texts in their order, within the bounds of the run. */
  ask(cards: readonly CardWords[], signal?: AbortSignal): Promise<AskedTexts>
  /** Merges a card's promotions with an answer of any form. */
  merge(read: readonly ExtractedPromotion[], answer: unknown, card: CardWords): ExtractedPromotion[]
}
export type AskedTexts = { answers: { card: CardWords; answer: unknown }[]; asked: number; dropped: Partial<Record<DropReason, number>> }

/** Tokens of the shortest question. */
const LEAST_TOKENS = 2_000

/** Questions that are open at the same time. */
const AT_ONCE = 4

/** Makes the reader of one run. @param settings null: nobody is asked. */
export function makeTextReader(settings: ModelSettings | null, chainWordsOf: (source: CardWords['chain']) => ChainWords): TextReader {
  const question = (card: CardWords) => makeModelQuestion(card, chainWordsOf(card.chain))
  return {
    ask: settings === null ? async () => ({ answers: [], asked: 0, dropped: {} }) : makeAsking(settings, makeModel(settings), question),
    merge: (read, answer, card) => mergeReadings(read, checkAnswer(answer, card, chainWordsOf(card.chain)), card),
  }
}

function makeAsking(
  settings: ModelSettings,
  model: (question: ModelQuestion, signal: AbortSignal) => Promise<ModelAnswer>,
  question: (card: CardWords) => ModelQuestion,
): TextReader['ask'] {
  // All sources of a run share its bounds.
  let { calls, tokens } = settings
  let end: number | null = null
  return async (cards, signal) => {
    const result: AskedTexts = { answers: [], asked: 0, dropped: {} }
    const next = cards.values()
    end ??= performance.now() + settings.seconds * 1_000
    const until = end
    const askOn = async () => {
      for (const card of next) {
        const left = Math.ceil(until - performance.now())
        if (calls <= 0 || tokens <= 0 || left <= 0 || signal?.aborted) return
        calls--
        result.asked++
        const timer = AbortSignal.timeout(left)
        const said = await model(question(card), signal ? AbortSignal.any([signal, timer]) : timer)
        // A server that counts nothing, or loses its answer, costs as well.
        tokens -= Math.max(said.tokens, LEAST_TOKENS)
        if ('dropped' in said) result.dropped[said.dropped] = (result.dropped[said.dropped] ?? 0) + 1
        else result.answers.push({ card, answer: said.answer })
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, askOn))
    return result
  }
}
