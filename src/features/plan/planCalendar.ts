import { CHAINS } from '#domain/catalogue/chain.ts'
import type { Week } from '#domain/choice/week.ts'
import { type OfferedTrip, tripMoneyWords, tripNotes, tripPlaceWords } from '#domain/phrases/plan.ts'
import { type CalendarEntry, writeCalendar } from '#domain/text/calendarFile.ts'
import { capitalize } from '#domain/text/words.ts'

/** The reminder is at eight in the evening of the day before. */
const REMINDER = -4

/** Writes the trips of a plan as a calendar file. A trip keeps its entry while its day and chain stay; one that is gone disappears. */
export function planCalendar(trips: readonly OfferedTrip[], kind: Week['kind'], now: Date, page: string): string {
  return writeCalendar(
    trips.map((one) => entryOf(one, kind, page)),
    now,
    'Mi semana · Yapa',
  )
}

function entryOf(one: OfferedTrip, kind: Week['kind'], page: string): CalendarEntry {
  const { date, chain } = one.trip
  return {
    id: `semana-${date}-${chain}`,
    date,
    title: tripPlaceWords(one),
    description: [
      ...(kind === 'example' ? ['Datos de ejemplo: es inventada.'] : []),
      `${capitalize(tripMoneyWords(one))}.`,
      ...tripNotes(one),
      `Verificala antes de ir: ${page}`,
    ].join('\n'),
    place: CHAINS[chain].name,
    url: page,
    reminder: REMINDER,
  }
}
