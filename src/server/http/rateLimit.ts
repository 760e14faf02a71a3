export type RateLimit = {
  /** Counts one use by the key. @returns 0 when it is allowed, else the seconds until the next one is. */
  take(key: string): number
  /** Takes the key's latest use off the count, because nothing came of it. */
  giveBack(key: string): void
}

/**
 * Allows each key at most `limit` uses in any `window` milliseconds. It remembers `maxKeys` keys and drops the least recently used.
 */
export function makeRateLimit(
  { limit, window, maxKeys }: { limit: number; window: number; maxKeys: number },
  now: () => number = () => performance.now(),
): RateLimit {
  const usesByKey = new Map<string, number[]>()
  return {
    take(key) {
      const time = now()
      const recent = (usesByKey.get(key) ?? []).filter((use) => time - use < window)
      const [oldest] = recent
      const isAllowed = recent.length < limit || oldest === undefined
      if (isAllowed) recent.push(time)
      // Deleting and setting again moves the key to the end, so that it is dropped last.
      usesByKey.delete(key)
      usesByKey.set(key, recent)
      if (usesByKey.size > maxKeys) usesByKey.delete(usesByKey.keys().next().value as string)
      return isAllowed ? 0 : Math.ceil((oldest + window - time) / 1_000)
    },
    giveBack(key) {
      usesByKey.get(key)?.pop()
    },
  }
}
