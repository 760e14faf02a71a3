/** Waits for the work for at most `ms` milliseconds. The work itself goes on. @throws Error when it is not done by then. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  // Nobody handles a failure after the deadline.
  work.catch(() => {})
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms)
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
