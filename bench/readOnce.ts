import type { CardReader } from '#ingestion/read/reading.ts'

/** A reader that keeps what it read. Reading is pure, and from day to day most captures show the same cards. */
export function cacheReadings(read: CardReader): CardReader {
  const readings = new Map<string, ReturnType<CardReader>>()
  return (card) => {
    const key = JSON.stringify(card)
    const known = readings.get(key) ?? read(card)
    readings.set(key, known)
    return known
  }
}
