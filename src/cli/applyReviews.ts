import { execFile } from 'node:child_process'
import path from 'node:path'
import type { SourceSlug } from '#domain/catalogue/source.ts'
import type { Environment } from '#operations/environment.ts'

/** Milliseconds. Reading all stored cards again takes seconds. */
const LIMIT = 5 * 60_000

/**
 * Returns a function that reads the stored cards of a chain again after a review, in a process of its own. One reading runs at a time; reviews
 * that come meanwhile wait for the next.
 * @param onFailure Gets the reason when a reading fails. The next reading applies the review then.
 */
export function applyReviews(env: Environment, onFailure: (error: unknown) => void): (source: SourceSlug | null) => void {
  const waiting = new Set<SourceSlug | null>()
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
