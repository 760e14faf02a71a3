import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { Client } from 'pg'
import { exampleCards } from '#chains/examples.ts'
import { civilDateAt } from '#domain/calendar/clock.ts'
import { CHAIN_SLUGS } from '#domain/catalogue/chain.ts'
import { startRehearsal } from '#rehearsal/server.ts'
import { findCaddy, freePort, startCaddy } from '../caddy.ts'
import { childrenOf, signalTree } from '../processes.ts'
import { IS_WHOLE } from '../seed.ts'
import { startPostgres } from '../storage/postgres.ts'
import { type AppServer, startServer } from './server.ts'

/** The two web processes of `compose.yaml` on one PostgreSQL behind its proxy: what each may lose, and that visitors and shoppers lose nothing. */

const PAGES = ['/', '/supermercados', '/api/v1/promotions', '/caja', '/sobre']

/** Milliseconds for which a process is stopped. */
const STOPPED = IS_WHOLE ? 30_000 : 2_000

/** Milliseconds for something that needs a second or two; the rest is for a busy machine. */
const SOON = { timeout: 60_000 }

type Health = { status: string; storage: { reachable: boolean; trouble: string | null } }
const healthOf = async ({ url }: AppServer): Promise<Health> => (await fetch(`${url}/health/ready`)).json()
const versionOf = async ({ url }: AppServer): Promise<number> => (await (await fetch(`${url}/api/v1/status`)).json()).snapshot?.version
const chainsOf = async ({ url }: AppServer): Promise<string[]> =>
  (await (await fetch(`${url}/api/v1/status`)).json()).sources.map(({ source }: { source: string }) => source).sort()

const caddy = findCaddy()

test('two processes on one database lose nothing when one of them, or the database, ends or stops', async () => {
  test.skip(caddy === null, 'there is no Caddy')
  test.setTimeout(600_000)
  const now = new Date()
  const rehearsal = await startRehearsal({ cards: exampleCards(civilDateAt(now)), now })
  const postgres = await startPostgres()
  const servers = new Map<number, AppServer>()
  const clients: Client[] = []
  const connect = async () => {
    const client = new Client({ connectionString: postgres.url })
    clients.push(client.on('error', () => {}))
    await client.connect()
    return client
  }
  const env = {
    DATABASE_URL: postgres.url,
    YAPA_TRUST_PROXY: '1',
    YAPA_DRAIN: '4',
    YAPA_SCHEDULE: 'web',
    YAPA_SCHEDULE_PACE: '50,200',
    YAPA_SOURCES_PAUSE: '0',
    YAPA_SOURCES_BASE: rehearsal.url,
    YAPA_LOG_LEVEL: 'error',
  }
  /** As the system does with a service that has ended. */
  const begin = async (port: number) => servers.set(port, await startServer({ now: '', env: { ...env, PORT: String(port) } }))
  const killedAt: number[] = []
  const kill = (server: AppServer) => {
    killedAt.push(Date.now())
    servers.delete(Number(new URL(server.url).port))
    server.child.kill('SIGKILL')
  }
  const everyOne = <T>(state: (server: AppServer) => Promise<T>) => Promise.all([...servers.values()].map(state))
  const statuses = () => everyOne(async (server) => (await healthOf(server)).status)
  const signal = ({ child }: AppServer, how: NodeJS.Signals) => signalTree(child.pid as number, how)
  rehearsal.setFault('dia', { name: 'error-500' })
  const [one, two] = [await freePort(), await freePort()]
  const proxy = await startCaddy(caddy as string, [one, two])
  const site = `http://127.0.0.1:${proxy.port}`
  try {
    const database = await connect()
    await begin(one)
    await begin(two)
    const others = CHAIN_SLUGS.filter((chain) => chain !== 'dia').sort()
    await expect.poll(() => everyOne(chainsOf), SOON).toEqual([others, others])
    // Each source was read once, whoever did it.
    const { rows } = await database.query(
      "select source, count(*)::int as n from run_sources where outcome = 'published' and run_id in (select id from runs where kind = 'live') group by source order by source",
    )
    expect(rows).toEqual(others.map((source) => ({ source, n: 1 })))

    const load = visitContinuously(site, PAGES)
    const moreAnswers = async (n = 40) => {
      const wanted = load.asked.good + n
      await expect.poll(() => load.asked.good, SOON).toBeGreaterThan(wanted)
    }
    await moreAnswers()

    expect(await report(site, 'antes')).toBe(200)
    kill(servers.get(one) as AppServer)
    await moreAnswers()
    expect(await report(site, 'con un solo proceso')).toBe(200)
    await begin(one)
    const leaves = servers.get(two) as AppServer
    leaves.child.kill('SIGTERM')
    await moreAnswers()
    await leaves.stop()
    await begin(two)

    const stopped = servers.get(one) as AppServer
    const since = Date.now()
    signal(stopped, 'SIGSTOP')
    do await moreAnswers(5)
    while (Date.now() - since < STOPPED)
    signal(stopped, 'SIGCONT')
    await expect.poll(statuses, SOON).toEqual(['ready', 'ready'])

    postgres.pause()
    await expect.poll(statuses, SOON).toEqual(['degraded', 'degraded'])
    expect(await (await fetch(`${site}/sobre`)).text()).toContain('base de datos')
    await moreAnswers()
    postgres.resume()
    await expect.poll(statuses, SOON).toEqual(['ready', 'ready'])
    await postgres.killAndRestart()
    await expect.poll(statuses, SOON).toEqual(['ready', 'ready'])
    await moreAnswers()

    const again = await connect()
    rehearsal.setFault('dia', null)
    const before = await versionOf(stopped)
    const killed = await killInMidPublication([await connect(), again], [...servers.values()], kill)
    await moreAnswers()
    expect(await everyOne(chainsOf)).toEqual([others])
    expect(await everyOne(versionOf)).toEqual([before])
    const [left] = [...servers.keys()]
    await begin(left === one ? two : one)
    const { bad, good } = await load.end()
    // An answer that a killed process had begun is cut: the proxy can ask nobody else for the rest, and before Caddy 2.8 passes it on as if it
    // were whole.
    const isCutByKill = ({ what, at }: Failure) => what.endsWith('empty') && killedAt.some((kill) => at >= kill && at < kill + CUT_WITHIN)
    expect(bad.filter((failure) => !isCutByKill(failure))).toEqual([])
    expect(bad.length).toBeLessThanOrEqual(killedAt.length)
    expect(good).toBeGreaterThan(200)

    // Half an hour later it is tried again.
    await letTimePass(again)
    const latest = async () => Number((await again.query('select max(version) as n from snapshots')).rows[0].n)
    await expect.poll(latest, { ...SOON, intervals: [20] }).toBeGreaterThan(before)
    const version = await latest()
    await expect.poll(() => everyOne(versionOf), { ...SOON, intervals: [20] }).toEqual([version, version])
    const all = [...CHAIN_SLUGS].sort()
    expect(await everyOne(chainsOf)).toEqual([all, all])
    const holders = await again.query("select holder from source_leases where source = 'dia'")
    expect(holders.rows[0].holder).not.toContain(`:${killed}:`)
    const reports = await again.query('select message from reports order by message')
    expect(reports.rows.map(({ message }) => JSON.parse(message))).toEqual(['antes', 'con un solo proceso'])
  } finally {
    for (const client of clients) await client.end().catch(() => {})
    await proxy.stop()
    await Promise.all([...servers.values()].map((server) => server.stop()))
    await rehearsal.close()
    await postgres.stop()
  }
})

/** Sends the form of a shopper. @returns The status. */
async function report(site: string, mensaje: string): Promise<number> {
  const form = { mensaje, correo: '', campo: '', promocion: '', version: '', abierto: '17' }
  const headers = { accept: 'application/json' }
  return (await fetch(`${site}/reportar`, { method: 'POST', body: new URLSearchParams(form), headers })).status
}

/** What a visitor met in place of a page, and when (ms since the epoch). */
type Failure = { what: string; at: number }

/** Milliseconds after a kill within which an answer may have been cut by it. */
const CUT_WITHIN = 2_000

/** Milliseconds between two pages of a visitor; without a pause they would use the servers' processor time. */
const READS = 20

/** Requests pages as several hurried visitors until ended. */
function visitContinuously(url: string, paths: readonly string[], atOnce = 6) {
  const asked = { good: 0, bad: [] as Failure[] }
  let isOver = false
  const ends = Array.from({ length: atOnce }, async (_, first) => {
    for (let next = first; !isOver; next++) {
      const path = paths[next % paths.length] as string
      const status = await fetch(`${url}${path}`).then(
        async (response) => ((await response.text()).length > 0 ? response.status : `${response.status}, empty`),
        (error: unknown) => String(error),
      )
      if (status === 200) asked.good++
      else asked.bad.push({ what: `${path}: ${status}`, at: Date.now() })
      await delay(READS)
    }
  })
  return {
    asked,
    async end() {
      isOver = true
      await Promise.all(ends)
      return asked
    },
  }
}

/** Makes Día due, and kills the process that publishes it when half of it is written. @returns Its id. */
async function killInMidPublication(
  [holder, database]: readonly [Client, Client],
  servers: readonly AppServer[],
  kill: (server: AppServer) => void,
): Promise<number> {
  // Whoever publishes writes promotions and editions, and then waits here.
  await holder.query('begin')
  await holder.query('lock table snapshots in share mode')
  await letTimePass(database)
  const waiting = async () =>
    Number((await database.query("select count(*) as n from pg_locks where not granted and relation = 'snapshots'::regclass")).rows[0].n)
  await expect.poll(waiting, SOON).toBeGreaterThan(0)
  const { rows } = await database.query("select holder from source_leases where source = 'dia'")
  const pid = Number(rows[0].holder.split(':')[1])
  const reader = servers.find(({ child }) => childrenOf(child.pid as number).includes(pid))
  if (reader === undefined) throw new Error(`no server of ours reads Día: ${rows[0].holder}`)
  // The process of its turn, and itself.
  process.kill(pid, 'SIGKILL')
  kill(reader)
  await holder.query('commit')
  return pid
}

/** Moves the records of Día back by most of a day: it is due. The others were just tried, by their leases. */
async function letTimePass(database: Client): Promise<void> {
  const earlier = (text: string | null) => text && new Date(Date.parse(text) - 20 * 3_600_000).toISOString()
  for (const { id, started_at, finished_at } of (await database.query('select id, started_at, finished_at from runs')).rows)
    await database.query('update runs set started_at = $2, finished_at = $3 where id = $1', [id, earlier(started_at), earlier(finished_at)])
  const { rows } = await database.query("select taken_at from source_leases where source = 'dia'")
  await database.query("update source_leases set taken_at = $1 where source = 'dia'", [earlier(rows[0].taken_at)])
}
