import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import module from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { SourceError } from '#ingestion/fetch/liveSourceError.ts'
import type { RunReport } from '#ingestion/publish/run.ts'
import type { TurnTask } from '#ingestion/watch/keepFresh.ts'
import type { Environment } from '#operations/environment.ts'
import { outcomeOf } from '#storage/runs.ts'

/** A message from the process of a turn, which is a run in a process of its own. */
export type TurnNews =
  | { progress: string }
  /** What is recorded so far; the last one is the whole report. */
  | { report: RunReport }
  /** The turn as a whole failed (Spanish, if its meaning is known): another process would fail in the same way. */
  | { problem: string }
  /** An error that nobody caught ends the process. */
  | { fault: string }

type OnProgress = (line: string) => void

/** Limits of a process, in milliseconds and bytes. */
export type TurnLimits = { cpu: number; memory: number; heap: number; time: number }

/** Ten sources need 12 s of processor, 200 MB and, with pauses and retries, up to four minutes; a model is asked for some minutes more. */
const LIMITS: TurnLimits = { cpu: 60_000, memory: 384 * 1024 ** 2, heap: 192 * 1024 ** 2, time: 30 * 60_000 }

/** Milliseconds that a turn gets to stop when it is asked to. */
export const STOP_GRACE = 5_000

/** Milliseconds between two looks at a process's memory. */
const MEMORY_INTERVAL = 100

const FILE = fileURLToPath(new URL('./turnProcess.ts', import.meta.url))

/** The process neither tells anybody nor opens the review desk. */
const NOT_NEEDED = /^YAPA_(?:WEBHOOK|REVIEW)_/

/** These signals ask a process to end. One that has not begun yet ends at once. */
const ASKED: readonly (string | number | null)[] = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Reads sources in a process that gives all its memory back. When it dies, each source that it has left is read in a process of its own, so that
 * only the one that kills again has failed.
 * @returns A function that takes a turn. It throws a SourceError with a message for operators (Spanish) when the whole turn failed.
 */
export function makeTurnTaker(env: Environment, { limits, onProgress }: { limits?: Partial<TurnLimits>; onProgress?: OnProgress } = {}) {
  const bounds = { ...LIMITS, ...limits }
  return async function take(task: TurnTask, signal?: AbortSignal): Promise<RunReport> {
    const { report, death } = await turnIn(startProcess(env, bounds), task, { bounds, signal, onProgress })
    if (death === null || signal?.aborted) return report ?? NOTHING_READ
    const left = task.names.filter((name) => !report?.sources.some(({ source }) => source === name))
    if (left.length === 0 || task.failure !== undefined) throw new SourceError(death)
    const rest = task.names.length === 1 ? [{ ...task, failure: death }] : left.map((name) => ({ ...task, names: [name] }))
    const reports = report === null ? [] : [report]
    for (const one of rest) if (!signal?.aborted) reports.push(await take(one, signal))
    return reports.reduce(joined)
  }
}

const NOTHING_READ: RunReport = { outcome: 'stopped', snapshotVersion: null, sources: [] }

function joined(before: RunReport, after: RunReport): RunReport {
  const sources = [...before.sources, ...after.sources]
  const outcome = after.outcome === 'stopped' ? 'stopped' : outcomeOf(sources)
  return { outcome, snapshotVersion: after.snapshotVersion ?? before.snapshotVersion, sources }
}

/** Bounds the processor time of the program that it becomes. The system ends that one also when its parent is gone, or when it never lets go of its thread. */
const WITH_PROCESSOR_LIMIT = 'ulimit -S -t "$1"; shift; exec "$@"'

function startProcess(env: Environment, { cpu, heap }: TurnLimits): ChildProcess {
  const needed = Object.entries(env).filter(([name]) => !NOT_NEEDED.test(name))
  // With a small space for new objects a turn takes longer, and leaves others the memory.
  const node = [process.execPath, `--max-old-space-size=${Math.round(heap / 1024 ** 2)}`, '--max-semi-space-size=2', FILE]
  return spawn('sh', ['-c', WITH_PROCESSOR_LIMIT, 'sh', `${Math.ceil(cpu / 1_000)}`, ...node], {
    env: { ...Object.fromEntries(needed), ...compileCache() } as NodeJS.ProcessEnv,
    // Node's message about a full heap would only clutter the log.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
}

/** With this process's compile cache the other starts in a third less time. */
function compileCache(): Record<string, string> {
  const cache = module.getCompileCacheDir()
  // Node adds the folder of its own version to the path that it is given.
  return cache === undefined ? {} : { NODE_COMPILE_CACHE: path.dirname(cache) }
}

type TurnEnd = {
  report: RunReport | null
  /** Why the process ended before its turn (Spanish); null: it did its turn, or was asked to stop. */
  death: string | null
}

/** @throws SourceError when another process would do no better. */
async function turnIn(
  child: ChildProcess,
  task: TurnTask,
  { bounds, signal, onProgress }: { bounds: TurnLimits; signal: AbortSignal | undefined; onProgress: OnProgress | undefined },
): Promise<TurnEnd> {
  let [report, problem, fault] = [null as RunReport | null, null as string | null, null as string | null]
  let [hasBegun, isLate] = [false, false]
  child.on('message', (told: TurnNews) => {
    hasBegun = true
    if ('progress' in told) onProgress?.(told.progress)
    else if ('report' in told) report = told.report
    else if ('problem' in told) problem = told.problem
    else fault = told.fault
  })
  const kill = () => child.kill('SIGKILL')
  const late = setTimeout(() => {
    isLate = true
    kill()
  }, bounds.time)
  const watch = setInterval(() => memoryOf(child) > bounds.memory && kill(), MEMORY_INTERVAL)
  let cut: NodeJS.Timeout | undefined
  const stop = () => {
    child.kill('SIGTERM')
    cut = setTimeout(kill, STOP_GRACE)
  }
  signal?.addEventListener('abort', stop)
  if (signal?.aborted) stop()
  try {
    child.send(task, () => {})
    // A last message may still arrive after `exit`; `close` comes after all messages.
    const [status, by] = await once(child, 'close').catch((error: Error) => {
      throw new SourceError(`El proceso de la lectura no arrancó (${error.message}).`)
    })
    const how: number | NodeJS.Signals = by ?? status
    if (signal?.aborted || (problem === null && (how === 0 || ASKED.includes(how)))) return { report, death: null }
    if (isLate) throw new SourceError(`El proceso de la lectura tardó más de ${Math.round(bounds.time / 60_000)} minutos.`)
    const death = fault === null ? deathWords(how, bounds) : `Error inesperado en la fuente: ${fault}`
    if (problem !== null || !hasBegun) throw new SourceError(problem ?? death)
    return { report, death }
  } finally {
    signal?.removeEventListener('abort', stop)
    clearTimeout(late)
    clearTimeout(cut)
    clearInterval(watch)
  }
}

function deathWords(how: number | NodeJS.Signals, { cpu, memory }: TurnLimits): string {
  // Node aborts when JavaScript's own memory is full; a system short of memory kills.
  const isFull = how === 'SIGKILL' || how === 'SIGABRT'
  const why = isFull
    ? `necesitó más memoria que los ${Math.round(memory / 1024 ** 2)} MB que puede usar`
    : how === 'SIGXCPU'
      ? `ocupó el procesador más de ${Math.round(cpu / 1_000)} s`
      : `terminó antes de tiempo (${typeof how === 'number' ? `estado ${how}` : how})`
  return `La lectura ${why}: se cortó sin afectar a las otras fuentes.`
}

/** Returns the bytes that a process has in memory; 0 when it has ended, or where the system does not tell. */
function memoryOf({ pid }: ChildProcess): number {
  try {
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}
