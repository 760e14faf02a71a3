import { FEATURES, type Features } from './features.ts'
import { INTERCEPT, WEIGHTS } from './weights.ts'

/** What was cut off a card may have changed everything. */
const CUT = 0.5
/** What contradicts itself beyond repair is never right in every field. */
const CONTRADICTION = 0.6

/** What the source says in two ways, or with a slip, or of somebody unknown, is for the shopper to look at: never certain. */
const AMBIGUOUS = 0.89

type ConfidenceBounds = { isCut: boolean; contradicts: boolean; isAmbiguous: boolean }

/**
 * How sure it is that every field of a promotion is right, 0.05–0.99: a logistic model over the features of misreadings, fitted on labelled
 * cards and checked on later months (`bench/results.md`).
 */
export function confidenceOf(features: Features, { isCut, contradicts, isAmbiguous }: ConfidenceBounds): number {
  const logOdds = FEATURES.reduce((sum, name) => sum + WEIGHTS[name] * features[name], INTERCEPT)
  const right = 1 / (1 + Math.exp(logOdds))
  const bound = Math.min(isCut ? CUT : 1, contradicts ? CONTRADICTION : 1, isAmbiguous ? AMBIGUOUS : 1)
  return Math.round(Math.max(0.05, Math.min(0.99, bound, right)) * 1000) / 1000
}
