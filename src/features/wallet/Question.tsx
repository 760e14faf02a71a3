import type { ReactNode } from 'react'
import text from '#ui/text.module.css'
import styles from './Question.module.css'

type Props = {
  legend: string
  /** The page's heading says it already; the legend is for screen readers only. */
  isSaid?: boolean
  /** Where an answer without JavaScript leads back to. */
  id?: string
  children: ReactNode
}

/** A group of answers under what is asked. */
export function Question({ legend, isSaid = false, id, children }: Props) {
  return (
    <fieldset className={styles.question} id={id}>
      <legend className={isSaid ? text.unseen : undefined}>{legend}</legend>
      {children}
    </fieldset>
  )
}
