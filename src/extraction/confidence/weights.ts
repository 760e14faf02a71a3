import type { FeatureName } from './features.ts'

/** Log-odds of a wrong reading. Written by `npm run extract:fit -- --write` from labelled cards captured before 2026. */
export const INTERCEPT = -4.37
export const WEIGHTS: Record<FeatureName, number> = {
  doubtfulMethods: 0,
  doubtfulDates: 0.74,
  doubtfulWeekdays: 0,
  doubtfulWhere: 0.32,
  doubtfulLimits: 0.84,
  doubts: 0.54,
  tier: 0.67,
  bonus: 0.47,
  unannounced: 0,
  unbacked: 0,
  tieredPrint: 0.01,
  offers: 0.16,
  noMethods: 0,
  unknownMethods: 0,
  people: 0,
  alternatives: 0,
  notUnderstood: 0.29,
  noPrint: 0.33,
  longPrint: 0.58,
  conditions: 0.2,
}
