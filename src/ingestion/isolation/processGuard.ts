import { parentPort, workerData } from 'node:worker_threads'
import type { ReadingLimits } from './readingTask.ts'

/**
 * The thread that watches the process of a reading or a turn. Even an endless loop on the main thread cannot stop it,
 * because signals end the process from outside; the kind of signal tells the parent why.
 */

/** Milliseconds between two checks. */
const LOOK = 200

/** `patience`: milliseconds that a process without a parent gets to end by itself. */
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

/** Returns the processor time of this process in milliseconds. */
function cpuTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}
