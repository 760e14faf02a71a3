import type { ReactNode } from 'react'
import styles from './View.module.css'

/**
 * Shows a page, or part of one, with a single message: an error, nothing found. It has `role="alert"` when it replaces
 * something that failed.
 */
export function View({ role, children }: { role?: 'alert'; children: ReactNode }) {
  return (
    <div className={styles.view} role={role}>
      {children}
    </div>
  )
}
