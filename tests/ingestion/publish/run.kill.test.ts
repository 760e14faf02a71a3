import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/calendar/calendar.ts'
import { CHAIN_SLUGS } from '#domain/catalogue/chain.ts'
import { promotionSchema } from '#domain/promotion/promotionSchema.ts'
import type { Snapshot } from '#domain/promotion/snapshot.ts'
import { loadLatestSnapshot, loadPublishedCard } from '#storage/snapshots.ts'
import { openOrCreateStorage, type StorageSettings } from '#storage/storage.ts'
import { seededRandom } from '../../../bench/seededRandom.ts'
import { atLeastOne } from '../../atLeastOne.ts'
import { IS_WHOLE, SEED } from '../../seed.ts'
import { type Databases, describeOnBothDatabases, temporaryFolders } from '../../storage/databases.ts'
import { writeSmallArchive } from '../smallArchive.ts'
import { type Ending, ingestProcess } from './ingestProcess.ts'

const FIRST_DAY = '2026-03-01'
/** One a day of a month: the examples of the next month end later, all at once, which the gate holds. */
const KILLS: Record<Databases['kind'], number> = IS_WHOLE ? { SQLite: 29, PostgreSQL: 10 } : { SQLite: 3, PostgreSQL: 2 }

/** Of each chain. The fewer are read, the more kills strike while a run stores and publishes. */
const CARDS = 4

describeOnBothDatabases('kill -9', (databases) => {
  const folders = temporaryFolders()
  const random = seededRandom(SEED)

  it('at any moment of a run leaves the last snapshot whole, and the next run succeeds', async () => {
    const kills = KILLS[databases.kind]
    const archive = folders.create()
    const days = Array.from({ length: kills + 2 }, (_, index) => addDays(FIRST_DAY, index))
    writeSmallArchive(archive, days, CARDS)
    const settings = await databases.settings()
    const argvOn = (day: number) => ['--archive', archive, '--date', days[day] as string]

    const first = await ingestProcess(argvOn(0), settings)
    expect(first).toMatchObject({ status: 0 })
    let before = await wholeSnapshot(settings)
    const versions = new Set([before.version])
    for (let day = 1; day <= kills; day++) {
      const ending = randomEnding(random, first.atWork)
      const { status } = await ingestProcess(argvOn(day), settings, ending)
      const after = await wholeSnapshot(settings)
      const told = `kill ${day}: ${ending.delay.toFixed(0)} ms after ${ending.after}, status ${status}`
      if (after.version === before.version) expect(after, told).toEqual(before)
      else expect(new Set(after.sources.map(({ capturedAt }) => capturedAt)), told).toEqual(new Set([days[day]]))
      versions.add(after.version)
      before = after
    }
    // Some were killed before publishing; were it none, the test would not have tested anything.
    expect(versions.size).toBeLessThanOrEqual(kills)

    expect(await ingestProcess(argvOn(kills + 1), settings)).toMatchObject({ status: 0 })
    expect((await wholeSnapshot(settings)).version).toBe(before.version + 1)
  }, 600_000)

  it('while the database is being created leaves one that opens', async () => {
    const archive = folders.create()
    writeSmallArchive(archive, [FIRST_DAY], CARDS)
    for (let round = 0; round < (IS_WHOLE ? 3 : 1); round++) {
      const settings = await databases.settings()
      await ingestProcess(['--archive', archive, '--date', FIRST_DAY], settings, {
        signal: 'SIGKILL',
        after: 'start',
        delay: 150 + random() * 250,
      })
      expect(await ingestProcess(['--archive', archive, '--date', FIRST_DAY], settings)).toMatchObject({ status: 0 })
      await wholeSnapshot(settings)
    }
  }, 300_000)
})

describe('SIGTERM', () => {
  const folders = temporaryFolders()

  it('ends a run between two steps, without publishing, and says so', async () => {
    const [archive, dataDirectory] = [folders.create(), folders.create()]
    writeSmallArchive(archive, [FIRST_DAY], CARDS)
    const argv = ['--archive', archive, '--date', FIRST_DAY]
    const stopped = await ingestProcess(argv, { databaseUrl: null, dataDirectory }, { signal: 'SIGTERM', after: 'work', delay: 0 })
    expect(stopped).toMatchObject({ status: 143, signal: null })
    expect(stopped.stdout).toContain('Interrumpido')
    const { db, close } = await openOrCreateStorage({ databaseUrl: null, dataDirectory })
    expect(await loadLatestSnapshot(db)).toBeNull()
    await close()
  })
})

/** The latest snapshot, after a look at each of its parts. */
async function wholeSnapshot(settings: StorageSettings): Promise<Snapshot> {
  const { db, close } = await openOrCreateStorage(settings)
  try {
    const snapshot = await loadLatestSnapshot(db)
    if (!snapshot) throw new Error('There is no snapshot')
    expect(snapshot.sources.map(({ source }) => source)).toEqual(CHAIN_SLUGS)
    expect(snapshot.sources.reduce((sum, { promotions }) => sum + promotions, 0)).toBe(snapshot.promotions.length)
    expect(snapshot.sources.flatMap(({ refused }) => refused).filter(({ reason }) => reason.includes('versión anterior'))).toEqual([])
    for (const { cardId, ...promotion } of atLeastOne(snapshot.promotions)) {
      expect(promotionSchema.safeParse(promotion).error).toBeUndefined()
      expect((await loadPublishedCard(db, snapshot.version, { ...promotion, cardId }))?.text).toBeTruthy()
    }
    expect(new Set(snapshot.promotions.map(({ id }) => id)).size).toBe(snapshot.promotions.length)
    return snapshot
  } finally {
    await close()
  }
}

/** Mostly while the process is at work, now and then while it starts. */
function randomEnding(random: () => number, atWork: number): Ending {
  const starting = random() < 0.15
  return { signal: 'SIGKILL', after: starting ? 'start' : 'work', delay: random() * (starting ? 300 : atWork) }
}
