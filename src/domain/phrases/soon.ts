import type { CivilDate } from '../calendar/calendar.ts'
import type { CapPeriod } from '../promotion/promotion.ts'
import { CAP_PERIOD_WORDS } from '../promotion/promotionWords.ts'
import { dayAndMonth, weekdayName } from '../text/words.ts'

/** Phrases about days to come, beside the news. */

/** Says when an offer ends: «Termina hoy», «Termina el viernes 31 de julio». */
export function endWords(date: CivilDate, today: CivilDate): string {
  return date === today ? 'Termina hoy' : `Termina el ${weekdayName(date)} ${dayAndMonth(date)}`
}

/** Says from when caps count anew: «El lunes 27 de julio, los topes por semana». */
export function renewalWords(date: CivilDate, period: CapPeriod): string {
  return `El ${weekdayName(date)} ${dayAndMonth(date)}, los topes ${CAP_PERIOD_WORDS[period]}`
}
