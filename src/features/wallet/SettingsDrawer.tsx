import type { ReactNode } from 'react'
import text from '#ui/text.module.css'
import styles from './SettingsDrawer.module.css'

type Props = {
  /** The id of what is inside, to which addresses lead. */
  id: string
  title: string
  /** What is inside, in a few words. */
  says: string
  open?: boolean
  children: ReactNode
}

/** A part of the settings that opens at its heading. A browser opens it for an address that leads inside. */
export function SettingsDrawer({ id, title, says, open, children }: Props) {
  return (
    <section aria-labelledby={`${id}-titulo`}>
      <details className={styles.drawer} open={open}>
        <summary className={styles.summary}>
          <h2 id={`${id}-titulo`} tabIndex={-1}>
            {title}
          </h2>
          <span className={text.soft}>{says}</span>
        </summary>
        <div className={styles.inside} id={id}>
          {children}
        </div>
      </details>
    </section>
  )
}
