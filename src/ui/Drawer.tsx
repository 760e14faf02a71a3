import clsx from 'clsx'
import { type ReactNode, useId } from 'react'
import { buttonClass } from './button.ts'
import styles from './Drawer.module.css'
import { Modal } from './Modal.tsx'

type DrawerProps = {
  open: boolean
  /** Called on Escape, on a tap outside and by its button; in the page on Escape only. */
  onClose: () => void
  /** Whether it stands in the page, for example beside a list, instead of over it. */
  isInPage?: boolean
  title: string
  /** Names what it shows: something else begins at its top. */
  subject?: string
  footer?: ReactNode
  children: ReactNode
}

export function Drawer({ open, onClose, isInPage = false, title, subject, footer, children }: DrawerProps) {
  const id = useId()
  return (
    <Modal kind="drawer" open={open} onClose={onClose} labelledBy={id} isInPage={isInPage}>
      <div className={clsx(styles.frame, isInPage && styles.inPage)}>
        <header className={styles.head}>
          <h2 id={id} className={styles.title} tabIndex={isInPage ? -1 : undefined}>
            {title}
          </h2>
          <button type="button" className={buttonClass('quiet', 'icon')} aria-label="Cerrar" onClick={onClose}>
            <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
              <path d="M4 4l12 12M16 4L4 16" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
            </svg>
          </button>
        </header>
        <div key={subject} className={styles.body}>
          {children}
        </div>
        {footer && (
          <footer className={styles.foot} data-actions>
            {footer}
          </footer>
        )}
      </div>
    </Modal>
  )
}
