import { fork } from 'node:child_process'
import type { CachedAnswers } from '#ingestion/isolation/readingProcesses.ts'
import type { TurnTask } from '#ingestion/watch/keepFresh.ts'
import type { Environment } from '#operations/environment.ts'
import { compileCache } from './compileCache.ts'

/** Messages to and from the process of a turn. */
export type TurnOrder = TurnTask & { remembered: CachedAnswers }
export type TurnNews =
  /** The outcome of the reading (Spanish). */
  | { news: 'said'; line: string }
  | { news: 'done'; remembered: CachedAnswers }
  /** The failure, in Spanish if its meaning is known. */
  | { news: 'failed'; problem: string }

/** Milliseconds that a turn gets to stop. */
export const GRACE = 5_000

/**
 * Milliseconds for a turn. Eight sources of four minutes, two at a time and some of them twice, take 25 minutes at most; publishing them takes
 * seconds.
 */
export const TURN_LIMIT = 30 * 60_000

const FILE = new URL('./turnProcess.ts', import.meta.url)

/** Megabytes of the heap in which new objects live: a turn has time, and others need the memory. */
const SMALL_NURSERY = '--max-semi-space-size=2'

/** These signals ask a process to end. One that has not begun yet ends at once. */
const ASKED: readonly unknown[] = ['SIGINT', 'SIGTERM', 'SIGHUP'] satisfies NodeJS.Signals[]

/**
 * Runs the turns of the schedule, each in a process of its own, which gives all its memory back.
 * @param say Receives the outcome of a turn (Spanish).
 */
export function turnRunner(
  env: Environment,
  say: (line: string) => void,
  limit = TURN_LIMIT,
): (task: TurnTask, signal: AbortSignal) => Promise<void> {
  let remembered: CachedAnswers = new Map()
  return async (task, signal) => {
    const order: TurnOrder = { ...task, remembered }
    // A turn that dies takes the remembered answers along: it may have died of them.
    remembered = new Map()
    const end = await turnProcess(env, order, { say, limit, signal })
    if ('remembered' in end) remembered = end.remembered
    else if (!signal.aborted && end.problem !== null) throw new Error(end.problem)
  }
}

/** The end of a turn: its remembered answers, or the problem that cut it short; null: it was asked to stop. */
type End = { remembered: CachedAnswers } | { problem: string | null }

function turnProcess(
  env: Environment,
  order: TurnOrder,
  { say, limit, signal }: { say: (line: string) => void; limit: number; signal: AbortSignal },
): Promise<End> {
  const child = fork(FILE, [], {
    env: { ...env, ...compileCache() } as NodeJS.ProcessEnv,
    execArgv: [SMALL_NURSERY],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const { promise, resolve } = Promise.withResolvers<End>()
  let end: End | null = null
  let isLate = false
  const timers = [
    setTimeout(() => {
      isLate = true
      child.kill('SIGKILL')
    }, limit),
  ]
  const stop = () => {
    child.kill('SIGTERM')
    timers.push(setTimeout(() => child.kill('SIGKILL'), GRACE))
  }
  child.on('message', (told: TurnNews) => {
    if (told.news === 'said') say(told.line)
    else end = told.news === 'done' ? told : { problem: told.problem }
  })
  child.on('error', (error) => {
    if (child.pid === undefined) resolve({ problem: `el proceso de la lectura no arrancó (${error.message})` })
  })
  // A last message may still arrive after `exit`; `close` comes after all messages.
  child.once('close', (status, how) => {
    const why = isLate ? `tardó más de ${Math.round(limit / 60_000)} minutos` : `terminó antes de tiempo (${how ?? `estado ${status}`})`
    resolve(end ?? { problem: ASKED.includes(how) ? null : `el proceso de la lectura ${why}` })
  })
  child.send(order, () => {})
  signal.addEventListener('abort', stop)
  if (signal.aborted) stop()
  return promise.finally(() => {
    signal.removeEventListener('abort', stop)
    for (const timer of timers) clearTimeout(timer)
  })
}
