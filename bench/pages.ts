import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import path from 'node:path'
import { promisify } from 'node:util'
import { encodeWallet, WALLET_COOKIE } from '#domain/wallet/codec/cookie.ts'
import { median, type Row, rounded } from './measure.ts'
import { residentMemory } from './process.ts'
import { twelveInstruments } from './pureWork.ts'
import { addressOf, startBenchServer } from './server.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const AUTOCANNON = path.join(ROOT, 'node_modules/autocannon/autocannon.js')

const RUNS = 3
const SECONDS = 4
const CONNECTIONS = 10

/** Starts the server over real cards where there are any, measures it and a baseline in turns, and ends it. */
export async function measurePages(): Promise<Row[]> {
  const { url, process: server, folder, stop } = await startBenchServer()
  const children: ChildProcess[] = []
  try {
    const idle = residentMemory(server)
    const cookie = `${WALLET_COOKIE}=${encodeWallet(twelveInstruments())}`
    const rows = [
      await measurePage('`GET /`, anonymous', url, {}, folder, children),
      await measurePage('`GET /`, wallet of 12 instruments', url, { cookie }, folder, children),
      await measurePage('`GET /api/v1/promotions`', `${url}api/v1/promotions`, {}, folder, children),
    ]
    rows.push({
      what: 'Resident memory of the server',
      figure: `${rounded(residentMemory(server))} MB after the load`,
      comparison: `${rounded(idle)} MB after the first page`,
    })
    rows.push(await measureClientScript(url))
    return rows
  } finally {
    for (const child of children) child.kill('SIGTERM')
    await Promise.all(children.map((child) => (child.exitCode === null ? once(child, 'exit') : null)))
    await stop()
  }
}

async function measurePage(
  what: string,
  url: string,
  headers: Record<string, string>,
  folder: string,
  children: ChildProcess[],
): Promise<Row> {
  const asked = { ...headers, 'accept-encoding': 'br', accept: '*/*' }
  const { body, headers: answered } = await fetchRaw(url, asked)
  const file = path.join(folder, 'bytes')
  writeFileSync(file, body)
  const fixed = JSON.stringify({ 'content-type': answered['content-type'], 'content-encoding': answered['content-encoding'] ?? 'identity' })
  const baseline = spawn(process.execPath, [path.join(import.meta.dirname, 'staticServer.ts'), file, fixed], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(baseline)
  const baselineUrl = await addressOf(baseline)

  await load(url, asked, 2)
  const own: Load[] = []
  const other: Load[] = []
  for (let run = 0; run < RUNS; run++) {
    own.push(await load(url, asked, SECONDS))
    other.push(await load(baselineUrl, asked, SECONDS))
  }
  baseline.kill('SIGTERM')
  const rate = median(own.map(({ requests }) => requests))
  const ratio = rate / median(other.map(({ requests }) => requests))
  return {
    what: `${what} (${rounded(body.length / 1024, 1)} kB sent)`,
    figure: `${rounded(rate)} req/s, p50 ${rounded(median(own.map(({ p50 }) => p50)))} ms, p99 ${rounded(median(own.map(({ p99 }) => p99)))} ms`,
    comparison: `${rounded(ratio * 100, 1)} % of the same bytes served statically`,
  }
}

type Load = { requests: number; p50: number; p99: number }

/** Requests per second and milliseconds of latency under load from another process. @throws when an answer was an error. */
async function load(url: string, headers: Record<string, string>, seconds: number): Promise<Load> {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`])
  const args = [AUTOCANNON, '--json', '-c', String(CONNECTIONS), '-d', String(seconds), ...given, url]
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 10_000_000 })
  const result = JSON.parse(stdout)
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} bad answers, ${result.errors} errors`)
  return { requests: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 }
}

/** The scripts that the page names for its start, in bytes as brotli sends them. */
async function measureClientScript(url: string): Promise<Row> {
  const { body } = await fetchRaw(url, { accept: 'text/html' })
  const names = new Set([...body.toString().matchAll(/\/assets\/[\w.$-]+\.js/g)].map(([name]) => name))
  const sizes = await Promise.all(
    [...names].map(async (name) => {
      const address = new URL(name, url).href
      const [packed, plain] = await Promise.all([fetchRaw(address, { 'accept-encoding': 'br' }), fetchRaw(address, {})])
      return { packed: packed.body.length, plain: plain.body.length }
    }),
  )
  const sum = (key: 'packed' | 'plain') => sizes.reduce((total, size) => total + size[key], 0)
  return {
    what: 'Client JavaScript of `/`',
    figure: `${rounded(sum('packed'))} bytes of brotli in ${sizes.length} files`,
    comparison: `${rounded((sum('packed') / sum('plain')) * 100)} % of ${rounded(sum('plain'))} bytes plain`,
  }
}

/** An answer as it goes over the wire: `fetch` would unpack it. */
async function fetchRaw(url: string, headers: Record<string, string>): Promise<{ body: Buffer; headers: IncomingHttpHeaders }> {
  const [response] = (await once(get(url, { headers }), 'response')) as [IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk as Buffer)
  if (response.statusCode !== 200) throw new Error(`${url} answers ${response.statusCode}`)
  return { body: Buffer.concat(chunks), headers: response.headers }
}
