import fc from 'fast-check'

/** Every run draws the same values: a failure comes back. `YAPA_TEST_SEED=…` draws others. */
export const SEED = Number(process.env.YAPA_TEST_SEED ?? 20_261_122)

if (!Number.isInteger(SEED)) throw new Error(`YAPA_TEST_SEED is not a whole number: ${process.env.YAPA_TEST_SEED}`)

const SHARES = ['tenth', 'usual', 'whole'] as const
const share = process.env.YAPA_TEST_SHARE ?? 'usual'

if (!SHARES.some((one) => one === share)) throw new Error(`YAPA_TEST_SHARE is none of ${SHARES.join(', ')}: ${share}`)

/**
 * The long series (kills, sequences of faults, months of captures) are run whole by `YAPA_TEST_SHARE=whole npm test`, and by a usual
 * `npm test` in part: it has to end within ten minutes.
 */
export const IS_WHOLE = share === 'whole'

/** Mutation testing runs every test thousands of times: it draws a tenth of the values. */
const TENTH = share === 'tenth' ? 10 : 1
/** How often a property is tried that deserves many tries. */
export const MANY_RUNS = 400 / TENTH

fc.configureGlobal({ seed: SEED, numRuns: 100 / TENTH })

/** Vitest calls this once, before the first test. */
export function setup(): void {
  console.log(`Values drawn with seed ${SEED} (YAPA_TEST_SEED draws others)`)
}
