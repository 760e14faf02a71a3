/** Waits for work for so long. The work itself goes on. @param ms Milliseconds. @throws Error when it is not done by then. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  // A failure after the deadline has nobody to hear it.
  work.catch(() => {})
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms)
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
