import type { ReactNode } from 'react'
import styles from './Hint.module.css'

/** Shows a remark about a question, or about the effect of an answer. */
export function Hint({ children }: { children: ReactNode }) {
  return <p className={styles.hint}>{children}</p>
}
