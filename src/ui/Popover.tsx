import type { ReactNode } from 'react'
import styles from './Popover.module.css'

type Props = {
  id: string
  /** Names the button where its words alone do not. */
  label?: string
  /** Over what it opens. */
  title?: string
  className: string | undefined
  /** What the button shows. */
  button: ReactNode
  /** A tap on a link or button in it is the choice that was wanted. */
  closesOnChoice?: boolean
  children: ReactNode
}

/**
 * A button and what it opens over the page: a sheet from below on phones, next to the button on wide screens. The browser opens it, closes it on
 * Escape or a tap outside and gives the focus back, all without scripts.
 */
export function Popover({ id, label, title, className, button, closesOnChoice = false, children }: Props) {
  return (
    <>
      <button type="button" className={className} popoverTarget={id} aria-label={label}>
        {button}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: what is chosen inside has its keys; this only closes after it. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: see above. */}
      <div
        id={id}
        popover="auto"
        className={styles.panel}
        onClick={(event) => {
          // Browsers without popovers show it in the page.
          if (closesOnChoice && (event.target as Element).closest('a, button')) event.currentTarget.hidePopover?.()
        }}
      >
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </>
  )
}
