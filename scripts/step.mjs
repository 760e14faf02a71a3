/** Milliseconds between two progress messages. */
const BEAT = 5_000

/**
 * Announces a piece of work, shows progress, and says how long it took.
 * @template T
 * @param {string} title
 * @param {NodeJS.WriteStream} out
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, out, work) {
  const start = Date.now()
  const seconds = () => Math.round((Date.now() - start) / 1_000)
  out.write(`▸ ${title}…\n`)
  const beat = setInterval(() => out.write(`  … ${seconds()} s\n`), BEAT)
  try {
    const result = await work()
    out.write(`  listo en ${seconds()} s\n`)
    return result
  } finally {
    clearInterval(beat)
  }
}
