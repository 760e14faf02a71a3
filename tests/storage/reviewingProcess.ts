import { frozenClock } from '#domain/calendar/clock.ts'
import { storeReport } from '#storage/reports.ts'
import { storeReview } from '#storage/reviews.ts'
import { openOrCreateStorage } from '#storage/storage.ts'
import { aPromotion, aRawCard } from './samples.ts'

/** A process that reports a promotion and reviews its card, again and again, until it is killed. It writes a line for each review. */
const { db } = await openOrCreateStorage(JSON.parse(process.argv[2] as string))
const start = frozenClock(new Date('2026-03-27T15:00:00Z')).now().getTime()
const report = { message: 'El tope es otro', email: null, field: null, promotionId: 'promo1', snapshotVersion: null }
const promotions = [{ from: 0, values: aPromotion(), corrected: [], evidence: {} }]
let seen: string | null = null
for (let second = 1; ; second++) {
  const at: string = new Date(start + second * 1_000).toISOString()
  const id = await storeReport(db, { ...report, message: `El tope es otro (${second})` }, at)
  await storeReview(db, 'one', { card: aRawCard(), promotions, by: '', at }, { seen, reports: [id] })
  seen = at
  console.log(at)
}
