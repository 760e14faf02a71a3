/** The validators of an earlier answer, and the answer itself: a site that says "not modified" does not send it. */
export type RememberedAnswer = { etag: string | null; lastModified: string | null; text: string }

const MAX_ANSWERS = 64
/** UTF-16 units of all remembered answers together. */
const MAX_UNITS = 12 * 1024 * 1024

/** Cached answers by request; the oldest are dropped. */
export class Validators {
  readonly #answers = new Map<string, RememberedAnswer>()
  #units = 0

  get(key: string): RememberedAnswer | undefined {
    return this.#answers.get(key)
  }

  /** Caches an answer that has validators; drops an earlier one under the same key in any case. */
  set(key: string, answer: RememberedAnswer): void {
    this.#forget(key)
    if (answer.etag === null && answer.lastModified === null) return
    if (answer.text.length > MAX_UNITS / 2) return
    this.#answers.set(key, answer)
    this.#units += answer.text.length
    for (const oldest of this.#answers.keys()) {
      if (this.#answers.size <= MAX_ANSWERS && this.#units <= MAX_UNITS) break
      this.#forget(oldest)
    }
  }

  /** All of them, to be remembered elsewhere; none when they are more than that many UTF-16 units together. */
  entries(maxUnits: number): [string, RememberedAnswer][] {
    return this.#units > maxUnits ? [] : [...this.#answers]
  }

  /** Remembers these answers and no others. */
  replace(entries: Iterable<readonly [string, RememberedAnswer]>): void {
    for (const key of [...this.#answers.keys()]) this.#forget(key)
    for (const [key, answer] of entries) this.set(key, answer)
  }

  #forget(key: string): void {
    const known = this.#answers.get(key)
    if (known === undefined) return
    this.#units -= known.text.length
    this.#answers.delete(key)
  }
}
