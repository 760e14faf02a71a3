import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { availableParallelism, cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { civilDateAt } from '#domain/calendar/clock.ts'
import { CHAIN_SLUGS } from '#domain/catalogue/chain.ts'
import type { CapturedCard } from '#domain/promotion/capture.ts'
import { encodeWallet, WALLET_COOKIE } from '#domain/wallet/codec/cookie.ts'
import type { Wallet } from '#domain/wallet/wallet.ts'
import { archiveSource } from '#ingestion/sources/archive.ts'
import { startRehearsal } from '#rehearsal/server.ts'
import { isWellRead, latestRuns } from '#storage/runs.ts'
import { openOrCreateStorage } from '#storage/storage.ts'
import { ARCHIVE } from './cards.ts'
import { environmentWith } from './environment.ts'
import { formatNumber, median } from './measure.ts'
import { processorTime, residentMemory } from './process.ts'
import { twelveInstruments } from './pureWork.ts'
import { fillFromArchive, NOW, waitForAddress } from './server.ts'

/**
 * `npm run bench:load [-- --minutes N] [-- --slow N] [-- --schedule]`: loads one process as `npm start` runs it, then
 * with slow connections, and prints a Markdown table. The clock is frozen on the archive's day; with `--schedule`
 * faketime (a Debian package) lets it run, and the process reads the rehearsed sites under load.
 */

const ROOT = path.resolve(import.meta.dirname, '..')
const AT_ONCE = 12
const MANY = 64
/** Above the wanted 3,000, because a client waits slightly longer than told. */
const WANTED_RATE = 4_000

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    slow: { type: 'string', default: '10000' },
    schedule: { type: 'boolean', default: false },
  },
})

/** The archive is read this long before a server with a schedule starts, so that all sources are due. */
const READ_AT = '2026-03-27T03:30:00Z'

/** Starts a process's clock on the archive's day and lets it run. The system's loader completes the path. */
const CLOCK = {
  LD_PRELOAD: '/usr/$LIB/faketime/libfaketimeMT.so.1',
  FAKETIME: '@2026-03-27 17:00:00',
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
  TZ: 'UTC',
}

/** Returns the next request. */
type Next = () => { path: string; cookie?: string }

type Asked = { good: number; bad: number; milliseconds: number[] }

async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'yapa-bench-'))
  const env = environmentWith({ DATABASE_URL: '', HOST: '127.0.0.1', PORT: '0', YAPA_DATA: folder, YAPA_NOW: NOW, YAPA_LOG_LEVEL: 'warn' })
  await fillFromArchive(folder, values.schedule ? { ...env, YAPA_NOW: READ_AT } : env)
  const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'))
  const sites = values.schedule ? await startRehearsal({ cards: await cardsOfDay(), now: new Date(NOW) }) : null
  const going = sites && { ...CLOCK, YAPA_NOW: '', YAPA_SCHEDULE: 'web', YAPA_SOURCES_BASE: sites.url }
  // The shell becomes the server, because both use `exec`.
  const server = spawn('sh', ['-c', scripts.start], { cwd: ROOT, env: { ...env, ...going }, stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    const url = (await waitForAddress(server)).replace(/\/$/, '')
    console.log(`Node ${process.versions.node}, ${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'})\n`)
    console.log('| what | figure |\n|---|---|')
    await processorPerRequest(url, server)
    await mixedLoad(url, server, Number(values.minutes))
    if (sites) row('Sources read meanwhile', await readMeanwhile(folder))
    await manyConnections(url)
    await slowConnections(url, server, Number(values.slow))
  } finally {
    server.kill('SIGTERM')
    await once(server, 'exit')
    await sites?.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function cardsOfDay(): Promise<CapturedCard[]> {
  const captures = await Promise.all(CHAIN_SLUGS.map((chain) => archiveSource(ARCHIVE, chain, civilDateAt(new Date(NOW))).read()))
  return captures.flatMap(({ cards }) => cards)
}

/** Summarizes the schedule's readings: «6 of 6 good». */
async function readMeanwhile(dataDirectory: string): Promise<string> {
  const { db, close } = await openOrCreateStorage({ databaseUrl: null, dataDirectory })
  try {
    const live = (await latestRuns(db, 20)).filter(({ kind }) => kind === 'live').flatMap(({ sources }) => sources)
    return `${live.filter(isWellRead).length} of ${live.length} good`
  } finally {
    await close()
  }
}

function row(what: string, figure: string): void {
  console.log(`| ${what} | ${figure} |`)
}

/** Measures the server's processor time per request (user and system), which other programs hardly affect. */
async function processorPerRequest(url: string, server: ChildProcess): Promise<void> {
  const { promotions } = (await (await fetch(`${url}/api/v1/promotions`)).json()) as { promotions: { id: string }[] }
  const [script = '/'] = /\/assets\/[\w.$-]+\.js/.exec(await (await fetch(url)).text()) ?? []
  const wallet = () => `${WALLET_COOKIE}=${encodeWallet(someOf(twelveInstruments()))}`
  const own = wallet()
  let amount = 0
  const kinds: [string, Next][] = [
    ['`/`, kept', () => ({ path: '/' })],
    ['`/` for one wallet, kept', () => ({ path: '/', cookie: own })],
    ['`/` for another wallet each time, rendered', () => ({ path: `/?monto=${1_000 * ++amount}`, cookie: wallet() })],
    ['a promotion, kept', () => ({ path: `/promocion/${promotions[0]?.id}` })],
    ['`/api/v1/promotions`, kept', () => ({ path: '/api/v1/promotions' })],
    [
      '`/api/v1/promotions` with a wallet and another amount each time',
      () => ({ path: `/api/v1/promotions?wallet=modo,mercado-pago&amount=${1_000 * ++amount}` }),
    ],
    ['a script, from memory', () => ({ path: script })],
  ]
  for (const [what, next] of kinds) {
    await askFor(url, next, 4_000, { good: 0, bad: 0, milliseconds: [] })
    const before = processorTime(server)
    const { good, bad } = await askFor(url, next, 6_000, { good: 0, bad: 0, milliseconds: [] })
    row(`Processor for ${what}`, `${formatNumber((processorTime(server) - before) / (good + bad), 2)} ms a request`)
  }
}

async function mixedLoad(url: string, server: ChildProcess, minutes: number): Promise<void> {
  const idle = residentMemory(server)
  const { promotions } = (await (await fetch(`${url}/api/v1/promotions`)).json()) as { promotions: { id: string }[] }
  const paths = pathsOf(promotions.map(({ id }) => id))
  const each: number[] = []
  const all: Asked = { good: 0, bad: 0, milliseconds: [] }
  for (let minute = 0; minute < minutes; minute++) {
    let peak = 0
    const watch = setInterval(() => {
      peak = Math.max(peak, residentMemory(server))
    }, 500)
    await askFor(url, paths, 60_000, all)
    clearInterval(watch)
    each.push(peak)
    process.stderr.write(`minute ${minute + 1}: ${formatNumber(peak)} MB\n`)
  }
  row(
    `Requests in ${minutes} minutes of mixed load, ${AT_ONCE} at once`,
    `${formatNumber(all.good)} answered, ${all.bad} not; ${latency(all)}`,
  )
  row(
    'Resident memory, the most in each minute',
    `${each.map((peak) => formatNumber(peak)).join(', ')} MB (${formatNumber(idle)} MB after the first page)`,
  )
}

/**
 * Returns requests as visitors make them: half without a wallet, many different wallets, promotions, the till, the
 * API, sometimes another day or amount.
 */
function pathsOf(ids: readonly string[]): Next {
  const any = <T>(list: readonly T[]) => list[Math.floor(Math.random() * list.length)] as T
  const cookie = () => `${WALLET_COOKIE}=${encodeWallet(someOf(twelveInstruments()))}`
  const amount = () => 1_000 * Math.ceil(Math.random() * 200)
  return () => {
    const chance = Math.random()
    if (chance < 0.2) return { path: '/' }
    if (chance < 0.35) return { path: `/?dia=2026-03-${27 + Math.floor(Math.random() * 4)}&monto=${amount()}` }
    if (chance < 0.6) return { path: '/', cookie: cookie() }
    if (chance < 0.7) return { path: `/promocion/${any(ids)}` }
    if (chance < 0.75) return { path: `/promocion/${any(ids)}`, cookie: cookie() }
    if (chance < 0.85) return { path: `/api/v1/promotions?wallet=modo,mercado-pago&amount=${amount()}` }
    if (chance < 0.92) return { path: '/supermercados', cookie: cookie() }
    return { path: any(['/caja', '/estado', '/api/v1/status', '/ahorros']) }
  }
}

function someOf(wallet: Wallet): Wallet {
  const instruments = wallet.instruments.filter(() => Math.random() < 0.5)
  return { ...wallet, instruments: instruments.length > 0 ? instruments : wallet.instruments }
}

/** Sends requests. @param rate Requests a second in all, if the server keeps up; by default each client asks again at once. */
async function askFor(
  url: string,
  next: Next,
  milliseconds: number,
  into: Asked,
  atOnce = AT_ONCE,
  rate = Number.POSITIVE_INFINITY,
): Promise<Asked> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const end = performance.now() + milliseconds
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (performance.now() < end) {
        const { path: asked, cookie } = next()
        const began = performance.now()
        const status = await statusOf(agent, `${url}${asked}`, cookie)
        into.milliseconds.push(performance.now() - began)
        if (status === 200) into.good++
        else into.bad++
        const early = began + (1_000 * atOnce) / rate - performance.now()
        if (early > 0) await setTimeout(early)
      }
    }),
  )
  agent.destroy()
  return into
}

function statusOf(agent: Agent, url: string, cookie: string | undefined): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>()
  const headers = { 'accept-encoding': 'br', ...(cookie !== undefined && { cookie }) }
  const sent = request(url, { agent, headers }, (response) => {
    response.resume().once('end', () => resolve(response.statusCode ?? 0))
  })
  sent.once('error', () => resolve(0)).end()
  return promise
}

function latency({ milliseconds }: Asked): string {
  const sorted = milliseconds.toSorted((a, b) => a - b)
  return `p50 ${formatNumber(median(sorted))} ms, p99 ${formatNumber(sorted[Math.floor(sorted.length * 0.99)] ?? 0)} ms`
}

/** Requests cached answers with as many connections as the wanted rates name. The client needs a core of its own. */
async function manyConnections(url: string): Promise<void> {
  const cookie = `${WALLET_COOKIE}=${encodeWallet(twelveInstruments())}`
  const kinds: [string, Next][] = [
    ['`/`', () => ({ path: '/' })],
    ['`/` for one wallet', () => ({ path: '/', cookie })],
    ['`/api/v1/promotions` with a wallet and an amount', () => ({ path: '/api/v1/promotions?wallet=modo,mercado-pago&amount=80000' })],
  ]
  for (const [what, next] of kinds) {
    await askFor(url, next, 2_000, { good: 0, bad: 0, milliseconds: [] }, MANY)
    const seconds = 10
    const asked = await askFor(url, next, seconds * 1_000, { good: 0, bad: 0, milliseconds: [] }, MANY)
    row(`${what}, kept, ${MANY} at once`, `${formatNumber(asked.good / seconds)} req/s, ${latency(asked)}, ${asked.bad} not answered`)
    const paced = await askFor(url, next, seconds * 1_000, { good: 0, bad: 0, milliseconds: [] }, MANY, WANTED_RATE)
    row(
      `The same, ${formatNumber(WANTED_RATE)} a second wanted`,
      `${formatNumber(paced.good / seconds)} req/s, ${latency(paced)}, ${paced.bad} not answered`,
    )
  }
}

/**
 * Measures visitors before and during many slow connections: half of those send their request byte by byte, half never
 * read their answer.
 */
async function slowConnections(url: string, server: ChildProcess, count: number): Promise<void> {
  const home = () => ({ path: '/' })
  const seconds = 10
  const visit = () => askFor(url, home, seconds * 1_000, { good: 0, bad: 0, milliseconds: [] })
  const before = await visit()
  const clients = spawn(process.execPath, [path.join(import.meta.dirname, 'slowClients.ts'), url, String(count)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [open] = await once(clients.stdout, 'data')
  const during = await visit()
  const memory = residentMemory(server)
  clients.kill('SIGKILL')
  const rate = ({ good }: Asked) => `${formatNumber(good / seconds)} req/s`
  row('`GET /`, 12 at once, nobody else', `${rate(before)}, ${latency(before)}`)
  row(
    `The same beside ${String(open).trim()} slow connections`,
    `${rate(during)}, ${latency(during)}, ${during.bad} not answered; ${formatNumber(memory)} MB resident`,
  )
}

await main()
