import { expect, test } from '@playwright/test'
import { Client } from 'pg'
import { exampleCards } from '#chains/examples.ts'
import { civilDateAt } from '#domain/calendar/clock.ts'
import { CHAIN_SLUGS } from '#domain/catalogue/chain.ts'
import { startRetryingProxy, visitContinuously } from '#rehearsal/retryingProxy.ts'
import { startRehearsal } from '#rehearsal/server.ts'
import { childrenOf } from '../processes.ts'
import { IS_WHOLE } from '../seed.ts'
import { startPostgres } from '../storage/postgres.ts'
import { type AppServer, startServer } from './server.ts'

/** Several web processes on one PostgreSQL database: what each loses, and that visitors behind a proxy lose nothing. */

const PAGES = ['/', '/supermercados', '/api/v1/promotions', '/caja', '/estado']

/** Milliseconds for which a process is stopped. */
const STOPPED = IS_WHOLE ? 30_000 : 2_000

/** Milliseconds for something that needs a second or two; the rest is for a busy machine. */
const SOON = { timeout: 60_000 }

type Health = { status: string; storage: { reachable: boolean; trouble: string | null } }
const healthOf = async ({ url }: AppServer): Promise<Health> => (await fetch(`${url}/health/ready`)).json()
const versionOf = async ({ url }: AppServer) => (await (await fetch(`${url}/api/v1/status`)).json()).snapshot?.version
const chainsOf = async ({ url }: AppServer): Promise<string[]> =>
  (await (await fetch(`${url}/api/v1/status`)).json()).sources.map(({ source }: { source: string }) => source).sort()

test('three processes on one database lose nothing when one of them, or the database, ends or stops', async () => {
  test.setTimeout(IS_WHOLE ? 300_000 : 240_000)
  const now = new Date()
  const rehearsal = await startRehearsal({ cards: exampleCards(civilDateAt(now)), now })
  const postgres = await startPostgres()
  const servers = new Set<AppServer>()
  const proxy = await startRetryingProxy(() => [...servers].map(({ url }) => url))
  const clients: Client[] = []
  const connect = async () => {
    const client = new Client({ connectionString: postgres.url })
    clients.push(client.on('error', () => {}))
    await client.connect()
    return client
  }
  const env = {
    DATABASE_URL: postgres.url,
    YAPA_SCHEDULE: 'web',
    YAPA_SCHEDULE_PACE: '50,200',
    YAPA_SOURCES_PAUSE: '0',
    YAPA_SOURCES_BASE: rehearsal.url,
    YAPA_LOG_LEVEL: 'error',
  }
  const begin = async () => {
    const server = await startServer({ now: '', env })
    servers.add(server)
    return server
  }
  const kill = (server: AppServer) => {
    servers.delete(server)
    server.child.kill('SIGKILL')
  }
  const everyOne = <T>(state: (server: AppServer) => Promise<T>) => Promise.all([...servers].map(state))
  rehearsal.setFault('dia', { name: 'error-500' })
  try {
    const database = await connect()
    const first = await begin()
    await Promise.all([begin(), begin()])
    const others = CHAIN_SLUGS.filter((chain) => chain !== 'dia').sort()
    await expect.poll(() => everyOne(chainsOf), SOON).toEqual([others, others, others])
    // Each source was read once, whoever did it.
    const { rows } = await database.query(
      "select chain, count(*)::int as n from run_sources where outcome = 'published' and run_id in (select id from runs where kind = 'live') group by chain order by chain",
    )
    expect(rows).toEqual(others.map((chain) => ({ chain, n: 1 })))

    const load = visitContinuously(proxy.url, PAGES)
    const moreAnswers = async (n = 40) => {
      const wanted = load.asked.good + n
      await expect.poll(() => load.asked.good, SOON).toBeGreaterThan(wanted)
    }
    await moreAnswers()

    kill(first)
    await moreAnswers()
    const [leaves] = [...servers] as [AppServer]
    leaves.child.kill('SIGTERM')
    await moreAnswers()
    servers.delete(leaves)
    await leaves.stop()
    await Promise.all([begin(), begin()])

    const [stopped] = [...servers] as [AppServer]
    const since = Date.now()
    for (const pid of [stopped.child.pid as number, ...childrenOf(stopped.child.pid as number)]) process.kill(pid, 'SIGSTOP')
    do await moreAnswers(5)
    while (Date.now() - since < STOPPED)
    for (const pid of [stopped.child.pid as number, ...childrenOf(stopped.child.pid as number)]) process.kill(pid, 'SIGCONT')
    await expect.poll(() => everyOne(async (server) => (await healthOf(server)).status), SOON).toEqual(['ready', 'ready', 'ready'])

    postgres.pause()
    await expect.poll(() => everyOne(async (server) => (await healthOf(server)).status), SOON).toEqual(['degraded', 'degraded', 'degraded'])
    expect(await (await fetch(`${proxy.url}/estado`)).text()).toContain('base de datos')
    await moreAnswers()
    postgres.resume()
    await expect.poll(() => everyOne(async (server) => (await healthOf(server)).status), SOON).toEqual(['ready', 'ready', 'ready'])
    await postgres.restart()
    await expect.poll(() => everyOne(async (server) => (await healthOf(server)).status), SOON).toEqual(['ready', 'ready', 'ready'])

    const again = await connect()
    rehearsal.setFault('dia', null)
    const before = await versionOf(stopped)
    const killed = await killInMidPublication([await connect(), again], servers, kill)
    await moreAnswers()
    expect(await everyOne(chainsOf)).toEqual([others, others])
    expect(await everyOne(versionOf)).toEqual([before, before])
    // Half an hour later it is tried again, by another one.
    await letTimePass(again)
    const all = [...CHAIN_SLUGS].sort()
    await expect.poll(() => everyOne(chainsOf), SOON).toEqual([all, all])
    const holders = await again.query("select holder from source_leases where chain = 'dia'")
    expect(holders.rows[0].holder).not.toContain(`:${killed}:`)

    const { bad, good } = await load.end()
    expect(bad).toEqual([])
    expect(good).toBeGreaterThan(200)
  } finally {
    for (const client of clients) await client.end().catch(() => {})
    await proxy.close()
    await Promise.all([...servers].map((server) => server.stop()))
    await rehearsal.close()
    await postgres.stop()
  }
})

/** Makes Día due, and kills the process that publishes it when half of it is written. @returns Its id. */
async function killInMidPublication(
  [holder, database]: readonly [Client, Client],
  servers: ReadonlySet<AppServer>,
  kill: (server: AppServer) => void,
): Promise<number> {
  // Whoever publishes writes promotions and editions, and then waits here.
  await holder.query('begin')
  await holder.query('lock table snapshots in share mode')
  await letTimePass(database)
  const waiting = async () =>
    Number((await database.query("select count(*) as n from pg_locks where not granted and relation = 'snapshots'::regclass")).rows[0].n)
  await expect.poll(waiting, SOON).toBeGreaterThan(0)
  const { rows } = await database.query("select holder from source_leases where chain = 'dia'")
  const pid = Number(rows[0].holder.split(':')[1])
  const reader = [...servers].find(({ child }) => childrenOf(child.pid as number).includes(pid))
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
  const { rows } = await database.query("select taken_at from source_leases where chain = 'dia'")
  await database.query("update source_leases set taken_at = $1 where chain = 'dia'", [earlier(rows[0].taken_at)])
}
