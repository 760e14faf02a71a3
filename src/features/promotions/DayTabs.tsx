import type { CivilDate } from '#domain/calendar.ts'
import { ifWords } from '#domain/missingWords.ts'
import { capital, shortFigure, weekdayName } from '#domain/words.ts'
import text from '#ui/text.module.css'
import styles from './DayTabs.module.css'
import { type HomeSearch, withChange } from './homeSearch.ts'
import type { Day } from './homeView.ts'
import { StateLink } from './StateLink.tsx'
import type { Choose } from './useHomeState.ts'

type Props = { days: Day[]; current: CivilDate; today: CivilDate; search: HomeSearch; choose: Choose }

/** Seven days, each with the figure of its best promotion. */
export function DayTabs({ days, current, today, search, choose }: Props) {
  return (
    <nav aria-label="Día">
      <ul className={styles.days}>
        {days.map(({ date, best }) => (
          <li key={date}>
            <StateLink
              to={withChange(search, { dia: date === today ? undefined : date, todas: undefined })}
              choose={choose}
              aria-current={date === current ? 'date' : undefined}
            >
              <span>{date === today ? 'Hoy' : `${capital(weekdayName(date)).slice(0, 3)} ${Number(date.slice(8))}`}</span>
              <Figure best={best} />
            </StateLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** What is certainly the shopper's; where there is none, what may be, with its «si». */
function Figure({ best: { sure, ifAsked } }: Pick<Day, 'best'>) {
  if (sure || !ifAsked) return <strong>{sure ? shortFigure(sure.promotion.discount) : '–'}</strong>
  return (
    <strong className={styles.perhaps}>
      <small aria-hidden="true">si </small>
      {shortFigure(ifAsked.promotion.discount)}
      <span className={text.unseen}>, {ifWords(ifAsked.eligibility.missing)}</span>
    </strong>
  )
}
