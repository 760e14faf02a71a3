import { isFeedSlug } from '#domain/catalogue/source.ts'
import { wordsKey } from '#storage/captures.ts'
import type { CaptureReading, ReadingCounts } from '../read/reading.ts'
import type { Profile } from './profile.ts'

/** The figures of a capture that the gate judges. */
export type GateFigures = ReadingCounts & { profile: Profile }

/** Summarizes a reading for the gate. @param reader The version of the program that read it. */
export function makeGateFigures(
  { capture, candidates, counts }: Pick<CaptureReading, 'capture' | 'candidates' | 'counts'>,
  reader: string | null = null,
): GateFigures {
  const words = new Map(capture.cards.map((card) => [card.id, wordsKey(card)]))
  const listed = candidates.map(({ promotion, cardId }) => ({ ...promotion, cardId, words: words.get(cardId) }))
  const { capturedAt, cards, source } = capture
  return { ...counts, profile: { capturedAt, cards: cards.length, reader, listed, isOfIssuer: isFeedSlug(source) } }
}
