import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { CivilDate } from '#domain/calendar/calendar.ts'
import { CHAIN_SLUGS, type ChainSlug } from '#domain/catalogue/chain.ts'
import type { CapturedCard } from '#domain/promotion/capture.ts'
import { promotionSchema } from '#domain/promotion/promotionSchema.ts'
import type { Snapshot } from '#domain/promotion/snapshot.ts'
import { archiveSource } from '#ingestion/sources/archive.ts'
import { FAULTS, type FaultName } from '#rehearsal/faults.ts'
import { startRehearsal } from '#rehearsal/server.ts'
import { deleteOld } from '#storage/retention.ts'
import { latestRuns } from '#storage/runs.ts'
import { latestSnapshot } from '#storage/snapshots.ts'
import { openOrCreateStorage, SQLITE_FILE } from '#storage/storage.ts'
import { captureDays, capturedChains } from './archive.ts'
import { ARCHIVE, hasArchive } from './cards.ts'
import { environmentWith } from './environment.ts'
import { median } from './measure.ts'
import { seededRandom } from './seededRandom.ts'
import { waitForAddress } from './server.ts'

/**
 * Replays the archive's months as live sites at high speed, with faults and random `kill -9`, while a server on the
 * same database answers requests; checks the snapshot after each day. SIGTERM ends it after the current day. It uses
 * `DATABASE_URL` (an empty PostgreSQL database) or a new SQLite file.
 */

const MAIN = path.resolve(import.meta.dirname, '../src/cli/main.ts')
const PAGES = ['/', '/supermercados', '/estado', '/api/v1/promotions?amount=50000', '/health/ready']

/** Faults that take minutes and test nothing beyond the others. */
const SLOW_FAULTS: readonly FaultName[] = ['time-out', 'slow-drip', 'rate-limited']
const QUICK_FAULTS = FAULTS.filter((fault) => !SLOW_FAULTS.includes(fault))

type Tally = { days: number; runs: number; kills: number; faults: number; held: number; bad: string[]; disk: number[]; memory: number[] }

const { values } = parseArgs({ options: { from: { type: 'string' }, days: { type: 'string' }, seed: { type: 'string' } } })
const random = seededRandom(Number(values.seed ?? 1))
const isOneIn = (n: number) => random() * n < 1
const anyOf = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T

async function main(): Promise<number> {
  if (!hasArchive) {
    console.error(`No archive in ${ARCHIVE}: there are no months to replay.`)
    return 1
  }
  const from = Number(values.from ?? 0)
  const days = captureDays(ARCHIVE, capturedChains(ARCHIVE)).slice(from, values.days === undefined ? undefined : from + Number(values.days))
  const folder = mkdtempSync(path.join(tmpdir(), 'yapa-endurance-'))
  const env = environmentWith({ YAPA_DATA: folder, HOST: '127.0.0.1', PORT: '0', YAPA_SCHEDULE: 'off', YAPA_EXAMPLE: 'off' })
  const tally: Tally = { days: 0, runs: 0, kills: 0, faults: 0, held: 0, bad: [], disk: [], memory: [] }
  try {
    await readDay(days[0] as CivilDate, env, tally, { isCalm: true })
    const server = spawn(process.execPath, [MAIN, 'serve'], { env, stdio: ['ignore', 'pipe', 'ignore'] })
    const ended = once(server, 'exit')
    const asking = askForPages(await waitForAddress(server))
    let before: Snapshot | null = null
    let isOver = false
    process.once('SIGTERM', () => {
      isOver = true
    })
    for (const day of days) {
      if (isOver) break
      await readDay(day, env, tally, { isCalm: false })
      before = await look(env, before, tally)
      tally.days++
      tally.disk.push(folderBytes(folder))
      tally.memory.push(residentBytes(server.pid as number))
      process.stderr.write(`${day}: snapshot ${before?.version}\n`)
    }
    const pages = await asking.end()
    server.kill('SIGTERM')
    await ended
    print(tally, pages)
    return tally.bad.length + pages.failed > 0 ? 1 : 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Reads one day: two times in three with a fault, one time in three killed and read again. */
async function readDay(day: CivilDate, env: NodeJS.ProcessEnv, tally: Tally, { isCalm }: { isCalm: boolean }): Promise<void> {
  const faults: Partial<Record<ChainSlug, { name: FaultName }>> = {}
  if (!isCalm && !isOneIn(3)) faults[anyOf(CHAIN_SLUGS)] = { name: anyOf(QUICK_FAULTS) }
  tally.faults += Object.keys(faults).length
  const now = new Date(`${day}T15:00:00Z`)
  const site = await startRehearsal({ cards: await cardsOn(day), now, faults })
  try {
    const isKilled = !isCalm && isOneIn(3)
    const dayEnv = { ...env, YAPA_NOW: now.toISOString(), YAPA_SOURCES_BASE: site.url }
    if (isKilled) await ingest(dayEnv, tally, 200 + random() * 2_500)
    await ingest(dayEnv, tally, null)
  } finally {
    await site.close()
  }
}

async function cardsOn(day: CivilDate): Promise<CapturedCard[]> {
  const captures = await Promise.all(
    CHAIN_SLUGS.map((chain) =>
      archiveSource(ARCHIVE, chain, day)
        .read()
        .catch(() => null),
    ),
  )
  return captures.flatMap((capture) => capture?.cards ?? [])
}

async function ingest(env: NodeJS.ProcessEnv, tally: Tally, killAfter: number | null): Promise<void> {
  const child = spawn(process.execPath, [MAIN, 'ingest'], { env, stdio: 'ignore' })
  tally.runs++
  if (killAfter !== null) setTimeout(() => child.kill('SIGKILL'), killAfter)
  const [status, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null]
  if (signal === 'SIGKILL') tally.kills++
  else if (status !== 0 && status !== 1) tally.bad.push(`ingest ended with ${status ?? signal}`)
}

/** Checks the published snapshot: not older than before, no chain lost, every promotion valid. */
async function look(env: NodeJS.ProcessEnv, before: Snapshot | null, tally: Tally): Promise<Snapshot | null> {
  const { db, close } = await openOrCreateStorage({ databaseUrl: env.DATABASE_URL || null, dataDirectory: env.YAPA_DATA as string })
  try {
    await deleteOld(db)
    const snapshot = await latestSnapshot(db)
    tally.held += (await latestRuns(db, 1)).flatMap(({ sources }) => sources).filter(({ outcome }) => outcome === 'held').length
    if (snapshot === null) tally.bad.push('no snapshot')
    else {
      if (before && snapshot.version < before.version) tally.bad.push(`version ${snapshot.version} after ${before.version}`)
      const sources = new Set(snapshot.sources.map(({ source }) => source))
      for (const { source } of before?.sources ?? []) if (!sources.has(source)) tally.bad.push(`${source} is lost`)
      for (const { source, promotions } of snapshot.sources) if (promotions === 0) tally.bad.push(`${source} is empty`)
      for (const { cardId: _cardId, ...promotion } of snapshot.promotions)
        if (!promotionSchema.safeParse(promotion).success) tally.bad.push(`${promotion.id} is invalid`)
    }
    return snapshot
  } finally {
    await close()
  }
}

type Pages = { asked: number; failed: number; milliseconds: number[] }

/** Requests pages continuously until ended. */
function askForPages(url: string): { end(): Promise<Pages> } {
  const pages: Pages = { asked: 0, failed: 0, milliseconds: [] }
  let isOver = false
  const asking = (async () => {
    while (!isOver) {
      const started = performance.now()
      const response = await fetch(new URL(anyOf(PAGES), url)).catch(() => null)
      await response?.arrayBuffer().catch(() => null)
      pages.asked++
      if (response?.status !== 200) pages.failed++
      pages.milliseconds.push(performance.now() - started)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  })()
  return {
    async end() {
      isOver = true
      await asking
      return pages
    },
  }
}

function folderBytes(folder: string): number {
  return ['', '-wal'].reduce(
    (sum, end) => sum + (statSync(path.join(folder, `${SQLITE_FILE}${end}`), { throwIfNoEntry: false })?.size ?? 0),
    0,
  )
}

/** Returns the memory of another process; 0 when the system does not say. */
function residentBytes(pid: number): number {
  try {
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}

function print({ disk, memory, bad, ...counts }: Tally, { asked, failed, milliseconds }: Pages): void {
  const sorted = milliseconds.toSorted((a, b) => a - b)
  const megabytes = (bytes: number | undefined) => ((bytes ?? 0) / 1024 ** 2).toFixed(0)
  const quarters = (list: number[]) => [0.25, 0.5, 0.75, 1].map((part) => megabytes(list[Math.ceil(list.length * part) - 1])).join(', ')
  console.log(JSON.stringify({ ...counts, bad: [...new Set(bad)] }))
  console.log(`disk after each quarter: ${quarters(disk)} MB; server: ${quarters(memory)} MB`)
  console.log(
    `pages: ${asked}, failed ${failed}; median ${median(milliseconds).toFixed(0)} ms, p99 ${(sorted[Math.floor(sorted.length * 0.99)] ?? 0).toFixed(0)} ms`,
  )
}

process.exitCode = await main()
