import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import { addDays, type CivilDate, daysBetween, WEEKDAYS, weekdayOf } from '#domain/calendar/calendar.ts'
import { CHAINS } from '#domain/catalogue/chain.ts'
import { type OfferedTrip, tripLine } from '#domain/phrases/plan.ts'
import type { Plan, PlanWishes } from '#domain/plan/plan.ts'
import { weekFrom } from '#domain/promotion/occurrence.ts'
import { DAY_NAMES, dayAndMonth, groupThousands, shortWeekday, weekdayName } from '#domain/text/words.ts'
import { Badge } from '#ui/Badge.tsx'
import segmented from '#ui/segmented.module.css'
import text from '#ui/text.module.css'
import styles from './PlanCalendar.module.css'
import { tripId } from './PlannedTrips.tsx'
import { writeWishes } from './wishes.ts'

type Props = { plan: Plan; trips: readonly OfferedTrip[]; wishes: PlanWishes; isMonth: boolean }

/** Shows the plan on a calendar: seven days from today, or all weeks. A trip leads to what it takes. */
export function PlanCalendar({ plan, trips, wishes, isMonth }: Props) {
  const last = isMonth ? plan.last : addDays(plan.first, 6)
  const start = isMonth ? monday(plan.first) : plan.first
  return (
    <section aria-labelledby="calendario">
      <div className={styles.head}>
        <h2 id="calendario">Calendario</h2>
        <nav className={clsx(segmented.segmented, styles.choice)} aria-label="Calendario">
          {([undefined, '1'] as const).map((mes) => (
            <div key={mes ?? ''}>
              <Link
                to="/semana"
                search={{ ...writeWishes(wishes), mes }}
                aria-current={isMonth === (mes !== undefined) ? 'true' : undefined}
                activeProps={{}}
                activeOptions={{ exact: true }}
                replace
                resetScroll={false}
              >
                {mes === undefined ? '7 días' : '4 semanas'}
              </Link>
            </div>
          ))}
        </nav>
      </div>
      <table className={styles.calendar}>
        <caption className={text.unseen}>{`Del ${dayAndMonth(plan.first)} al ${dayAndMonth(last)}`}</caption>
        <thead>
          <tr>
            {weekFrom(start).map((date) => {
              const day = weekdayOf(date)
              return (
                <th key={day} scope="col" abbr={DAY_NAMES[day]}>
                  {shortWeekday(day)}
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {weeks(start, last).map((days) => (
            <tr key={days[0]}>
              {days.map((date) => (
                <Day
                  key={date}
                  date={date}
                  isOutside={date < plan.first || date > plan.last}
                  trips={trips.filter(({ trip }) => trip.date === date)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Day({ date, isOutside, trips }: { date: CivilDate; isOutside: boolean; trips: readonly OfferedTrip[] }) {
  return (
    <td className={clsx(isOutside && styles.outside, trips.length > 0 && styles.busy)}>
      <span className={styles.number} aria-hidden="true">
        {Number(date.slice(8))}
      </span>
      {trips.length === 0 ? (
        <span className={text.unseen}>{`${weekdayName(date)} ${dayAndMonth(date)}: sin compra`}</span>
      ) : (
        trips.map((one) => (
          <a key={tripId(one)} className={styles.trip} href={`#${tripId(one)}`}>
            <span className={text.unseen}>{tripLine(one)}</span>
            <Badge of={CHAINS[one.trip.chain]} small />
            <span className={styles.saving} aria-hidden="true" translate="no">
              {groupThousands(one.trip.saving)}
            </span>
          </a>
        ))
      )}
    </td>
  )
}

function monday(date: CivilDate): CivilDate {
  return addDays(date, -WEEKDAYS.indexOf(weekdayOf(date)))
}

/** Returns the days from `first` in sevens, as many as reach `last`. */
function weeks(first: CivilDate, last: CivilDate): CivilDate[][] {
  const count = Math.ceil((daysBetween(first, last) + 1) / 7)
  return Array.from({ length: count }, (_, week) => weekFrom(addDays(first, week * 7)))
}
