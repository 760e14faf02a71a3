import type { CivilDate } from '#domain/calendar/calendar.ts'
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

/** Shows the best sure offer, unless it gives instalments and a possible one gives money; that one has its «si». */
function Best({ best: { sure, ifAsked } }: Pick<HomeDay, 'best'>) {
  if (sure && !(ifAsked && givesInstalments(sure.promotion)))
    return <Figure best={sure} before={givesInstalments(sure.promotion) ? '' : upToPrefix(sure)} />
  if (!ifAsked) return <strong>–</strong>
  return (
    <span className={styles.perhaps}>
      <small>si… </small>
      <Figure best={ifAsked} before="" />
      <span className={text.unseen}>{`, ${firstConditionWords(ifAsked.eligibility.missing)}`}</span>
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
