import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import text from '#ui/text.module.css'
import styles from './settings.module.css'

type Props = {
  /** The id of what is inside, to which addresses lead. */
  id: string
  title: string
  /** What is inside, in a few words. */
  says: string
  open?: boolean
  children: ReactNode
}

/** A part of the settings that opens at its heading, and for an address that leads inside. */
export function SettingsDrawer({ id, title, says, open, children }: Props) {
  const drawer = useRef<HTMLDetailsElement>(null)
  const fragment = useLocation({ select: ({ hash }) => hash })
  // The browser does so itself where it loads the page.
  useEffect(() => {
    if (fragment === id && drawer.current) drawer.current.open = true
  }, [fragment, id])
  return (
    <section aria-labelledby={`${id}-titulo`}>
      <details ref={drawer} className={styles.drawer} open={open}>
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
