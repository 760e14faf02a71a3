import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { CHAIN_SLUGS } from '#domain/chain.ts'
import { frozenClock } from '#domain/clock.ts'
import type { Snapshot } from '#domain/snapshot.ts'
import { extractCard } from '#extraction/extractCard.ts'
import { type RunReport, runIngestion } from '#ingestion/run.ts'
import { archiveSource } from '#ingestion/sources/archive.ts'
import { latestSnapshot } from '#storage/snapshots.ts'
import type { Storage } from '#storage/storage.ts'
import { describeOnBothDatabases } from '../storage/databases.ts'

/** Real captured cards. They are other people's words and no part of the project: they are read in place, where they are at hand. */
const ARCHIVE = path.resolve(import.meta.dirname, '../../../shared/archive')

async function ingestOn(storage: Storage, date: string): Promise<RunReport> {
  return runIngestion(storage, {
    kind: 'archive',
    sources: CHAIN_SLUGS.map((chain) => archiveSource(ARCHIVE, chain, date)),
    read: extractCard,
    clock: frozenClock(new Date(`${date}T15:00:00Z`)),
  })
}

async function snapshotOf({ db }: Storage): Promise<Snapshot> {
  const snapshot = await latestSnapshot(db)
  if (!snapshot) throw new Error('There is no snapshot')
  return snapshot
}

if (existsSync(ARCHIVE)) {
  describeOnBothDatabases('the captured archive', (databases) => {
    it('of 27 March 2026 is published for all six chains, once', async () => {
      const storage = await databases.open()
      const report = await ingestOn(storage, '2026-03-27')
      expect(report.sources.map(({ source, outcome }) => [source, outcome])).toEqual(CHAIN_SLUGS.map((chain) => [chain, 'published']))
      const snapshot = await snapshotOf(storage)
      for (const { source, promotions } of snapshot.sources) expect(promotions, source).toBeGreaterThan(0)
      expect(await ingestOn(storage, '2026-03-27')).toMatchObject({ outcome: 'unchanged', snapshotVersion: null })
      expect(await snapshotOf(storage)).toEqual(snapshot)
    })

    it('keeps the ids of offers that stay from capture to capture', async () => {
      const storage = await databases.open()
      const captured = new Map<string, Snapshot>()
      for (const date of ['2026-03-13', '2026-03-20', '2026-03-27']) {
        await ingestOn(storage, date)
        captured.set(date, await snapshotOf(storage))
      }
      const [before, after] = [captured.get('2026-03-13'), captured.get('2026-03-27')]
      const idsBefore = new Set(before?.promotions.map(({ id }) => id))
      const cardsBefore = new Set(before?.promotions.map(({ cardId }) => cardId))
      // The archive names a card by its content: under the same name it says the same.
      const stayed = after?.promotions.filter(({ cardId }) => cardsBefore.has(cardId)) ?? []
      expect(stayed.length).toBeGreaterThan(50)
      expect(stayed.filter(({ id }) => !idsBefore.has(id))).toEqual([])
      for (const { firstSeen, lastSeen } of stayed) expect(firstSeen < lastSeen || firstSeen <= '2026-03-13').toBe(true)
    })
  })
} else {
  describe('the captured archive', () => {
    console.warn(`\n*** SKIPPED: the tests over real cards, because ${ARCHIVE} is not there. ***\n`)
    it.skip(`is not at hand in ${ARCHIVE}`, () => {})
  })
}
