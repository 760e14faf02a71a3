import styles from './Key.module.css'

/** A key of the keyboard. */
export function Key({ title, children }: { title?: string; children: string }) {
  return (
    <kbd className={styles.key} title={title}>
      {children}
    </kbd>
  )
}
