import { copyFileSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { type KyselyPlugin, sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { exampleCards } from '#chains/examples.ts'
import { readCard } from '#chains/readCard.ts'
import { ClockWatch } from '#domain/calendar/clock.ts'
import type { SourceSlug } from '#domain/catalogue/source.ts'
import type { CapturedCard } from '#domain/promotion/capture.ts'
import { promotionSchema } from '#domain/promotion/promotionSchema.ts'
import type { Snapshot } from '#domain/promotion/snapshot.ts'
import { SourceError } from '#ingestion/fetch/liveSourceError.ts'
import { type RunReport, runSources } from '#ingestion/publish/run.ts'
import type { Source } from '#ingestion/sources/source.ts'
import type { Capture } from '#storage/captures.ts'
import { loadLatestEditions, loadLatestSnapshot } from '#storage/snapshots.ts'
import { openOrCreateStorage, SQLITE_FILE, type Storage } from '#storage/storage.ts'
import { DISASTERS, poisonOneCard } from '../../../bench/gateDisasters.ts'
import { cacheReadings } from '../../../bench/readOnce.ts'
import { anyNumberOf } from '../../atLeastOne.ts'
import { IS_WHOLE } from '../../seed.ts'
import { temporaryFolders } from '../../storage/databases.ts'
import { clock } from '../sources/rehearsed.ts'

/** Whatever happens, in whatever order, readers of the site have a snapshot that is valid and not empty, and the last good one is kept. */

const RUNS = IS_WHOLE ? 2_000 : 50
const DAY = '2026-11-20'
const CHAINS_TRIED = ['carrefour', 'coto', 'makro'] as const satisfies SourceSlug[]

type Mishap =
  | { kind: 'good'; edition: number }
  | { kind: 'refuses' }
  | { kind: 'bug' }
  | { kind: 'garbage'; raw: unknown[] }
  | { kind: 'disaster'; name: string }
  | { kind: 'nested'; depth: number }

type Step = {
  sources: Mishap[]
  /** The run is asked to stop when this source is read. */
  stopAt: number | null
  /** The database is away from its n-th statement of the run on. */
  awayFrom: number | null
  /** The clock of the machine jumps while the sources are read. */
  clockJumps: boolean
  /** So many more pages of 4 kB fit on the disk. */
  room: number | null
}

/** Mishaps after which nothing of the source may be published. */
const USELESS: readonly (Mishap['kind'] | undefined)[] = ['refuses', 'bug', 'garbage', 'nested']

const mishap: fc.Arbitrary<Mishap> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('good' as const), edition: fc.nat(3) }) },
  { weight: 1, arbitrary: fc.constantFrom<Mishap>({ kind: 'refuses' }, { kind: 'bug' }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('garbage' as const), raw: fc.array(fc.jsonValue({ maxDepth: 3 }), { maxLength: 6 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('disaster' as const),
      name: fc.constantFrom(...DISASTERS.map(({ name }) => name), 'one poisoned card'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('nested' as const), depth: fc.constantFrom(100, 3_000, 20_000) }) },
)
function oneIn<T>(times: number, arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> {
  return fc.oneof({ weight: times - 1, arbitrary: fc.constant(null) }, { weight: 1, arbitrary })
}
const step: fc.Arbitrary<Step> = fc.record({
  sources: fc.tuple(mishap, mishap, mishap).map((three) => [...three]),
  stopAt: oneIn(8, fc.nat(CHAINS_TRIED.length - 1)),
  awayFrom: oneIn(5, fc.nat(60)),
  clockJumps: fc.nat(7).map((one) => one === 0),
  room: oneIn(6, fc.nat(40)),
})

const cardsOf = (chain: SourceSlug) => exampleCards(DAY).filter(({ source }) => source === chain)
const captureOf = (source: SourceSlug, cards: CapturedCard[]): Capture => ({ source, capturedAt: DAY, cards, unreadable: 0 })

/** What arrives: all cards, all but the first, all but the last, in another order. */
function editionOf(source: SourceSlug, edition: number): Capture {
  const cards = cardsOf(source)
  return captureOf(source, [cards, cards.slice(1), cards.slice(0, -1), cards.toReversed()][edition] ?? cards)
}

function captureAfter(source: SourceSlug, what: Mishap): Capture {
  if (what.kind === 'refuses') throw new SourceError('La fuente no contesta.')
  if (what.kind === 'bug') throw new TypeError('undefined is not a function')
  if (what.kind === 'good') return editionOf(source, what.edition)
  if (what.kind === 'garbage')
    return captureOf(
      source,
      what.raw.map((raw, index) => ({ id: `garbage-${index}`, source, capturedAt: DAY, raw })),
    )
  if (what.kind === 'nested') return captureOf(source, [{ id: 'nested', source, capturedAt: DAY, raw: nested(what.depth) }])
  const capture = captureOf(source, cardsOf(source))
  const disaster = DISASTERS.find(({ name }) => name === what.name)
  return disaster ? disaster.strike(capture, captureOf('dia', cardsOf('dia'))) : poisonOneCard(capture)
}

function nested(depth: number): unknown {
  let raw: unknown = 'hasta 20 %'
  for (let level = 0; level < depth; level++) raw = level % 2 === 0 ? [raw] : { descuento: raw }
  return raw
}

const read = cacheReadings(readCard)

class Away implements KyselyPlugin {
  private left: number
  constructor(statements: number) {
    this.left = statements
  }
  transformQuery({ node }: Parameters<KyselyPlugin['transformQuery']>[0]) {
    if (this.left-- <= 0) throw new Error('the database is away')
    return node
  }
  async transformResult({ result }: Parameters<KyselyPlugin['transformResult']>[0]) {
    return result
  }
}

/** null when the database was away for so long, or the disk so full, that the run gave up. */
async function take(storage: Storage, { sources, stopAt, awayFrom, clockJumps, room }: Step): Promise<RunReport | null> {
  const controller = new AbortController()
  let passed = 0
  const clockWatch = new ClockWatch(clock, () => passed)
  const asked = CHAINS_TRIED.map(
    (source, index): Source => ({
      source,
      read: async () => {
        if (stopAt === index) controller.abort()
        if (clockJumps) passed = 3_600_000
        return captureAfter(source, sources[index] as Mishap)
      },
    }),
  )
  if (room !== null) await leaveRoom(storage, room)
  const db = awayFrom === null ? storage.db : storage.db.withPlugin(new Away(awayFrom))
  const run = runSources({ db }, { kind: 'live', sources: asked, read, clock, clockWatch, signal: controller.signal })
  const report = awayFrom === null && room === null ? await run : await run.catch(() => null)
  if (room !== null) await sql`PRAGMA max_page_count = 1000000`.execute(storage.db)
  if (clockJumps) expect(report?.snapshotVersion ?? null).toBeNull()
  return report
}

/** A full disk as SQLite itself has it. */
async function leaveRoom({ db }: Storage, pages: number): Promise<void> {
  const { rows } = await sql<{ page_count: number }>`PRAGMA page_count`.execute(db)
  await sql.raw(`PRAGMA max_page_count = ${(rows[0]?.page_count ?? 0) + pages}`).execute(db)
}

type Published = { snapshot: Snapshot; editions: Map<SourceSlug, string> }

async function published({ db }: Storage): Promise<Published> {
  const snapshot = await loadLatestSnapshot(db)
  if (!snapshot) throw new Error('the last good snapshot is lost')
  return { snapshot, editions: new Map((await loadLatestEditions(db))?.editions.map(({ source, id }) => [source, id])) }
}

/** As JSON: the same promotions are published again and again, and checking one takes longer than telling that it was. */
const sound = new Set<string>()

function expectSound({ snapshot }: Published): void {
  expect(snapshot.kind).toBe('real')
  for (const source of CHAINS_TRIED) expect(snapshot.promotions.some(({ supermarket }) => supermarket === source)).toBe(true)
  for (const { cardId: _cardId, ...promotion } of anyNumberOf(snapshot.promotions)) {
    const text = JSON.stringify(promotion)
    if (sound.has(text)) continue
    expect(promotionSchema.safeParse(promotion).error?.issues).toBeUndefined()
    sound.add(text)
  }
}

function expectKept(before: Published, after: Published, report: RunReport | null, { sources }: Step): void {
  const newer = report === null ? after.snapshot.version : report.snapshotVersion
  expect(after.snapshot.version).toBe(newer ?? before.snapshot.version)
  expect(after.snapshot.version).toBeGreaterThanOrEqual(before.snapshot.version)
  // Vitest's own comparison takes longer than a run of the pipeline.
  const isSame = after.snapshot.version === before.snapshot.version
  if (isSame && !isDeepStrictEqual(after.snapshot, before.snapshot)) expect(after.snapshot).toEqual(before.snapshot)
  for (const [index, source] of CHAINS_TRIED.entries()) {
    const kind = sources[index]?.kind
    if (USELESS.includes(kind)) expect(after.editions.get(source)).toBe(before.editions.get(source))
  }
  for (const record of anyNumberOf(report?.sources ?? [])) {
    const index = (CHAINS_TRIED as readonly SourceSlug[]).indexOf(record.source)
    const kind = sources[index]?.kind
    if (USELESS.includes(kind)) expect(['failed', 'held']).toContain(record.outcome)
    if (record.outcome === 'published') continue
    expect(after.editions.get(record.source)).toBe(before.editions.get(record.source))
    if (record.outcome !== 'unchanged') expect(`${record.error ?? ''}${record.reasons.join('')}`).not.toBe('')
  }
}

const folders = temporaryFolders()
let base: string
beforeAll(async () => {
  base = folders.create()
  const storage = await openOrCreateStorage({ databaseUrl: null, dataDirectory: base })
  const good: Step = {
    sources: CHAINS_TRIED.map(() => ({ kind: 'good', edition: 0 })),
    stopAt: null,
    awayFrom: null,
    clockJumps: false,
    room: null,
  }
  expect((await take(storage, good))?.outcome).toBe('published')
  await storage.close()
})

test(`${RUNS} random sequences of faults never publish an invalid or empty snapshot and never lose the last good one`, async () => {
  let number = 0
  let taken = 0
  const outcomes = new Set<string>()
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
      const dataDirectory = path.join(base, `sequence-${number++}`)
      mkdirSync(dataDirectory)
      copyFileSync(path.join(base, SQLITE_FILE), path.join(dataDirectory, SQLITE_FILE))
      const storage = await openOrCreateStorage({ databaseUrl: null, dataDirectory })
      try {
        let before = await published(storage)
        for (const one of anyNumberOf(steps)) {
          const report = await take(storage, one)
          const after = await published(storage)
          expectSound(after)
          expectKept(before, after, report, one)
          for (const { outcome } of report?.sources ?? []) outcomes.add(outcome)
          before = after
          taken++
        }
      } finally {
        await storage.close()
      }
    }),
    { numRuns: RUNS },
  )
  expect([...outcomes].sort()).toEqual(['failed', 'held', 'published', 'unchanged'])
  expect(taken).toBeGreaterThan(RUNS)
}, 600_000)
