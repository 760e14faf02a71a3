import type { Week } from '#domain/choice/week.ts'
import { type OfferedTrip, planTotalWords, shortDayWords, tripMoneyWords, tripPlaceWords } from '#domain/phrases/plan.ts'
import type { Plan } from '#domain/plan/plan.ts'
import type { Picture } from '#domain/promotion/picture.ts'

/** Writes the picture of a plan: its next trips, a line each. */
export function planPicture(plan: Plan, trips: readonly OfferedTrip[], kind: Week['kind']): Picture {
  return {
    chain: null,
    title: 'Mi semana',
    lines:
      trips.length > 0
        ? trips.slice(0, SHOWN).flatMap((one) => [
            { label: shortDayWords(one.trip.date), words: tripPlaceWords(one) },
            { label: '', words: tripMoneyWords(one) },
          ])
        : [{ label: '', words: 'Con estos medios no hay un plan que convenga' }],
    foot: kind === 'example' ? 'Datos de ejemplo' : `${planTotalWords(plan, trips)}. Verificala antes de ir`,
  }
}

/** A picture has room for five lines. */
const SHOWN = 2
