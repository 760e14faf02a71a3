import { spawn } from 'node:child_process'
import type { StorageSettings } from '#storage/storage.ts'

/** How an ingest process ended. `status` null: killed. Times in milliseconds, on `performance.now()`'s clock. */
export type ProcessEnd = { status: number | null; signal: NodeJS.Signals | null; stdout: string; stderr: string; atWork: number }

/** When to send which signal: milliseconds after the start of the process, or after its first output. */
export type Ending = { signal: NodeJS.Signals; after: 'start' | 'work'; delay: number }

const SCRIPT = `
  import { main } from '#cli/main.ts'
  process.exitCode = await main(['ingest', ...process.argv.slice(1)], process.env)`

/**
 * Runs the ingest command in its own process.
 * @returns When it has ended; `atWork` is how long it was at work, from its first line of progress on.
 */
export function ingestProcess(
  argv: readonly string[],
  { databaseUrl, dataDirectory }: StorageSettings,
  ending?: Ending,
  more: Readonly<Record<string, string>> = {},
): Promise<ProcessEnd> {
  return new Promise((resolve, reject) => {
    const env = {
      PATH: process.env.PATH,
      // The processes of a run share what Node made of the sources, where `npm test` says so.
      ...(process.env.NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }),
      YAPA_NOW: '2026-03-27T15:00:00Z',
      YAPA_DATA: dataDirectory,
      ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
      ...more,
    }
    const child = spawn(process.execPath, ['--input-type=module', '-e', SCRIPT, '--', ...argv], { env })
    const kill = () => child.kill(ending?.signal)
    let [stdout, stderr, workSince] = ['', '', 0]
    if (ending?.after === 'start') setTimeout(kill, ending.delay)
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      if (workSince === 0) {
        workSince = performance.now()
        if (ending?.after === 'work') setTimeout(kill, ending.delay)
      }
      stderr += text
    })
    child.once('error', reject).once('close', (status, signal) => {
      resolve({ status, signal, stdout, stderr, atWork: workSince === 0 ? 0 : performance.now() - workSince })
    })
  })
}
