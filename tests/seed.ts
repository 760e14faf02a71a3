import fc from 'fast-check'

/** Every run draws the same values: a failure comes back. `YAPA_TEST_SEED=…` draws others. */
export const SEED = Number(process.env.YAPA_TEST_SEED ?? 20_261_122)

if (!Number.isInteger(SEED)) throw new Error(`YAPA_TEST_SEED is not a whole number: ${process.env.YAPA_TEST_SEED}`)

fc.configureGlobal({ seed: SEED })

/** Vitest calls this once, before the first test. */
export function setup(): void {
  console.log(`Values drawn with seed ${SEED} (YAPA_TEST_SEED draws others)`)
}
