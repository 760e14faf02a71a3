import type { Review } from '#domain/promotion/review.ts'
import { reviewSchema } from '#domain/promotion/reviewSchema.ts'
import { fromJsonOrNull, toJson } from './jsonColumn.ts'
import { runInPublication, splitIntoStatements } from './publication.ts'
import type { Db, Instant, ReviewRow } from './tables.ts'

/** Loads the latest review of each template. A review that today's schema refuses is skipped: its cards return to the queue. */
export async function loadLatestReviews(db: Db): Promise<Review[]> {
  const rows = await db.selectFrom('reviews').selectAll().orderBy('reviewed_at').execute()
  const latest = new Map(rows.map((row) => [row.template, row]))
  return [...latest.values()].flatMap((row) => reviewIn(row) ?? [])
}

const reviewIn = ({ review }: ReviewRow) => fromJsonOrNull(review, reviewSchema, 'reviews.review')

/** Loads the latest review of a template; null when there is none, or one that today's schema refuses. */
export async function loadLatestReview(db: Db, template: string): Promise<Review | null> {
  const row = await db
    .selectFrom('reviews')
    .selectAll()
    .where('template', '=', template)
    .orderBy('reviewed_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row === undefined ? null : reviewIn(row)
}

export async function loadLatestReviewTimes(db: Db, templates: readonly string[]): Promise<Map<string, Instant>> {
  const times = new Map<string, Instant>()
  for (const piece of splitIntoStatements(templates)) {
    const rows = await db
      .selectFrom('reviews')
      .select(({ fn }) => ['template', fn.max('reviewed_at').as('at')])
      .where('template', 'in', piece)
      .groupBy('template')
      .execute()
    for (const { template, at } of rows) times.set(template, at)
  }
  return times
}

/**
 * Stores a review and closes the reports that it answers, or neither.
 * @param seen The template's latest review when the reviewer loaded it.
 * @returns false when somebody else has reviewed the template since.
 */
export async function storeReview(
  db: Db,
  template: string,
  review: Review,
  { seen, reports }: { seen: Instant | null; reports: readonly string[] },
): Promise<boolean> {
  return runInPublication(db, review.at, async (transaction) => {
    const last = await transaction
      .selectFrom('reviews')
      .select(({ fn }) => fn.max('reviewed_at').as('at'))
      .where('template', '=', template)
      .executeTakeFirst()
    if ((last?.at ?? null) !== seen || (seen !== null && seen >= review.at)) return false
    await transaction.insertInto('reviews').values(rowOf(template, review)).execute()
    if (reports.length > 0)
      await transaction.updateTable('reports').set({ done_at: review.at }).where('id', 'in', reports).where('done_at', 'is', null).execute()
    return true
  })
}

/** Takes a review back, which restores the one before it and reopens its reports. @returns Whether the review existed. */
export async function takeBackReview(db: Db, template: string, at: Instant): Promise<boolean> {
  return runInPublication(db, at, async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('reviews')
      .where('template', '=', template)
      .where('reviewed_at', '=', at)
      .executeTakeFirst()
    if (numDeletedRows === 0n) return false
    await transaction.updateTable('reports').set({ done_at: null }).where('done_at', '=', at).execute()
    return true
  })
}

/** Adds new reviews of another deployment. @returns The number of new ones. */
export async function addReviews(transaction: Db, reviews: readonly { template: string; review: Review }[]): Promise<number> {
  let added = 0
  for (const piece of splitIntoStatements(reviews)) {
    const rows = await transaction
      .insertInto('reviews')
      .values(piece.map(({ template, review }) => rowOf(template, review)))
      .onConflict((conflict) => conflict.doNothing())
      .returning('template')
      .execute()
    added += rows.length
  }
  return added
}

function rowOf(template: string, review: Review): ReviewRow {
  return { template, reviewed_at: review.at, source: review.card.source, review: toJson(review) }
}
