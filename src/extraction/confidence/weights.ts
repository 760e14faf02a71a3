import type { Sign } from './signs.ts'

/** Log-odds of a wrong reading. Written by `npm run extract:fit -- --write`. */
export const INTERCEPT = -4.68
export const WEIGHTS: Record<Sign, number> = {
  novelty: 0.77,
  otherCards: 1.83,
  foreignPrint: 0.48,
  unknownIssuer: 1.6,
  doubts: 1.43,
  unsaid: 0.64,
}
