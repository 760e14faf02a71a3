import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { availableParallelism, cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Wallet } from '#domain/wallet.ts'
import { WALLET_COOKIE } from '#domain/walletCookie.ts'
import { encodeWallet } from '#domain/walletText.ts'
import { environmentWith } from './environment.ts'
import { median, rounded } from './measure.ts'
import { processorOf, residentMemory } from './process.ts'
import { twelveInstruments } from './pureWork.ts'
import { addressOf, fillFromArchive, NOW } from './server.ts'

/**
 * `npm run bench:load [-- --minutes N] [-- --slow N]`: one process as `npm start` runs it, under mixed load for some minutes, and then with thousands
 * of slow connections beside other visitors. Prints a table in Markdown.
 */

const ROOT = path.resolve(import.meta.dirname, '..')
const AT_ONCE = 12

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' }, slow: { type: 'string', default: '10000' } } })

type Asked = { good: number; bad: number; milliseconds: number[] }

async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'yapa-bench-'))
  const env = environmentWith({ DATABASE_URL: '', HOST: '127.0.0.1', PORT: '0', YAPA_DATA: folder, YAPA_NOW: NOW, YAPA_LOG_LEVEL: 'warn' })
  await fillFromArchive(folder, env)
  const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'))
  // The shell becomes the server: both use `exec`.
  const server = spawn('sh', ['-c', scripts.start], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    const url = (await addressOf(server)).replace(/\/$/, '')
    console.log(`Node ${process.versions.node}, ${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'})\n`)
    console.log('| what | figure |\n|---|---|')
    await processorPerRequest(url, server)
    await mixedLoad(url, server, Number(values.minutes))
    await slowConnections(url, server, Number(values.slow))
  } finally {
    server.kill('SIGTERM')
    await once(server, 'exit')
    rmSync(folder, { recursive: true, force: true })
  }
}

function row(what: string, figure: string): void {
  console.log(`| ${what} | ${figure} |`)
}

/** Processor, user and system, that the server takes for a request: what other programs on the machine do changes it little. */
async function processorPerRequest(url: string, server: ChildProcess): Promise<void> {
  const { promotions } = (await (await fetch(`${url}/api/v1/promotions`)).json()) as { promotions: { id: string }[] }
  const [script = '/'] = /\/assets\/[\w.$-]+\.js/.exec(await (await fetch(url)).text()) ?? []
  const wallet = () => `${WALLET_COOKIE}=${encodeWallet(someOf(twelveInstruments()))}`
  const own = wallet()
  let amount = 0
  const kinds: [string, () => { path: string; cookie?: string }][] = [
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
    const before = processorOf(server)
    const { good, bad } = await askFor(url, next, 6_000, { good: 0, bad: 0, milliseconds: [] })
    row(`Processor for ${what}`, `${rounded((processorOf(server) - before) / (good + bad), 2)} ms a request`)
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
    process.stderr.write(`minute ${minute + 1}: ${rounded(peak)} MB\n`)
  }
  row(`Requests in ${minutes} minutes of mixed load, ${AT_ONCE} at once`, `${rounded(all.good)} answered, ${all.bad} not; ${latency(all)}`)
  row(
    'Resident memory, the most in each minute',
    `${each.map((peak) => rounded(peak)).join(', ')} MB (${rounded(idle)} MB after the first page)`,
  )
}

/** Like visitors: half of them without a wallet, many with wallets of their own, promotions, the till, the API, now and then another day and amount. */
function pathsOf(ids: readonly string[]): () => { path: string; cookie?: string } {
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

async function askFor(url: string, next: () => { path: string; cookie?: string }, milliseconds: number, into: Asked): Promise<Asked> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const end = performance.now() + milliseconds
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (performance.now() < end) {
        const { path: asked, cookie } = next()
        const began = performance.now()
        const status = await statusOf(agent, `${url}${asked}`, cookie)
        into.milliseconds.push(performance.now() - began)
        if (status === 200) into.good++
        else into.bad++
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
  return `p50 ${rounded(median(sorted))} ms, p99 ${rounded(sorted[Math.floor(sorted.length * 0.99)] ?? 0)} ms`
}

/** Other visitors before and while half of so many connections send their request a byte now and then, and half read nothing of their answer. */
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
  const rate = ({ good }: Asked) => `${rounded(good / seconds)} req/s`
  row('`GET /`, 12 at once, nobody else', `${rate(before)}, ${latency(before)}`)
  row(
    `The same beside ${String(open).trim()} slow connections`,
    `${rate(during)}, ${latency(during)}, ${during.bad} not answered; ${rounded(memory)} MB resident`,
  )
}

await main()
