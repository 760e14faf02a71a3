// `npm run bench:blocking [-- FOLDER]`: long tasks of a first visit, in a browser without developer tools.
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { CHROMIUM } from './environment.ts'
import { median } from './measure.ts'
import { type BenchServer, startBenchServer } from './server.ts'

/**
 * Developer tools distort the measurement (React's errors make the browser read the scripts again), so none are
 * attached. A proxy adds code that records long tasks, and delays answers; cgroup 1 limits the page's main thread to a
 * quarter of a core, which needs root. With FOLDER another build is measured in turns.
 */
const CONTROLLER = '/sys/fs/cgroup/cpu'
const GROUP = path.join(CONTROLLER, 'yapa-slow')
const SLICE = { period: 4_000, quota: 1_000 }
const RUNS = 9
const LATENCY = 150
/** Milliseconds for the browser to start, and for the page to finish. */
const START = 2_500
const DONE = 9_000

type Visit = { firstPaint: number; tasks: [start: number, duration: number][] }

const NOTES = `<script>(function(){var tasks=[];new PerformanceObserver(function(list){list.getEntries().forEach(function(one){tasks.push([one.startTime,one.duration])})}).observe({type:'longtask',buffered:true})
setTimeout(function(){navigator.sendBeacon('/noted',JSON.stringify({firstPaint:performance.getEntriesByName('first-contentful-paint')[0].startTime,tasks:tasks}))},${DONE})})()</script>`
/** Opens the measured page from another page of the same process, whose main thread is slow by then. */
const FIRST_PAGE = `<script>setTimeout(function(){location.href='/'},${START})</script>`

async function main([folder]: string[]): Promise<void> {
  if (!existsSync(path.join(CONTROLLER, 'cpu.cfs_quota_us')) && !existsSync(path.join(CONTROLLER, 'cpu.shares'))) {
    console.error(`Nothing was measured: there is no ${CONTROLLER} to slow a thread down with.`)
    return
  }
  mkdirSync(GROUP, { recursive: true })
  writeFileSync(path.join(GROUP, 'cpu.cfs_period_us'), String(SLICE.period))
  writeFileSync(path.join(GROUP, 'cpu.cfs_quota_us'), String(SLICE.quota))
  const apps: [string, BenchServer][] = [['this build', await startBenchServer()]]
  if (folder) apps.push([folder, await startBenchServer(undefined, path.resolve(folder))])
  try {
    const visits = apps.map((): Visit[] => [])
    for (let run = 0; run < RUNS; run++)
      for (const [at, [, { url }]] of apps.entries()) {
        const visit = await visited(url)
        if (visit) visits[at]?.push(visit)
      }
    console.log(
      `| first visit to \`/\`, ${RUNS} each, main thread with a quarter of a core | blocking | tasks over 50 ms | longest |\n|---|---|---|---|`,
    )
    for (const [at, [name]] of apps.entries()) console.log(rowOf(name, visits[at] ?? []))
  } finally {
    for (const [, server] of apps) await server.stop()
    rmdirSync(GROUP)
  }
}

/** Formats the time beyond 50 ms of each task after the first paint. */
function rowOf(name: string, visits: readonly Visit[]): string {
  const after = visits.map(({ firstPaint, tasks }) =>
    tasks.filter(([start, duration]) => start + duration > firstPaint).map(([, ms]) => ms),
  )
  const blocking = after.map((tasks) => tasks.reduce((sum, ms) => sum + ms - 50, 0))
  const longest = median(after.map((tasks) => Math.max(0, ...tasks)))
  return `| ${name} | ${Math.round(median(blocking))} ms (${blocking.map(Math.round).join(', ')}) | ${median(after.map(({ length }) => length))} | ${Math.round(longest)} ms |`
}

/** Measures one first visit with a fresh browser; null when the page did not answer. */
async function visited(url: string): Promise<Visit | null> {
  const { promise: noted, resolve: note } = Promise.withResolvers<Visit>()
  const between = createServer((request, response) => void answered(url, request, response, note).catch(() => response.destroy()))
  await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve))
  const profile = mkdtempSync(path.join(tmpdir(), 'yapa-profile-'))
  const address = `http://127.0.0.1:${(between.address() as AddressInfo).port}/first`
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--window-size=390,844', `--user-data-dir=${profile}`]
  // A process group of its own, so that its processes are found and ended together.
  const browser = spawn(CHROMIUM, [...flags, address], { stdio: 'ignore', detached: true })
  try {
    await setTimeout(START - 1_000)
    for (const pid of renderersOf(browser.pid ?? 0)) writeFileSync(path.join(GROUP, 'tasks'), pid)
    return await Promise.race([noted, setTimeout(4 * DONE, null)])
  } finally {
    if (browser.pid) process.kill(-browser.pid, 'SIGKILL')
    await closed(between)
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Returns the renderer processes of a group; a process's number is that of its main thread. */
function renderersOf(group: number): string[] {
  return readdirSync('/proc').filter((pid) => {
    if (!/^\d+$/.test(pid)) return false
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('--type=renderer') && groupOf(pid) === group
    } catch {
      // The process has ended.
      return false
    }
  })
}

const groupOf = (pid: string) => Number(execFileSync('ps', ['-o', 'pgid=', '-p', pid], { encoding: 'utf8' }))

async function answered(url: string, request: IncomingMessage, response: ServerResponse, note: (visit: Visit) => void): Promise<void> {
  if (request.url === '/first') return void response.writeHead(200, { 'content-type': 'text/html' }).end(FIRST_PAGE)
  if (request.url === '/noted') {
    note(JSON.parse(await textOf(request)))
    return void response.writeHead(204).end()
  }
  await setTimeout(LATENCY)
  const answer = await fetch(`${url}${request.url}`, { method: request.method ?? 'GET', headers: { 'accept-encoding': 'identity' } })
  // The page's content policy would block the recording code.
  const headers = [...answer.headers].filter(([name]) => !['content-security-policy', 'content-length', 'etag'].includes(name))
  const body = Buffer.from(await answer.arrayBuffer())
  response.writeHead(answer.status, Object.fromEntries(headers))
  response.end(request.url === '/' ? body.toString().replace('<head>', `<head>${NOTES}`) : body)
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}

function closed(server: Server): Promise<unknown> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(resolve))
}

await main(process.argv.slice(2))
