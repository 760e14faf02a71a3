import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import pLimit, { type LimitFunction } from 'p-limit'
import type { SourceSlug } from '#domain/catalogue/source.ts'
import type { Review } from '#domain/promotion/review.ts'
import type { Environment } from '#operations/environment.ts'
import { giveTask, type TaskEnd } from '#operations/oneTask.ts'
import type { Capture } from '#storage/captures.ts'
import type { Instant } from '#storage/tables.ts'
import { SourceError } from '../fetch/liveSourceError.ts'
import type { CaptureReading } from '../read/reading.ts'

/** Known facts for reading a chain's cards: earlier wordings (`earlierWordings.ts`), and the chain's reviews. */
export type PriorKnowledge = { wordings: Uint8Array; reviews: readonly Review[] }

export type ReadingTask = PriorKnowledge & { source: SourceSlug; now: Instant }

export type ReadingNews =
  | { news: 'captured'; capture: Capture }
  /** The reading of that capture, without the capture. */
  | { news: 'read'; reading: Omit<CaptureReading, 'capture'> }
  /** The source's failure in Spanish, or a bug of ours (`isOurs`) in its own words. */
  | { news: 'failed'; problem: string; isOurs: boolean }

/** Limits of one reading, in milliseconds and bytes. */
export type ReadingLimits = {
  cpu: number
  memory: number
  heap: number
  /** From the task to its end, including waits for the site. */
  time: number
}

export type SourceReading = { capture: Capture; reading: CaptureReading | Error }

/** A reading needs about a second of processor time and 150 MB; a slow site may use the whole time (`POLITE_LIMITS`). */
const READING_LIMITS: ReadingLimits = { cpu: 30_000, memory: 384 * 1024 ** 2, heap: 192 * 1024 ** 2, time: 240_000 }

/** With two processes a slow source does not delay the others; each needs some 95 MB. */
const AT_ONCE = 2

/** Milliseconds between two looks at a process's memory. */
const MEMORY_INTERVAL = 100

export type ReadingSettings = {
  file: URL
  env: Environment
  limits?: ReadingLimits
  atOnce?: number
}

/** Reads each live source in a process of its own: a thread shares its memory, so one oversized array would end everything. */
export class ReadingProcesses {
  readonly #settings: ReadingSettings
  readonly #places: LimitFunction

  constructor(settings: ReadingSettings) {
    this.#settings = settings
    this.#places = pLimit(settings.atOnce ?? AT_ONCE)
  }

  /** @throws SourceError when there is no capture: the source's failure, or the end of the process, in Spanish. */
  read(source: SourceSlug, now: Instant, known: PriorKnowledge, signal?: AbortSignal): Promise<SourceReading> {
    return this.#places(() => {
      if (signal?.aborted) throw new SourceError('Se pidió terminar.')
      const { file, env, limits = READING_LIMITS } = this.#settings
      return readInProcess(startProcess(file, env, limits), { ...known, source, now }, limits, signal)
    })
  }
}

/**
 * Bounds the processor time of the program that it becomes. The system ends that one also when its parent is gone, or when
 * it never lets go of its thread.
 */
const WITH_PROCESSOR_LIMIT = 'ulimit -S -t "$1"; shift; exec "$@"'

function startProcess(file: URL, env: Environment, { cpu, heap }: ReadingLimits): ChildProcess {
  const node = [process.execPath, `--max-old-space-size=${Math.round(heap / 1024 ** 2)}`, '--max-semi-space-size=2', fileURLToPath(file)]
  return spawn('sh', ['-c', WITH_PROCESSOR_LIMIT, 'sh', `${Math.ceil(cpu / 1_000)}`, ...node], {
    env: { ...env } as NodeJS.ProcessEnv,
    serialization: 'advanced',
    // Node's message about a full heap would only clutter the log.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
}

async function readInProcess(
  child: ChildProcess,
  task: ReadingTask,
  limits: ReadingLimits,
  signal: AbortSignal | undefined,
): Promise<SourceReading> {
  let capture: Capture | null = null
  let reading: CaptureReading | Error | null = null
  const hear = (told: ReadingNews) => {
    if (told.news === 'captured') capture = told.capture
    else if (told.news === 'read' && capture) reading = { ...told.reading, capture }
    else if (told.news === 'failed') reading = told.isOurs ? new Error(told.problem) : new SourceError(told.problem)
  }
  const watch = setInterval(() => memoryOf(child) > limits.memory && child.kill('SIGKILL'), MEMORY_INTERVAL)
  const end = await giveTask(child, task, { time: limits.time, signal, hear })
  clearInterval(watch)
  reading ??= new SourceError(`La lectura ${whyEnded(end, limits)}: se cortó sin afectar a las otras cadenas.`)
  if (capture === null) throw reading
  return { capture, reading }
}

function whyEnded({ isLate, failure, how }: TaskEnd, { cpu, memory, time }: ReadingLimits): string {
  if (failure !== null) return `no arrancó (${failure})`
  if (isLate) return `tardó más de ${inSeconds(time)}`
  if (how === 'SIGXCPU') return `ocupó el procesador más de ${inSeconds(cpu)}`
  // Node aborts when JavaScript's own memory is full; a system short of memory kills.
  const isFull = how === 'SIGKILL' || how === 'SIGABRT'
  return isFull ? `necesitó más memoria que los ${Math.round(memory / 1024 ** 2)} MB que puede usar` : `terminó antes de tiempo (${how})`
}

const inSeconds = (milliseconds: number) => `${Number((milliseconds / 1_000).toFixed(1)).toLocaleString('es-AR')} s`

/** Returns the bytes that a process has in memory; 0 when it has ended, or where the system does not tell. */
function memoryOf({ pid }: ChildProcess): number {
  try {
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}
