import type { ReactNode } from 'react'
import styles from './Hint.module.css'

export function Hint({ children }: { children: ReactNode }) {
  return <p className={styles.hint}>{children}</p>
}
