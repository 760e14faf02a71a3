import { systemClock } from '#domain/calendar/clock.ts'
import type { ReviewedPromotion } from '#domain/promotion/review.ts'
import { latestReports } from '#storage/reports.ts'
import { latestReviews, storeReview, takeBackReview } from '#storage/reviews.ts'
import { loadShownCards } from '#storage/snapshots.ts'
import { openStorage } from '#storage/storage.ts'
import type { Db } from '#storage/tables.ts'
import type { Runtime } from '../runtime.server.ts'
import { ontoEarlier } from './ontoEarlier.ts'
import { queueOf, type Waiting } from './queue.ts'

/** How many reports are read: more than any queue holds. */
const MAX_REPORTS = 500

/** Opens the database for each request, since the desk is used rarely: so a database that has come back is found. */
async function withStorage<T>({ config }: Runtime, work: (db: Db) => Promise<T>): Promise<T> {
  const { db, close } = await openStorage(config)
  try {
    return await work(db)
  } finally {
    await close()
  }
}

/** Lists the cards that wait for a person, the most urgent first. @param later The templates' keys that this person put off. */
export function waitingCards(runtime: Runtime, later: ReadonlySet<string>): Promise<Waiting[]> {
  return withStorage(runtime, async (db) =>
    queueOf(await loadShownCards(db), {
      reviews: await latestReviews(db),
      reports: await latestReports(db, { since: null, promotionId: null, withDone: false, limit: MAX_REPORTS }),
      later,
    }),
  )
}

/** Keeps a review of the card, closes its reports, and has it applied. @returns The time at which it was kept; null: another reviewer was first. */
export async function reviewCard(runtime: Runtime, waiting: Waiting, promotions: ReviewedPromotion[], by: string): Promise<string | null> {
  const at = systemClock.now().toISOString()
  const { key, card, reviewedAt, reports, earlier } = waiting
  const kept = earlier === null ? promotions : ontoEarlier(earlier, promotions, waiting.promotions.length)
  const closed = { seen: reviewedAt, reports: reports.map(({ id }) => id) }
  const isKept = await withStorage(runtime, (db) => storeReview(db, key, { card, promotions: kept, by, at }, closed))
  if (isKept) runtime.reviewed(card.source)
  return isKept ? at : null
}

/** Takes a review back. @returns Whether the review existed. */
export async function undoReview(runtime: Runtime, key: string, at: string): Promise<boolean> {
  const taken = await withStorage(runtime, (db) => takeBackReview(db, key, at))
  if (taken) runtime.reviewed(null)
  return taken
}
