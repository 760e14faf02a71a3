/** Time as the HTTP client needs it; tests bring their own. */
export type Timing = {
  /** Milliseconds; only differences count. */
  now(): number
  /** @throws The signal's reason when it aborts first. */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>
  /** From 0 up to, not including, 1. */
  random(): number
}

/**
 * Turns at each host: one request at a time, with a pause after each. One instance is shared by everything in a process,
 * because hosts do not care which of our sources calls.
 */
export class HostTurns {
  readonly #timing: Timing
  readonly #pause: number
  readonly #last = new Map<string, Promise<unknown>>()
  readonly #notBefore = new Map<string, number>()

  /** @param pause Milliseconds between two requests to a host; up to a quarter more is added at random, so that the requests are not regular. */
  constructor(timing: Timing, pause: number) {
    this.#timing = timing
    this.#pause = pause
  }

  /** Does `work` once all earlier work at this host and the pause after it are over. */
  take<T>(host: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const before = this.#last.get(host) ?? Promise.resolve()
    const turn = before.then(() => this.#wait(host, signal)).then(() => work().finally(() => this.rest(host, this.#nextPause())))
    // The next request waits for the end of this turn, good or bad.
    const settled = turn.then(
      () => {},
      () => {},
    )
    this.#last.set(host, settled)
    return turn
  }

  /** Pauses requests to the host for that many milliseconds, unless they are already paused for longer. */
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
