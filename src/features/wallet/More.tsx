import type { ReactNode } from 'react'
import link from '#ui/link.module.css'
import styles from './More.module.css'

export function More({ title, open, children }: { title: ReactNode; open?: boolean; children: ReactNode }) {
  return (
    <details className={styles.more} open={open}>
      <summary className={link.disclosure}>{title}</summary>
      {children}
    </details>
  )
}
