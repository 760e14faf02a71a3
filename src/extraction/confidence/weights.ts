import type { WarningSign } from './warningSigns.ts'

/** The fitted model: log-odds of a wrong reading. `npm run yapa -- extract:fit --write` writes it. */
export const MODEL_INTERCEPT = -4.86
export const MODEL_WEIGHTS: Record<WarningSign, number> = {
  novelty: 0.94,
  otherCards: 1.86,
  foreignPrint: 0.65,
  unknownIssuer: 1.21,
  doubts: 1.66,
  unsaid: 0.61,
}
