import type { ReactNode } from 'react'
import styles from './View.module.css'

/** A page, or the place of a list, that has one thing to say: an error, nothing found. `role="alert"` where it takes the place of what broke. */
export function View({ role, children }: { role?: 'alert'; children: ReactNode }) {
  return (
    <div className={styles.view} role={role}>
      {children}
    </div>
  )
}
