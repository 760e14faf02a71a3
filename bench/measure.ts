/** A line of the result: what was measured, its figure, and what that is compared with. */
export type Row = { what: string; figure: string; comparison: string }

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] as number
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] as number) + upper) / 2
}

/** Median milliseconds of a piece of work over `runs`, after some that only warm up. */
export function medianTime(runs: number, work: () => void): number {
  for (let warmUp = 0; warmUp < Math.ceil(runs / 3); warmUp++) work()
  const times = Array.from({ length: runs }, () => {
    const start = performance.now()
    work()
    return performance.now() - start
  })
  return median(times)
}

export function formatNumber(value: number, digits = 0): string {
  return value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })
}
