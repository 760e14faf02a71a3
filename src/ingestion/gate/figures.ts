import { addDays, type CivilDate } from '#domain/calendar/calendar.ts'
import { isFeedSlug } from '#domain/catalogue/source.ts'
import { makeWordsKey } from '#storage/captures.ts'
import type { CaptureReading, ReadingCounts } from '../read/reading.ts'
import type { GatePromotion } from './comparedFields.ts'

export type CaptureProfile = {
  capturedAt: CivilDate
  /** The version of the program that read it; null when unknown. */
  reader: string | null
  /** All cards of the capture, including those that announce nothing. */
  cards: number
  listed: readonly GatePromotion[]
  /** It is an issuer's list, not a chain's page. */
  isOfIssuer?: boolean
}

export type GateFigures = ReadingCounts & { profile: CaptureProfile }

export function makeGateFigures(
  { capture, candidates, counts }: Pick<CaptureReading, 'capture' | 'candidates' | 'counts'>,
  reader: string | null = null,
): GateFigures {
  const words = new Map(capture.cards.map((card) => [card.id, makeWordsKey(card)]))
  const listed = candidates.map(({ promotion, cardId }) => ({ ...promotion, cardId, words: words.get(cardId) }))
  const { capturedAt, cards, source } = capture
  return { ...counts, profile: { capturedAt, cards: cards.length, reader, listed, isOfIssuer: isFeedSlug(source) } }
}

const LONG_AGO = 14

/**
 * Returns the latest edition of that age, or else the first one; null for none.
 * @param editions The editions before the last one, the oldest first.
 */
export function findOlderEdition<T extends { capturedAt: CivilDate }>(editions: readonly T[], day: CivilDate): T | null {
  return editions.findLast(({ capturedAt }) => capturedAt <= addDays(day, -LONG_AGO)) ?? editions[0] ?? null
}
