import { CHAINS } from '#domain/catalogue/chain.ts'
import type { Week } from '#domain/choice/week.ts'
import { awayWords, tripPlaceWords } from '#domain/phrases/plan.ts'
import type { OfferedTrip } from '#domain/plan/offeredTrips.ts'
import type { Plan } from '#domain/plan/plan.ts'
import { type CalendarEntry, REMINDER_HOUR, writeCalendar } from '#domain/text/calendarFile.ts'

/** `page`: the address of the page of the week; `isOne`: a file of one purchase, which is no calendar to subscribe to. */
export type CalendarContext = { kind: Week['kind']; now: Date; page: string; plan: Plan; isOne: boolean }

/**
 * Writes the trips of a plan as a calendar file. A trip keeps its entry when it moves, and stays when it is over; without any trip the
 * calendar has one note, as some programs take an empty one for a mistake.
 */
export function planCalendar(trips: readonly OfferedTrip[], context: CalendarContext): string {
  const { now, page, plan, isOne } = context
  const nothing: CalendarEntry = {
    ...{ id: `semana-${plan.first}-0`, date: plan.first, place: 'Yapa', url: page, reminder: null },
    title: 'Esta semana no hay ninguna compra que convenga con tus medios',
    description: `Yapa sigue mirando. Fijate en ${page}`,
  }
  const entries = trips.length === 0 ? [nothing] : trips.map((one) => entryOf(one, context))
  return writeCalendar(entries, now, isOne ? undefined : 'Mi semana · Yapa')
}

function entryOf(one: OfferedTrip, { kind, page }: CalendarContext): CalendarEntry {
  const { id, date, chain } = one.trip
  return {
    id: `semana-${id}`,
    date,
    title: tripPlaceWords(one),
    description: [
      ...(kind === 'example' ? ['Datos de ejemplo: es inventada.'] : []),
      ...awayWords(one),
      `Verificala antes de ir: ${page}`,
    ].join('\n'),
    place: CHAINS[chain].name,
    url: page,
    reminder: REMINDER_HOUR,
  }
}
