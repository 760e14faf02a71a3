import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { exampleCards } from '#chains/examples.ts'
import { CHAIN_SLUGS } from '#domain/catalogue/chain.ts'
import type { CapturedCard } from '#domain/promotion/capture.ts'
import { archiveSource } from '#ingestion/sources/archive.ts'
import { startRehearsal } from '#rehearsal/server.ts'
import { ARCHIVE, hasArchive } from './cards.ts'
import { environmentWith } from './environment.ts'
import { formatNumber, median, type Row } from './measure.ts'

const NOW = '2026-03-27T15:00:00Z'
const RUNS = 5

/** Measures `ingest` of all six rehearsed sites into an empty database, in its own process and with the usual pauses. */
export async function measureCapture(): Promise<Row> {
  const site = await startRehearsal({ cards: await cards(), now: new Date(NOW) })
  try {
    const runs: Capture[] = []
    for (let run = 0; run < RUNS; run++) runs.push(await capture(site.url))
    return {
      what: 'A full capture of six chains to the published snapshot, `ingest` from start to end',
      figure: `${formatNumber(median(runs.map(({ seconds }) => seconds)), 1)} s, ${formatNumber(Math.max(...runs.map(({ megabytes }) => megabytes)))} MB at most`,
      comparison: 'bounds: 5 s, 250 MB',
    }
  } finally {
    await site.close()
  }
}

async function cards(): Promise<CapturedCard[]> {
  if (!hasArchive) return exampleCards('2026-03-27')
  const captures = await Promise.all(CHAIN_SLUGS.map((chain) => archiveSource(ARCHIVE, chain, '2026-03-27').read()))
  return captures.flatMap((capture) => capture.cards)
}

type Capture = { seconds: number; megabytes: number }

async function capture(url: string): Promise<Capture> {
  const folder = mkdtempSync(path.join(tmpdir(), 'yapa-bench-'))
  const env = environmentWith({ DATABASE_URL: '', YAPA_DATA: folder, YAPA_NOW: NOW, YAPA_SOURCES_BASE: url })
  const peak = 'process.on("exit", () => process.send?.(process.resourceUsage().maxRSS))'
  const main = path.resolve(import.meta.dirname, '../src/cli/main.ts')
  const started = performance.now()
  try {
    const child = spawn(process.execPath, ['--import', `data:text/javascript,${encodeURIComponent(peak)}`, main, 'ingest'], {
      env,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const [kilobytes] = await Promise.all([peakOf(child), ended(child)])
    return { seconds: (performance.now() - started) / 1000, megabytes: kilobytes / 1024 }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function peakOf(child: ChildProcess): Promise<number> {
  const [kilobytes] = await once(child, 'message')
  return Number(kilobytes)
}

async function ended(child: ChildProcess): Promise<void> {
  const [status] = await once(child, 'exit')
  if (status !== 0) throw new Error(`ingest ended with ${status}`)
}
