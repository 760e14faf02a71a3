/** Milliseconds of processor that a kind of work may take in a time, fair by client. */
export type ProcessorShare = {
  /** Whether there is some left for the client. */
  isLeft(client: string): boolean
  take(client: string, milliseconds: number): void
}

/**
 * Shares `all` milliseconds of processor in each `window` milliseconds. As long as less than half is taken anybody gets some; then only who
 * has had less than `each`, so that a few clients cannot use it up for all others.
 */
export function processorShare(
  { all, each, window }: { all: number; each: number; window: number },
  now: () => number = () => performance.now(),
): ProcessorShare {
  let begun = now()
  let taken = 0
  const byClient = new Map<string, number>()
  return {
    isLeft(client) {
      if (now() - begun >= window) {
        begun = now()
        taken = 0
        byClient.clear()
      }
      return taken < all / 2 || (taken < all && (byClient.get(client) ?? 0) < each)
    },
    take(client, milliseconds) {
      taken += milliseconds
      byClient.set(client, (byClient.get(client) ?? 0) + milliseconds)
    },
  }
}
