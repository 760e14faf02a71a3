import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { searchPath } from '../scripts/environment.mjs'
import { ROOT } from './rooms.ts'

/** The proxy of `compose.yaml` as a program of this machine. */

/** Debian's package is unpacked here, not installed: nothing on the machine changes. */
const FOLDER = path.join(ROOT, '.tmp/caddy')
/** Milliseconds for the proxy to answer. */
const START_TIMEOUT = 20_000
/** Milliseconds for its download. */
const PATIENCE = 60_000

/** @returns Its program, or null where there is none and Debian's package cannot be had, with why on standard error. */
export function findCaddy(): string | null {
  const known = [...searchPath(), path.join(FOLDER, 'usr/bin')].map((folder) => path.join(folder, 'caddy')).find(existsSync)
  if (known !== undefined) return known
  try {
    mkdirSync(FOLDER, { recursive: true })
    execFileSync('apt-get', ['-qq', 'download', 'caddy'], { cwd: FOLDER, timeout: PATIENCE, stdio: 'pipe' })
    const file = readdirSync(FOLDER).find((name) => name.endsWith('.deb'))
    execFileSync('dpkg-deb', ['-x', file ?? '', FOLDER], { cwd: FOLDER, stdio: 'pipe' })
    return path.join(FOLDER, 'usr/bin/caddy')
  } catch (error) {
    console.error(`\n!!! The proxy is NOT tested: there is no Caddy here, and apt does not give it (${error}).\n`)
    return null
  }
}

/** @param upstreams Ports on this machine, in place of the two web processes. @returns The port of the proxy with the shipped configuration. */
export async function startCaddy(program: string, upstreams: readonly number[]): Promise<{ port: number; stop(): Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'yapa-caddy-'))
  const port = await freePort()
  const shipped = readFileSync(path.join(ROOT, 'deploy/Caddyfile'), 'utf8')
  const here = shipped.replace('web-1:3000 web-2:3000', upstreams.map((one) => `127.0.0.1:${one}`).join(' '))
  if (here === shipped) throw new Error('The Caddyfile names other upstreams.')
  writeFileSync(path.join(folder, 'Caddyfile'), `{\n\tadmin off\n}\n${here}`)
  const env = { ...process.env, YAPA_DOMAIN: `http://127.0.0.1:${port}`, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  const child = spawn(program, ['run', '--config', path.join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], { env, stdio: 'ignore' })
  const ended = once(child, 'exit')
  await answering(`http://127.0.0.1:${port}/`)
  return {
    port,
    async stop() {
      child.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Waits until something answers there, whatever it says. @throws The last failure when nothing does in time. */
async function answering(url: string): Promise<void> {
  for (const end = Date.now() + START_TIMEOUT; ; await delay(50)) {
    try {
      await fetch(url)
      return
    } catch (error) {
      if (Date.now() > end) throw error
    }
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
