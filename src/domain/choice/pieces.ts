/**
 * Long work that may pause at each `yield`, so that the page can react to taps meanwhile
 * (`features/shell/inPieces.ts`). The result does not depend on the pauses.
 */
export type PausableWork<T> = Generator<undefined, T, undefined>

/** Runs the work to its end without pausing. */
export function runWithoutPauses<T>(work: PausableWork<T>): T {
  let step = work.next()
  while (!step.done) step = work.next()
  return step.value
}
