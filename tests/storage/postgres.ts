import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { signalTree } from '../processes.ts'

/** A PostgreSQL server of the tests' own, on a free port of this machine, in a temporary folder. */
export type Postgres = {
  /** Address of an empty database. */
  url: string
  /** Address of one more empty database. */
  createDatabase(): Promise<string>
  /** Freezes the server with all its connections, and lets it go on. */
  pause(): void
  resume(): void
  /** Ends the server and starts it again on the same files; its connections are gone. */
  restart(): Promise<void>
  /** The same after all its processes were killed. */
  killAndRestart(): Promise<void>
  /** Ends the server and removes its files. */
  stop(): Promise<void>
}

/** Milliseconds for the server to accept connections. */
const START_TIMEOUT = 30_000
const STOP_TIMEOUT = 10_000
/** Free ports that are tried. */
const PORTS = 3
const DEBIAN_BINARIES = '/usr/lib/postgresql'

/** @throws Error naming the Debian package when there is no PostgreSQL on this machine. */
export async function startPostgres(): Promise<Postgres> {
  const binaries = findBinaries()
  const account = unprivilegedAccount()
  const folder = mkdtempSync(path.join(tmpdir(), 'yapa-postgres-'))
  if (account) chownSync(folder, account.uid, account.gid)
  const data = path.join(folder, 'data')
  createCluster(binaries, data, account)
  let port = await freePort()
  let server = startServer(binaries, { data, folder, port, account })
  const forget = endWithProcess(folder)
  const signalAll = (signal: NodeJS.Signals) => signalTree(server.process.pid as number, signal)
  const stop = async () => {
    forget()
    await stopServer(server.process)
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    for (let tries = 1; !(await isListening(server, tries === PORTS)); tries++) {
      port = await freePort()
      server = startServer(binaries, { data, folder, port, account })
    }
  } catch (error) {
    await stop()
    throw error
  }
  const startAgain = async () => {
    server = startServer(binaries, { data, folder, port, account })
    await accepting(server)
  }
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  let databases = 0
  return {
    url,
    stop,
    pause: () => signalAll('SIGSTOP'),
    resume: () => signalAll('SIGCONT'),
    async restart() {
      await stopServer(server.process)
      await startAgain()
    },
    async killAndRestart() {
      const ended = new Promise((resolve) => server.process.once('exit', resolve))
      signalAll('SIGKILL')
      await ended
      await startAgain()
    },
    async createDatabase() {
      const name = `yapa_${++databases}`
      await withClient(url, (client) => client.query(`create database ${name}`))
      return `postgres://postgres@127.0.0.1:${port}/${name}`
    },
  }
}

/**
 * Has another process end the server and remove its files when this one has ended, in whatever way: a worker of the tests may be killed.
 * @returns What calls that off.
 */
function endWithProcess(folder: string): () => void {
  // It reads until this process is gone.
  const script = 'cat; kill -QUIT "$(head -n 1 "$0/data/postmaster.pid")"; sleep 1; rm -rf "$0"'
  const watcher = spawn('/bin/sh', ['-c', script, folder], { stdio: ['pipe', 'ignore', 'ignore'], detached: true })
  watcher.unref()
  ;(watcher.stdin as Socket).unref()
  return () => {
    watcher.kill()
    watcher.stdin.destroy()
  }
}

type Account = { uid: number; gid: number }
type Server = { process: ChildProcess; log: () => string; ready: Promise<void> }

/** The folder that holds `initdb` and `postgres`: Debian keeps one a version, off the PATH. */
function findBinaries(): string {
  const versions = existsSync(DEBIAN_BINARIES) ? readdirSync(DEBIAN_BINARIES) : []
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a)).map((version) => path.join(DEBIAN_BINARIES, version, 'bin'))
  const onPath = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean)
  const found = [...newestFirst, ...onPath].find((folder) =>
    ['initdb', 'postgres'].every((binary) => existsSync(path.join(folder, binary))),
  )
  if (found) return found
  throw new Error(
    'These tests need a PostgreSQL server and found none (initdb and postgres are neither below /usr/lib/postgresql nor on the PATH). ' +
      'Install the Debian package: apt-get install postgresql',
  )
}

/** PostgreSQL refuses to run as root; null when this process is somebody else already. */
function unprivilegedAccount(): Account | null {
  if (process.getuid?.() !== 0) return null
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = accounts.find((line) => line.startsWith(`${name}:`))?.split(':') ?? []
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new Error('These tests run as root, which PostgreSQL does not; they need an account named postgres or nobody.')
}

function createCluster(binaries: string, data: string, account: Account | null): void {
  mkdirSync(data, { mode: 0o700 })
  if (account) chownSync(data, account.uid, account.gid)
  const options = ['--pgdata', data, '--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync']
  const run = spawnSync(path.join(binaries, 'initdb'), options, { ...account, cwd: data, encoding: 'utf8' })
  if (run.status !== 0) throw new Error(`initdb failed: ${run.error?.message ?? run.stderr}`)
}

function startServer(binaries: string, server: { data: string; folder: string; port: number; account: Account | null }): Server {
  const { data, folder, port, account } = server
  const options = ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off']
  const child = spawn(path.join(binaries, 'postgres'), options, { ...account, cwd: data, stdio: ['ignore', 'ignore', 'pipe'] })
  let log = ''
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>()
  const late = setTimeout(() => reject(new Error('it took too long')), START_TIMEOUT)
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    log = (log + text).slice(-4_000)
    if (log.includes('ready to accept connections')) resolve()
  })
  child.once('error', reject).once('exit', () => reject(new Error('it ended')))
  ready.catch(() => {}).finally(() => clearTimeout(late))
  return { process: child, log: () => log, ready }
}

async function accepting(server: Server): Promise<void> {
  try {
    await server.ready
  } catch (error) {
    throw new Error(`PostgreSQL did not start: ${String(error)}\n${server.log()}`)
  }
}

/** False where another process took the port meanwhile, and it is not the last that is tried. */
async function isListening(server: Server, isLast: boolean): Promise<boolean> {
  try {
    await accepting(server)
    return true
  } catch (error) {
    if (isLast || !server.log().includes('could not bind')) throw error
    return false
  }
}

async function withClient(url: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

/** Asks for a fast end (no waiting for clients), then insists. */
async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGINT')
  const insist = setTimeout(() => server.kill('SIGQUIT'), STOP_TIMEOUT)
  await ended
  clearTimeout(insist)
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('No free port')
  return address.port
}
