import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Megabytes that the system holds in memory for a process; NaN where it does not say. */
export function residentMemory({ pid }: Pick<ChildProcess, 'pid'>): number {
  try {
    return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  } catch {
    return Number.NaN
  }
}

/** Milliseconds of processor, user and system, that a process has taken so far; the system counts in hundredths of a second. */
export function processorTime({ pid }: Pick<ChildProcess, 'pid'>): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}
