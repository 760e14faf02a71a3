import { parentPort, workerData } from 'node:worker_threads'
import type { ReadingLimits } from './readingTask.ts'

/**
 * The thread that watches the process of a reading or of a turn. A loop without end on the main thread cannot stop it, and the signals below end a process
 * without asking it; which one tells the parent why.
 */

/** Milliseconds between two looks. */
const LOOK = 200

/** `patience`: milliseconds for a process whose parent is gone to end by itself. */
export type GuardSettings = { limits: ReadingLimits; parent: number; patience: number }

const { limits, parent, patience } = workerData as GuardSettings
let begun: { at: number; cpu: number } | null = null
let alone: number | null = null

parentPort?.on('message', (what: 'begin' | 'end') => {
  begun = what === 'begin' ? { at: performance.now(), cpu: cpuTime() } : null
})

setInterval(
  () => {
    if (process.ppid !== parent) alone ??= performance.now()
    const isLeft = alone !== null && performance.now() - alone >= patience
    if (isLeft || process.memoryUsage.rss() > limits.memory) process.kill(process.pid, 'SIGKILL')
    if (begun === null) return
    if (cpuTime() - begun.cpu > limits.cpu) process.kill(process.pid, 'SIGVTALRM')
    if (performance.now() - begun.at > limits.time) process.kill(process.pid, 'SIGALRM')
  },
  Math.min(LOOK, limits.time, limits.cpu),
)

/** Milliseconds of the processor that this process has used. */
function cpuTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}
