import type { ChainSlug } from '#domain/catalogue/chain.ts'
import type { Review } from '#domain/promotion/review.ts'
import { reviewSchema } from '#domain/promotion/reviewSchema.ts'
import { fromJson, StoredDataError, toJson } from './jsonColumn.ts'
import { inPublication, inStatements } from './publication.ts'
import type { Db, Instant, ReviewRow } from './tables.ts'

/** Loads the latest review of each template. A review that today's schema refuses is skipped: its cards return to the queue. */
export async function latestReviews(db: Db, source: ChainSlug | null = null): Promise<Review[]> {
  let query = db.selectFrom('reviews').selectAll().orderBy('reviewed_at')
  if (source !== null) query = query.where('chain', '=', source)
  const latest = new Map((await query.execute()).map((row) => [row.template, row]))
  return [...latest.values()].flatMap((row) => reviewIn(row) ?? [])
}

function reviewIn({ review }: ReviewRow): Review | null {
  try {
    return fromJson(review, reviewSchema, 'reviews.review')
  } catch (error) {
    if (error instanceof StoredDataError) return null
    throw error
  }
}

/** Returns the time of each template's latest review. */
export async function reviewTimes(db: Db): Promise<Map<string, Instant>> {
  const rows = await db.selectFrom('reviews').select(['template', 'reviewed_at']).orderBy('reviewed_at').execute()
  return new Map(rows.map(({ template, reviewed_at }) => [template, reviewed_at]))
}

/**
 * Stores a review and closes the reports that it answers, or neither. @param seen The template's latest review when
 * the reviewer loaded it. @returns false when somebody else has reviewed the template since.
 */
export async function keepReview(
  db: Db,
  template: string,
  review: Review,
  { seen, reports }: { seen: Instant | null; reports: readonly string[] },
): Promise<boolean> {
  return inPublication(db, review.at, async (transaction) => {
    const last = await transaction
      .selectFrom('reviews')
      .select(({ fn }) => fn.max('reviewed_at').as('at'))
      .where('template', '=', template)
      .executeTakeFirst()
    const isLatest = (last?.at ?? null) === seen || (await isOfOtherKey(transaction, review.card.source, last?.at ?? null, seen))
    if (!isLatest || (seen !== null && seen >= review.at)) return false
    await transaction.insertInto('reviews').values(rowOf(template, review)).execute()
    if (reports.length > 0)
      await transaction.updateTable('reports').set({ done_at: review.at }).where('id', 'in', reports).where('done_at', 'is', null).execute()
    return true
  })
}

/** Checks whether the seen review is the latest one under another key: other versions of Yapa compute templates differently. */
async function isOfOtherKey(db: Db, chain: ChainSlug, last: Instant | null, seen: Instant | null): Promise<boolean> {
  if (seen === null || (last !== null && last > seen)) return false
  const row = await db
    .selectFrom('reviews')
    .select('template')
    .where('chain', '=', chain)
    .where('reviewed_at', '=', seen)
    .executeTakeFirst()
  return row !== undefined
}

/** Takes a review back, which restores the one before it and reopens its reports. @returns Whether the review existed. */
export async function takeBackReview(db: Db, template: string, at: Instant): Promise<boolean> {
  return inPublication(db, at, async (transaction) => {
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

/** Adds new reviews of another deployment, all or nothing. @returns The number of new ones. */
export async function addReviews(db: Db, reviews: readonly { template: string; review: Review }[], now: Instant): Promise<number> {
  return inPublication(db, now, async (transaction) => {
    let added = 0
    for (const piece of inStatements(reviews)) {
      const rows = await transaction
        .insertInto('reviews')
        .values(piece.map(({ template, review }) => rowOf(template, review)))
        .onConflict((conflict) => conflict.doNothing())
        .returning('template')
        .execute()
      added += rows.length
    }
    return added
  })
}

function rowOf(template: string, review: Review): ReviewRow {
  return { template, reviewed_at: review.at, chain: review.card.source, review: toJson(review) }
}
