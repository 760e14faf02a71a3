import type { FeatureName } from './features.ts'

/** Log-odds of a wrong reading. Written by `npm run extract:fit -- --write` from labelled cards captured before 2026. */
export const INTERCEPT = -3.39
export const WEIGHTS: Record<FeatureName, number> = {
  doubtfulMethods: 0.14,
  doubtfulDates: 1.09,
  doubtfulWeekdays: 0,
  doubtfulWhere: 0.58,
  doubtfulLimits: 0,
  doubts: 0.61,
  tier: 0,
  bonus: 0.28,
  unannounced: 0,
  unbacked: 0,
  tieredPrint: 0.09,
  offers: 0,
  noMethods: 0.88,
  unknownMethods: 0,
  people: 0,
  alternatives: 0,
  notUnderstood: 0.51,
  noPrint: 0,
  longPrint: 0,
  conditions: 0,
}
