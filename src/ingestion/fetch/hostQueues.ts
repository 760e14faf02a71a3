/** The clock of the HTTP client; tests replace it. */
export type ClientClock = {
  /** Milliseconds; only differences count. */
  now(): number
  /** @throws The signal's reason when it aborts first. */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>
  /** Returns a number from 0 up to, but not including, 1. */
  random(): number
}

/**
 * Serializes requests per host, with a pause after each. A process shares one instance among all sources, because
 * their hosts may be the same.
 */
export class HostQueues {
  readonly #timing: ClientClock
  readonly #pause: number
  readonly #last = new Map<string, Promise<unknown>>()
  readonly #notBefore = new Map<string, number>()

  /**
   * @param pause Milliseconds between two requests to a host; up to a quarter more is added at random, so that
   * requests are not regular.
   */
  constructor(timing: ClientClock, pause: number) {
    this.#timing = timing
    this.#pause = pause
  }

  take<T>(host: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const before = this.#last.get(host) ?? Promise.resolve()
    const own = before.then(() => this.#wait(host, signal)).then(() => work().finally(() => this.rest(host, this.#nextPause())))
    // The next request waits for the end of this one, successful or not.
    const settled = own.then(
      () => {},
      () => {},
    )
    this.#last.set(host, settled)
    return own
  }

  /** Delays requests to the host by that many milliseconds, unless a longer delay is in force. */
  rest(host: string, milliseconds: number): void {
    const until = this.#timing.now() + milliseconds
    if (until > (this.#notBefore.get(host) ?? 0)) this.#notBefore.set(host, until)
  }

  #nextPause(): number {
    return this.#pause * (1 + this.#timing.random() / 4)
  }

  async #wait(host: string, signal?: AbortSignal): Promise<void> {
    const missing = (this.#notBefore.get(host) ?? 0) - this.#timing.now()
    if (missing > 0) await this.#timing.sleep(missing, signal)
    signal?.throwIfAborted()
  }
}
