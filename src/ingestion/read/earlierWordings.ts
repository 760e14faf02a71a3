import { addDays, type CivilDate } from '#domain/calendar/calendar.ts'
import { getReferenceWordings, SeenWordings } from '#extraction/wordings.ts'
import { loadPublishedWords } from '#storage/editions.ts'
import type { Db } from '#storage/tables.ts'

/** Days after which a wording counts as known. Most cards are shown for a month, so with less a card would confirm itself. */
export const WORDING_KNOWN_AFTER_DAYS = 28
/** The most cards to look through, the latest first: more than all chains show in half a year. */
const MOST_CARDS = 2_000

/**
 * Collects the wordings of cards before a day: those that the rules were written for, and published ones; held captures do not
 * count. Computed once per day.
 * @returns The bits of `SeenWordings`, which can be sent to other processes.
 * @throws what storage throws.
 */
export function makeEarlierWordingsLoader(db: Db): (day: CivilDate) => Promise<Uint8Array> {
  const made = new Map<CivilDate, Promise<Uint8Array>>()
  return (day) => {
    const known = made.get(day) ?? wordingsBefore(db, day)
    made.set(day, known)
    return known
  }
}

async function wordingsBefore(db: Db, day: CivilDate): Promise<Uint8Array> {
  const seen = new SeenWordings(getReferenceWordings().bits)
  for await (const words of loadPublishedWords(db, addDays(day, -WORDING_KNOWN_AFTER_DAYS), MOST_CARDS)) seen.add(words)
  return seen.bits
}
