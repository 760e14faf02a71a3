import { z } from 'zod'
import { fromJson, StoredDataError, toJson } from './jsonColumn.ts'
import { inPublication } from './publication.ts'
import type { ContentHash, Db, Instant } from './tables.ts'

/** The words that the second reader once answered this question with; null when it was never asked. */
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

/** Keeps an answer. The first one stays: two runs at once must read the same. */
export async function keepAnswer(db: Db, question: ContentHash, answer: string, now: Instant): Promise<void> {
  await inPublication(db, now, async (transaction) => {
    await transaction
      .insertInto('second_readings')
      .values({ question, answer: toJson(answer), answered_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
}
