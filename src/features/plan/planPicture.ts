import type { Week } from '#domain/choice/week.ts'
import { planTotalWords, shortDayWords, tripPlaceWords } from '#domain/phrases/plan.ts'
import type { OfferedTrip } from '#domain/plan/offeredTrips.ts'
import type { Plan } from '#domain/plan/plan.ts'
import type { Picture } from '#domain/promotion/picture.ts'
import { pesos } from '#domain/text/words.ts'

/** A picture has room for five lines, and the last one is the sum. */
const SHOWN = 4

/** Writes the picture of a plan: its next trips, a line each, and the sum. */
export function planPicture(plan: Plan, trips: readonly OfferedTrip[], kind: Week['kind']): Picture {
  return {
    chain: null,
    title: 'Mi semana',
    lines:
      trips.length > 0
        ? [
            ...trips.slice(0, SHOWN).map((one) => ({
              label: `${shortDayWords(one.trip.date)}: ${pesos(one.trip.amount)}`,
              words: tripPlaceWords(one),
              warning: one.trip.isPossible ? 'puede ser' : one.trip.isStale ? 'datos viejos' : '',
            })),
            { label: '', words: planTotalWords(plan, trips) },
          ]
        : [{ label: '', words: 'Con estos medios no hay un plan que convenga' }],
    foot: kind === 'example' ? 'Datos de ejemplo: estas promociones son inventadas' : 'Verificala en la fuente antes de ir',
  }
}
