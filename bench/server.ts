import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { ARCHIVE, hasArchive } from './cards.ts'
import { environmentWith } from './environment.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const mainOf = (root: string) => path.join(root, 'src/cli/main.ts')

/** The day whose captures the pages show. */
export const NOW = '2026-03-27T15:00:00Z'

export type BenchServer = { url: string; process: ChildProcess; folder: string; stop(): Promise<void> }

/**
 * Starts the built app in its own process, with real cards if available.
 * @param fill Publishes other data first.
 * @param root The folder of another build.
 */
export async function startBenchServer(
  fill: (folder: string, env: NodeJS.ProcessEnv, root: string) => Promise<void> = fillFromArchive,
  root = ROOT,
): Promise<BenchServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'yapa-bench-'))
  const env = environmentWith({ DATABASE_URL: '', HOST: '127.0.0.1', PORT: '0', YAPA_DATA: folder, YAPA_NOW: NOW })
  await fill(folder, env, root)
  const child = spawn(process.execPath, [mainOf(root), 'serve'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const stop = async () => {
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'exit')
    rmSync(folder, { recursive: true, force: true })
  }
  return { url: await waitForAddress(child), process: child, folder, stop }
}

export async function fillFromArchive(_folder: string, env: NodeJS.ProcessEnv, root = ROOT): Promise<void> {
  if (hasArchive)
    await promisify(execFile)(process.execPath, [mainOf(root), 'ingest', '--archive', ARCHIVE, '--date', '2026-03-27'], { cwd: root, env })
}

/** Waits for the address that a server prints once it answers. */
export async function waitForAddress(child: ChildProcess): Promise<string> {
  let output = ''
  for await (const chunk of child.stdout ?? []) {
    output += String(chunk)
    const address = /http:\/\/\S+/.exec(output)?.[0]
    if (address) return address
  }
  throw new Error(`The server ended without an address:\n${output}`)
}
