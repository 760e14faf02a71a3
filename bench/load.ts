// `npm run bench -- load [--minutes N]`: what one process as `npm start` runs it needs for a page, one after the other, and how much memory
// under mixed load (one minute unless given). Compare programs in turns on the same machine.
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent, get, type IncomingMessage } from 'node:http'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { CARD_SLUGS, PAYMENT_METHODS } from '#domain/catalogue/paymentMethod.ts'
import { encodeWallet, WALLET_COOKIE } from '#domain/wallet/codec/cookie.ts'
import { EMPTY_WALLET, normaliseWallet } from '#domain/wallet/wallet.ts'
import { formatNumber, median } from './measure.ts'
import { startBenchServer } from './server.ts'

const WARM_UP = 100
const ASKED = 400
const AT_ONCE = 12

type Asked = { path: string; cookie?: string }

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '1' } } })
const server = await startBenchServer()
try {
  console.log(`Node ${process.versions.node}, ${availableParallelism()} cores\n`)
  console.log('| one after the other | first byte, median | processor | a second and core |\n|---|---|---|---|')
  const id = await somePromotion()
  let amount = 0
  await measure('`/`, kept', () => ({ path: '/' }))
  await measure('`/`, drawn', () => ({ path: `/?monto=${1_000 * ++amount}` }))
  await measure('`/` for another wallet each time, drawn', () => ({ path: `/?monto=${1_000 * ++amount}`, cookie: someWallet() }))
  await measure('a promotion, kept', () => ({ path: `/promocion/${id}` }))
  await measure('`/api/v1/promotions`, kept', () => ({ path: '/api/v1/promotions' }))
  await mixedLoad(id, Number(values.minutes))
} finally {
  await server.stop()
}

async function somePromotion(): Promise<string> {
  const answer = (await (await fetch(`${server.url}/api/v1/promotions`)).json()) as { promotions: { id: string }[] }
  return answer.promotions[0]?.id ?? ''
}

/** A cookie with about half of twelve instruments: banks with all cards given and without, a wallet and MODO. */
function someWallet(): string {
  const banks = PAYMENT_METHODS.filter(({ kind, parent }) => kind === 'bank' && parent === null).slice(0, 10)
  const instruments = [
    ...banks.map(({ slug }, index) => ({ method: slug, cards: index < 5 ? [...CARD_SLUGS] : null })),
    { method: 'mercado-pago' as const, cards: null },
    { method: 'modo' as const, cards: null },
  ].filter(() => Math.random() < 0.5)
  return `${WALLET_COOKIE}=${encodeWallet(normaliseWallet({ ...EMPTY_WALLET, instruments, answers: { pensioner: true } }))}`
}

/** Requests a page. @returns The milliseconds to its first byte. @throws Error when it is no page. */
async function ask(agent: Agent, { path, cookie }: Asked): Promise<number> {
  const began = performance.now()
  const headers = { 'accept-encoding': 'br', ...(cookie !== undefined && { cookie }) }
  const [response] = (await once(get(server.url + path, { agent, headers }), 'response')) as [IncomingMessage]
  await once(response, 'readable')
  const firstByte = performance.now() - began
  await once(response.resume(), 'end')
  if (response.statusCode !== 200) throw new Error(`${path} answers ${response.statusCode}`)
  return firstByte
}

async function measure(what: string, next: () => Asked): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (let count = 0; count < WARM_UP; count++) await ask(agent, next())
  const before = processorTime()
  const times: number[] = []
  for (let count = 0; count < ASKED; count++) times.push(await ask(agent, next()))
  const processor = (processorTime() - before) / ASKED
  agent.destroy()
  console.log(`| ${what} | ${formatNumber(median(times), 1)} ms | ${formatNumber(processor, 2)} ms | ${formatNumber(1_000 / processor)} |`)
}

/** Requests as visitors make them: half without a wallet, many different wallets, promotions, the till, the API, other amounts. */
async function mixedLoad(id: string, minutes: number): Promise<void> {
  const paths = ['/', '/', `/promocion/${id}`, '/supermercados', '/caja', '/estado', '/api/v1/promotions?wallet=modo&amount=50000']
  const next = (): Asked => {
    const path = paths[Math.floor(Math.random() * paths.length)] as string
    const asked = path === '/' && Math.random() < 0.5 ? `/?monto=${1_000 * Math.ceil(Math.random() * 200)}` : path
    return Math.random() < 0.5 ? { path: asked } : { path: asked, cookie: someWallet() }
  }
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const end = performance.now() + 60_000 * minutes
  const times: number[] = []
  const visitor = async () => {
    while (performance.now() < end) times.push(await ask(agent, next()))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, visitor))
  agent.destroy()
  times.sort((a, b) => a - b)
  console.log(`\n| ${minutes} min of mixed load, ${AT_ONCE} at once | |\n|---|---|`)
  console.log(`| answered, each with 200 | ${formatNumber(times.length)} |`)
  console.log(
    `| first byte: median, 99 % within | ${formatNumber(median(times))} ms, ${formatNumber(times[Math.floor(times.length * 0.99)] ?? 0)} ms |`,
  )
  console.log(`| memory at its peak | ${formatNumber(peakMemory())} MB |`)
}

/** The processor milliseconds (user and system) of the server; the system counts in hundredths of a second. */
function processorTime(): number {
  const stat = readFileSync(`/proc/${server.process.pid}/stat`, 'utf8')
  const fields = stat.replace(/^.*\) /s, '').split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** The most memory that the server ever had, in megabytes. */
function peakMemory(): number {
  return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${server.process.pid}/status`, 'utf8'))?.[1]) / 1024
}
