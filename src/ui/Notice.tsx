import clsx from 'clsx'
import type { ReactNode } from 'react'
import styles from './Notice.module.css'

/** Shows a message in the page: by default with the sun, to draw attention; `calm` for facts, `alarm` for failures. */
export function Notice({ tone, children }: { tone?: 'calm' | 'alarm'; children: ReactNode }) {
  return (
    <p className={clsx(styles.notice, tone && styles[tone])} role="note">
      {children}
    </p>
  )
}

export function ExampleNotice() {
  return (
    <Notice tone="calm">
      <b>Datos de ejemplo.</b> Son inventados.
    </Notice>
  )
}

export function MessageView({ role, children }: { role?: 'alert'; children: ReactNode }) {
  return (
    <div className={styles.view} role={role}>
      {children}
    </div>
  )
}
