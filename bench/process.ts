import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Returns the megabytes of a process in memory; NaN when the system does not say. */
export function residentMemory({ pid }: Pick<ChildProcess, 'pid'>): number {
  try {
    return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  } catch {
    return Number.NaN
  }
}

/** Returns the processor milliseconds (user and system) of a process; the system counts in hundredths of a second. */
export function processorTime({ pid }: Pick<ChildProcess, 'pid'>): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}
