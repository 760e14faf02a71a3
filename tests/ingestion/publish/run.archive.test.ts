import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readCard } from '#chains/readCard.ts'
import { frozenClock } from '#domain/calendar/clock.ts'
import type { PublishedPromotion, Snapshot } from '#domain/promotion/snapshot.ts'
import { type RunReport, runSources } from '#ingestion/publish/run.ts'
import { promotionKey } from '#ingestion/read/promotionKey.ts'
import { archiveSource } from '#ingestion/sources/archive.ts'
import { loadLatestSnapshot } from '#storage/snapshots.ts'
import type { Storage } from '#storage/storage.ts'
import { captureDays, capturedChains } from '../../../bench/archive.ts'
import { cacheReadings } from '../../../bench/readOnce.ts'
import { REAL_CARDS } from '../../../scripts/environment.mjs'
import { atLeastOne } from '../../atLeastOne.ts'
import { IS_WHOLE } from '../../seed.ts'
import { sqliteDatabases } from '../../storage/databases.ts'

/** Real captured cards. They are other people's words and no part of the project: they are read in place, where they are at hand. */
const ARCHIVE = path.join(REAL_CARDS, 'archive')
const CHAINS = capturedChains(ARCHIVE)

/**
 * Which captures are taken, with a month's turn among them, and how much of each there is in them. In all ten months: 569 promotions, of which nearly a
 * thousand times one was moved to the next month under its id, and 87 took the place of another.
 */
const SERIES = IS_WHOLE
  ? { captures: [-82], same: 10_000, moved: 800, appeared: 650, follows: 60 }
  : { captures: [-8, -4], same: 300, moved: 50, appeared: 60, follows: 3 }

const read = cacheReadings(readCard)

async function ingestOn(storage: Storage, date: string): Promise<RunReport> {
  return runSources(storage, {
    kind: 'archive',
    sources: CHAINS.map((chain) => archiveSource(ARCHIVE, chain, date)),
    read,
    clock: frozenClock(new Date(`${date}T15:00:00Z`)),
  })
}

async function snapshotOf({ db }: Storage): Promise<Snapshot> {
  const snapshot = await loadLatestSnapshot(db)
  if (!snapshot) throw new Error('There is no snapshot')
  return snapshot
}

if (existsSync(ARCHIVE)) {
  describe('months of captures, one after the other', () => {
    const databases = sqliteDatabases()

    it('are published for every chain, each once, and are one history: the next month keeps the id, what took a place is linked, and little is new', async () => {
      const storage = await databases.open()
      const days = captureDays(ARCHIVE, CHAINS).slice(...SERIES.captures)
      const seen = new Map<string, PublishedPromotion>()
      const byWords = new Map<string, string>()
      let [same, renamed] = [0, 0]
      for (const day of days) {
        await ingestOn(storage, day)
        for (const promotion of (await snapshotOf(storage)).promotions) {
          seen.set(promotion.id, promotion)
          // The archive names a card by its content: the same promotion in the same words.
          const words = `${promotion.supermarket} ${promotion.cardId} ${promotionKey(promotion)} ${JSON.stringify(promotion.limits)}`
          if (byWords.get(words) === promotion.id) same++
          else if (byWords.has(words)) renamed++
          byWords.set(words, promotion.id)
        }
      }
      const last = await snapshotOf(storage)
      expect(
        atLeastOne(last.sources)
          .filter(({ promotions }) => promotions > 0)
          .map(({ source }) => source),
      ).toEqual(CHAINS)
      expect(await ingestOn(storage, days.at(-1) as string)).toMatchObject({ snapshotVersion: null })
      expect(await snapshotOf(storage)).toEqual(last)
      expect(same).toBeGreaterThan(SERIES.same)
      expect(renamed / same).toBeLessThan(0.001)

      const changes = await storage.db.selectFrom('promotion_changes').selectAll().execute()
      const count = (event: string, field = '') => changes.filter((one) => one.event === event && one.field === field).length
      expect(count('changed', 'validUntil')).toBeGreaterThan(SERIES.moved)
      expect(count('appeared')).toBeLessThan(SERIES.appeared)
      const follows = changes.filter(({ event }) => event === 'follows')
      expect(follows.length).toBeGreaterThan(SERIES.follows)
      for (const { promotion_id: promotionId, was, seen_at: seenAt } of atLeastOne(follows)) {
        const [after, before] = [seen.get(promotionId), seen.get(was ?? '')]
        expect([before?.supermarket, before?.discount.type]).toEqual([after?.supermarket, after?.discount.type])
        // One that came back may well take the place of a younger one.
        if (after?.firstSeen === seenAt) expect((before?.firstSeen ?? '') < seenAt).toBe(true)
      }
    }, 400_000)
  })
} else {
  describe('the captured archive', () => {
    console.warn(`\n*** SKIPPED: the tests over real cards, because ${ARCHIVE} is not there. ***\n`)
    it.skip(`is not at hand in ${ARCHIVE}`, () => {})
  })
}
