/** One case of a rule's corpus: words of our own, as a card would announce them or print them small, and what they must yield. */
export type Case<T> = {
  /** When it holds, where the card says that before anything else. */
  when?: string
  /** What a card announces besides its percentage; `value` where it is no percentage. */
  value?: string
  headline?: string
  legal?: string
  picture?: string
  yields: T
}
