import type { Week } from '#domain/choice/week.ts'
import { planTotalWords, shortDayWords, tripNotes, tripPlaceWords, tripSavingWords } from '#domain/phrases/plan.ts'
import type { OfferedTrip } from '#domain/plan/offeredTrips.ts'
import type { Plan } from '#domain/plan/plan.ts'
import { type Picture, pictureFoot } from '#domain/promotion/picture.ts'
import { pesos, uncapitalize } from '#domain/text/words.ts'

/** The most trips; fewer are drawn where their words need more room. */
const SHOWN = 4

/** Writes the picture of a plan: the sum, and its next trips with what must be known of them. */
export function planPicture(plan: Plan, trips: readonly OfferedTrip[], kind: Week['kind']): Picture {
  return {
    chain: null,
    title: 'Mi semana',
    lines:
      trips.length > 0
        ? [
            { side: [], words: planTotalWords(plan, trips) },
            ...trips.slice(0, SHOWN).map((one) => ({
              side: [shortDayWords(one.trip.date), tripSavingWords(one)],
              words: [tripPlaceWords(one), `gastá ${pesos(one.trip.amount)}`, ...tripNotes(one).map(uncapitalize)].join(' · '),
            })),
          ]
        : [{ side: [], words: 'Con estos medios no hay un plan que convenga' }],
    // The sum, and the next trip.
    kept: 2,
    foot: pictureFoot(kind),
  }
}
