import type { RefusedCount } from './snapshot.ts'

/** The most instalments of a promotion; offers of more are refused, and told at their chain. */
export const MAX_INSTALMENTS = 12

/** Writes why an offer of more instalments is refused. */
export function longInstalmentsReason(instalments: number): string {
  return `${instalments} cuotas (mostramos hasta ${MAX_INSTALMENTS})`
}

/** Returns the numbers of instalments that were refused as too many, in ascending order. */
export function longInstalmentsOf(refused: readonly RefusedCount[]): number[] {
  const numbers = refused.flatMap(({ reason }) => {
    const instalments = Number.parseInt(reason, 10)
    return reason === longInstalmentsReason(instalments) ? [instalments] : []
  })
  return numbers.sort((a, b) => a - b)
}
