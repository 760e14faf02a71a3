import { type ReaderAnswer, readAnswer } from './answer.ts'
import { type ChatForm, type ChatMessage, ChatProblem, type ChatProblemKind, complete } from './chat.ts'
import type { SecondReaderConfig } from './config.ts'

/** What became of a question. `unasked`: the run's bounds are reached, or it does without by now. */
export type AskedOutcome = { answer: ReaderAnswer; words: string } | 'failed' | 'unasked'

/** Time under which no answer can be expected any more, in milliseconds. */
const SHORTEST_PATIENCE = 500

/** One run's requests to the endpoint, and what is left of its bounds. */
export class AskingRun {
  readonly #config: SecondReaderConfig
  readonly #signal: AbortSignal | undefined
  #calls: number
  #time: number
  #failures = 0
  #form: ChatForm = 'full'
  /** Why the run asks no more (Spanish), or null while it does. */
  stopped: string | null = null

  constructor(config: SecondReaderConfig, signal?: AbortSignal) {
    this.#config = config
    this.#signal = signal
    this.#calls = config.limits.calls
    this.#time = config.limits.run
  }

  /** Runs work whose waiting time counts against the run's limit. The work gets the moment at which it must end. */
  async timed<T>(work: (deadline: number) => Promise<T>): Promise<T> {
    const start = performance.now()
    try {
      return await work(start + this.#time)
    } finally {
      this.#time -= performance.now() - start
    }
  }

  /** Asks once; a form that the endpoint does not take is asked again in the plain one. Never throws. */
  async ask(messages: readonly ChatMessage[], deadline: number): Promise<AskedOutcome> {
    const patience = deadline - performance.now()
    if (this.stopped !== null) return 'unasked'
    if (this.#signal?.aborted) return this.#giveUp('se pidió terminar')
    if (this.#calls <= 0) return this.#giveUp(`se usaron las ${this.#config.limits.calls} consultas de la corrida`)
    if (patience < SHORTEST_PATIENCE) return this.#giveUp('se terminó el tiempo de la corrida')
    this.#calls--
    const form = this.#form
    try {
      const words = await complete(this.#config, messages, { form, patience, signal: this.#signal })
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
