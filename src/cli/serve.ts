import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { collectDefaultMetrics } from 'prom-client'
import type { Server } from 'srvx'
import { systemClock } from '#domain/calendar/clock.ts'
import type { SourceSlug } from '#domain/catalogue/source.ts'
import { listLiveSources, readLiveConfig } from '#ingestion/sources/liveConfig.ts'
import type { Environment } from '#operations/environment.ts'
import { type Config, isScheduled, listStartWarnings, readConfig } from '#server/config.ts'
import { keepPages, type PageReads } from '#server/http/keptPages.ts'
import { closeWebServer, createWebServer, type FetchHandler, nodeServer } from '#server/http/webServer.ts'
import type { Log } from '#server/log.ts'
import { captureConsole, openLog } from '#server/openLog.ts'
import { closeRuntime, getEditionName, getRuntime, type Runtime } from '#server/runtime.server.ts'
import { onFirstSignal } from './command.ts'
import { prepareStorage } from './prepareStorage.ts'
import { watchBeside } from './watch.ts'

const DIST = path.resolve(import.meta.dirname, '../../dist')

/** Answers under this path depend only on the URL and the published data. */
const API = /^\/api\/v1\//

/**
 * Per cent by which the heap may grow before it is collected. The engine's default (threefold, on machines with much memory) doubles the
 * process's memory to save a few per cent of its time.
 */
const HEAP_GROWTH = 40

/** Milliseconds for which the edition of the data is not looked up again: that takes longer than sending a kept page. */
const GLANCE = 250

/** Milliseconds for answers in progress when the server is asked to end. */
const GRACE = 5_000

/** Milliseconds between an orderly end and the exit, for output that is still to be written. */
const LINGER = 500

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
  if (isScheduled(config)) listLiveSources(readLiveConfig(env))
  // With this React and the router use their production builds.
  process.env.NODE_ENV = 'production'
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH}`)

  const { promise: app, resolve: open, reject: fail } = Promise.withResolvers<FetchHandler>()
  app.catch(() => {})
  let edition = (): string | null => null
  let pageReads: App['pageReads'] = () => null
  const readsOf = (path: string) => (API.test(path) ? 'open' : pageReads(path))
  const { port, host, siteUrl, trustedProxies: proxies, metrics } = config
  const keeping = keepPages({ edition: () => edition(), readsOf })
  const server = createWebServer(app, { port, host, files: path.join(DIST, 'client'), siteUrl, proxies, metrics, keeping })
  // The server takes its port first, so that a taken one is reported before other work. Early requests wait for the app.
  const taken = await listen(server, config)
  if (taken) {
    console.error(taken)
    return 1
  }
  const opened = await openLog(config.log)
  logUnhandledErrors(opened)
  collectDefaultMetrics()
  const ended = untilTold()
  try {
    await prepareStorage(config)
    const app = await loadApp()
    pageReads = app.pageReads
    open(app.default.fetch)
    await announce(server, config)
  } catch (error) {
    fail(error)
    await close(server, 0)
    throw error
  }
  // Failures until here are for the person who starts the server; from now on they go to the log.
  captureConsole(opened)
  for (const warning of listStartWarnings(config)) opened.warn({}, warning)
  const runtime = await getRuntime()
  const { snapshot, announceClosing } = runtime
  const build = await readFile(path.join(DIST, 'built'), 'utf8')
  let seen = { at: Number.NEGATIVE_INFINITY, name: '' as string | null }
  edition = () => {
    if (performance.now() - seen.at > GLANCE) {
      const data = getEditionName(runtime)
      seen = { at: performance.now(), name: data && `${build} ${data}` }
    }
    return seen.name
  }
  runtime.onReviewed(applyReviews(env, (error) => opened.error({ err: error }, 'a review could not be applied')))
  const stopSchedule = isScheduled(config) ? watchBeside(env, opened, () => snapshot()?.version ?? null) : null
  const stopTelling = config.clock === systemClock ? tellBeside(config, runtime, opened) : null
  const signal = await ended
  announceClosing()
  // After Ctrl-C no proxy has to notice that the server ends.
  await Promise.all([stopSchedule?.(), stopTelling?.(), close(server, signal === 'SIGINT' ? 0 : config.drain * 1_000)])
  console.log('\nYapa se cerró. ¡Hasta la próxima!')
  // Without an exit a connection to a frozen database would keep the process for minutes.
  setTimeout(() => process.exit(0), LINGER).unref()
  return 0
}

/** Listens. Resolves to null, or to a message for the user when the port cannot be had. */
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

type App = { default: { fetch: FetchHandler }; pageReads: (path: string) => PageReads | 'open' | null }

async function loadApp(): Promise<App> {
  return await import(pathToFileURL(path.join(DIST, 'server/server.js')).href)
}

/** Asks for the home page and then prints the site's address. @throws when the page answers with an error. */
async function announce(server: Server, config: Config): Promise<void> {
  const { port, address } = nodeServer(server).address() as AddressInfo
  const local = config.host === null ? 'localhost' : address.includes(':') ? `[${address}]` : address
  const url = `http://${local}:${port}/`
  const response = await fetch(url, { headers: { accept: 'text/html', connection: 'close' } })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`La página de inicio contesta ${response.status}.`)
  const { snapshot } = await getRuntime()
  const example = snapshot()?.kind === 'example' ? ' con datos de ejemplo' : ''
  console.log(`Yapa está en marcha${example}: ${url}   (Ctrl-C para cerrarla)`)
}

/** Logs unhandled failures: one request, or a closed log, must not end the service for everybody else. */
function logUnhandledErrors(opened: Log): void {
  process.on('unhandledRejection', (error) => opened.error({ err: error }, 'a promise that nobody waits for failed'))
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}

/** Resolves to the signal that asks the process to end. */
function untilTold(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    const { take } = onFirstSignal(['SIGINT', 'SIGTERM', 'SIGHUP'], resolve)
    // The launcher passes signals on. When it is killed, its channel ends, and this process with it.
    process.once('disconnect', () => take('SIGTERM'))
    process.channel?.unref()
  })
}

/** @param notice Milliseconds for which the server still answers. */
async function close(server: Server, notice: number): Promise<void> {
  await closeWebServer(server, { notice, grace: GRACE })
  const bound = new Promise((resolve) => setTimeout(resolve, 1_000).unref())
  await Promise.race([closeRuntime(), bound])
}

/** Tells devices what they asked for, beside other work. @returns A function that ends it. */
function tellBeside(config: Config, runtime: Runtime, log: Log): () => Promise<void> {
  const controller = new AbortController()
  const failed = (error: unknown) => log.error({ err: error }, 'avisos')
  const telling = (async () => {
    const { keepSendingMessages } = await import('#server/push/pushSender.ts')
    const { openStorage } = await import('#storage/storage.ts')
    const { db, close } = await openStorage(config)
    await keepSendingMessages({ db, runtime, clock: config.clock, signal: controller.signal }, failed)
    await close()
  })().catch(failed)
  return async () => {
    controller.abort()
    await Promise.race([telling, delay(LINGER, undefined, { ref: false })])
  }
}

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
