import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { test as base, type Page } from '@playwright/test'
import { REAL_CARDS } from '../../scripts/environment.mjs'

const ROOT = path.resolve(import.meta.dirname, '../..')
const MAIN = 'src/cli/main.ts'

/** Real captured cards, next to the project on some machines; null where they are absent. */
const archiveNamed = (name: string): string | null => (existsSync(path.join(REAL_CARDS, name)) ? path.join(REAL_CARDS, name) : null)
export const ARCHIVE = archiveNamed('archive')
/** Later ones, until the end of July. */
export const ARCHIVE_2026 = archiveNamed('archive-2026')

export type ServerOptions = {
  /** What the server takes for now (ISO instant). */
  now: string
  /** Publishes the archive's capture of this civil date before serving; otherwise the example data set is served. */
  archiveDate: string | null
  /** The folder of the archive. */
  archive: string | null
  /** More of the environment. */
  env: Record<string, string>
  /** The folder that has the app. */
  root: string
}

/** A server of the built app over its own empty data folder. */
export type AppServer = {
  url: string
  child: ChildProcess
  dataDirectory: string
  ingest(archiveDate: string): Promise<void>
  stop(): Promise<void>
}

/** Friday 27 March 2026, noon in Argentina. */
export const FRIDAY = '2026-03-27T15:00:00Z'
const DEFAULTS: ServerOptions = { now: FRIDAY, archiveDate: null, archive: ARCHIVE, env: {}, root: ROOT }

/** Milliseconds for the server to print its address: a second or two, and 45 were too few on a machine with ten processes for each core. */
const START_TIMEOUT = 90_000

export async function startServer(options: Partial<ServerOptions> = {}): Promise<AppServer> {
  const { now, archiveDate, archive, env, root } = { ...DEFAULTS, ...options }
  const dataDirectory = mkdtempSync(path.join(tmpdir(), 'yapa-e2e-'))
  const environment = {
    ...process.env,
    DATABASE_URL: '',
    HOST: '127.0.0.1',
    PORT: '0',
    YAPA_DATA: dataDirectory,
    YAPA_NOW: now,
    YAPA_SCHEDULE: 'off',
    // No proxy must notice that a test's server ends.
    YAPA_DRAIN: '0',
    ...env,
  }
  const ingest = async (date: string) => {
    if (archive === null) throw new Error('The archive is not on this machine')
    await promisify(execFile)(process.execPath, [MAIN, 'ingest', '--archive', archive, '--date', date], { cwd: root, env: environment })
  }
  if (archiveDate !== null) await ingest(archiveDate)
  const child = spawn(process.execPath, [MAIN, 'serve'], { cwd: root, env: environment, stdio: ['ignore', 'pipe', 'pipe'] })
  const stop = async () => {
    await ended(child)
    rmSync(dataDirectory, { recursive: true, force: true })
  }
  try {
    return { url: await addressOf(child), child, dataDirectory, ingest, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The address that the server prints once it answers. @throws Error with its output when it does not come to that. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    const fail = (why: string) => reject(new Error(`The server ${why}. It said:\n${output}`))
    const timer = setTimeout(() => fail('did not answer in time'), START_TIMEOUT)
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      // Warnings name addresses, too; what is printed at the start ends in a stroke.
      const address = /(http:\/\/127\.0\.0\.1:\d+)\/\s/.exec(output)?.[1]
      if (!address) return
      clearTimeout(timer)
      resolve(address)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
    child.once('exit', (code) => {
      clearTimeout(timer)
      fail(`ended with status ${code}`)
    })
  })
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const cut = setTimeout(() => child.kill('SIGKILL'), 10_000)
  await exit
  clearTimeout(cut)
}

/**
 * Playwright's `test` with a server: `test.use({ serverOptions: { archiveDate: '2026-03-27' } })` at the top of a file chooses what is
 * served there, and pages open relative to it. The server lives as long as the worker. The browser has seen the disclaimer, unless
 * `test.use({ firstVisit: true })`.
 */
export const test = base.extend<{ firstVisit: boolean }, { serverOptions: Partial<ServerOptions>; server: AppServer }>({
  firstVisit: [false, { option: true }],
  context: async ({ context, firstVisit }, use) => {
    if (!firstVisit) await context.addInitScript(() => localStorage.setItem('yapa-mascot-disclaimer-seen', 'true'))
    await use(context)
  },
  serverOptions: [{}, { option: true, scope: 'worker' }],
  server: [
    async ({ serverOptions }, use) => {
      const server = await startServer(serverOptions)
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 2 * START_TIMEOUT },
  ],
  baseURL: async ({ server }, use) => use(server.url),
})

export { expect } from '@playwright/test'

/**
 * Opens a page and waits until its scripts have taken over: before that, links and forms work as without JavaScript. The frame says so itself;
 * the page inside is hydrated a moment later, which only React's own mark on its heading shows.
 */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForFunction(
    () =>
      document.documentElement.dataset.hydrated === 'true' &&
      Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__react')),
  )
}

/** Opens a part of home's band: the day, the supermarket with the filters, or the search. */
export async function unfold(page: Page, what: 'Día' | 'Supermercado' | 'Buscar'): Promise<void> {
  await page.locator('[data-sticky] summary').filter({ hasText: what }).click()
}
