import type { ReactNode } from 'react'
import link from '#ui/link.module.css'
import styles from './wallet.module.css'

export function Hint({ children }: { children: ReactNode }) {
  return <p className={styles.hint}>{children}</p>
}

export function MoreFields({ title, open, children }: { title: ReactNode; open?: boolean; children: ReactNode }) {
  return (
    <details className={styles.more} open={open}>
      <summary className={link.disclosure}>{title}</summary>
      {children}
    </details>
  )
}
