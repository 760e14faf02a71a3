import clsx from 'clsx'
import type { ReactNode } from 'react'
import styles from './Notice.module.css'

/** A message in the flow of the page: the sun for "look at this", `calm` for plain facts, `alarm` for what went wrong. */
export function Notice({ tone, children }: { tone?: 'calm' | 'alarm'; children: ReactNode }) {
  return (
    <p className={clsx(styles.notice, tone && styles[tone])} role="note">
      {children}
    </p>
  )
}
