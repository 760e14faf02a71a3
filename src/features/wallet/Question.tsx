import clsx from 'clsx'
import type { ReactNode } from 'react'
import text from '#ui/text.module.css'
import styles from './Question.module.css'

type Props = {
  legend: string
  /** The answers stand beside what is asked, where there is room. */
  isLine?: boolean
  /** What the answer is worth, under what is asked. */
  note?: ReactNode
  /** Where an answer without JavaScript leads back to. */
  id?: string
  children: ReactNode
}

/** A group of answers under what is asked, or beside it. */
export function QuestionGroup({ legend, isLine = false, note, id, children }: Props) {
  return (
    <fieldset className={clsx(styles.question, isLine && styles.line)} id={id}>
      <legend>{legend}</legend>
      {children}
      {note && <p className={clsx(text.aside, styles.note)}>{note}</p>}
    </fieldset>
  )
}
