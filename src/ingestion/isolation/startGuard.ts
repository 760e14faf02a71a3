import { Worker } from 'node:worker_threads'
import type { GuardSettings } from './processGuard.ts'
import type { ReadingLimits } from './readingTask.ts'

const NO_LIMITS: ReadingLimits = { cpu: Infinity, memory: Infinity, heap: Infinity, time: Infinity }

/**
 * Starts a thread that watches this process and ends it when its parent is gone. @param limits Memory always counts,
 * time and processor only between the messages `begin` and `end`. @param patience Milliseconds to end by itself after
 * the parent is gone.
 */
export function startGuard(limits = NO_LIMITS, patience = 0): Worker {
  const workerData: GuardSettings = { limits, parent: process.ppid, patience }
  const guard = new Worker(new URL('./processGuard.ts', import.meta.url), { workerData })
  guard.unref()
  return guard
}
