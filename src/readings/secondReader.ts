import type { CardWords } from '#domain/promotion/capture.ts'
import type { ExtractedPromotion } from '#domain/promotion/promotion.ts'
import type { ChainWords } from '#extraction/chainWords.ts'
import { type DropReason, type ModelAnswer, type ModelSettings, makeModel } from './askModel.ts'
import { checkAnswer, keepCheckedPromotions } from './claims.ts'
import { mergeReadings } from './merge.ts'
import { type ModelQuestion, makeModelQuestion } from './question.ts'

/** Without a model it merges the answers that are stored. */
export type SecondReader = {
  hasModel: boolean
  ask(cards: readonly CardWords[], signal?: AbortSignal): Promise<AskedTexts>
  merge(read: readonly ExtractedPromotion[], answer: unknown, card: CardWords): ExtractedPromotion[]
}
export type AskedTexts = { answers: { card: CardWords; answer: unknown }[]; asked: number; dropped: Partial<Record<DropReason, number>> }

/** Of the shortest question. */
const LEAST_TOKENS = 2_000

/** In a row they end the round: the next question would be refused too. */
const MOST_REFUSALS = 2

const AT_ONCE = 4

export function makeSecondReader(settings: ModelSettings | null, chainWordsOf: (source: CardWords['chain']) => ChainWords): SecondReader {
  const question = (card: CardWords) => makeModelQuestion(card, chainWordsOf(card.chain))
  const keep = (answer: unknown, card: CardWords) => keepCheckedPromotions(answer, card, chainWordsOf(card.chain))
  return {
    hasModel: settings !== null,
    ask:
      settings === null
        ? async () => ({ answers: [], asked: 0, dropped: {} })
        : makeAsking(settings, makeModel(settings), { question, keep }),
    merge: (read, answer, card) => mergeReadings(read, checkAnswer(answer, card, chainWordsOf(card.chain)), card),
  }
}

function makeAsking(
  settings: ModelSettings,
  model: (question: ModelQuestion, signal: AbortSignal) => Promise<ModelAnswer>,
  { question, keep }: { question: (card: CardWords) => ModelQuestion; keep: (answer: unknown, card: CardWords) => unknown },
): SecondReader['ask'] {
  let { calls, tokens } = settings
  let end: number | null = null
  let refusals = 0
  return async (cards, signal) => {
    const result: AskedTexts = { answers: [], asked: 0, dropped: {} }
    const next = cards.values()
    end ??= performance.now() + settings.seconds * 1_000
    const until = end
    const isOver = () => calls <= 0 || tokens <= 0 || refusals >= MOST_REFUSALS || performance.now() >= until || signal?.aborted === true
    const askAbout = async (card: CardWords) => {
      calls--
      result.asked++
      const timer = AbortSignal.timeout(Math.ceil(until - performance.now()))
      const said = await model(question(card), signal ? AbortSignal.any([signal, timer]) : timer)
      // A server that counts nothing, or loses its answer, costs as well.
      tokens -= Math.max(said.tokens, LEAST_TOKENS)
      refusals = 'dropped' in said && said.dropped === 'refused' ? refusals + 1 : 0
      if ('dropped' in said) result.dropped[said.dropped] = (result.dropped[said.dropped] ?? 0) + 1
      else result.answers.push({ card, answer: keep(said.answer, card) })
    }
    const askNext = async (): Promise<boolean> => {
      const card = isOver() ? undefined : next.next().value
      if (card !== undefined) await askAbout(card)
      return card !== undefined
    }
    const askUntil = async (isEnough: () => boolean) => {
      while ((await askNext()) && !isEnough());
    }
    // One at a time until an answer comes: a server that refuses everything gets two questions.
    await askUntil(() => refusals === 0)
    await Promise.all(Array.from({ length: AT_ONCE }, () => askUntil(() => false)))
    return result
  }
}
