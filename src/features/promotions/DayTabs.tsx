import { type CivilDate, weekdayOf } from '#domain/calendar/calendar.ts'
import { isLeadSure, leadOf } from '#domain/choice/answer.ts'
import { factWords, gainParts } from '#domain/description/toText.ts'
import { shortWeekday } from '#domain/text/words.ts'
import text from '#ui/text.module.css'
import styles from './home.module.css'
import { changeSearch, type HomeSearch } from './homeSearch.ts'
import type { HomeDay, RankedPromotion } from './homeView.ts'
import { StateLink } from './StateLink.tsx'
import type { ChooseState } from './useChooseState.ts'

type Props = { days: HomeDay[]; current: CivilDate; today: CivilDate; search: HomeSearch; choose: ChooseState; personal: boolean }

/** Shows seven day tabs, each with the gain of its best promotion in pesos. */
export function DayTabs({ days, current, today, search, choose, personal }: Props) {
  return (
    <nav className={styles.nav} aria-label="Día" data-follows-uses>
      <ul className={styles.days}>
        {days.map(({ date, best }) => (
          <li key={date}>
            <StateLink
              to={changeSearch(search, { dia: date === today ? undefined : date, todas: undefined })}
              choose={choose}
              aria-current={date === current ? 'date' : undefined}
            >
              <span>{date === today ? 'Hoy' : `${shortWeekday(weekdayOf(date))} ${Number(date.slice(8))}`}</span>
              <Best best={best} personal={personal} />
            </StateLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Shows the day's best; a possible one, or one that few can pay for, has its «si». */
function Best({ best, personal }: Pick<HomeDay, 'best'> & { personal: boolean }) {
  const lead = leadOf(best)
  if (lead === null) return <strong>–</strong>
  if (isLeadSure(best)) return <Figure best={lead} before={gainParts(lead, undefined).before} />
  const condition = factWords(lead.eligibility.status === 'yes' ? 'methods' : 'people', lead, 'word', { personal })
  return (
    <span className={styles.perhaps}>
      <small>si… </small>
      <Figure best={lead} before="" />
      <span className={text.unseen}>{`, ${condition}`}</span>
    </span>
  )
}

function Figure({ best, before }: { best: RankedPromotion; before: string }) {
  const { isPesos, figure, brief } = gainParts(best, undefined)
  return (
    <>
      {before !== '' && <span className={text.unseen}>{`${before} `}</span>}
      <strong translate="no">{isPesos ? figure : brief}</strong>
    </>
  )
}
