import type { Week } from '#domain/choice/week.ts'
import { planTotalWords, shortDayWords, tripMoneyWords, tripNotes, tripPlaceWords } from '#domain/phrases/plan.ts'
import type { OfferedTrip } from '#domain/plan/offeredTrips.ts'
import type { Plan } from '#domain/plan/plan.ts'
import type { Picture } from '#domain/promotion/picture.ts'
import { uncapitalize } from '#domain/text/words.ts'

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
            { label: '', words: planTotalWords(plan, trips) },
            ...trips.slice(0, SHOWN).map((one) => ({
              label: `${shortDayWords(one.trip.date)}: ${tripMoneyWords(one)}`,
              words: [tripPlaceWords(one), ...tripNotes(one).map(uncapitalize)].join(' · '),
            })),
          ]
        : [{ label: '', words: 'Con estos medios no hay un plan que convenga' }],
    foot: kind === 'example' ? 'Datos de ejemplo: estas promociones son inventadas' : 'Verificala en la fuente antes de ir',
  }
}
