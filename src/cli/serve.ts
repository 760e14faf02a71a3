import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Environment } from '#operations/environment.ts'
import { type Config, isScheduled, readConfig } from '#server/config.ts'
import { captureConsole, openLog } from '#server/openLog.ts'
import { scaleOf } from '#server/scale/scale.ts'
import { startWebProcesses } from '#server/scale/webProcesses.ts'
import { compileCache } from './compileCache.ts'
import { readSourceSettings } from './sourceSettings.ts'
import { watchBeside } from './watch.ts'
import { DIST, farewell, logUnhandledErrors, noticeAfter, sayRunning, untilTold } from './webLife.ts'

/** Milliseconds after its notice in which a process closes. One that takes longer hangs. */
const LONGEST_CLOSE = 9_000

/**
 * `serve` runs the web server until a signal ends it. All settings come from the environment (`readConfig`).
 * @returns 0 after an orderly end, 1 when it could not start.
 */
export async function serve(argv: string[], env: Environment): Promise<number> {
  if (argv.length > 0) {
    console.error('`serve` no lleva argumentos: se configura con variables de entorno (PORT, YAPA_DATA…).')
    return 1
  }
  const config = readConfig(env)
  if (!existsSync(path.join(DIST, 'server/server.js'))) {
    console.error('Falta la aplicación compilada: corré `npm run build`, o `npm start`, que lo hace si hace falta.')
    return 1
  }
  // A wrong setting of the sources is reported here, before the schedule meets it.
  if (isScheduled(config)) readSourceSettings(env)
  // With this React and the router use their production builds.
  process.env.NODE_ENV = 'production'

  if (scaleOf(config).role === 'first') return serveTogether(config, env)
  // Loaded only here: the first of several processes stays small without what the others load.
  return (await import('./webProcess.ts')).serveHere(config, env)
}

/**
 * Starts the processes that answer, replaces those that end, and has the sources read on the schedule.
 * @returns 0 after an orderly end, 1 when they could not start.
 */
async function serveTogether(config: Config, env: Environment): Promise<number> {
  const opened = await openLog(config.log)
  logUnhandledErrors(opened)
  const ended = untilTold('first')
  const start = { program: path.resolve(import.meta.dirname, 'main.ts'), env: compileCache() }
  const started = await startWebProcesses(config.processes, start, opened)
  if (started === null) return 1
  const { processes, ready } = started
  captureConsole(opened)
  const stopSchedule = isScheduled(config) ? watchBeside(env, opened) : null
  sayRunning(ready.url, ready.isExample, config.processes)
  const signal = await ended
  await Promise.all([stopSchedule?.(), processes.end(signal, noticeAfter(signal, config) + LONGEST_CLOSE)])
  return farewell('first')
}
