import type { FeatureName } from './features.ts'

/** Log-odds of a wrong reading. Written by `npm run extract:fit -- --write` from labelled cards captured before 2026. */
export const INTERCEPT = -3.7
export const WEIGHTS: Record<FeatureName, number> = {
  doubtfulMethods: 0,
  doubtfulDates: 1.18,
  doubtfulWeekdays: 0,
  doubtfulWhere: 0,
  doubtfulLimits: 0,
  doubts: 0.33,
  tier: 0.36,
  bonus: 0.59,
  unannounced: 0,
  unbacked: 0,
  tieredPrint: 0.16,
  offers: 0.16,
  noMethods: 0,
  unknownMethods: 0,
  people: 0.57,
  alternatives: 0,
  notUnderstood: 0.23,
  noPrint: 0.03,
  longPrint: 0,
  conditions: 0.06,
}
