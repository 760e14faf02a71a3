import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { environmentWith, ROOT } from '../scripts/environment.mjs'
import { ARCHIVE, hasArchive } from './cards.ts'

/** The day whose captures the pages show. */
const NOW = '2026-03-27T15:00:00Z'

export type BenchServer = { url: string; process: ChildProcess; stop(): Promise<void> }

/** Starts the built app as `npm start` does, with real cards if wanted and available. */
export async function startBenchServer(isReal = true): Promise<BenchServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'yapa-bench-'))
  const settings = { DATABASE_URL: '', HOST: '127.0.0.1', PORT: '0', YAPA_DATA: folder, YAPA_NOW: NOW, YAPA_LOG_LEVEL: 'warn' }
  const env = environmentWith(settings)
  const ingest = ['src/cli/main.ts', 'ingest', '--archive', ARCHIVE, '--date', '2026-03-27']
  if (isReal && hasArchive) await promisify(execFile)(process.execPath, ingest, { cwd: ROOT, env })
  const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'))
  // The shell becomes the server, because of the `exec` there.
  const child = spawn('sh', ['-c', scripts.start], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const stop = async () => {
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'exit')
    rmSync(folder, { recursive: true, force: true })
  }
  return { url: await addressOf(child), process: child, stop }
}

/** Waits for the address that a server prints once it answers. */
async function addressOf(child: ChildProcess): Promise<string> {
  let output = ''
  for await (const chunk of child.stdout ?? []) {
    output += String(chunk)
    const address = /http:\/\/\S+(?=\/)/.exec(output)?.[0]
    if (address) return address
  }
  throw new Error(`The server ended without an address:\n${output}`)
}
