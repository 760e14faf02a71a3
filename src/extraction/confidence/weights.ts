import type { Sign } from './signs.ts'

/** Log-odds of a wrong reading. Written by `npm run extract:fit -- --write`. */
export const INTERCEPT = -4.86
export const WEIGHTS: Record<Sign, number> = {
  novelty: 0.94,
  otherCards: 1.86,
  foreignPrint: 0.65,
  unknownIssuer: 1.21,
  doubts: 1.66,
  unsaid: 0.61,
}
