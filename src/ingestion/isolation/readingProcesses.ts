import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { ChainSlug } from '#domain/catalogue/chain.ts'
import type { Environment } from '#operations/environment.ts'
import type { Capture } from '#storage/captures.ts'
import type { Instant } from '#storage/tables.ts'
import { SourceError } from '../fetch/sourceError.ts'
import type { CaptureReading } from '../read/reading.ts'
import { type PackedAnswers, packed, unpacked } from './packedAnswers.ts'
import type { KnownBefore, ReadingLimits, ReadingNews, ReadingTask } from './readingTask.ts'

/** A capture with what was read from it, or why its cards could not be read. */
export type SourceReading = { capture: Capture; reading: CaptureReading | Error }

/** A reading takes about a second of the processor and 150 MB; a site may use up its whole time (`POLITE_LIMITS`). */
const READING_LIMITS: ReadingLimits = { cpu: 30_000, memory: 384 * 1024 ** 2, heap: 192 * 1024 ** 2, time: 240_000 }

/** A slow source leaves the other process to all others; each takes some 95 MB of its own. */
const AT_ONCE = 2

/** Milliseconds by which a process may be late to end itself. */
const GRACE = 5_000

export type ReadingSettings = {
  /** The file that each process runs: it calls `doReadings` with the limits of `limitsIn`. */
  file: URL
  /** The environment of the processes: no more than they need. */
  env: Environment
  /** The sites' answers of earlier readings, which this keeps up to date; left out: a site is asked as if for the first time. */
  remembered?: RememberedAnswers
  limits?: ReadingLimits
  atOnce?: number
}

export type RememberedAnswers = Map<ChainSlug, PackedAnswers>

/**
 * Reads live sources in processes of their own: a thread would share its memory, and an array of 80 MB in one ends the whole process.
 * No two readings are in one process at the same time. A process that did well is used again while sources wait, because starting one costs as
 * much as a reading; one that dies over its second source may have died of the first, so that one is read once more in a fresh process.
 */
export class ReadingProcesses {
  readonly #settings: ReadingSettings
  readonly #limits: ReadingLimits
  readonly #waiting: ((used: ChildProcess | null) => void)[] = []
  #free: number

  constructor(settings: ReadingSettings) {
    this.#settings = settings
    this.#limits = settings.limits ?? READING_LIMITS
    this.#free = settings.atOnce ?? AT_ONCE
  }

  /** @throws SourceError when there is no capture: the source's problem, or the end of the process, in Spanish. */
  async read(source: ChainSlug, now: Instant, known: KnownBefore, signal?: AbortSignal): Promise<SourceReading> {
    const used = await this.#turn()
    const stopped = () => signal?.aborted ?? false
    const task: ReadingTask = { ...known, source, now, remembered: this.#rememberedOf(source) }
    let child = used
    try {
      if (child !== null && !stopped()) {
        const read = await this.#carryOut(child, task, signal)
        if (!(problemOf(read) instanceof ReadingDied)) return given(read)
      }
      if (stopped()) throw new SourceError('Se pidió terminar.')
      child = this.#start()
      return given(await this.#carryOut(child, task, signal))
    } finally {
      this.#pass(child)
    }
  }

  #rememberedOf(source: ChainSlug): ReadingTask['remembered'] {
    const answers = this.#settings.remembered?.get(source)
    return answers === undefined ? [] : unpacked(answers)
  }

  #remember(source: ChainSlug, answers: ReadingTask['remembered']): void {
    const kept = this.#settings.remembered === undefined ? null : packed(answers)
    if (kept !== null) this.#settings.remembered?.set(source, kept)
  }

  #forget(source: ChainSlug): void {
    this.#settings.remembered?.delete(source)
  }

  /** Waits for a free slot. @returns The idle process of that slot, or null: the caller starts one. */
  #turn(): Promise<ChildProcess | null> {
    if (this.#free === 0) return new Promise((resolve) => this.#waiting.push(resolve))
    this.#free--
    return Promise.resolve(null)
  }

  /** Gives the place to the next source, with the process if that is well. */
  #pass(child: ChildProcess | null): void {
    const isWell = child?.connected ?? false
    const next = this.#waiting.shift()
    if (next) next(isWell ? child : null)
    else {
      this.#free++
      if (isWell) child?.disconnect()
    }
  }

  #start(): ChildProcess {
    const { file, env } = this.#settings
    return fork(file, [JSON.stringify(this.#limits)], {
      env: { ...env } as NodeJS.ProcessEnv,
      execArgv: [`--max-old-space-size=${Math.round(this.#limits.heap / 1024 ** 2)}`, '--max-semi-space-size=2'],
      serialization: 'advanced',
      // Node's message about a full heap helps nobody.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
  }

  /** One reading in a process that is idle. Never rejects: what went wrong is in the result. */
  async #carryOut(child: ChildProcess, task: ReadingTask, signal: AbortSignal | undefined): Promise<SourceReading | Error> {
    this.#forget(task.source)
    const ended = new AbortController()
    const stop = () => child.kill('SIGTERM')
    // Ends the process where its guard cannot: before the guard runs, or when the whole process stands still.
    const overdue = setTimeout(() => child.kill('SIGQUIT'), this.#limits.time + GRACE)
    signal?.addEventListener('abort', stop)
    if (signal?.aborted) stop()
    try {
      return await this.#follow(child, task, ended.signal)
    } finally {
      ended.abort()
      clearTimeout(overdue)
      signal?.removeEventListener('abort', stop)
    }
  }

  async #follow(child: ChildProcess, task: ReadingTask, ended: AbortSignal): Promise<SourceReading | Error> {
    let capture: Capture | null = null
    let died: string | null = null
    const { promise, resolve } = Promise.withResolvers<CaptureReading | Error>()
    const onNews = (told: ReadingNews) => {
      if (told.news === 'captured') {
        capture = told.capture
        this.#remember(task.source, told.remembered)
      } else if (told.news === 'read' && capture) resolve({ ...told.reading, capture })
      else if (told.news === 'failed') resolve(told.isOurs ? new Error(told.problem) : new SourceError(told.problem))
      else if (told.news === 'died') died = told.problem
    }
    child.on('message', onNews)
    child.once('error', (error) => resolve(new ReadingDied(`no arrancó (${error.message})`)))
    once(child, 'exit', { signal: ended }).then(
      ([status, signal]) => resolve(new ReadingDied(died === null ? this.#whyEnded(status, signal) : `se cayó (${died.slice(0, 200)})`)),
      () => {},
    )
    child.send(task, () => {})
    const reading = await promise
    child.off('message', onNews)
    if (reading instanceof ReadingDied) this.#forget(task.source)
    return capture ? { capture, reading } : (reading as Error)
  }

  #whyEnded(status: number | null, signal: NodeJS.Signals | null): string {
    const { cpu, memory, time } = this.#limits
    const seconds = (milliseconds: number) => `${Number((milliseconds / 1_000).toFixed(1)).toLocaleString('es-AR')} s`
    if (signal === 'SIGVTALRM') return `ocupó el procesador más de ${seconds(cpu)}`
    if (signal === 'SIGALRM' || signal === 'SIGQUIT') return `tardó más de ${seconds(time)}`
    if (signal === 'SIGTERM') return 'se interrumpió'
    // Out of JavaScript's own memory Node aborts; the guard, and the system where memory is short, kill.
    if (signal === 'SIGKILL' || signal === 'SIGABRT')
      return `necesitó más memoria que los ${Math.round(memory / 1024 ** 2)} MB que puede usar`
    return `terminó antes de tiempo (${signal ?? status})`
  }
}

/** The process ended over a reading. */
class ReadingDied extends SourceError {
  constructor(why: string) {
    super(`La lectura ${why}: se cortó sin afectar a las otras cadenas.`)
  }
}

function problemOf(read: SourceReading | Error): Error | null {
  if (read instanceof Error) return read
  return read.reading instanceof Error ? read.reading : null
}

function given(read: SourceReading | Error): SourceReading {
  if (read instanceof Error) throw read
  return read
}
