import clsx from 'clsx'
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import styles from './Modal.module.css'
import { Toasts } from './Toasts.tsx'
import text from './text.module.css'

export type ModalProps = {
  kind: 'dialog' | 'drawer'
  open: boolean
  /** Called on Escape and on a tap outside; the parent then sets `open` to false. */
  onClose: () => void
  labelledBy: string
  describedBy?: string | undefined
  /** Whether a tap outside closes it; Escape always does. */
  closesBeside?: boolean
  /** Whether it stands in the page instead of over it, which stays usable: the browser does not close it, nor move the focus. */
  isInPage?: boolean
  children: ReactNode
}

/**
 * The base of dialogs and drawers: a native modal `<dialog>`. The browser keeps the focus inside, makes the page inert
 * and returns the focus; the page does not scroll meanwhile (Modal.module.css). The content exists only while it is
 * open or closing.
 */
export function Modal({ open, onClose, labelledBy, describedBy, closesBeside = true, isInPage = false, kind, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isPresent = usePresence(open, isInPage, dialog)
  const pressedBeside = useRef(false)
  if (!isPresent) return null
  return (
    <dialog
      ref={dialog}
      className={isInPage ? styles.inPage : clsx(styles.modal, styles[kind])}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // Browsers close it at a second Escape in a row, even if the first was cancelled.
      onClose={(event) => open && !event.currentTarget.open && onClose()}
      onKeyDown={(event) => isInPage && event.key === 'Escape' && onClose()}
      onPointerDown={(event) => {
        pressedBeside.current = event.target === event.currentTarget
      }}
      onClick={(event) => {
        // Both ends of the tap count, because a text selection may be dragged out of the modal.
        if (closesBeside && !isInPage && pressedBeside.current && event.target === event.currentTarget) onClose()
      }}
    >
      {children}
      {!isInPage && <Toasts />}
    </dialog>
  )
}

/** Opens and closes the dialog as `open` says; returns true from the opening until the closing transition has ended. */
function usePresence(open: boolean, isInPage: boolean, dialog: RefObject<HTMLDialogElement | null>): boolean {
  const [isPresent, setPresent] = useState(open)
  if (open && !isPresent) setPresent(true)
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (open) {
      element.close()
      if (isInPage) element.open = true
      else element.showModal()
      return
    }
    let stale = false
    element.close()
    // Without animations this resolves at once.
    void Promise.allSettled(element.getAnimations().map((animation) => animation.finished)).then(() => {
      if (!stale) setPresent(false)
    })
    return () => {
      stale = true
    }
  }, [open, isInPage, dialog])
  return isPresent
}

type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  description?: ReactNode
  children: ReactNode
}

export function Dialog({ open, onClose, title, description, children }: DialogProps) {
  const id = useId()
  return (
    <Modal kind="dialog" open={open} onClose={onClose} labelledBy={`${id}t`} describedBy={description ? `${id}d` : undefined}>
      <div className={styles.body}>
        <h2 id={`${id}t`} className={styles.title}>
          {title}
        </h2>
        {description && (
          <div id={`${id}d`} className={text.soft}>
            {description}
          </div>
        )}
        {children}
      </div>
    </Modal>
  )
}
