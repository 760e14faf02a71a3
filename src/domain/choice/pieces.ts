/**
 * A computation that may pause at each of its `yield`s, so that a page which has much to compute answers a finger meanwhile (`features/shell/inPieces.ts`).
 * Its result is the same however often it pauses.
 */
export type Pieces<T> = Generator<undefined, T, undefined>

/** The result, without a pause. */
export function atOnce<T>(work: Pieces<T>): T {
  let step = work.next()
  while (!step.done) step = work.next()
  return step.value
}
