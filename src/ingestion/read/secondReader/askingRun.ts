import { type ReaderAnswer, readAnswer } from './answer.ts'
import { type ChatForm, type ChatMessage, ChatProblem, type ChatProblemKind, requestCompletion } from './chat.ts'
import type { SecondReaderConfig } from './config.ts'

/** The result of a question. `unasked`: the run's limits are reached, or it has given up on the reader. */
export type AskedOutcome = { answer: ReaderAnswer; words: string } | 'failed' | 'unasked'

/** With less time than this left, in milliseconds, asking is pointless. */
const SHORTEST_PATIENCE = 500

/** Sends one run's requests to the endpoint, within its limits. */
export class AskingRun {
  readonly #config: SecondReaderConfig
  readonly #signal: AbortSignal | undefined
  #calls: number
  #time: number
  #failures = 0
  #form: ChatForm = 'full'
  /** The reason why the run has stopped asking (Spanish); null while it goes on. */
  stopped: string | null = null

  constructor(config: SecondReaderConfig, signal?: AbortSignal) {
    this.#config = config
    this.#signal = signal
    this.#calls = config.limits.calls
    this.#time = config.limits.run
  }

  /** Runs work whose waiting time counts against the run's limit; the work gets its deadline. */
  async timed<T>(work: (deadline: number) => Promise<T>): Promise<T> {
    const start = performance.now()
    try {
      return await work(start + this.#time)
    } finally {
      this.#time -= performance.now() - start
    }
  }

  /** Asks once, and again in the plain form when the endpoint rejects the full one. Never throws. */
  async ask(messages: readonly ChatMessage[], deadline: number): Promise<AskedOutcome> {
    const patience = deadline - performance.now()
    if (this.stopped !== null) return 'unasked'
    if (this.#signal?.aborted) return this.#giveUp('se pidió terminar')
    if (this.#calls <= 0) return this.#giveUp(`se usaron las ${this.#config.limits.calls} consultas de la corrida`)
    if (patience < SHORTEST_PATIENCE) return this.#giveUp('se terminó el tiempo de la corrida')
    this.#calls--
    const form = this.#form
    try {
      const words = await requestCompletion(this.#config, messages, { form, patience, signal: this.#signal })
      const answer = readAnswer(words)
      if (answer === null) return this.#failed('passing', 'contesta lo que no se le pidió')
      this.#failures = 0
      return { answer, words }
    } catch (error) {
      if (!(error instanceof ChatProblem)) throw error
      if (error.kind === 'form' && form === 'full') {
        this.#form = 'plain'
        return this.ask(messages, deadline)
      }
      return this.#failed(error.kind, error.message)
    }
  }

  #failed(kind: ChatProblemKind, reason: string): AskedOutcome {
    this.#failures++
    const last = kind === 'refused' || kind === 'stopped' || this.#failures >= this.#config.limits.failures
    if (last) this.stopped ??= reason
    return 'failed'
  }

  #giveUp(reason: string): AskedOutcome {
    this.stopped = reason
    return 'unasked'
  }
}
