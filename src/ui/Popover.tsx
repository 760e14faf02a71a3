import type { ReactNode } from 'react'
import styles from './Popover.module.css'

type Props = {
  id: string
  className: string | undefined
  /** The content of the button. */
  button: ReactNode
  children: ReactNode
}

/**
 * A button that opens content over the page: a sheet from below on phones, next to the button on wide screens. The
 * browser opens and closes it and returns the focus, without scripts.
 */
export function Popover({ id, className, button, children }: Props) {
  return (
    <>
      <button type="button" className={className} popoverTarget={id}>
        {button}
      </button>
      <div id={id} popover="auto" className={styles.panel}>
        {children}
      </div>
    </>
  )
}
