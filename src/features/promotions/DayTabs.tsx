import type { CivilDate } from '#domain/calendar.ts'
import { capital, shortFigure, weekdayName } from '#domain/words.ts'
import { type HomeSearch, withChange } from './homeSearch.ts'
import type { Day } from './homeView.ts'
import { StateLink } from './StateLink.tsx'
import type { Choose } from './useHomeState.ts'

type Props = { days: Day[]; current: CivilDate; today: CivilDate; search: HomeSearch; choose: Choose }

/** Seven days, each with the figure of what saves most. */
export function DayTabs({ days, current, today, search, choose }: Props) {
  return (
    <nav aria-label="Día">
      <ul className="days">
        {days.map(({ date, best }) => (
          <li key={date}>
            <StateLink
              to={withChange(search, { dia: date === today ? undefined : date, todas: undefined })}
              choose={choose}
              aria-current={date === current ? 'date' : undefined}
            >
              <span>{date === today ? 'Hoy' : `${capital(weekdayName(date)).slice(0, 3)} ${Number(date.slice(8))}`}</span>
              <strong className={best?.eligibility.status === 'maybe' ? 'perhaps' : undefined}>
                {best ? shortFigure(best.promotion.discount) : '–'}
              </strong>
              {best?.eligibility.status === 'maybe' && <span className="unseen">, quizás</span>}
            </StateLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
