import type { ReactNode } from 'react'
import styles from './View.module.css'

export function View({ role, children }: { role?: 'alert'; children: ReactNode }) {
  return (
    <div className={styles.view} role={role}>
      {children}
    </div>
  )
}
