import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import { CHAINS, type ChainSlug } from '#domain/catalogue/chain.ts'
import { givesInstalments, type Ranked } from '#domain/choice/ranking.ts'
import { describeOffer } from '#domain/description/describeOffer.ts'
import { gainParts, notesOf, tell } from '#domain/description/toText.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import { groupThousands } from '#domain/text/words.ts'
import text from '#ui/text.module.css'
import styles from './CompareCell.module.css'
import type { CompareTableCell } from './compareData.ts'
import type { CompareSearch } from './compareSearch.ts'

type Props = {
  cell: CompareTableCell
  chain: ChainSlug
  /** The column's heading («Hoy», «Sáb 28»), repeated for layouts without columns. */
  label: string
  isToday: boolean
  search: CompareSearch
  personal: boolean
  /** Whether the chain was read long ago, so that nothing found does not mean nothing offered. */
  isOld: boolean
}

/** Shows a chain's best promotion of a day and links to its list. With enough space it adds the condition and the method. */
export function CompareCell({ cell, chain, label, isToday, search, personal, isOld }: Props) {
  const { date, best, isForMost, isOpen, isBestOfDay, isBestOfWeek } = cell
  return (
    <Link
      className={clsx(
        styles.cell,
        isBestOfDay && styles.tops,
        !isForMost && !isBestOfDay && styles.weak,
        best === null && styles.none,
        isToday && styles.today,
      )}
      to="/"
      search={{ supermarket: chain, ...(!isToday && { dia: date }), ...search }}
    >
      <span className={text.unseen}>{CHAINS[chain].name}, </span>
      <span className={styles.day}>
        <span className={styles.name}>{label}</span>
        <span className={text.unseen}>: </span>
        {isBestOfWeek && <Star />}
      </span>
      {best ? (
        <BestFigures best={best} isToday={isToday} isForMost={isForMost} personal={personal} />
      ) : (
        <Nothing
          words={isOld ? 'no sabemos' : isOpen ? 'todavía no publicado' : personal ? 'nada tuyo' : 'nada'}
          isOpen={isOld || isOpen}
        />
      )}
      {isBestOfDay && <span className={text.unseen}>, lo mejor de ese día</span>}
    </Link>
  )
}

function Star() {
  return (
    <>
      <span className={styles.star} aria-hidden="true">
        ★
      </span>
      <span className={text.unseen}>el mejor día de la cadena, </span>
    </>
  )
}

type FiguresProps = { best: Ranked<ListedPromotion>; isToday: boolean; isForMost: boolean; personal: boolean }

function BestFigures({ best, isToday, isForMost, personal }: FiguresProps) {
  const { promotion, saving } = best
  const told = tell(describeOffer(best, { personal, knows: personal || !isForMost ? [] : ['methods'] }), isToday ? 'cellOfToday' : 'cell')
  const notes = notesOf(told)
  const isInstalments = givesInstalments(promotion)
  const { upTo, brief } = gainParts(best, undefined)
  return (
    <>
      <span className={clsx(styles.figures, isInstalments ? styles.instalments : upTo !== '' && styles.upTo)}>
        <strong translate="no">{brief}</strong>
        <span className={styles.saving}>
          <span className={text.unseen}>, {isInstalments ? 'equivale a' : 'ahorrás'} </span>
          {upTo !== '' && <small>{`${upTo} `}</small>}
          <span className={styles.sign}>$&nbsp;</span>
          <span translate="no">{groupThousands(Math.round(saving))}</span>
        </span>
      </span>
      {notes.length > 0 && (
        <span className={styles.note}>
          <span className={text.unseen}>, </span>
          {notes.join(' · ')}
        </span>
      )}
    </>
  )
}

function Nothing({ words, isOpen }: { words: string; isOpen: boolean }) {
  return (
    <span className={styles.figures}>
      <strong aria-hidden="true">{isOpen ? '?' : '–'}</strong>
      <span className={styles.nothing}>{words}</span>
    </span>
  )
}
