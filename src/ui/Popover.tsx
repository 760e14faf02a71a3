import type { ReactNode } from 'react'
import styles from './Popover.module.css'

type Props = {
  id: string
  /** Names the button when its words alone do not. */
  label?: string
  /** The title of the opened content. */
  title?: string
  className: string | undefined
  /** The content of the button. */
  button: ReactNode
  /** Whether a tap on a link or button inside closes it. */
  closesOnChoice?: boolean
  children: ReactNode
}

/**
 * A button that opens content over the page: a sheet from below on phones, next to the button on wide screens. The
 * browser opens and closes it and returns the focus, without scripts.
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
          // Browsers without popovers show the content in the page.
          if (closesOnChoice && (event.target as Element).closest('a, button')) event.currentTarget.hidePopover?.()
        }}
      >
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </>
  )
}
