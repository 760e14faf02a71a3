import { MIN_SURE_CONFIDENCE } from '#domain/promotion/promotion.ts'
import { WARNING_SIGNS, type WarningSigns } from './warningSigns.ts'
import { MODEL_INTERCEPT, MODEL_WEIGHTS } from './weights.ts'

/** Upper bound for a card that was cut off: the missing part may change everything. */
const CUT = 0.5
/** Upper bound for a promotion whose dates contradict each other. */
const CONTRADICTION = 0.6
/** Upper bound for a reading that a shopper should check: the source disagrees with itself, or the issuer or the wording is unknown. */
const AMBIGUOUS = 0.89
/** The threshold of the sign `novelty` from which a card counts as new: 30 % new wordings, in units of half. */
const NEW = 0.6

type Bounds = { isCut: boolean; contradicts: boolean; isAmbiguous: boolean }

/** The warning signs of a reading, and the upper bound of its confidence (0–1). */
export type Doubt = { signs: WarningSigns; bound: number }
export type ConfidenceModel = { intercept: number; weights: WarningSigns }

export function assessDoubt(signs: WarningSigns, { isCut, contradicts, isAmbiguous }: Bounds): Doubt {
  const isUnsure = isAmbiguous || signs.novelty >= NEW || signs.otherCards > 0 || signs.foreignPrint > 0
  return { signs, bound: Math.min(isCut ? CUT : 1, contradicts ? CONTRADICTION : 1, isUnsure ? AMBIGUOUS : 1) }
}

/** Returns the probability, 0.05–0.99, that every key field is right. The bound scales it, so readings keep their order. */
export function computeConfidence(
  { signs, bound }: Doubt,
  { intercept, weights }: ConfidenceModel = { intercept: MODEL_INTERCEPT, weights: MODEL_WEIGHTS },
): number {
  const logOdds = WARNING_SIGNS.reduce((sum, name) => sum + weights[name] * signs[name], intercept)
  return Math.round(Math.max(0.05, Math.min(0.99, bound / (1 + Math.exp(logOdds)))) * 1000) / 1000
}

/** Returns true if only the new wording keeps the reading below the threshold of confidence. */
export function isUnsureOfWordingOnly(signs: WarningSigns, bounds: Bounds): boolean {
  const familiar = assessDoubt({ ...signs, novelty: 0 }, bounds)
  return computeConfidence(assessDoubt(signs, bounds)) < MIN_SURE_CONFIDENCE && computeConfidence(familiar) >= MIN_SURE_CONFIDENCE
}
