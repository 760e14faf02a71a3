import fc from 'fast-check'

/** Every run draws the same values: a failure comes back. `YAPA_TEST_SEED=…` draws others. */
export const SEED = Number(process.env.YAPA_TEST_SEED ?? 20_261_122)

if (!Number.isInteger(SEED)) throw new Error(`YAPA_TEST_SEED is not a whole number: ${process.env.YAPA_TEST_SEED}`)

const SHARES = ['tenth', 'usual', 'whole'] as const
const share = SHARES.find((one) => one === (process.env.YAPA_TEST_SHARE ?? 'usual'))

if (share === undefined) throw new Error(`YAPA_TEST_SHARE is none of ${SHARES.join(', ')}: ${process.env.YAPA_TEST_SHARE}`)

/**
 * The long series (kills, sequences of faults, months of captures, drawn values) are run whole by `YAPA_TEST_SHARE=whole npm test`, and by a
 * usual `npm test` in part, as the same values are drawn every time.
 */
export const IS_WHOLE = share === 'whole'

/** How often a property is tried. Mutation testing runs every test thousands of times. */
const RUNS = { tenth: 10, usual: 40, whole: 100 }[share]
/** How often a property is tried that deserves many tries. */
export const MANY_RUNS = 4 * RUNS

fc.configureGlobal({ seed: SEED, numRuns: RUNS })

/** Vitest calls this once, before the first test. */
export function setup(): void {
  console.log(`Values drawn with seed ${SEED} (YAPA_TEST_SEED draws others)`)
}
