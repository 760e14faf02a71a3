import cluster from 'node:cluster'
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Environment } from '#operations/environment.ts'
import { isScheduled, readConfig } from '#server/config.ts'
import { readSourceSettings } from './sourceSettings.ts'
import { DIST } from './webLife.ts'

/**
 * `serve`: the web server, until a signal ends it. Everything that is set comes from the environment (`readConfig`).
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
  // A wrong setting of the sources is reported now, not later by the schedule.
  if (isScheduled(config)) readSourceSettings(env)
  // React and the router use their production builds with this.
  process.env.NODE_ENV = 'production'

  // The process that only watches others is small without what they load.
  if (cluster.isPrimary && config.processes > 1) return (await import('./webProcesses.ts')).serveTogether(config, env)
  return (await import('./webProcess.ts')).serveHere(config, env)
}
