import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import { CHAINS, type ChainSlug } from '#domain/catalogue/chain.ts'
import { shortFigure } from '#domain/choice/shortFigure.ts'
import { groupThousands } from '#domain/text/words.ts'
import text from '#ui/text.module.css'
import styles from './CompareCell.module.css'
import type { CompareSearch } from './compareSearch.ts'
import type { BestOfCell, CompareTableCell } from './comparison.ts'

type Props = {
  cell: CompareTableCell
  chain: ChainSlug
  /** The column's heading («Hoy», «Sáb 28»), repeated for layouts without columns. */
  label: string
  isToday: boolean
  search: CompareSearch
  personal: boolean
}

/** Shows a chain's best promotion of a day and links to its list. With enough space it adds the condition and the method. */
export function CompareCell({ cell: { date, best, isOpen, isBestOfDay, isBestOfWeek }, chain, label, isToday, search, personal }: Props) {
  const isWeak = !isBestOfDay && (best === null || best.condition !== null)
  return (
    <Link
      className={clsx(
        styles.cell,
        isBestOfDay && styles.tops,
        isWeak && styles.weak,
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
      {best ? <BestFigures best={best} isToday={isToday} personal={personal} /> : <Nothing personal={personal} isOpen={isOpen} />}
      {isBestOfDay && <span className={text.unseen}>, la que más ahorra ese día</span>}
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

function BestFigures({ best, isToday, personal }: { best: BestOfCell; isToday: boolean; personal: boolean }) {
  const notes = [
    best.condition,
    best.isWhole
      ? null
      : isToday && best.onlyFor !== null
        ? `solo en ${best.onlyFor.charAt(0).toLowerCase()}${best.onlyFor.slice(1)}`
        : 'algunos productos',
    isToday ? best.refund : null,
    personal ? `con ${best.method}` : null,
    best.whose || null,
  ].filter((note) => note !== null)
  const isInstalments = best.discount.type !== 'porcentaje'
  return (
    <>
      <span className={clsx(styles.figures, isInstalments ? styles.instalments : best.upTo && styles.upTo)}>
        <strong>{shortFigure(best.discount)}</strong>
        <span className={styles.saving}>
          <span className={text.unseen}>, {isInstalments ? 'equivale a' : 'ahorrás'} </span>
          {best.upTo && <small>hasta </small>}
          <span className={styles.sign}>$&nbsp;</span>
          {groupThousands(best.saving)}
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

function Nothing({ personal, isOpen }: { personal: boolean; isOpen: boolean }) {
  return (
    <span className={styles.figures}>
      <strong aria-hidden="true">{isOpen ? '?' : '–'}</strong>
      <span className={styles.nothing}>{isOpen ? 'todavía no publicado' : personal ? 'nada tuyo' : 'nada'}</span>
    </span>
  )
}
