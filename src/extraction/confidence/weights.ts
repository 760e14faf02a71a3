import type { Sign } from './signs.ts'

/** Log-odds of a wrong reading. Written by `npm run extract:fit -- --write`. */
export const INTERCEPT = -4.87
export const WEIGHTS: Record<Sign, number> = {
  novelty: 0.96,
  otherCards: 1.84,
  foreignPrint: 0.56,
  unknownIssuer: 1.63,
  doubts: 1.45,
  unsaid: 0.67,
}
