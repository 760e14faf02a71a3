import clsx from 'clsx'
import type { ReactNode } from 'react'
import text from '#ui/text.module.css'
import styles from './wallet.module.css'

type Props = {
  legend: string
  /** Whether the answers stand beside the question if there is room. */
  isLine?: boolean
  note?: ReactNode
  /** The element's id, to which a reload without JavaScript returns. */
  id?: string
  children: ReactNode
}

/** Groups answers under their question, or beside it. */
export function QuestionGroup({ legend, isLine = false, note, id, children }: Props) {
  return (
    <fieldset className={clsx(styles.question, isLine && styles.line)} id={id}>
      <legend>{legend}</legend>
      {children}
      {note && <p className={clsx(text.aside, styles.note)}>{note}</p>}
    </fieldset>
  )
}
