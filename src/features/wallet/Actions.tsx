import type { ReactNode } from 'react'
import styles from './Actions.module.css'

/** Lays out the actions for the content above side by side. */
export function ActionsRow({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
