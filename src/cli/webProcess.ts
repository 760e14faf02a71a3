import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { collectDefaultMetrics } from 'prom-client'
import type { Server } from 'srvx'
import type { Environment } from '#operations/environment.ts'
import { type Config, isScheduled } from '#server/config.ts'
import { closeWebServer, createWebServer, type FetchHandler, nodeServer, type WebSettings } from '#server/http/webServer.ts'
import { captureConsole, openLog } from '#server/openLog.ts'
import { closeRuntime, getRuntime } from '#server/runtime.server.ts'
import { tellCounts } from '#server/scale/countsOfAll.ts'
import { keptAnswers, type PageEdition } from '#server/scale/keptAnswers.ts'
import type { PageReads } from '#server/scale/onlyRead.ts'
import { pageEditions } from '#server/scale/pageEdition.ts'
import { scaleOf } from '#server/scale/scale.ts'
import { joinsOthers, sayReady } from '#server/scale/webProcesses.ts'
import { openTraces } from '#server/traces.ts'
import { applyReviews } from './applyReviews.ts'
import { keepExamplesCurrent, prepareStorage } from './prepareStorage.ts'
import { watchBeside } from './watch.ts'
import { DIST, farewell, logUnhandledErrors, noticeAfter, sayRunning, untilTold } from './webLife.ts'

/**
 * Per cent by which the heap may grow before it is collected. The engine's default (threefold, on machines with much memory) doubles the
 * process's memory to save a few per cent of its time.
 */
const HEAP_GROWTH = 40

/** Milliseconds for answers in progress when the server is asked to end. */
const GRACE = 5_000

/**
 * Answers requests in this process, alone or as one of several that the first process started.
 * @returns 0 after an orderly end, 1 when it could not start.
 */
export async function serveHere(config: Config, env: Environment): Promise<number> {
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH}`)
  const { promise: app, resolve: open, reject: fail } = Promise.withResolvers<FetchHandler>()
  app.catch(() => {})
  const { keepsAnswers, role } = scaleOf(config)
  let edition = (): PageEdition | null => null
  let pageReads: App['pageReads'] = () => null
  const kindOf = (path: string) => (API.test(path) ? 'open' : pageReads(path))
  const server = createWebServer(app, webSettings(config, keepsAnswers ? keptAnswers({ edition: () => edition(), kindOf }) : null))
  // The server takes its port first, so that a taken one is reported before other work. Early requests wait for the app.
  const joins = joinsOthers(env)
  const taken = joins ? null : await listen(server, config)
  if (taken) {
    console.error(taken)
    expectNothing()
    return 1
  }
  const opened = await openLog(config.log)
  logUnhandledErrors(opened)
  collectDefaultMetrics()
  const closeTraces = config.traces && (await openTraces(config.traces))
  if (role === 'started') tellCounts()
  const ended = untilTold(role)
  try {
    if (!joins) await prepareStorage(config)
    const app = await loadApp()
    pageReads = app.pageReads
    open(app.default.fetch)
    if (joins) await join(server, config)
    else await announce(server, config)
  } catch (error) {
    fail(error)
    await close(server, 0)
    expectNothing()
    throw error
  }
  // Failures until here are for the person who starts the server; from now on they go to the log.
  captureConsole(opened)
  const logError = (what: string, error: unknown) => opened.error({ err: error }, what)
  const runtime = await getRuntime()
  const { snapshot, announceClosing } = runtime
  edition = pageEditions(runtime, await readFile(path.join(DIST, 'fingerprint'), 'utf8'))
  runtime.onReviewed(applyReviews(env, (error) => logError('a review could not be applied', error)))
  const stopExamples = keepExamplesCurrent(config, { isReal: () => snapshot()?.kind === 'real', logError })
  const stopSchedule = isScheduled(config) && role !== 'started' ? watchBeside(env, opened) : null
  const signal = await ended
  announceClosing()
  stopExamples()
  await Promise.all([stopSchedule?.(), close(server, noticeAfter(signal, config))])
  await closeTraces?.()
  return farewell(role)
}

/** Lets the process end although the channel to the process that started it is open. */
function expectNothing(): void {
  process.channel?.unref()
}

/** Answers under this path depend only on the URL and the published data. */
const API = /^\/api\/v1\//

function webSettings({ port, host, siteUrl, trustedProxies, metrics }: Config, keeping: WebSettings['keeping']): WebSettings {
  return { port, host, files: path.join(DIST, 'client'), siteUrl, proxies: trustedProxies, metrics, keeping }
}

/** Begins to take a share of the requests once the runtime is open. The other processes answer until then. */
async function join(server: Server, config: Config): Promise<void> {
  await getRuntime()
  const taken = await listen(server, config)
  if (taken) throw new Error(taken)
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
  const isExample = snapshot()?.kind === 'example'
  if (scaleOf(config).role === 'started') sayReady(url, isExample)
  else sayRunning(url, isExample, 1)
}

/** @param notice Milliseconds for which the server still answers. */
async function close(server: Server, notice: number): Promise<void> {
  await closeWebServer(server, { notice, grace: GRACE })
  const bound = new Promise((resolve) => setTimeout(resolve, 1_000).unref())
  await Promise.race([closeRuntime(), bound])
}
