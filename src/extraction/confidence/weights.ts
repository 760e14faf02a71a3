import type { FeatureName } from './features.ts'

/** Log-odds of a wrong reading. Written by `npm run extract:fit -- --write` from labelled cards captured before 2026. */
export const INTERCEPT = -3.38
export const WEIGHTS: Record<FeatureName, number> = {
  doubtfulMethods: 0.27,
  doubtfulDates: 0.93,
  doubtfulWeekdays: 0,
  doubtfulWhere: 0.58,
  doubtfulLimits: 0,
  doubts: 0.55,
  tier: 0.28,
  bonus: 0.26,
  unannounced: 0,
  unbacked: 0,
  tieredPrint: 0,
  offers: 0.09,
  noMethods: 0.51,
  unknownMethods: 0,
  people: 0.35,
  alternatives: 0.03,
  notUnderstood: 0.24,
  noPrint: 0,
  longPrint: 0,
  conditions: 0,
}
