import type { ReactNode } from 'react'
import styles from './Actions.module.css'

export function ActionsRow({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
