import { z } from 'zod'
import { fromJson, StoredDataError, toJson } from './jsonColumn.ts'
import { inPublication } from './publication.ts'
import type { ContentHash, Db, Instant } from './tables.ts'

/** Returns the second reader's stored answer to this question; null for a new question. */
export async function knownAnswer(db: Db, question: ContentHash): Promise<string | null> {
  const row = await db.selectFrom('second_readings').select('answer').where('question', '=', question).executeTakeFirst()
  if (!row) return null
  try {
    return fromJson(row.answer, z.string(), 'second_readings.answer')
  } catch (error) {
    if (error instanceof StoredDataError) return null
    throw error
  }
}

/** Stores an answer. The first one stays, so that two simultaneous runs read the same. */
export async function keepAnswer(db: Db, question: ContentHash, answer: string, now: Instant): Promise<void> {
  await inPublication(db, now, async (transaction) => {
    await transaction
      .insertInto('second_readings')
      .values({ question, answer: toJson(answer), answered_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
}
