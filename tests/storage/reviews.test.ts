import { expect, it } from 'vitest'
import type { Review } from '#domain/promotion/review.ts'
import { loadLatestReports, storeReport } from '#storage/reports.ts'
import { addReviews, loadLatestReview, loadLatestReviews, loadLatestReviewTimes, storeReview, takeBackReview } from '#storage/reviews.ts'
import { describeOnBothDatabases } from './databases.ts'
import { aPromotion, aRawCard } from './samples.ts'

const FIRST = '2026-03-27T15:00:00.000Z'
const SECOND = '2026-03-28T15:00:00.000Z'
const REPORT = { message: 'El tope es otro', email: null, field: 'tope', promotionId: 'abc', snapshotVersion: null } as const
const OPEN = { withDone: false, limit: 100 }

function aReview(at = FIRST, changes: Partial<Review> = {}): Review {
  const values = aPromotion()
  return {
    card: aRawCard(),
    promotions: [{ from: 0, values, corrected: ['limits'], evidence: { limits: [{ start: 0, end: 3 }] } }],
    by: '',
    at,
    ...changes,
  }
}

describeOnBothDatabases('reviews', (databases) => {
  it('are kept whole, and the latest of each template is found', async () => {
    const { db } = await databases.open()
    expect(await storeReview(db, 'one', aReview(), { seen: null, reports: [] })).toBe(true)
    expect(await storeReview(db, 'one', aReview(SECOND, { by: 'Ana', promotions: [] }), { seen: FIRST, reports: [] })).toBe(true)
    await storeReview(db, 'two', aReview(), { seen: null, reports: [] })
    const kept = await loadLatestReviews(db)
    expect(kept.map(({ at, by, promotions }) => [at, by, promotions.length])).toEqual(
      expect.arrayContaining([
        [SECOND, 'Ana', 0],
        [FIRST, '', 1],
      ]),
    )
    expect(kept).toHaveLength(2)
    expect(kept.find(({ at }) => at === FIRST)?.promotions).toMatchObject([
      { corrected: ['limits'], values: { limits: { maxDiscount: 15_000 } } },
    ])
    expect(await loadLatestReview(db, 'one')).toMatchObject({ at: SECOND, by: 'Ana' })
    expect(await loadLatestReview(db, 'three')).toBeNull()
    expect(await loadLatestReviewTimes(db, ['one', 'two', 'three'])).toEqual(
      new Map([
        ['one', SECOND],
        ['two', FIRST],
      ]),
    )
  })

  it('of somebody who did not see the latest one are not kept, also when both come at once', async () => {
    const { db } = await databases.open()
    const both = await Promise.all([FIRST, SECOND].map((at) => storeReview(db, 'one', aReview(at), { seen: null, reports: [] })))
    expect(both.filter(Boolean)).toHaveLength(1)
    expect(await storeReview(db, 'one', aReview('2026-03-29T15:00:00.000Z'), { seen: null, reports: [] })).toBe(false)
    expect(await loadLatestReviews(db)).toHaveLength(1)
  })

  it('close the reports that they answer, and open them again when they are taken back', async () => {
    const { db } = await databases.open()
    const answered = await storeReport(db, REPORT, FIRST)
    const other = await storeReport(db, { ...REPORT, message: 'Otra cosa' }, FIRST)
    await storeReview(db, 'one', aReview(SECOND), { seen: null, reports: [answered] })
    expect((await loadLatestReports(db, OPEN)).map(({ id }) => id)).toEqual([other])
    expect(await takeBackReview(db, 'one', SECOND)).toBe(true)
    expect(await takeBackReview(db, 'one', SECOND)).toBe(false)
    expect(await loadLatestReports(db, OPEN)).toHaveLength(2)
    expect(await loadLatestReviews(db)).toEqual([])
  })

  it('of another deployment are added once', async () => {
    const { db } = await databases.open()
    const lines = [
      { template: 'one', review: aReview() },
      { template: 'two', review: aReview() },
    ]
    expect(await addReviews(db, lines)).toBe(2)
    expect(await addReviews(db, [...lines, { template: 'two', review: aReview(SECOND) }])).toBe(1)
    expect(await loadLatestReviews(db)).toHaveLength(2)
  })

  it('that today’s schema refuses are left out', async () => {
    const { db } = await databases.open()
    await addReviews(db, [{ template: 'one', review: aReview() }])
    await db.updateTable('reviews').set({ review: '{"card":{}}' }).execute()
    expect(await loadLatestReviews(db)).toEqual([])
  })
})
