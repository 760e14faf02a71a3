import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { constants } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { collectDefaultMetrics } from 'prom-client'
import type { Server } from 'srvx'
import type { Environment } from '#domain/environment.ts'
import { readLiveConfig } from '#ingestion/sources/liveConfig.ts'
import { type Config, isScheduled, readConfig } from '#server/config.ts'
import type { PageEdition } from '#server/http/keptAnswers.ts'
import { closeWebServer, createWebServer, type FetchHandler, nodeServer } from '#server/http/webServer.ts'
import type { Log } from '#server/log.ts'
import { captureConsole, openLog } from '#server/openLog.ts'
import { pageEditions } from '#server/pageEdition.ts'
import { closeRuntime, getRuntime } from '#server/runtime.server.ts'
import { keepFreshInThread } from './freshThread.ts'
import { keepExamplesCurrent, prepareStorage } from './prepareStorage.ts'

const DIST = path.resolve(import.meta.dirname, '../../dist')

/** Milliseconds for answers in progress when the server is asked to end. */
const GRACE = 5_000

/** Milliseconds for what is still open after an orderly end, such as output that has to be written. */
const LINGER = 500

/** Milliseconds within which a second signal is the same Ctrl-C, sent by the terminal and by the launcher. */
const REPEAT = 500

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
  // A wrong setting of the sources is reported now, not later by a thread.
  if (isScheduled(config)) readLiveConfig(env)
  // React and the router use their production builds with this.
  process.env.NODE_ENV = 'production'

  const { promise: app, resolve: open, reject: fail } = Promise.withResolvers<FetchHandler>()
  app.catch(() => {})
  let edition = (): PageEdition | null => null
  const server = createWebServer(
    app,
    webSettings(config, () => edition()),
  )
  // The port comes first, so that a taken one is reported before anything else is done. Early requests wait for the app.
  const taken = await listen(server, config)
  if (taken) {
    console.error(taken)
    return 1
  }
  const opened = await openLog(config.log)
  outliveMishaps(opened)
  collectDefaultMetrics()
  const ended = untilTold()
  try {
    await prepareStorage(config)
    open(await loadApp())
    await announce(server, config)
  } catch (error) {
    fail(error)
    await close(server, 0)
    throw error
  }
  // Failures until here are for the person who starts the server; from now on they go to the log.
  captureConsole(opened)
  const logError = (what: string, error: unknown) => opened.error({ err: error }, what)
  const runtime = await getRuntime()
  const { snapshot, announceClosing } = runtime
  edition = pageEditions(runtime, await readFile(path.join(DIST, 'fingerprint'), 'utf8'))
  const stopExamples = keepExamplesCurrent(config, { isReal: () => snapshot()?.kind === 'real', logError })
  const stopSchedule = isScheduled(config) ? keepFreshInThread(env, logError) : null
  const signal = await ended
  announceClosing()
  stopExamples()
  // After Ctrl-C there is no proxy that must notice.
  await Promise.all([stopSchedule?.(), close(server, signal === 'SIGINT' ? 0 : config.drain * 1_000)])
  console.log('\nYapa se cerró. ¡Hasta la próxima!')
  // A connection to a frozen database would keep the process for minutes.
  setTimeout(() => process.exit(0), LINGER).unref()
  return 0
}

/** The failure of one request, or a closed log, must not end the service for everybody else. */
function outliveMishaps(opened: Log): void {
  process.on('unhandledRejection', (error) => opened.error({ err: error }, 'a promise that nobody waits for failed'))
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}

/** Pages that follow from what is published and the visitor's cookies; those on the state of the service change from moment to moment. */
const PAGES = /^\/(?:caja|supermercados|promocion\/[\w-]+)?$/
const API = /^\/api\/v1\//

const kindOf = (pathname: string) => (PAGES.test(pathname) ? 'page' : API.test(pathname) ? 'open' : null)

function webSettings(
  { port, host, siteUrl, trustedProxies, metrics }: Config,
  edition: () => PageEdition | null,
): Parameters<typeof createWebServer>[1] {
  const kept = { edition, kindOf }
  return { port, host, files: path.join(DIST, 'client'), siteUrl, proxies: trustedProxies, metrics, kept }
}

/** Listens; answers the message for the user when that is not possible, else null. */
async function listen(server: Server, { port, host }: Config): Promise<string | null> {
  try {
    await server.serve()
    return null
  } catch (error) {
    const message = listenProblem(error as NodeJS.ErrnoException, port, host)
    if (message) return message
    throw error
  }
}

function listenProblem({ code }: NodeJS.ErrnoException, port: number, host: string | null): string | null {
  const other = port + 1 > 65_535 ? 3001 : port + 1
  const advice = `Elegí otro con PORT; por ejemplo: PORT=${other} npm start`
  if (code === 'EADDRINUSE') return `El puerto ${port} está ocupado por otro programa. ${advice}`
  if (code === 'EACCES') return `No hay permiso para usar el puerto ${port}. ${advice}`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `Esta máquina no tiene la dirección HOST=${host}. Por ejemplo: HOST=127.0.0.1`
  return null
}

async function loadApp(): Promise<FetchHandler> {
  const built: { default: { fetch: FetchHandler } } = await import(pathToFileURL(path.join(DIST, 'server/server.js')).href)
  return built.default.fetch
}

/** Says where the site is, once the home page has really been answered. @throws when it answers with an error. */
async function announce(server: Server, config: Config): Promise<void> {
  const { port, address } = nodeServer(server).address() as AddressInfo
  const local = config.host === null ? 'localhost' : address.includes(':') ? `[${address}]` : address
  const url = `http://${local}:${port}/`
  const response = await fetch(url, { headers: { accept: 'text/html', connection: 'close' } })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`La página de inicio contesta ${response.status}.`)
  const { snapshot } = await getRuntime()
  const what = snapshot()?.kind === 'example' ? ' con datos de ejemplo' : ''
  console.log(`Yapa está en marcha${what}: ${url}   (Ctrl-C para cerrarla)`)
}

/** Resolves to the signal that asks the process to end. A second one later ends it at once. */
function untilTold(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    let told = 0
    const onSignal = (signal: NodeJS.Signals) => {
      if (told === 0) {
        told = Date.now()
        resolve(signal)
      } else if (Date.now() - told > REPEAT) {
        process.exit(128 + constants.signals[signal])
      }
    }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
    // Started by the launcher: if that is killed, nothing passes signals on.
    process.once('disconnect', () => onSignal('SIGTERM'))
    process.channel?.unref()
  })
}

/** @param notice Milliseconds in which it still answers. */
async function close(server: Server, notice: number): Promise<void> {
  await closeWebServer(server, { notice, grace: GRACE })
  const bound = new Promise((resolve) => setTimeout(resolve, 1_000).unref())
  await Promise.race([closeRuntime(), bound])
}
