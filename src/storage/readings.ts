import { z } from 'zod'
import { ALL_SOURCE_SLUGS } from '#domain/catalogue/source.ts'
import type { CardWords } from '#domain/promotion/capture.ts'
import type { AskedCounts } from '#domain/promotion/readings.ts'
import { contentHash } from './contentHash.ts'
import { fromJsonOrNull, toJson } from './jsonColumn.ts'
import { splitIntoStatements } from './publication.ts'
import type { ContentHash, Db, Instant } from './tables.ts'

/**
 * Readings of cards by a model, by the card's words: each text is read once. What a person says of a card is a review (`reviews.ts`), which
 * also holds for later cards of its template.
 */
export type StoredReading = { text: ContentHash; source: CardWords['source']; answer: unknown }

/** A reading as a line of a file; the answer has any form, since it is checked when it is merged. */
export const readingLineSchema = z.strictObject({
  reading: z.strictObject({
    text: z.string().regex(/^[\w-]{43}$/),
    source: z.enum(ALL_SOURCE_SLUGS),
    answer: z.looseObject({ promotions: z.array(z.unknown()) }),
  }),
})

const MODEL = 'modelo'

export const askedCountsSchema: z.ZodType<AskedCounts> = z.object({
  asked: z.int(),
  read: z.int(),
  dropped: z.record(z.string(), z.int()),
  left: z.int(),
})

/** Hashes what a card says, with the month of its capture: a date without one is read by the day. */
export function cardWordsHash({ source, capturedAt, text, blocks }: CardWords): ContentHash {
  return contentHash([source, capturedAt.slice(0, 7), blocks.map(({ role, start, end }) => [role, text.slice(start, end)])])
}

/** Loads the answers to these texts; one that is not readable any more counts as none. */
export async function loadReadings(db: Db, texts: readonly ContentHash[]): Promise<Map<ContentHash, unknown>> {
  const found = new Map<ContentHash, unknown>()
  for (const piece of splitIntoStatements(texts)) {
    const rows = await db.selectFrom('readings').select(['text', 'answer']).where('text', 'in', piece).where('reader', '=', MODEL).execute()
    for (const { text, answer } of rows) {
      const read = answerIn(answer)
      if (read !== null) found.set(text, read)
    }
  }
  return found
}

/** Loads every answer, for another deployment. */
export async function loadAllReadings(db: Db): Promise<StoredReading[]> {
  const rows = await db.selectFrom('readings').selectAll().orderBy('text').execute()
  const all = rows.map(({ text, source, answer }) => ({ text, source, answer: answerIn(answer) }))
  return all.filter(({ answer }) => answer !== null)
}

/** Stores answers; a text that has one keeps it. */
export async function storeReadings(transaction: Db, readings: readonly StoredReading[], now: Instant): Promise<void> {
  const rows = readings.map(({ text, source, answer }) => ({ text, reader: MODEL, source, read_at: now, answer: toJson(answer) }))
  for (const piece of splitIntoStatements(rows))
    await transaction
      .insertInto('readings')
      .values(piece)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

const answerIn = (answer: string): unknown => fromJsonOrNull(answer, z.unknown(), 'readings.answer')
