import { expect, test } from 'vitest'
import { readCard, readWords } from '#chains/readCard.ts'
import { frozenClock } from '#domain/calendar/clock.ts'
import { runIngestion } from '#ingestion/publish/run.ts'
import { loadPublishedSources } from '#ingestion/sources/storedSources.ts'
import { changesOfPromotion } from '#storage/history.ts'
import { latestReports } from '#storage/reports.ts'
import { latestReviews } from '#storage/reviews.ts'
import { latestRuns } from '#storage/runs.ts'
import { latestSnapshot } from '#storage/snapshots.ts'
import type { Db } from '#storage/tables.ts'
import { describeOnBothDatabases } from './databases.ts'
import { REVIEWED, writeOldRelease } from './oldRelease.ts'

const PROMOTIONS = 4

const idsOf = (snapshot: Awaited<ReturnType<typeof latestSnapshot>>) => snapshot?.promotions.map(({ id }) => id).sort()

/** A turn a week later: the same cards, of which one has another cap. */
async function publishNextWeek(db: Db) {
  const stored = await loadPublishedSources(db, ['makro', 'dia'])
  const sources = (stored?.sources ?? []).map(({ source, read }) => ({
    source,
    read: async (...given: Parameters<typeof read>) => {
      const capture = await read(...given)
      const cards = capture.cards.map((card) => ({ ...card, capturedAt: '2026-04-27', raw: withCap(card.raw) }))
      return { ...capture, cards, capturedAt: '2026-04-27' }
    },
  }))
  return runIngestion({ db }, { kind: 'live', sources, read: readCard, readWords, clock: frozenClock(new Date('2026-04-27T15:00:00Z')) })
}

const withCap = (raw: unknown): unknown => JSON.parse(JSON.stringify(raw).replaceAll('18.000', '19.000'))

describeOnBothDatabases('the database of an earlier release', (databases) => {
  test('is migrated with its promotions, history, reviews, reports and runs, and the next turn publishes onto them', async () => {
    const settings = await databases.settings()
    await writeOldRelease(settings)
    const { db } = await databases.open(settings)

    const before = await latestSnapshot(db)
    expect(before).toMatchObject({ version: 3, kind: 'real' })
    expect(before?.promotions).toHaveLength(PROMOTIONS)
    expect(before?.promotions.find(({ id }) => id === REVIEWED)).toMatchObject({
      minPurchase: 5000,
      reviewed: { at: '2026-04-20' },
      readings: null,
    })
    expect(await latestReviews(db)).toMatchObject([{ by: 'Ana', promotions: [{ corrected: ['minPurchase'] }] }])
    const all = { withDone: true, limit: 10 }
    expect(await latestReports(db, all)).toMatchObject([{ message: 'El tope es otro', promotionId: REVIEWED }])
    expect((await latestRuns(db)).map(({ outcome }) => outcome)).toEqual(['published', 'published', 'published'])
    expect(await changesOfPromotion(db, REVIEWED)).toMatchObject([
      { event: 'changed', field: 'minPurchase', became: '5000' },
      { event: 'appeared', seenAt: '2026-04-06' },
    ])

    expect(await publishNextWeek(db)).toMatchObject({ outcome: 'published' })
    const after = await latestSnapshot(db)
    expect(idsOf(after)).toEqual(idsOf(before))
    expect(after?.promotions.find(({ id }) => id === REVIEWED)).toMatchObject({ minPurchase: 5000, lastSeen: '2026-04-27' })
    const changed = after?.promotions.filter(({ limits }) => limits.maxDiscount === 19_000) ?? []
    expect(changed).toHaveLength(1)
    expect((await changesOfPromotion(db, changed[0]?.id ?? ''))[0]).toMatchObject({
      event: 'changed',
      field: 'limits',
      seenAt: '2026-04-27',
    })
  })
})
