import styles from './Key.module.css'

/** Draws a key of the keyboard. */
export function Key({ title, children }: { title?: string; children: string }) {
  return (
    <kbd className={styles.key} title={title}>
      {children}
    </kbd>
  )
}
