import type { ExtractedPromotion } from '#domain/promotion/promotion.ts'
import { wordsKey } from '#storage/captures.ts'
import type { CaptureReading } from '../read/reading.ts'
import type { GateFigures } from './checks.ts'
import { makeProfile } from './profile.ts'
import { GATE_THRESHOLDS } from './thresholds.ts'

/** Summarizes a reading for the gate. @param reader The version of the program that read it. */
export function makeGateFigures(
  { capture, candidates, counts }: Pick<CaptureReading, 'capture' | 'candidates' | 'counts'>,
  reader: string | null = null,
): GateFigures {
  const words = new Map(capture.cards.map((card) => [card.id, wordsKey(card)]))
  const promotions = candidates.map(({ promotion, cardId }) => ({ ...promotion, cardId, words: words.get(cardId) }))
  return {
    ...counts,
    generous: promotions.filter(isGenerous).length,
    profile: makeProfile(promotions, { capturedAt: capture.capturedAt, cards: capture.cards.length, reader }),
  }
}

const isGenerous = ({ discount }: ExtractedPromotion) =>
  discount.type === 'porcentaje' && discount.value > GATE_THRESHOLDS.generousPercentage
