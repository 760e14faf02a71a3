import type { AskedCounts } from '#domain/promotion/readings.ts'
import type { SecondReader } from '#readings/secondReader.ts'
import { loadReadings, storeReadings, textHash } from '#storage/readings.ts'
import type { Db, Instant } from '#storage/tables.ts'
import { type CaptureReading, listCandidates, type ReadCard } from '../read/reading.ts'

/**
 * Merges a reading that passed the gate with what a model says of the same words, and asks about words that it has not read. What nobody
 * answered waits for the next run, and the program's reading stands meanwhile. A card that a person decided is left alone.
 */
export async function addSecondReading(
  db: Db,
  reading: CaptureReading,
  { ask, merge }: SecondReader,
  { now, signal }: { now: Instant; signal?: AbortSignal | undefined },
): Promise<{ reading: CaptureReading; asked: AskedCounts | null }> {
  const open = reading.cards.filter(({ isReviewed }) => !isReviewed)
  const answers = await loadReadings(db, [...new Set(open.map(({ words }) => textHash(words)))])
  const unread = firstOfText(open).filter(({ words }) => !answers.has(textHash(words)))
  const came =
    unread.length > 0 && ask
      ? await ask(
          unread.sort(byPromotions).map(({ words }) => words),
          signal,
        )
      : null
  if (came !== null) {
    const stored = came.answers.map(({ card, answer }) => ({ text: textHash(card), source: card.source, answer }))
    await storeReadings(db, stored, now)
    for (const { text, answer } of stored) answers.set(text, answer)
  }
  const cards = reading.cards.map((card) => {
    const answer = card.isReviewed ? undefined : answers.get(textHash(card.words))
    return answer === undefined ? card : { ...card, promotions: merge(card.promotions, answer, card.words) }
  })
  const { asked = 0, dropped = {} } = came ?? {}
  const counts = came && { asked, read: came.answers.length, dropped: { ...dropped }, left: unread.length - came.answers.length }
  const { candidates, texts } = listCandidates(cards)
  return { reading: { ...reading, cards, candidates, texts }, asked: counts }
}

/** One card of each text: the same words are asked about once. */
function firstOfText(cards: readonly ReadCard[]): ReadCard[] {
  return [...new Map(cards.map((card) => [textHash(card.words), card])).values()]
}

/** What is on screen is asked about first. */
const byPromotions = (one: ReadCard, other: ReadCard) => Number(one.promotions.length === 0) - Number(other.promotions.length === 0)
