import type { RefusedCount } from './snapshot.ts'

/** Offers of more are refused, and told at their chain. */
export const MAX_INSTALMENTS = 12

export function longInstalmentsReason(instalments: number): string {
  return `${instalments} cuotas (mostramos hasta ${MAX_INSTALMENTS})`
}

/** Of refused offers, in ascending order. */
export function longInstalmentsOf(refused: readonly RefusedCount[]): number[] {
  const numbers = refused.flatMap(({ reason }) => {
    const instalments = Number.parseInt(reason, 10)
    return reason === longInstalmentsReason(instalments) ? [instalments] : []
  })
  return numbers.sort((a, b) => a - b)
}
