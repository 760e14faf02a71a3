import clsx from 'clsx'
import { addDays, type CivilDate, WEEKDAYS, weekdayOf } from '#domain/calendar/calendar.ts'
import { occurrences } from '#domain/promotion/occurrence.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import { capitalize, DAY_NAMES, dayAndMonth, joinWithAnd } from '#domain/text/words.ts'
import text from '#ui/text.module.css'
import styles from './DayGrid.module.css'

const WEEKS = 4

/** The days that are looked ahead for the dates that screen readers announce. */
const AHEAD = 92

/** The most dates that screen readers announce. */
const SAID = 6

/** Draws four weeks beginning on Monday, and marks the days on which the promotion holds. */
export function DayGrid({ promotion, today }: { promotion: ListedPromotion; today: CivilDate }) {
  const monday = addDays(today, -WEEKDAYS.indexOf(weekdayOf(today)))
  const last = addDays(monday, WEEKS * 7 - 1)
  const dates = occurrences(promotion, today, addDays(today, AHEAD))
  const holds = new Set(dates)
  if (!dates.some((date) => date <= last)) return null
  return (
    <>
      <p className={text.unseen}>
        Próximas fechas: {joinWithAnd(dates.slice(0, SAID).map(dayAndMonth))}
        {dates.length > SAID && ', y más'}.
      </p>
      <ol className={styles.grid} aria-hidden="true">
        {WEEKDAYS.map((day) => (
          <li key={day} className={styles.day}>
            {capitalize(DAY_NAMES[day]).charAt(0)}
          </li>
        ))}
        {Array.from({ length: WEEKS * 7 }, (_, index) => addDays(monday, index)).map((date) => (
          <li
            key={date}
            className={clsx(styles.day, holds.has(date) ? styles.holds : date < today && styles.past, date === today && styles.today)}
          >
            {Number(date.slice(8))}
          </li>
        ))}
      </ol>
    </>
  )
}
