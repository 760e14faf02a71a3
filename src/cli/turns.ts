import { fork } from 'node:child_process'
import type { TurnTask } from '#ingestion/watch/keepFresh.ts'
import type { Environment } from '#operations/environment.ts'
import { compileCache, giveTask, type TaskEnd } from '#operations/oneTask.ts'

/** A message from the process of a turn: the outcome of the reading (Spanish), or the failure, in Spanish if its meaning is known. */
export type TurnNews = { line: string } | { problem: string }

/**
 * Milliseconds for a turn. Eight sources of four minutes, two at a time and some of them twice, take 25 minutes at most; publishing them takes
 * seconds.
 */
export const TURN_LIMIT = 30 * 60_000

const FILE = new URL('./turnProcess.ts', import.meta.url)

/** Megabytes of the heap in which new objects live: a turn has time, and others need the memory. */
const SMALL_NURSERY = '--max-semi-space-size=2'

/** These signals ask a process to end. One that has not begun yet ends at once. */
const ASKED: readonly TaskEnd['how'][] = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs the turns of the schedule, each in a process of its own, which gives all its memory back.
 * @param say Receives the outcome of a turn (Spanish).
 */
export function turnRunner(
  env: Environment,
  say: (line: string) => void,
  limit = TURN_LIMIT,
): (task: TurnTask, signal: AbortSignal) => Promise<void> {
  return async (task, signal) => {
    let problem: string | null = null
    const hear = (told: TurnNews) => {
      if ('line' in told) say(told.line)
      else problem = told.problem
    }
    const child = fork(FILE, [], {
      env: { ...env, ...compileCache() } as NodeJS.ProcessEnv,
      execArgv: [SMALL_NURSERY],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const end = await giveTask(child, task, { time: limit, signal, hear })
    problem ??= whyEnded(end, limit)
    if (problem !== null && !signal.aborted) throw new Error(problem)
  }
}

/** Why the process ended without having done its turn; null: it did it, or was asked to stop. */
function whyEnded({ isLate, failure, how }: TaskEnd, limit: number): string | null {
  if (failure !== null) return `el proceso de la lectura no arrancó (${failure})`
  if (isLate) return `el proceso de la lectura tardó más de ${Math.round(limit / 60_000)} minutos`
  if (how === 0 || ASKED.includes(how)) return null
  return `el proceso de la lectura terminó antes de tiempo (${typeof how === 'number' ? `estado ${how}` : how})`
}
