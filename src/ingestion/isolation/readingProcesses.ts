import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import pLimit, { type LimitFunction } from 'p-limit'
import type { ChainSlug } from '#domain/catalogue/chain.ts'
import type { Environment } from '#operations/environment.ts'
import type { Capture } from '#storage/captures.ts'
import type { Instant } from '#storage/tables.ts'
import { SourceError } from '../fetch/sourceError.ts'
import type { CaptureReading } from '../read/reading.ts'
import type { AnswersByRequest, PriorKnowledge, ReadingLimits, ReadingMessage, ReadingTask } from './readingTask.ts'

/** A capture with its reading, or the error that prevented the reading. */
export type SourceReading = { capture: Capture; reading: CaptureReading | Error }

/** A reading needs about a second of processor time and 150 MB; a slow site may use the whole time (`POLITE_LIMITS`). */
const READING_LIMITS: ReadingLimits = { cpu: 30_000, memory: 384 * 1024 ** 2, heap: 192 * 1024 ** 2, time: 240_000 }

/** With two processes a slow source does not delay the others; each needs some 95 MB. */
const AT_ONCE = 2

/** Milliseconds between two looks at a process's memory. */
const MEMORY_INTERVAL = 100

export type ReadingSettings = {
  /** The file that each process runs: it calls `doReading`. */
  file: URL
  /** The environment of the processes, as small as possible. */
  env: Environment
  /** The sites' answers of earlier readings, which this class updates; without them everything is fetched again. */
  remembered?: CachedAnswers
  limits?: ReadingLimits
  atOnce?: number
}

export type CachedAnswers = Map<ChainSlug, AnswersByRequest>

/** Reads each live source in a process of its own: a thread shares its memory, so one oversized array would end everything. */
export class ReadingProcesses {
  readonly #settings: ReadingSettings
  readonly #places: LimitFunction

  constructor(settings: ReadingSettings) {
    this.#settings = settings
    this.#places = pLimit(settings.atOnce ?? AT_ONCE)
  }

  /** @throws SourceError when there is no capture: the source's failure, or the end of the process, in Spanish. */
  read(source: ChainSlug, now: Instant, known: PriorKnowledge, signal?: AbortSignal): Promise<SourceReading> {
    return this.#places(async () => {
      if (signal?.aborted) throw new SourceError('Se pidió terminar.')
      const { remembered, file, env, limits = READING_LIMITS } = this.#settings
      const task: ReadingTask = { ...known, source, now, remembered: remembered?.get(source) ?? [] }
      // A reading that dies takes the remembered answers along: it may have died of them.
      remembered?.delete(source)
      const read = await readInProcess(startProcess(file, env, limits), task, limits, signal)
      if (!(read.reading instanceof ReadingDied)) remembered?.set(source, read.remembered)
      return read
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

/** Has one reading done and waits for the end of its process, which it cuts at the limits of time and memory. */
async function readInProcess(
  child: ChildProcess,
  task: ReadingTask,
  limits: ReadingLimits,
  signal: AbortSignal | undefined,
): Promise<SourceReading & { remembered: AnswersByRequest }> {
  let why: string | null = null
  const cut = (reason: string) => {
    why ??= reason
    child.kill('SIGKILL')
  }
  const stop = () => cut('se interrumpió')
  const overdue = setTimeout(() => cut(`tardó más de ${inSeconds(limits.time)}`), limits.time)
  const watch = setInterval(() => memoryOf(child) > limits.memory && cut(tooMuchMemory(limits)), MEMORY_INTERVAL)
  signal?.addEventListener('abort', stop)
  let captured: Extract<ReadingMessage, { news: 'captured' }> | null = null
  let reading: CaptureReading | Error | null = null
  child.on('message', (told: ReadingMessage) => {
    if (told.news === 'captured') captured = told
    else if (told.news === 'read' && captured) reading = { ...told.reading, capture: captured.capture }
    else if (told.news === 'failed') reading = told.isOurs ? new Error(told.problem) : new SourceError(told.problem)
    else if (told.news === 'died') why ??= `se cayó (${told.problem.slice(0, 200)})`
  })
  try {
    child.send(task, () => {})
    // A last message may still arrive after `exit`; `close` comes after all messages.
    const [status, how] = await once(child, 'close')
    reading ??= new ReadingDied(why ?? whyEnded(status, how, limits))
  } catch (error) {
    reading = new ReadingDied(`no arrancó (${error instanceof Error ? error.message : String(error)})`)
  } finally {
    clearTimeout(overdue)
    clearInterval(watch)
    signal?.removeEventListener('abort', stop)
  }
  return given(captured, reading)
}

function given(
  captured: Extract<ReadingMessage, { news: 'captured' }> | null,
  reading: CaptureReading | Error,
): SourceReading & { remembered: AnswersByRequest } {
  if (captured !== null) return { capture: captured.capture, remembered: captured.remembered, reading }
  throw reading
}

function whyEnded(status: number | null, signal: NodeJS.Signals | null, limits: ReadingLimits): string {
  if (signal === 'SIGXCPU') return `ocupó el procesador más de ${inSeconds(limits.cpu)}`
  // Node aborts when JavaScript's own memory is full; a system short of memory kills.
  if (signal === 'SIGKILL' || signal === 'SIGABRT') return tooMuchMemory(limits)
  return `terminó antes de tiempo (${signal ?? status})`
}

const inSeconds = (milliseconds: number) => `${Number((milliseconds / 1_000).toFixed(1)).toLocaleString('es-AR')} s`

const tooMuchMemory = ({ memory }: ReadingLimits) => `necesitó más memoria que los ${Math.round(memory / 1024 ** 2)} MB que puede usar`

/** Returns the bytes that a process has in memory; 0 when it has ended, or where the system does not tell. */
function memoryOf({ pid }: ChildProcess): number {
  try {
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}

/** The process ended during a reading. */
class ReadingDied extends SourceError {
  constructor(why: string) {
    super(`La lectura ${why}: se cortó sin afectar a las otras cadenas.`)
  }
}
