import fc from 'fast-check'

/** Every run draws the same values: a failure comes back. `YAPA_TEST_SEED=…` draws others. */
export const SEED = Number(process.env.YAPA_TEST_SEED ?? 20_261_122)

if (!Number.isInteger(SEED)) throw new Error(`YAPA_TEST_SEED is not a whole number: ${process.env.YAPA_TEST_SEED}`)

/** Mutation testing runs every test thousands of times: it draws a tenth of the values. */
const SHARE = process.env.YAPA_TEST_SHARE === 'tenth' ? 10 : 1
/** How often a property is tried that deserves many tries. */
export const MANY_RUNS = 1_000 / SHARE

fc.configureGlobal({ seed: SEED, numRuns: 100 / SHARE })

/** Vitest calls this once, before the first test. */
export function setup(): void {
  console.log(`Values drawn with seed ${SEED} (YAPA_TEST_SEED draws others)`)
}
