import { execFile } from 'node:child_process'
import path from 'node:path'
import type { ChainSlug } from '#domain/catalogue/chain.ts'
import type { Environment } from '#operations/environment.ts'

/** Milliseconds: reading all stored cards again takes seconds. */
const LIMIT = 5 * 60_000

/**
 * Reads the stored cards of a chain again when a review came, in a process of its own, one after the other. What comes meanwhile waits for the next.
 * @param onFailure Hears why it did not come to an end; the next reading applies the review then.
 */
export function applyReviews(env: Environment, onFailure: (error: unknown) => void): (source: ChainSlug | null) => void {
  const waiting = new Set<ChainSlug | null>()
  let isBusy = false
  const next = () => {
    const [source] = waiting
    if (isBusy || source === undefined) return
    waiting.delete(source)
    isBusy = true
    const argv = [path.join(import.meta.dirname, 'main.ts'), 'reextract', ...(source === null ? [] : ['--source', source])]
    execFile(process.execPath, argv, { env: env as NodeJS.ProcessEnv, timeout: LIMIT }, (error) => {
      isBusy = false
      if (error) onFailure(error)
      next()
    })
  }
  return (source) => {
    waiting.add(source)
    next()
  }
}
