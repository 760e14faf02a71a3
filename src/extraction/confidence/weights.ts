import type { FeatureName } from './features.ts'

/** Log-odds of a wrong reading. Written by `npm run extract:fit -- --write` from labelled cards captured before 2026. */
export const INTERCEPT = -3.56
export const WEIGHTS: Record<FeatureName, number> = {
  doubtfulMethods: 0,
  doubtfulDates: 1.09,
  doubtfulWeekdays: 0,
  doubtfulWhere: 0.59,
  doubtfulLimits: 0,
  doubts: 0.53,
  tier: 0.28,
  bonus: 0.23,
  unannounced: 0,
  unbacked: 0,
  tieredPrint: 0,
  offers: 0.19,
  noMethods: 0,
  unknownMethods: 0,
  people: 0.63,
  alternatives: 0.01,
  notUnderstood: 0.3,
  noPrint: 0,
  longPrint: 0,
  conditions: 0,
}
