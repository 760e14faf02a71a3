import type { ReactNode } from 'react'
import styles from './Hint.module.css'

/** A word on what is asked, or on what an answer does. */
export function Hint({ children }: { children: ReactNode }) {
  return <p className={styles.hint}>{children}</p>
}
