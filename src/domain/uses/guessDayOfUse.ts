import { addDays, type CivilDate } from '../calendar/calendar.ts'
import { type Dated, holdsOnDate } from '../promotion/occurrence.ts'

const BACK = 31

/** Today, or the last day on which it held; null when it has not begun. */
export function guessDayOfUse(promotion: Dated, today: CivilDate): CivilDate | null {
  for (let back = 0; back <= BACK; back++) {
    const date = addDays(today, -back)
    if (holdsOnDate(promotion, date)) return date
  }
  return null
}
