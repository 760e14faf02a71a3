import clsx from 'clsx'
import type { CivilDate } from '#domain/calendar/calendar.ts'
import { sourceFacts } from '#domain/catalogue/source.ts'
import { type Gain, gainParts } from '#domain/description/toText.ts'
import { purchaseWords } from '#domain/phrases/amount.ts'
import { promotionPath } from '#domain/promotion/promotion.ts'
import { capitalize, weekdayName } from '#domain/text/words.ts'
import { buttonClass } from '#ui/button.ts'
import link from '#ui/link.module.css'
import text from '#ui/text.module.css'
import styles from './Answer.module.css'
import { composeAnswerLines } from './answerLines.ts'
import type { HomeSearch } from './homeSearch.ts'
import type { HomeView } from './homeView.ts'
import { isPlainClick, StateLink } from './StateLink.tsx'
import type { ChooseState } from './useChooseState.ts'

type Props = {
  view: HomeView
  today: CivilDate
  search: HomeSearch
  choose: ChooseState
  open: (id: string) => void
}

/** Answers what was asked: the figure, a sentence, what to know before, and a button. Other days, places and offers are rows below. */
export function Answer({ view, today, search, choose, open }: Props) {
  const { best, words, notes, more, source } = composeAnswerLines(view, today, search)
  const gain = best && gainParts(best, search.monto)
  return (
    <div className={styles.answer} data-answer>
      <div className={styles.lead}>
        <p className={styles.basis}>
          <span>{capitalize(`${weekdayName(view.day)} ${Number(view.day.slice(8))}${gain ? ', ' : ''}`)}</span>
          {gain && (
            <label htmlFor="monto" className={link.underlined}>
              {purchaseWords(search.monto)}
            </label>
          )}
          {gain?.before && <span>{`, ${gain.before}`}</span>}
        </p>
        {gain && <Figure gain={gain} />}
        {best && <HowButton id={best.promotion.id} amount={search.monto} open={open} />}
        <p className={clsx(styles.sentence, best === null && styles.alone)}>
          <span data-sentence>{words}</span>{' '}
          {source && (
            <a className={link.underlined} href={sourceFacts(source).url} rel="noopener">
              Mirá su página oficial
            </a>
          )}
          {notes.length > 0 && <small className={styles.notes}>{notes.join(' · ')}</small>}
        </p>
      </div>
      {more.length > 0 && (
        <ul className={styles.more}>
          {more.map(({ best, words, to }) => (
            <li key={words}>
              <StateLink className={styles.other} to={to} choose={choose}>
                <b translate="no">{gainParts(best, search.monto).short}</b> <span>{words}</span>
              </StateLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Shows the figure in the same form as the rows below. */
function Figure({ gain: { isPesos, figure, after, worth } }: { gain: Gain }) {
  return (
    <p className={styles.gain}>
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

function HowButton({ id, amount, open }: { id: string; amount: number | undefined; open: (id: string) => void }) {
  return (
    <a
      className={buttonClass()}
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
