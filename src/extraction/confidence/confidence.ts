import { MIN_SURE_CONFIDENCE } from '#domain/promotion/promotion.ts'
import { SIGNS, type Signs } from './signs.ts'
import { INTERCEPT, WEIGHTS } from './weights.ts'

/** What was cut off a card may have changed everything. */
const CUT = 0.5
/** What contradicts itself beyond repair is never right in every field. */
const CONTRADICTION = 0.6
/** What the source says in two ways, or of somebody unknown, or as nobody said it before, is for the shopper to look at. */
const AMBIGUOUS = 0.89
/** In half of `Signs`: a card with this share of new wordings (0.3) is new. */
const NEW = 0.6

type Bounds = { isCut: boolean; contradicts: boolean; isAmbiguous: boolean }

/** What speaks against a reading, and the most that it can be told with. */
export type Doubt = { signs: Signs; bound: number }
export type Model = { intercept: number; weights: Signs }

export function doubtOf(signs: Signs, { isCut, contradicts, isAmbiguous }: Bounds): Doubt {
  const isUnsure = isAmbiguous || signs.novelty >= NEW || signs.otherCards > 0 || signs.foreignPrint > 0
  return { signs, bound: Math.min(isCut ? CUT : 1, contradicts ? CONTRADICTION : 1, isUnsure ? AMBIGUOUS : 1) }
}

/** How sure it is that every key field is right, 0.05–0.99. A bound scales it: what is less sure stays less sure below it. */
export function confidenceOf({ signs, bound }: Doubt, { intercept, weights }: Model = { intercept: INTERCEPT, weights: WEIGHTS }): number {
  const logOdds = SIGNS.reduce((sum, name) => sum + weights[name] * signs[name], intercept)
  return Math.round(Math.max(0.05, Math.min(0.99, bound / (1 + Math.exp(logOdds)))) * 1000) / 1000
}

/** Whether the same reading would be told with confidence if earlier cards had said it so. */
export function isUnsureOfWordingOnly(signs: Signs, bounds: Bounds): boolean {
  const familiar = doubtOf({ ...signs, novelty: 0 }, bounds)
  return confidenceOf(doubtOf(signs, bounds)) < MIN_SURE_CONFIDENCE && confidenceOf(familiar) >= MIN_SURE_CONFIDENCE
}
