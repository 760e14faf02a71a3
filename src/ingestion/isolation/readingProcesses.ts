import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { ChainSlug } from '#domain/catalogue/chain.ts'
import type { Environment } from '#operations/environment.ts'
import type { Capture } from '#storage/captures.ts'
import type { Instant } from '#storage/tables.ts'
import { SourceError } from '../fetch/sourceError.ts'
import type { CaptureReading } from '../read/reading.ts'
import { type PackedAnswers, packAnswers, unpackAnswers } from './packedAnswers.ts'
import type { KnownCards, ReadingLimits, ReadingMessage, ReadingTask } from './readingTask.ts'

/** A capture with its reading, or the error that prevented the reading. */
export type SourceReading = { capture: Capture; reading: CaptureReading | Error }

/** A reading needs about a second of processor time and 150 MB; a slow site may use the whole time (`POLITE_LIMITS`). */
const READING_LIMITS: ReadingLimits = { cpu: 30_000, memory: 384 * 1024 ** 2, heap: 192 * 1024 ** 2, time: 240_000 }

/** With two processes a slow source does not delay the others; each needs some 95 MB. */
const AT_ONCE = 2

/** Milliseconds after its limit until an overdue process is killed. */
const GRACE = 5_000

export type ReadingSettings = {
  /** The file that each process runs: it calls `doReadings` with the limits of `limitsIn`. */
  file: URL
  /** The environment of the processes, as small as possible. */
  env: Environment
  /** The sites' answers of earlier readings, which this class updates; without them everything is fetched again. */
  remembered?: CachedAnswers
  limits?: ReadingLimits
  atOnce?: number
}

export type CachedAnswers = Map<ChainSlug, PackedAnswers>

/**
 * Reads live sources in separate processes: a thread shares its memory, so one oversized array would end everything. A
 * successful process is reused while sources wait, because starting one costs as much as a reading. If it dies at its
 * second source, that source is read again in a fresh process.
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

  /** @throws SourceError when there is no capture: the source's failure, or the end of the process, in Spanish. */
  async read(source: ChainSlug, now: Instant, known: KnownCards, signal?: AbortSignal): Promise<SourceReading> {
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
    return answers === undefined ? [] : unpackAnswers(answers)
  }

  #remember(source: ChainSlug, answers: ReadingTask['remembered']): void {
    const kept = this.#settings.remembered === undefined ? null : packAnswers(answers)
    if (kept !== null) this.#settings.remembered?.set(source, kept)
  }

  #forget(source: ChainSlug): void {
    this.#settings.remembered?.delete(source)
  }

  /** Waits for a free slot. @returns The slot's idle process, or null: the caller starts one. */
  #turn(): Promise<ChildProcess | null> {
    if (this.#free === 0) return new Promise((resolve) => this.#waiting.push(resolve))
    this.#free--
    return Promise.resolve(null)
  }

  /** Passes the slot to the next source, with the process if it is still usable. */
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
      // Node's message about a full heap would only clutter the log.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
  }

  /** Does one reading in an idle process. Never rejects: the result contains the error. */
  async #carryOut(child: ChildProcess, task: ReadingTask, signal: AbortSignal | undefined): Promise<SourceReading | Error> {
    this.#forget(task.source)
    const ended = new AbortController()
    const stop = () => child.kill('SIGTERM')
    // Ends the process when its guard cannot: before the guard runs, or when the whole process is frozen.
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
    const onNews = (told: ReadingMessage) => {
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
    // Node aborts when JavaScript's own memory is full; the guard, or a system short of memory, kills.
    if (signal === 'SIGKILL' || signal === 'SIGABRT')
      return `necesitó más memoria que los ${Math.round(memory / 1024 ** 2)} MB que puede usar`
    return `terminó antes de tiempo (${signal ?? status})`
  }
}

/** The process ended during a reading. */
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
