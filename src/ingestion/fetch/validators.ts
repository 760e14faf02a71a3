/** An earlier answer with its validators; a site that answers "not modified" does not send it again. */
export type CachedAnswer = { etag: string | null; lastModified: string | null; text: string }

const MAX_ANSWERS = 64
/** The most UTF-16 units of all cached answers together. */
const MAX_UNITS = 12 * 1024 * 1024

/** Caches answers by request; the oldest are dropped. */
export class AnswerCache {
  readonly #answers = new Map<string, CachedAnswer>()
  #units = 0

  get(key: string): CachedAnswer | undefined {
    return this.#answers.get(key)
  }

  /** Caches an answer that has validators; drops an earlier one under the same key in any case. */
  set(key: string, answer: CachedAnswer): void {
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

  /** Returns all entries, to be stored elsewhere; none when they exceed that many UTF-16 units. */
  entries(maxUnits: number): [string, CachedAnswer][] {
    return this.#units > maxUnits ? [] : [...this.#answers]
  }

  /** Replaces all entries. */
  replace(entries: Iterable<readonly [string, CachedAnswer]>): void {
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
