import { addDays, type CivilDate } from '#domain/calendar/calendar.ts'
import { getReferenceWordings, SeenWordings } from '#extraction/wordings.ts'
import { publishedWords } from '#storage/editions.ts'
import type { Db } from '#storage/tables.ts'

/** Days after which a wording counts as known. Most cards are shown for a month: sooner, a card would vouch for itself on its second day. */
export const KNOWN_AFTER = 28
/** Cards of the last months that are looked through, the latest first: more than all chains show in half a year. */
const MOST_CARDS = 2_000

/**
 * What cards said before a day: those that the rules were written on, and what any chain published. A capture that was held vouches for
 * nothing. Made once for a day, so that a run asks as often as it reads.
 * @returns The bits of `SeenWordings`, which travel to other processes. @throws what storage throws.
 */
export function earlierWordings(db: Db): (day: CivilDate) => Promise<Uint8Array> {
  const made = new Map<CivilDate, Promise<Uint8Array>>()
  return (day) => {
    const known = made.get(day) ?? wordingsBefore(db, day)
    made.set(day, known)
    return known
  }
}

async function wordingsBefore(db: Db, day: CivilDate): Promise<Uint8Array> {
  const seen = new SeenWordings(getReferenceWordings().bits)
  for await (const words of publishedWords(db, addDays(day, -KNOWN_AFTER), MOST_CARDS)) seen.add(words)
  return seen.bits
}
