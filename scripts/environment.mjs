import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The environment for all scripts: only this file reads `process.env`. */

/** The folder of the project. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

/**
 * The folder of captured and labelled cards, which are not ours and not in the repository (README.md, *Real cards*):
 * `archive/`, `gold/`, `gold-2/` and `tools/`. It may be absent.
 */
export const REAL_CARDS = path.resolve(ROOT, process.env.YAPA_REAL_CARDS || '../shared')

/** A copy of the environment for a child process. @param {Record<string, string | undefined>} extra Set there in addition. */
export function environmentWith(extra = {}) {
  return { ...process.env, ...extra }
}

/** Sets variables for this process and all that it starts. @param {Record<string, string>} variables */
export function setVariables(variables) {
  Object.assign(process.env, variables)
}

/** Returns the path of the browser that the user chose, or null. */
export function chosenBrowser() {
  return process.env.CHROMIUM || null
}

/** The folders in which programs are looked for. @returns {string[]} */
export function searchPath() {
  return (process.env.PATH ?? '').split(path.delimiter).filter(Boolean)
}
