/** The environment, for all measurements: none of them touches `process.env` elsewhere. */

/** The browser to measure with. */
export const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium'

/** The environment of a child process, with more variables. */
export function environmentWith(extra: Record<string, string>): NodeJS.ProcessEnv {
  return { ...process.env, ...extra }
}
