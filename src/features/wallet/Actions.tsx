import type { ReactNode } from 'react'
import styles from './Actions.module.css'

/** What can be done with what stands above, side by side. */
export function ActionsRow({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
