import type { CivilDate } from '#domain/calendar/calendar.ts'
import { leadOf } from '#domain/choice/answer.ts'
import { givesInstalments } from '#domain/choice/ranking.ts'
import { firstConditionWords } from '#domain/phrases/missing.ts'
import { upToPrefix } from '#domain/phrases/promotion.ts'
import { capitalize, pesos, weekdayName } from '#domain/text/words.ts'
import text from '#ui/text.module.css'
import styles from './DayTabs.module.css'
import { changeSearch, type HomeSearch } from './homeSearch.ts'
import type { HomeDay, RankedPromotion } from './homeView.ts'
import { StateLink } from './StateLink.tsx'
import type { ChooseState } from './useChooseState.ts'

type Props = { days: HomeDay[]; current: CivilDate; today: CivilDate; search: HomeSearch; choose: ChooseState }

/** Shows seven day tabs, each with the gain of its best promotion in pesos. */
export function DayTabs({ days, current, today, search, choose }: Props) {
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
              <span>{date === today ? 'Hoy' : `${capitalize(weekdayName(date)).slice(0, 3)} ${Number(date.slice(8))}`}</span>
              <Best best={best} />
            </StateLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Shows the day's best; a possible one has its «si». */
function Best({ best }: Pick<HomeDay, 'best'>) {
  const lead = leadOf(best)
  if (lead === null) return <strong>–</strong>
  if (lead === best.sure) return <Figure best={lead} before={givesInstalments(lead.promotion) ? '' : upToPrefix(lead)} />
  return (
    <span className={styles.perhaps}>
      <small>si… </small>
      <Figure best={lead} before="" />
      <span className={text.unseen}>{`, ${firstConditionWords(lead.eligibility.missing)}`}</span>
    </span>
  )
}

function Figure({ best: { promotion, saving }, before }: { best: RankedPromotion; before: string }) {
  return (
    <>
      {before !== '' && <span className={text.unseen}>{before}</span>}
      <strong translate="no">{givesInstalments(promotion) ? `${promotion.discount.value} cuotas` : pesos(saving)}</strong>
    </>
  )
}
