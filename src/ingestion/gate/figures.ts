import type { ExtractedPromotion } from '#domain/promotion.ts'
import type { CaptureReading } from '../read/reading.ts'
import type { GateFigures } from './checks.ts'
import { profileOf } from './profile.ts'
import { GATE_THRESHOLDS } from './thresholds.ts'

/** A reading in the gate's figures. */
export function gateFigures({ capture, candidates, counts }: Pick<CaptureReading, 'capture' | 'candidates' | 'counts'>): GateFigures {
  const promotions = candidates.map(({ promotion, cardId }) => ({ ...promotion, cardId }))
  return {
    ...counts,
    generous: promotions.filter(isGenerous).length,
    profile: profileOf(promotions, { capturedAt: capture.capturedAt, cards: capture.cards.length }),
  }
}

const isGenerous = ({ discount }: ExtractedPromotion) =>
  discount.type === 'porcentaje' && discount.value > GATE_THRESHOLDS.generousPercentage
