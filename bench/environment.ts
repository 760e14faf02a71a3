/** The environment for all measurements: only this file reads `process.env`. */

/** The browser to measure with. */
export const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium'

/** Returns the environment of a child process, with more variables. */
export function environmentWith(extra: Record<string, string>): NodeJS.ProcessEnv {
  return { ...process.env, ...extra }
}
