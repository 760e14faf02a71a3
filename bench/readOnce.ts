import type { CardReader } from '#ingestion/read/reading.ts'

/** Wraps a reader with a cache: reading is pure, and most captures repeat the cards of the day before. */
export function cacheReadings(read: CardReader): CardReader {
  const readings = new Map<string, ReturnType<CardReader>>()
  return (card) => {
    const key = JSON.stringify(card)
    const known = readings.get(key) ?? read(card)
    readings.set(key, known)
    return known
  }
}
