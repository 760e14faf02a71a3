import type { AskedCounts } from '#domain/promotion/readings.ts'
import type { SecondReader } from '#readings/secondReader.ts'
import { contentHash } from '#storage/contentHash.ts'
import { runInPublication } from '#storage/publication.ts'
import { cardWordsHash, loadReadings, storeReadings } from '#storage/readings.ts'
import type { ContentHash, Db, Instant } from '#storage/tables.ts'
import { type CaptureReading, listCandidates, type ReadCard } from '../read/reading.ts'

/**
 * Merges a reading that passed the gate with what a model says of the same words, and asks about words that it has not read. What nobody
 * answered waits for the next run, and the program's reading stands meanwhile. A card that a person decided is left alone.
 */
export async function addSecondReading(
  db: Db,
  reading: CaptureReading,
  { hasModel, ask, merge }: SecondReader,
  { now, signal }: { now: Instant; signal?: AbortSignal | undefined },
): Promise<{ reading: CaptureReading; asked: AskedCounts | null }> {
  const texts = new Map(reading.cards.filter(({ isReviewed }) => !isReviewed).map((card) => [card, cardWordsHash(card.words)]))
  const answers = await loadReadings(db, [...new Set(texts.values())])
  const unread = hasModel ? inOrder(texts, now).filter(([text]) => !answers.has(text)) : []
  if (answers.size + unread.length === 0) return { reading, asked: null }
  let counts: AskedCounts | null = null
  if (unread.length > 0) {
    const {
      answers: came,
      asked,
      dropped,
    } = await ask(
      unread.map(([, { words }]) => words),
      signal,
    )
    const stored = came.map(({ card, answer }) => ({ text: cardWordsHash(card), source: card.source, answer }))
    await runInPublication(db, now, (transaction) => storeReadings(transaction, stored, now))
    for (const { text, answer } of stored) answers.set(text, answer)
    counts = { asked, read: came.length, dropped: { ...dropped }, left: unread.length - came.length }
  }
  const cards = reading.cards.map((card) => {
    const answer = answers.get(texts.get(card) ?? '')
    return answer === undefined ? card : { ...card, promotions: merge(card.promotions, answer, card.words) }
  })
  const { candidates, texts: words } = listCandidates(cards)
  return { reading: { ...reading, cards, candidates, texts: words }, asked: counts }
}

/**
 * Lists each text once, with a card that has it: what is on screen first, and otherwise in another order in each run, so that no text for which
 * a model never has an answer keeps others from being asked about.
 */
function inOrder(texts: ReadonlyMap<ReadCard, ContentHash>, now: Instant): [ContentHash, ReadCard][] {
  const isSilent = ({ promotions }: ReadCard) => Number(promotions.length === 0)
  const all = [...new Map([...texts].map(([card, text]) => [text, card]))]
  const drawn = new Map(all.map(([text]) => [text, contentHash([now, text])]))
  return all.sort(([a, one], [b, other]) => isSilent(one) - isSilent(other) || ((drawn.get(a) ?? '') < (drawn.get(b) ?? '') ? -1 : 1))
}
