import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import type { CivilDate } from '#domain/calendar/calendar.ts'
import { rowGain } from '#domain/phrases/row.ts'
import type { Freshness } from '#domain/promotion/freshness.ts'
import { promotionPath } from '#domain/promotion/promotionPath.ts'
import { isUnconfirmed } from '#domain/promotion/readings.ts'
import link from '#ui/link.module.css'
import text from '#ui/text.module.css'
import styles from './Answer.module.css'
import { answerLines } from './answerLines.ts'
import type { HomeSearch } from './homeSearch.ts'
import type { HomeView, RankedPromotion } from './homeView.ts'
import { isPlainClick, StateLink } from './StateLink.tsx'
import type { ChooseState } from './useChooseState.ts'

type Props = {
  view: HomeView
  today: CivilDate
  captures: readonly Freshness[]
  search: HomeSearch
  choose: ChooseState
  open: (id: string) => void
}

/** Shows the answer above the list: the gain, the steps to get it on this day with this wallet, and better places or days. */
export function Answer({ view, today, captures, search, choose, open }: Props) {
  const { best, words, more } = answerLines(view, today, search, captures)
  return (
    <div className={styles.answer} data-answer>
      {best && <Gain best={best} amount={search.monto} />}
      <div className={styles.said}>
        <p className={styles.sentence}>
          {words}
          {best && isUnconfirmed(best.promotion.readings) && ' Dos lecturas de su página difieren: mirá en qué.'}
        </p>
        <ul className={styles.more}>
          {best && (
            <li>
              <HowLink id={best.promotion.id} amount={search.monto} open={open} />
            </li>
          )}
          {more.map(({ words, to }) => (
            <li key={words}>
              <StateLink className={link.underlined} to={to} choose={choose}>
                {words}
              </StateLink>
            </li>
          ))}
          {!view.personal && (
            <li>
              <Link
                className={link.underlined}
                to="/configuracion/medios/wizard/$step"
                params={{ step: 'bienvenida' }}
                search={{ persona: undefined }}
              >
                Decinos con qué pagás
              </Link>
            </li>
          )}
        </ul>
      </div>
    </div>
  )
}

/** Shows the figure in the same form as the rows below. */
function Gain({ best, amount }: { best: RankedPromotion; amount: number | undefined }) {
  const { isPesos, before, figure, after, worth } = rowGain(best, amount)
  return (
    <p className={styles.gain}>
      {before && <span className={styles.small}>{`${before} `}</span>}
      <strong className={styles.figure} translate="no">
        {figure}
      </strong>{' '}
      <span className={styles.small} translate={isPesos ? 'no' : undefined}>
        {after}
      </span>
      {worth && <span className={styles.small}>{` ${worth}`}</span>}
    </p>
  )
}

function HowLink({ id, amount, open }: { id: string; amount: number | undefined; open: (id: string) => void }) {
  return (
    <a
      className={clsx(link.underlined, styles.how)}
      href={promotionPath(id, amount)}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        open(id)
      }}
    >
      Ver cómo<span className={text.unseen}> se consigue</span>
    </a>
  )
}
