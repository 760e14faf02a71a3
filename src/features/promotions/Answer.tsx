import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import type { CivilDate } from '#domain/calendar.ts'
import { promotionPath } from '#domain/promotionPath.ts'
import link from '#ui/link.module.css'
import text from '#ui/text.module.css'
import styles from './Answer.module.css'
import { answerWords } from './answerWords.ts'
import type { HomeSearch } from './homeSearch.ts'
import type { HomeView } from './homeView.ts'
import { isPlainClick, StateLink } from './StateLink.tsx'
import type { Choose } from './useHomeState.ts'

type Props = { view: HomeView; today: CivilDate; search: HomeSearch; choose: Choose; open: (id: string) => void }

/** The answer before the list: what to do on the day with this wallet, and where or when it is better. */
export function Answer({ view, today, search, choose, open }: Props) {
  const { before, figure, after, more } = answerWords(view, today, search)
  const { sure, ifAsked } = view.answer
  const id = (sure ?? ifAsked)?.promotion.id
  return (
    <div className={styles.answer} data-answer>
      <p className={styles.sentence}>
        {before}
        {figure && <strong className={styles.figure}>{figure}</strong>}
        {after}
      </p>
      <ul className={styles.more}>
        {id !== undefined && (
          <li>
            <a
              className={clsx(link.underlined, styles.how)}
              href={promotionPath(id, search.monto)}
              onClick={(event) => {
                if (!isPlainClick(event)) return
                event.preventDefault()
                open(id)
              }}
            >
              Ver cómo<span className={text.unseen}>: {figure}</span>
            </a>
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
            <Link className={link.underlined} to="/configuracion/medios/wizard/$step" params={{ step: 'bienvenida' }}>
              Decinos en tres toques con qué pagás, y te decimos lo tuyo
            </Link>
          </li>
        )}
      </ul>
    </div>
  )
}
