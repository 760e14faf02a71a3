import { addDays, type CivilDate } from '../calendar/calendar.ts'
import { type Dated, holdsOnDate } from '../promotion/occurrence.ts'

/** Days that one looks back for the purchase one has in mind. */
const BACK = 31

/** The day on which a promotion was last used, as far as one can guess: today, or the last day on which it held. null: it has not begun. */
export function lastDayHeld(promotion: Dated, today: CivilDate): CivilDate | null {
  for (let back = 0; back <= BACK; back++) {
    const date = addDays(today, -back)
    if (holdsOnDate(promotion, date)) return date
  }
  return null
}
